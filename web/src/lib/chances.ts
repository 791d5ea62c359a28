/** The chances of a finished game as points of a drawing, and as numbers for a sentence. */
import type { Chances, Turning } from './wire';

export interface Spot {
  x: number;
  y: number;
}

/** A hundred wide and forty high: from what was possible at first, choice by choice, to how it ended. */
export function spread({ points, won }: Chances, last: number): Spot[] {
  const spot = (step: number, chance: number): Spot => ({ x: (100 * step) / last, y: 40 - (40 * chance) / 100 });
  const first = points[0];
  return [
    ...(first ? [spot(0, Math.max(first.chance, first.best))] : []),
    ...points.filter(({ step }) => step < last).map(({ step, chance }) => spot(step, chance)),
    spot(last, won ? 100 : 0),
  ];
}

/** `4 of 10 → 1 of 10`; of a hundred where tenths would not tell them apart, or would say none of the smaller one. */
export function tens({ before, after }: Pick<Turning, 'before' | 'after'>): {
  before: number;
  after: number;
  of: number;
} {
  const [many, few] = [Math.round(before / 10), Math.round(after / 10)];
  if (many === few || (few === 0 && after > 0)) return { before, after, of: 100 };
  return { before: many, after: few, of: 10 };
}
