/** What a quiet moment is called: by the last thing that happened, not by the quiet. */
import type { Line } from '../lib/wire';

/** What happened, and the title it gives; the first of these that was told of this turn. */
const TITLES: readonly (readonly [string, string])[] = [
  ['oubliette-obstacle', 'obstacle'],
  ['oubliette-fight-lost', 'beaten-back'],
  ['oubliette-trap-caught', 'caught'],
  ['oubliette-room-lost', 'room-lost'],
  ['oubliette-destroyed', 'won'],
  ['oubliette-fight-won', 'won'],
  ['oubliette-trap-passed', 'passed'],
  ['oubliette-portcullis', 'portcullis'],
  ['oubliette-portcullis-nowhere', 'nowhere'],
  ['oubliette-rope', 'crossed'],
  ['oubliette-chasm', 'chasm'],
  ['oubliette-lost', 'strayed'],
  ['oubliette-lost-avoided', 'bearings'],
  ['oubliette-darkness-taken', 'taken'],
  ['oubliette-torch', 'torch'],
  ['oubliette-torch-out', 'torch'],
  ['oubliette-gremlin-taken', 'robbed'],
  ['oubliette-warded', 'warded'],
];
/** What the player did last counts before what had happened. */
const DONE: Record<string, string> = {
  'oubliette-room': 'room',
  'oubliette-passage': 'room',
  'oubliette-equipped': 'equipped',
  'oubliette-dug': 'dug',
  'oubliette-hourglass': 'returned',
  'oubliette-time-shift': 'returned',
  'oubliette-restock': 'stocked',
};

/** The title of the quiet part of a turn. */
export function headline(since: readonly Line[]): string {
  const last = since.findLast((line) => line.id in DONE);
  if (last) return DONE[last.id]!;
  return TITLES.find(([id]) => since.some((line) => line.id === id))?.[1] ?? 'act';
}

/** The lines of a turn as they are read: what caused something first, what came to light under it last. */
export function causesFirst(lines: readonly Line[]): Line[] {
  const found = (line: Line) => line.id === 'oubliette-uncovered';
  return [...lines.filter((line) => !found(line)), ...lines.filter(found)];
}

/** Whether the Creature of this turn was beaten, as far as it was told. */
export function beaten(lines: readonly Line[]): boolean {
  const turn = lines.slice(lines.findLastIndex((line) => line.id === 'oubliette-turned') + 1);
  return !turn.some((line) => line.id === 'oubliette-fight-lost');
}
