/** A tap on a card while an answer is under way: what it still means once that is there. */
import type { Move, Place } from './choose';
import { topOf } from './payment';
import type { View } from './view';

export interface Tap {
  /** The question it was made under. */
  n: number;
  /** What was tapped or dragged: the same twice is one tap. */
  what: string;
  place?: Place;
  /** What lay there, or the card itself. */
  card?: string | null;
}

/**
 * `now`: the same is asked still, so it does what it would have done. `chosen`: something else is asked, and the card that
 * was tapped can be chosen for it; nothing is played that nobody saw asked. `late`: it fits nothing any more.
 */
export function meaning(tap: Tap, n: number, all: readonly Move[], view: View): 'now' | 'chosen' | 'late' {
  if (tap.n === n) return 'now';
  if (!tap.card) return 'late';
  const { place } = tap;
  const fits = place
    ? topOf(view, place) === tap.card && all.some((move) => move.kind !== 'store' && move.places.includes(place))
    : all.some((move) => move.card === tap.card);
  return fits ? 'chosen' : 'late';
}
