/**
 * What is said at a table: free words, and lines that everybody reads in their own language.
 *
 * A line of the second kind travels as `:name:` and is looked up as `web-line-name` by whoever reads it. A game may have
 * lines of its own (Obscurio's suggestions): those are choices, and are heard as the event `<game>-said`.
 */
import type { Line, SaidFrame } from './wire';
import type { Say } from './words';

/** As much as the server takes. */
export const LONGEST = 300;
/** The house's own lines, in the order they are offered. */
export const QUICK = ['hello', 'ready', 'moment', 'thinking', 'nice', 'sorry', 'thanks', 'well_played'] as const;
export type Quick = (typeof QUICK)[number];

/** What stands in the place of words that their writer has deleted. */
const REMOVED = 'removed';

/** Free words, with the number of the game's lines that had been heard when they came. */
export type Heard = SaidFrame & { after: number };

/** How far somebody has read: so many free words, and so many of the game's lines. */
export interface ReadUpTo {
  said: number;
  lines: number;
}

export interface Spoken {
  /** Null for somebody who looks on. */
  seat: number | null;
  room: 'table' | 'gallery';
  text: string;
  /** A line of the game itself, to be put into words with the game's wording. */
  line: Line | null;
  /** How many of the game's lines had been heard before it. */
  after: number;
}

export function coded(line: Quick): string {
  return `:${line}:`;
}

/** A text as it is read: a known line in the reader's language, anything else as it was written. */
export function read(say: Say, text: string): string {
  const name = /^:([a-z_]+):$/.exec(text)?.[1];
  return name && [...QUICK, REMOVED].includes(name as Quick) ? say('web-line-' + name.replaceAll('_', '-')) : text;
}

/**
 * Free words and the game's lines in one order: a word stands after as many lines as had been heard when it came. `earlier`: how
 * many of those were of games before this one.
 */
export function conversation(game: string, lines: readonly Line[], said: readonly Heard[], earlier = 0): Spoken[] {
  const all: Spoken[] = [];
  let next = 0;
  const words = (until: number) => {
    for (; next < said.length && said[next]!.after - earlier <= until; next++) {
      const { seat, room, text, after } = said[next]!;
      all.push({ seat, room, text, line: null, after: after - earlier });
    }
  };
  lines.forEach((line, i) => {
    words(i);
    if (line.id !== `${game}-said`) return;
    const seat = line.args.seat;
    all.push({ seat: typeof seat === 'number' ? seat : null, room: 'table', text: '', line, after: i });
  });
  words(Infinity);
  return all;
}

/** Before which of these words another part of the game began, and with which line; the first part needs no mark. */
export function openings(shown: readonly Spoken[], lines: readonly Line[], id: string | undefined): Map<number, Line> {
  const found = new Map<number, Line>();
  lines.forEach((line, i) => {
    if (line.id !== id) return;
    const at = shown.findIndex((one) => one.after > i);
    if (at !== 0 && shown.length) found.set(at < 0 ? shown.length : at, line);
  });
  return found;
}

/** How much of what others said lies beyond what was read. Nobody has to read their own words. */
export function unread(
  game: string,
  lines: readonly Line[],
  said: readonly Heard[],
  read: ReadUpTo,
  you: number | null,
): number {
  const others = (seat: unknown) => you === null || seat !== you;
  const words = said.slice(read.said).filter((one) => others(one.seat));
  const spoken = lines.slice(read.lines).filter((line) => line.id === `${game}-said` && others(line.args.seat));
  return words.length + spoken.length;
}

/**
 * Everything is told again after a broken line. The place after the word that was heard before as this one, looking from
 * `from` on; -1 for a new one.
 */
export function heardBefore(said: readonly Heard[], from: number, frame: SaidFrame): number {
  const at = said.findIndex(
    (one, i) => i >= from && one.seat === frame.seat && one.room === frame.room && one.text === frame.text,
  );
  return at < 0 ? -1 : at + 1;
}

/**
 * Why this viewer cannot speak now, as the id of a sentence; nothing if they can. A game explains its own silences: the message
 * `web-talk-` and the rule's number, among its board's words.
 */
export function silence(rule: string, muted: boolean, has: (id: string) => boolean): string {
  if (muted) return 'web-talk-muted';
  if (!rule) return '';
  return has(`web-talk-${rule}`) ? `web-talk-${rule}` : 'web-talk-not-now';
}
