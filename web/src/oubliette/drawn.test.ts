import { describe, expect, it } from 'vitest';
import { paymentOf, topOf, worthsOf } from './payment';
import { before, between, DESK, PHONE, stepsOf } from './plan';
import type { View } from './view';

const view = {
  slots: [['7D', '5C'], ['2C'], [], ['QS']],
  equipped: 'KH',
  graveyard: ['3S', '4D'],
  fight: { need: 12, worths: { 1: 5, 2: 2, 4: 12, e: 13 }, power: 1, power_place: 'e' },
} as unknown as View;

describe('a payment', () => {
  it('counts the cards on top, and a King that stays equipped', () => {
    expect([topOf(view, '1'), topOf(view, '3'), topOf(view, 'e'), topOf(view, 'g')]).toEqual(['5C', null, 'KH', '4D']);
    expect(paymentOf(view, ['1', '2'])).toMatchObject({ sum: 9, need: 12 });
    expect(paymentOf(view, ['1', 'e']).parts.every((part) => part.bonus === 0)).toBe(true);
  });

  it('writes on everything that can be paid what it is worth', () => {
    expect(worthsOf(view, [])).toEqual({ 1: '5+1', 2: '2+1', 4: '12+1', e: '13' });
    expect(worthsOf(view, ['e'])).toMatchObject({ 1: '5', e: '13' });
  });
});

describe('the dungeon', () => {
  it.each([PHONE, DESK])('has stairs between all rooms, lit as far as one has come', (plan) => {
    const steps = stepsOf(plan, 4);
    expect(steps).toHaveLength(2 * 12 + 7 * 5);
    expect(stepsOf(plan, 9).every((step) => step.lit)).toBe(true);
    expect(steps.filter((step) => step.lit)).toHaveLength(12 + 3 * 5);
    for (const { x, w, y } of steps) {
      expect(x).toBeGreaterThan(0);
      expect(x + w).toBeLessThan(plan.W);
      expect(y).toBeLessThan(plan.H);
    }
  });

  it('has its gates between two rooms, beside the stair where the way goes down', () => {
    const [x, y] = between(PHONE, 0, 1, true);
    expect(x).toBe(142);
    expect(y).toBeLessThan(100);
    expect(between(PHONE, 2, 3, false)[0]).toBeGreaterThan(296);
    expect(before(PHONE)[0]).toBeLessThan(98);
    expect(between(PHONE, 8, 9, false)[0]).toBe(312);
  });
});
