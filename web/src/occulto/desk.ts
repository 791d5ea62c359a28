/** What every part of the table is handed: the view, the names, what glows, and what a touch does. */
import type { Say } from '../lib/words';
import { columns } from './bench';
import { characterName } from './deck.svelte';
import type { CharacterPlace, View } from './view';

export interface Desk {
  view: View;
  names: readonly string[];
  tints: readonly number[];
  over: boolean;
  lit: ReadonlySet<string>;
  picks: readonly string[];
  /** What is being chosen: characters (`s`), people, cards of benches (`G`), a side, or nothing. */
  aiming: '' | 's' | 'seat' | 'G' | 'side';
  say: Say;
  touch: (one: string) => void;
  /** Raise a bench. */
  bench: (seat: number) => void;
  /** The name of a card on a bench, as it is read aloud. */
  spoken: (card: string) => string;
}

/** What is being chosen, from what glows. */
export function aimOf(lit: ReadonlySet<string>): Desk['aiming'] {
  for (const one of lit) {
    if (one === 'left' || one === 'right') return 'side';
    if (one.startsWith('seat')) return 'seat';
    if (one.startsWith('G')) return 'G';
    return 's';
  }
  return '';
}

export function placeName(say: Say, { names, view }: Pick<Desk, 'names' | 'view'>, place: string): string {
  if (place.startsWith('c')) return say('occulto-place-centre', { number: Number(place.slice(1)) + 1 });
  const seat = Number(place.slice(1));
  return seat === view.seat ? say('web-occ-your-character') : say('web-occ-character', { name: names[seat]! });
}

export function placeSpoken(desk: Desk, place: CharacterPlace): string {
  const { say, names } = desk;
  const seen: string[] = [];
  const possible = desk.view.possible[place.place] ?? [];
  if (place.empty) seen.push(say('web-occ-no-character'));
  if (place.face) seen.push(characterName(place.face), say('occulto-colour-' + place.face));
  else if (possible.length === 1) seen.push(say('web-occ-is', { colour: say('occulto-colour-' + possible[0]!) }));
  else if (possible.length)
    seen.push(say('web-occ-can-be', { colours: possible.map((colour) => say('occulto-colour-' + colour)).join(', ') }));
  if (place.totem) seen.push(say('web-occ-totem-spoken', { name: names[place.totem[0]] ?? '' }));
  const state = desk.picks.includes(place.place) ? 'chosen' : desk.lit.has(place.place) ? 'legal' : 'none';
  return say('web-occ-place-state', {
    place: placeName(say, desk, place.place),
    seen: seen.join(', ') || 'none',
    state,
  });
}

export function benchName(desk: Desk, seat: number): string {
  return seat === desk.view.seat
    ? desk.say('web-occ-your-bench')
    : desk.say('web-occ-bench-of', { name: desk.names[seat]! });
}

/** A bench in a sentence: how many cards, and the potions by colour. */
export function benchSpoken(desk: Desk, seat: number): string {
  const { say, view } = desk;
  const cards = view.bench[seat]!;
  const potions = columns(cards)
    .filter((column) => column.potions > 0)
    .map((column) =>
      say('web-occ-bench-potions', { colour: say('occulto-colour-' + column.colour), number: column.potions }),
    );
  const count = view.expert
    ? say('web-occ-count-open', { number: cards.length })
    : say('web-occ-count', { number: cards.length, limit: view.limit });
  return say('web-occ-bench-spoken', {
    name: benchName(desk, seat),
    count,
    potions: potions.join(', ') || 'none',
    state: view.protected.includes(seat) ? 'protected' : 'none',
  });
}

/** Whose bench a card lies on; -1 if on none. */
export function homeOf(view: View, card: string): number {
  return view.bench.findIndex((bench) => bench.some((laid) => laid.card === card));
}
