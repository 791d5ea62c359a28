/** A finished game, room by room: the lines that say how each ended. */
import type { Line } from '../lib/wire';
import { chapters } from '../table/story';

const TOLD = new Set(['obscurio-exit', 'obscurio-error', 'obscurio-danger', 'obscurio-votes', 'obscurio-accused']);

export interface Room {
  turn: number;
  found: boolean;
  lines: Line[];
}

export function rooms(lines: readonly Line[]): Room[] {
  return chapters(lines)
    .filter((chapter) => chapter.turn > 0)
    .map(({ turn, lines: all }) => ({
      turn,
      found: all.some((line) => line.id === 'obscurio-exit' && line.args.found === true),
      lines: all.filter((line) => TOLD.has(line.id)),
    }));
}
