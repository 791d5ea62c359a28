import { describe, expect, it } from 'vitest';
import { added, anyDeal, dealOfDay, type Finished, summary } from './stats';

const game = (table: string, won: boolean, assisted = false): Finished => ({
  table,
  won,
  assisted,
  deal: 1,
  reason: '',
  rooms: 3,
  turns: 9,
  when: 0,
});

describe('statistics', () => {
  it('counts wins and streaks, without assisted games', () => {
    const games = [game('a', true), game('b', true), game('c', false), game('d', true, true), game('e', true)];
    expect(summary(games)).toEqual({ played: 4, won: 3, percent: 75, streak: 1, best: 2 });
    expect(summary([])).toEqual({ played: 0, won: 0, percent: 0, streak: 0, best: 0 });
  });

  it('counts a game once', () => {
    const games = added([], game('a', true));
    expect(added(games, game('a', true))).toHaveLength(1);
  });

  it('numbers deals', () => {
    expect(dealOfDay(new Date(2026, 10, 5))).toBe(20261105);
    expect(anyDeal(() => 0)).toBe(1);
    expect(anyDeal(() => 0.999999999)).toBe(999_999);
  });
});
