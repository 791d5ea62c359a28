/** A Butterfly moved by keys: where it lies after one. */
import { type Butterfly, isBelow, settle, turn } from './clue';

const ARROWS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/** Where a Butterfly lands that rested: in the middle, its needle up. */
const LANDED = { x: 0, y: 0, angle: 54 };

/**
 * Arrows move it, with Shift by larger steps, comma and full stop turn it, P changes the Page, B puts it below, Delete takes it
 * back (null). Any other key means nothing.
 */
export function byKey(now: Butterfly | null, key: string, far: boolean): Butterfly | null | undefined {
  const page = now?.page ?? 0;
  const pointing = now && !isBelow(now) ? now : null;
  const landed = settle(page, LANDED.x, LANDED.y, LANDED.angle);
  const arrow = ARROWS[key];
  if (arrow) {
    if (!pointing) return landed;
    const by = far ? 10 : 2;
    return settle(page, pointing.x + arrow[0] * by, pointing.y + arrow[1] * by, pointing.angle);
  }
  if ((key === ',' || key === '.') && pointing)
    return settle(page, pointing.x, pointing.y, turn(pointing.angle + (key === '.' ? 1 : -1)));
  if (key === 'p') return now ? { ...now, page: 1 - page } : landed;
  if (key === 'b') return { page, below: true };
  return key === 'Delete' || key === 'Backspace' ? null : undefined;
}
