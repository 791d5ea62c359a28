/** What a game writes in signs is said in words; how, the game knows. */
import type { Say } from './words';

/** A part of a text; what is written in signs has its words beside it. */
export interface Part {
  text: string;
  aloud: string;
}

export type Reader = (say: Say, text: string) => Part[];

const readers: Reader[] = [];

/** From now on this game's signs are said in words. */
export function readAloud(reader: Reader): void {
  if (!readers.includes(reader)) readers.push(reader);
}

/** A text cut at its signs. */
export function parts(say: Say, text: string): Part[] {
  return readers.reduce<Part[]>(
    (found, reader) => found.flatMap((part) => (part.aloud ? [part] : reader(say, part.text))),
    text ? [{ text, aloud: '' }] : [],
  );
}

/** A text as it is said. */
export function aloud(say: Say, text: string): string {
  return spoken(parts(say, text));
}

export function spoken(found: readonly Part[]): string {
  return found.map((part) => part.aloud || part.text).join('');
}
