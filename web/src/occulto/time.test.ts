import { describe, expect, it } from 'vitest';
import type { Move } from './choose';
import { print } from './deck.svelte';
import { answerOf, scopeOf } from './orders.svelte';
import { warningOf } from './time.svelte';

describe('the time left', () => {
  it('is said at 30 and at 10 seconds of a turn, at 10 of other questions, and never of a Shield’s', () => {
    expect([180_000, 30_001, 30_000, 10_001, 10_000, 1, 0].map((left) => warningOf(left, 'act'))).toEqual([
      0, 0, 30, 30, 10, 10, 0,
    ]);
    expect([20_000, 10_000].map((left) => warningOf(left, 'peek'))).toEqual([0, 10]);
    expect(warningOf(8000, 'shield')).toBe(0);
    expect(warningOf(null, 'act')).toBe(0);
  });
});

describe('standing orders', () => {
  const move = (kind: string, card = '') => ({ kind, card }) as Move;
  const attack = (ability: string, ...targets: string[]) => ({ card: 'G01', ability, targets });

  it('know what an attack is aimed at', () => {
    const face = { rule: 'C-51', category: 'attack', aimed: true, answer: false };
    print({
      cards: {},
      abilities: { oubliettes: { ...face, strikes: 'bench' }, gust: { ...face, strikes: 'character' } },
      characters: {},
    });
    expect(scopeOf(attack('oubliettes', 'G09'))).toBe('bench');
    expect(scopeOf(attack('gust', 'left'))).toBe('character');
    expect(scopeOf(attack('unheard_of'))).toBe('hand');
  });

  it('raise what there is, and otherwise let it happen', () => {
    const armed = [move('shield', 'G23'), move('decline')];
    const bare = [move('decline')];
    expect(answerOf('ask', armed)).toBeUndefined();
    expect(answerOf('always', armed)?.card).toBe('G23');
    expect(answerOf('always', bare)?.kind).toBe('decline');
    expect(answerOf('never', armed)?.kind).toBe('decline');
  });
});
