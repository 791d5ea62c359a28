/**
 * The second half of a double tap falls on what the first has opened. It was not meant for that: a sheet lets it pass.
 */
interface Tap {
  x: number;
  y: number;
  at: number;
}

/** How long after a tap, in milliseconds, and how near to it, in pixels, another one is its echo. */
const SOON = 450;
const NEAR = 28;

let last: Tap | null = null;

const tapOf = (event: MouseEvent): Tap => ({ x: event.clientX, y: event.clientY, at: event.timeStamp });

if (typeof addEventListener === 'function')
  addEventListener('click', (event) => event.detail && (last = tapOf(event)), { capture: true });

/** The last tap: what opened whatever opens now. Keys are no taps. */
export function lastTap(): Tap | null {
  return last;
}

/** Whether a click is the second half of a double tap that began with `first`. */
export function isEcho(first: Tap | null, click: MouseEvent): boolean {
  if (!first || !click.detail) return false;
  const { x, y, at } = tapOf(click);
  return at - first.at < SOON && Math.hypot(x - first.x, y - first.y) < NEAR;
}
