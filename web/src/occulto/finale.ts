/** The end as a story: what is said and turned up, step by step. */
import { type Colour, COLOURS, type View } from './view';

export interface Rank {
  colour: Colour;
  /** Where the character lies; nothing for one that is out of the game. */
  place: string;
  seat: number | null;
  potions: number;
  bonus: number;
  out: boolean;
}

/** The colours, the fullest first; those that can no longer be saved come last. */
export function ranking(view: View): Rank[] {
  return COLOURS.map((colour): Rank => {
    const place = view.characters.find((each) => each.face === colour)?.place ?? '';
    const more = view.bonus[colour];
    return {
      colour,
      place,
      seat: place.startsWith('s') ? Number(place.slice(1)) : null,
      potions: view.totals[colour] + more,
      bonus: more,
      out: !place,
    };
  }).sort((a, b) => Number(a.out) - Number(b.out) || b.potions - a.potions);
}

export type Scene = { kind: 'count' } | { kind: 'powers' } | { kind: 'face'; colour: Colour } | { kind: 'verdict' };

/** First the count, then the powers, then the faces from the emptiest flask to the fullest, then who has won. */
export function scenes(ranks: readonly Rank[], powers: boolean): Scene[] {
  const faces = [...ranks].reverse().map((rank): Scene => ({ kind: 'face', colour: rank.colour }));
  return [{ kind: 'count' }, ...(powers ? [{ kind: 'powers' } as Scene] : []), ...faces, { kind: 'verdict' }];
}
