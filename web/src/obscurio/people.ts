/** Who sits where: their names, and the colours that every other screen gives them too (B-03). */
import { colours, spare } from '../lib/colours';
import type { SeatInfo } from '../lib/wire';

export interface People {
  names: string[];
  /** The colour of each seat, the Grimoire's too. */
  tint: number[];
  /** The companion's, with two players (B-86). */
  companion: number;
}

export function people(seats: readonly SeatInfo[], nameless: (seat: number) => string): People {
  const tint = colours(seats);
  return { names: seats.map((seat, i) => seat.name || nameless(i)), tint, companion: spare(tint) };
}
