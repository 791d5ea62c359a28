/** Where the talk that still means something begins: with the room that is being played, or with the accusation in it. */
import type { Line } from '../lib/wire';

/** What begins a room: door 2 of another one was another picture. */
export const ROOM = 'obscurio-turn';

/** The place of the line with which it began; -1 before the first room. */
export function begun(lines: readonly Line[]): number {
  return lines.findLastIndex((line) => line.id === ROOM || line.id === 'obscurio-accusation');
}
