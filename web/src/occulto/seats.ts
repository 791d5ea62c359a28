/** Where people sit: you at the near edge, the others clockwise from your left, as around a real table. */

export type Spot = 'near' | 'left-near' | 'left-far' | 'left' | 'far' | 'right' | 'right-far' | 'right-near';

const AROUND: Record<number, readonly Spot[]> = {
  2: ['left', 'right'],
  3: ['left', 'far', 'right'],
  4: ['left-near', 'left-far', 'right-far', 'right-near'],
};

/** The seats with their spots; a spectator sits behind the first seat. */
export function around(players: number, you: number | null): { seat: number; spot: Spot }[] {
  const base = you ?? 0;
  const spots: readonly Spot[] = ['near', ...(AROUND[players - 1] ?? [])];
  return spots.map((spot, i) => ({ seat: (base + i) % players, spot }));
}

/** From the far left to the right and down: the order in which they are read and drawn. */
const READING: readonly Spot[] = ['left-far', 'far', 'right-far', 'left', 'right', 'left-near', 'right-near'];

export function others(players: number, you: number | null): { seat: number; spot: Spot }[] {
  return around(players, you)
    .filter((each) => each.spot !== 'near')
    .sort((a, b) => READING.indexOf(a.spot) - READING.indexOf(b.spot));
}
