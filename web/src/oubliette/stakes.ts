/** What is at stake by a hint: its answer and the next best, and how many games of ten are won with each. */
import type { Args } from '../lib/wire';
import type { Move } from './choose';

export interface Stake {
  move: Move;
  chance: number;
}

/** The hinted answer first; nothing where the hint compares none. */
export function staked(args: Args, hinted: Move | null, all: readonly Move[]): Stake[] {
  const other = all.find((move) => move.option.text === args.other);
  if (!hinted || !other) return [];
  return [
    { move: hinted, chance: Number(args.chance) },
    { move: other, chance: Number(args.other_chance) },
  ];
}
