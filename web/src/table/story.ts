/** What was heard, told as a story: one chapter a turn. */
import type { Line } from '../lib/wire';

export interface Chapter {
  turn: number;
  lines: Line[];
}

/** A line that carries a turn number opens a chapter; what came before is the prologue, turn 0. */
export function chapters(lines: readonly Line[]): Chapter[] {
  const found: Chapter[] = [];
  for (const line of lines) {
    const turn = line.args.turn;
    if (typeof turn === 'number' && turn !== found.at(-1)?.turn) found.push({ turn, lines: [line] });
    else if (found.length) found.at(-1)!.lines.push(line);
    else found.push({ turn: 0, lines: [line] });
  }
  return found;
}
