/** A finished run in four lines and three figures, made from what was heard. */
import type { Line } from '../lib/wire';
import { chapters } from '../table/story';

export interface Moment {
  turn: number;
  line: Line;
}

/** How much a line matters to the story of a run. */
const WEIGHT: Record<string, number> = {
  'oubliette-destroyed': 9,
  'oubliette-passage': 9,
  'oubliette-portcullis': 7,
  'oubliette-time-shift': 8,
  'oubliette-restock': 7,
  'oubliette-curse': 6,
  'oubliette-fight-lost': 8,
  'oubliette-fight-won': 6,
  'oubliette-trap-caught': 7,
  'oubliette-trap-passed': 3,
  'oubliette-rope': 6,
  'oubliette-chasm': 5,
  'oubliette-obstacle': 6,
  'oubliette-gremlin-taken': 6,
  'oubliette-warded': 5,
  'oubliette-lost': 4,
  'oubliette-found-path-found': 6,
  'oubliette-dug': 4,
  'oubliette-hourglass': 4,
  'oubliette-darkness-taken': 2,
  'oubliette-room': 2,
  'oubliette-room-lost': 5,
  'oubliette-portcullis-ahead': 9,
};

export function moments(lines: readonly Line[], count = 4): Moment[] {
  const best: (Moment & { weight: number })[] = [];
  for (const chapter of chapters(lines)) {
    let top: (Moment & { weight: number }) | null = null;
    for (const line of chapter.lines) {
      const weight = WEIGHT[line.id] ?? 0;
      if (weight > (top?.weight ?? 0)) top = { turn: chapter.turn, line, weight };
    }
    if (top) best.push(top);
  }
  const last = best.at(-1);
  const chosen = best
    .slice(0, -1)
    .sort((a, b) => b.weight - a.weight || b.turn - a.turn)
    .slice(0, count - 1);
  return [...chosen, ...(last ? [last] : [])].sort((a, b) => a.turn - b.turn).map(({ turn, line }) => ({ turn, line }));
}

export interface Figures {
  beaten: number;
  met: number;
  lost: number;
}

export function figures(lines: readonly Line[]): Figures {
  const count = (...ids: string[]) => lines.filter((line) => ids.includes(line.id)).length;
  const beaten = count('oubliette-fight-won', 'oubliette-destroyed');
  return { beaten, met: beaten + count('oubliette-fight-lost'), lost: count('oubliette-room-lost') };
}

/** What killed you, in plain words: by how it ended. */
const CAUSES: readonly (readonly [RegExp, string])[] = [
  [/^beaten_without/, 'early'],
  [/^beaten_/, 'beaten'],
  [/^trap_/, 'trap'],
  [/^portcullis_/, 'portcullis'],
  [/^obstacle_/, 'obstacle'],
  [/^deck_/, 'candle'],
  [/^inventory_/, 'empty'],
];

export function causeOf(reason: string): string {
  return 'web-oub-cause-' + (CAUSES.find(([pattern]) => pattern.test(reason))?.[1] ?? 'other');
}
