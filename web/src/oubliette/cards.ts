/** Playing cards as the table draws them. Nothing here decides anything: what may be done comes from the server. */
import birdcage from '../art/oubliette/birdcage-e.svg';
import candle from '../art/oubliette/candle-e.svg';
import cat from '../art/oubliette/cat-e.svg';
import chasm from '../art/oubliette/chasm-e.svg';
import clock from '../art/oubliette/clock-e.svg';
import door from '../art/oubliette/door-e.svg';
import eye from '../art/oubliette/eye-e.svg';
import fiend from '../art/oubliette/fiend-g.svg';
import hand from '../art/oubliette/hand-g.svg';
import key from '../art/oubliette/key-e.svg';
import mask from '../art/oubliette/mask-g.svg';
import mushroom from '../art/oubliette/mushroom-e.svg';
import owl from '../art/oubliette/owl-e.svg';
import portcullis from '../art/oubliette/portcullis-e.svg';
import raven from '../art/oubliette/raven-e.svg';
import rope from '../art/oubliette/rope-e.svg';
import spikes from '../art/oubliette/spikes-e.svg';
import wraith from '../art/oubliette/wraith-g.svg';

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

const PICTURES: Record<string, string> = {
  '2': door, '3r': birdcage, '3b': key, '4r': candle, '4b': raven, '5r': spikes, '5b': owl, '6': rope, '7r': mushroom, '7b': cat,
  '8': clock, '9r': rope, '9b': rope, '10': eye, Ab: portcullis, Ar: chasm, J: hand, Q: fiend, K: wraith, X: mask,
};

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
const HIGH: Record<string, number> = { J: 11, Q: 12, K: 13 };

/** The number a card shows as its worth in a fight; 0 for a Joker. The server says what a payment really comes to. */
export function worth(id: string, ace: number): number {
  const { rank } = face(id);
  if (rank === 'X') return 0;
  return rank === 'A' ? ace : (HIGH[rank] ?? Number(rank));
}
