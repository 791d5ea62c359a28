/** The breakpoints that scripts know too; `tokens.css` tells all of them. A style and its script have to change together. */

/** A desk: things stand side by side. */
export const WIDE = '(min-width: 900px)';
/** A desk that is no phone on its side. */
export const DESK = '(min-width: 900px) and (min-height: 521px)';
/** A phone on its side. */
export const LOW = '(min-width: 560px) and (max-height: 520px)';
/** Wider than high, or a desk. */
export const FLAT = '(min-width: 900px), (min-aspect-ratio: 1/1)';
