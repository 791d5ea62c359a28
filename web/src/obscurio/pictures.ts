/** Pictures by the place they lie at: `page-1`, `door-4`, `holder-8`, `exit`. The names in the addresses tell nothing. */
import { pictureHere } from '../here/pictures.svelte';
import { isHere } from '../lib/house';

export type Pictures = Record<string, string>;

/** The address of a picture by its name. */
export function pictureAt(table: string, name: string): string {
  return isHere(table) ? pictureHere(table, name) : `/t/${table}/picture/${name}`;
}

export function pictureUrl(table: string, pictures: Pictures, place: string): string | null {
  const name = pictures[place];
  return name ? pictureAt(table, name) : null;
}

export interface Place {
  kind: string;
  number: number;
}

/** `door-4` is the door, number 4; `exit` is the exit, number 0. */
export function placeOf(place: string): Place {
  const match = /^([a-z]+)(?:-(\d+))?$/.exec(place);
  return match ? { kind: match[1]!, number: Number(match[2] ?? 0) } : { kind: '', number: 0 };
}
