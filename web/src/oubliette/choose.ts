/**
 * From options to gestures. An option is a kind and its places (`pay 1 3`): here it becomes what to touch and where to
 * drop. Selecting is generic: a set of places is good as long as some option needs at least these, and ready when one
 * needs exactly these. So no rule of the game is known here, only the words of its options.
 */
import type { Ask, Option } from '../lib/wire';
import type { View } from './view';

export type Place = '1' | '2' | '3' | '4' | 'e' | 'g';
export type Spot = Place | 'turned' | 'held' | 'path';
export const PLACES: readonly Place[] = ['1', '2', '3', '4', 'e', 'g'];

export interface Move {
  option: Option;
  kind: string;
  /** The places to touch. */
  places: Place[];
  /** The card to touch, for options that name one (`take 9H`). */
  card: string;
  /** A drag that means the same: from where to where. */
  from: Spot | '';
  to: Spot | '';
}

const CARD = new Set(['pick', 'take', 'return']);
const TO: Record<string, Spot> = {
  start: 'path',
  path: 'path',
  passage: 'path',
  map: 'path',
  map_turned: 'path',
  rope: 'path',
  equip: 'e',
  discard: 'g',
  give: 'g',
  pay: 'turned',
  torch: 'turned',
  avoid: 'turned',
  ward: 'turned',
  destroy: 'turned',
  keep: 'turned',
};

export function moves(ask: Ask, view: View): Move[] {
  const hand: Spot = view.held.length ? 'held' : 'turned';
  return ask.options.map((option) => {
    const [kind = '', ...args] = option.text.split(' ');
    const move: Move = { option, kind, places: [], card: '', from: '', to: '' };
    if (CARD.has(kind)) move.card = args[0] ?? '';
    else if (kind === 'store') return { ...move, places: [args[0] as Place], from: hand, to: args[0] as Place };
    else if (kind === 'move') return { ...move, places: args as Place[], from: args[0] as Place, to: args[1] as Place };
    else {
      // `passage 3 2`: the place comes first, the number of the room second
      move.places = (kind === 'passage' ? args.slice(0, 1) : args).filter((arg) =>
        (PLACES as readonly string[]).includes(arg),
      ) as Place[];
      move.from = move.places.length === 1 ? move.places[0]! : '';
      move.to = TO[kind] ?? '';
      if (kind === 'place' || kind === 'path_found') Object.assign(move, { from: hand, to: 'path' });
      if (kind === 'drop') Object.assign(move, { from: hand, to: 'g' });
      if (kind === 'equip_found') Object.assign(move, { from: hand, to: 'e' });
    }
    return move;
  });
}

function holds(all: readonly Place[], some: readonly Place[]): boolean {
  return some.every((place) => all.includes(place));
}

/** The moves that need exactly the places chosen; with none chosen, those that need none. */
export function ready(all: readonly Move[], chosen: readonly Place[]): Move[] {
  return all.filter((move) => !move.card && move.places.length === chosen.length && holds(move.places, chosen));
}

/** What is chosen after a touch on `place`. The empty answer to a touch on nothing legal is the old choice. */
export function touch(all: readonly Move[], chosen: readonly Place[], place: Place): Place[] {
  if (chosen.includes(place)) return chosen.filter((other) => other !== place);
  const more = [...chosen, place];
  if (all.some((move) => move.kind !== 'store' && holds(move.places, more))) return more;
  return all.some((move) => move.places.includes(place)) ? [place] : [...chosen];
}

/** The places that light up: those that can still be added, and those that begin something else. */
export function lit(all: readonly Move[], chosen: readonly Place[]): Set<Place> {
  const found = new Set<Place>();
  for (const move of all) {
    if (!chosen.length || holds(move.places, chosen)) move.places.forEach((place) => found.add(place));
  }
  return found;
}

/** A drag from one spot to another: the moves it can mean. */
export function dropped(all: readonly Move[], from: Spot, to: Spot): Move[] {
  return all.filter(
    (move) =>
      move.from === from &&
      (move.to === to ||
        (to === 'g' && move.to === 'turned') ||
        (to === 'turned' && move.to === 'g' && move.from !== 'held' && move.from !== 'turned')),
  );
}

/** Whether a card of this payment could be kept: then it is more than enough. */
export function overpaid(all: readonly Move[], chosen: readonly Place[]): Place | null {
  for (const place of chosen) {
    const fewer = chosen.filter((other) => other !== place);
    if (fewer.length && ready(all, fewer).some((move) => move.kind === 'pay')) return place;
  }
  return null;
}

/** What is marked for an answer, and what is then chosen: as if the player had touched it all. */
export function marked(move: Move): { chosen: Place[]; picked: string } {
  return { chosen: move.card ? [] : [...move.places], picked: move.card };
}

/** The buttons on offer: the advised answer and nothing else, what was chosen, or what needs no choosing. */
export function buttonsFor(
  all: readonly Move[],
  chosen: readonly Place[],
  picked: string,
  advised: Move | null = null,
): Move[] {
  if (advised) return [advised];
  if (picked) return all.filter((move) => move.card === picked);
  if (chosen.length) return ready(all, chosen);
  return all.filter((move) => !move.card && move.places.length === 0);
}

/** Of the places an answer needs, those that are still to be touched; none if something else is chosen. */
export function pointed(move: Move | null, chosen: readonly Place[]): Set<Place> {
  if (!move || !holds(move.places, chosen)) return new Set();
  return new Set(move.places.filter((place) => !chosen.includes(place)));
}
