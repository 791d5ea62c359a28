/** The running sum of a payment, for the eye only: whether it is enough, the options say. */
import { face, worth } from './cards';
import type { Move, Place } from './choose';
import type { View } from './view';

/** The card on top of a place. */
export function topOf(view: View, place: Place): string | null {
  if (place === 'e') return view.equipped;
  if (place === 'g') return view.graveyard.at(-1) ?? null;
  return view.slots[Number(place) - 1]?.at(-1) ?? null;
}

export interface Part {
  card: string;
  worth: number;
  bonus: number;
}

export interface Payment {
  parts: Part[];
  sum: number;
  need: number;
}

/** A King that stays equipped strengthens everything that is paid beside it. */
function power(view: View, paid: boolean): number {
  return view.equipped !== null && face(view.equipped).rank === 'K' && !paid ? 1 : 0;
}

export function paymentOf(view: View, chosen: readonly Place[]): Payment {
  const bonus = power(view, chosen.includes('e'));
  const parts = chosen.map((place) => {
    const card = topOf(view, place)!;
    return { card, worth: worth(card, view.ace_value), bonus };
  });
  const sum = parts.reduce((all, part) => all + part.worth + part.bonus, 0);
  return { parts, sum, need: view.turned ? worth(view.turned, 0) + view.bonus : 0 };
}

/** What everything that can be paid is worth, as it is written on it. */
export function worthsOf(view: View, moves: readonly Move[], chosen: readonly Place[]): Partial<Record<Place, string>> {
  const found: Partial<Record<Place, string>> = {};
  const more = power(view, chosen.includes('e'));
  for (const place of moves.filter((move) => move.kind === 'pay').flatMap((move) => move.places)) {
    const card = topOf(view, place);
    if (card) found[place] = `${worth(card, view.ace_value)}${more && place !== 'e' ? '+1' : ''}`;
  }
  return found;
}
