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

const FOUND = 'oubliette-uncovered';
/** What takes cards off the piles and is told after what came to light under them. */
const TAKES = new Set(
  [
    'paid',
    'fight-won',
    'trap-passed',
    'gremlin-taken',
    'darkness-taken',
    'lost-avoided',
    'rope',
    'hourglass',
    'torch-out',
  ].map((id) => 'oubliette-' + id),
);
/** What came of the line before it. */
const EFFECTS = new Set([FOUND, 'web-oub-uncovered', 'oubliette-room-lost']);

/** What came to light in several piles at once, in one line. */
function folded(found: readonly Line[]): readonly Line[] {
  if (found.length < 2) return found;
  return [{ id: 'web-oub-uncovered', args: { cards: found.map((line) => line.args.card) } }];
}

/** The lines of a turn as they are read: what caused something first, then what came to light under it. */
export function causesFirst(lines: readonly Line[]): Line[] {
  const read: Line[] = [];
  const held: Line[] = [];
  for (const [i, line] of lines.entries()) {
    if (line.id === FOUND) held.push(line);
    else {
      // what was found belongs to this line, or to the one before it
      if (!TAKES.has(line.id)) read.push(...folded(held.splice(0)));
      read.push(line);
      const goesOn = lines[i + 1]?.id === 'oubliette-fight-won';
      if (held.length && !goesOn) read.push(...folded(held.splice(0)));
    }
  }
  return [...read, ...folded(held)];
}

/** The last of them, as many as there is room for; and nothing that came of something without what it came of. */
export function inBrief(lines: readonly Line[], room = 4): Line[] {
  const last = lines.slice(-room);
  if (!last.length || !EFFECTS.has(last[0]!.id)) return last;
  const cause = lines.slice(0, -room).findLast((line) => !EFFECTS.has(line.id));
  return cause ? [cause, ...last.slice(1)] : last;
}

/** Whether the Creature of this turn was beaten, as far as it was told. */
export function beaten(lines: readonly Line[]): boolean {
  const turn = lines.slice(lines.findLastIndex((line) => line.id === 'oubliette-turned') + 1);
  return !turn.some((line) => line.id === 'oubliette-fight-lost');
}
