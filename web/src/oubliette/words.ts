/** Oubliette's data in words: the same as the server's `words`, for the same messages. */
import { spoken } from '../lib/aloud';
import type { Say } from '../lib/words';
import type { Args } from '../lib/wire';
import { cardsAloud } from './aloud';
import { face, SIGNS } from './cards';

export function cardName(say: Say, id: string): string {
  const { rank, suit } = face(id);
  if (rank === 'X') return say('oubliette-joker');
  return (/\d/.test(rank) ? rank : say('oubliette-rank-' + rank)) + SIGNS[suit];
}

/** The same in words, for the ear. */
export function cardAloud(say: Say, id: string): string {
  return spoken(cardsAloud(say, cardName(say, id)));
}

const ONE = new Set(['card', 'paid', 'jack', 'equipped']);
const SEVERAL = new Set(['cards', 'slots']);

export function wording(say: Say, args: Args): Args {
  const ready: Args = {};
  for (const [name, value] of Object.entries(args)) {
    if (ONE.has(name) && typeof value === 'string') ready[name] = value && cardName(say, value);
    else if (SEVERAL.has(name) && Array.isArray(value))
      ready[name] = value.map((id) => cardName(say, String(id))).join(', ');
    else if (name === 'item') ready[name] = say('oubliette-item-' + String(value));
    else if (name === 'place') ready[name] = say('oubliette-place-' + String(value));
    else ready[name] = value;
  }
  return ready;
}
