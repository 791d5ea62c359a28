/** Eight colours, and whose they are: chip, portrait and tint of a seat, wherever it is drawn. */
export const COLOURS: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8];

/**
 * A colour for each seat, and no two alike: the one a person chose in the lobby (the first of them, should two want the same),
 * else the next one that nobody chose. Every screen asks here, so a player looks the same in lobby, game, talk and replay.
 */
export function colours(seats: readonly { colour: string }[]): number[] {
  const free = new Set(COLOURS);
  const own = seats.map(({ colour }) => (free.delete(Number(colour)) ? Number(colour) : 0));
  return own.map((colour) => {
    const found = colour || [...free][0] || COLOURS.length;
    free.delete(found);
    return found;
  });
}

/** One that no seat has. */
export function spare(tints: readonly number[]): number {
  return COLOURS.find((colour) => !tints.includes(colour)) ?? COLOURS.length;
}

/** The colour somebody likes, or one that is not taken. */
export function freeColour(liked: number, taken: readonly number[]): number {
  if (!taken.includes(liked)) return liked;
  return COLOURS.find((colour) => !taken.includes(colour)) ?? liked;
}
