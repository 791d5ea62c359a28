/** Seven colours, and whose they are. */
const ALL: readonly number[] = [1, 2, 3, 4, 5, 6, 7];

/** A colour for each seat: the one chosen, else one that nobody has. */
export function colours(seats: readonly { colour: string }[]): number[] {
  const taken = new Set(seats.map((seat) => Number(seat.colour)));
  const free = ALL.filter((colour) => !taken.has(colour));
  return seats.map((seat) =>
    Number(seat.colour) >= 1 && Number(seat.colour) <= 7 ? Number(seat.colour) : (free.shift() ?? 7),
  );
}

/** The colour somebody likes, or one that is not taken. */
export function freeColour(liked: number, taken: readonly number[]): number {
  if (!taken.includes(liked)) return liked;
  return ALL.find((colour) => !taken.includes(colour)) ?? liked;
}
