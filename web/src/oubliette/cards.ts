/** Playing cards as the table draws them. Nothing here decides anything: what may be done comes from the server. */

/** The engravings, by what a card is: files of their own, fetched when a card is first shown. */
const files = import.meta.glob<string>(['../art/kit/oubliette/*.svg', '!**/suit-*', '!**/ground-*'], {
  eager: true,
  import: 'default',
  query: '?url',
});
const PICTURES = Object.fromEntries(Object.entries(files).map(([path, url]) => [/([^/]+)\.svg$/.exec(path)![1]!, url]));

export type Suit = 'C' | 'D' | 'H' | 'S' | '';

export interface Face {
  id: string;
  rank: string;
  suit: Suit;
  red: boolean;
  /** Creatures and the Gremlin are night cards, engraved in gilt. */
  night: boolean;
  /** Which drawing and which name: `3r`, `8`, `Ab`, `K`, `X`. */
  key: string;
  picture: string;
}

export const BACK = PICTURES.back!;
export const CHASM = PICTURES.chasm!;
export const PORTCULLIS = PICTURES.portcullis!;

const faces = new Map<string, Face>();

export function face(id: string): Face {
  let found = faces.get(id);
  if (!found) faces.set(id, (found = makeFace(id)));
  return found;
}

function makeFace(id: string): Face {
  if (id.startsWith('X')) return { id, rank: 'X', suit: '', red: false, night: true, key: 'X', picture: PICTURES.X! };
  const rank = id.slice(0, -1);
  const suit = id.slice(-1) as Suit;
  const red = suit === 'D' || suit === 'H';
  const coloured = rank + (red ? 'r' : 'b');
  const key = coloured in PICTURES ? coloured : rank;
  return { id, rank, suit, red, night: 'JQK'.includes(rank), key, picture: PICTURES[key]! };
}

export const SIGNS: Record<Suit, string> = { C: '♣', D: '♦', H: '♥', S: '♠', '': '' };
