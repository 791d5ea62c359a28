/** The running sum of a payment, added up from what the server says each card pays. */
import type { Place } from './choose';
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

/** What a King that stays equipped adds to everything paid beside it. */
function power(view: View, chosen: readonly Place[]): number {
  const fight = view.fight;
  return !fight || chosen.includes(fight.power_place as Place) ? 0 : fight.power;
}

export function paymentOf(view: View, chosen: readonly Place[]): Payment {
  const bonus = power(view, chosen);
  const parts = chosen.flatMap((place) => {
    const card = topOf(view, place);
    return card ? [{ card, worth: view.fight?.worths[place] ?? 0, bonus }] : [];
  });
  return {
    parts,
    sum: parts.reduce((all, part) => all + part.worth + part.bonus, 0),
    need: view.fight?.need ?? 0,
  };
}

/** What everything that can be paid is worth, as it is written on it. */
export function worthsOf(view: View, chosen: readonly Place[]): Partial<Record<Place, string>> {
  const more = power(view, chosen);
  const worths = Object.entries(view.fight?.worths ?? {}) as [Place, number][];
  return Object.fromEntries(
    worths.map(([place, worth]) => [place, `${worth}${more && place !== view.fight?.power_place ? `+${more}` : ''}`]),
  );
}
