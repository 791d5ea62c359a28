/** Who sits where: names, and a colour for every chip. No two Wizards share one (B-03); a person keeps the one they chose. */
import type { SeatInfo } from '../lib/wire';

const ALL = [1, 2, 3, 4, 5, 6, 7];

export interface People {
  names: string[];
  /** The colour of each seat; the Grimoire's may be another's too. */
  tint: number[];
  /** The companion's, with two players (B-86). */
  companion: number;
}

export function people(
  seats: readonly SeatInfo[],
  wizards: readonly number[],
  nameless: (seat: number) => string,
): People {
  const tint = seats.map(() => 0);
  const free = new Set(ALL);
  const wished = (seat: number) => Number(seats[seat]?.colour);
  for (const seat of wizards) {
    if (free.has(wished(seat))) {
      tint[seat] = wished(seat);
      free.delete(wished(seat));
    }
  }
  const next = () => {
    const colour = [...free][0] ?? 7;
    free.delete(colour);
    return colour;
  };
  for (const seat of wizards) tint[seat] ||= next();
  const companion = [...free][0] ?? 7;
  seats.forEach((_, seat) => {
    if (!tint[seat]) tint[seat] = ALL.includes(wished(seat)) ? wished(seat) : companion;
  });
  return { names: seats.map((seat, i) => seat.name || nameless(i)), tint, companion };
}
