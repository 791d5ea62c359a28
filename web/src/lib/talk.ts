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

export interface Spoken {
  /** Null for somebody who looks on. */
  seat: number | null;
  room: 'table' | 'gallery';
  text: string;
  /** A line of the game itself, to be put into words with the game's wording. */
  line: Line | null;
}

export function coded(line: Quick): string {
  return `:${line}:`;
}

/** A text as it is read: a known line in the reader's language, anything else as it was written. */
export function read(say: Say, text: string): string {
  const name = /^:([a-z_]+):$/.exec(text)?.[1];
  return name && (QUICK as readonly string[]).includes(name) ? say('web-line-' + name.replaceAll('_', '-')) : text;
}

/** Free words and the game's lines in one order: a word stands after as many lines as had been heard when it came. */
export function conversation(
  game: string,
  lines: readonly Line[],
  said: readonly (SaidFrame & { after: number })[],
): Spoken[] {
  const all: Spoken[] = [];
  let next = 0;
  const words = (until: number) => {
    for (; next < said.length && said[next]!.after <= until; next++) {
      const { seat, room, text } = said[next]!;
      all.push({ seat, room, text, line: null });
    }
  };
  lines.forEach((line, i) => {
    words(i);
    if (line.id !== `${game}-said`) return;
    const seat = line.args.seat;
    all.push({ seat: typeof seat === 'number' ? seat : null, room: 'table', text: '', line });
  });
  words(Infinity);
  return all;
}

/** Why this viewer cannot speak now, as the id of a sentence; nothing if they can. */
export function silence(rule: string, muted: boolean): string {
  if (muted) return 'web-talk-muted';
  if (!rule) return '';
  return (
    { 'B-17': 'web-talk-mute-book', 'B-39': 'web-talk-eyes', 'B-68': 'web-talk-watched', 'B-79': 'web-talk-out' }[
      rule
    ] ?? 'web-talk-not-now'
  );
}
