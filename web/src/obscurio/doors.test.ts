import { describe, expect, it } from 'vitest';
import { chipsOf, spotOf, stateOf } from './doors';
import type { View } from './view';

const view = {
  seat: 1,
  reached: 2,
  exit_door: null,
  decoys: null,
  wizards: [
    { seat: 1, active: true, chips: [0, 4] },
    { seat: 2, active: true, chips: [3] },
    { seat: 3, active: false, chips: [5] },
  ],
} as unknown as View;
const owners = {
  tint: [0, 1, 2, 3],
  companion: 7,
  name: (seat: number, companion: boolean) => (companion ? 'companion' : `seat ${seat}`),
};

describe('chips', () => {
  it('lie where their Wizards put them; who is out of the game has none', () => {
    expect(chipsOf(view, [], owners).map(({ key, door, tint, name }) => [key, door, tint, name])).toEqual([
      ['1-0', 0, 1, 'seat 1'],
      ['1-1', 4, 7, 'companion'],
      ['2-0', 3, 2, 'seat 2'],
    ]);
  });

  it('of your own may be sealed, nobody else’s', () => {
    expect(chipsOf(view, [6, 0], owners).map(({ door, sealed }) => [door, sealed])).toEqual([
      [6, true],
      [4, false],
      [3, false],
    ]);
  });
});

describe('a door', () => {
  it('is told as far as it is known', () => {
    expect(stateOf({ ...view, exit_door: 3, decoys: [5] }, 3, false, false)).toBe('exit');
    expect(stateOf({ ...view, exit_door: 3, decoys: [5] }, 5, false, false)).toBe('decoy');
    expect([1, 2, 3].map((door) => stateOf(view, door, door > 1, true))).toEqual(['open', 'now', 'locked']);
    expect(stateOf(view, 3, true, false)).toBe('hidden');
  });

  it('stands on the board, five to seven of them, no two at the same place', () => {
    for (const doors of [5, 6, 7]) {
      const spots = Array.from({ length: doors }, (_, i) => spotOf(i + 1, doors));
      expect(new Set(spots.map((spot) => spot.map(Math.round).join())).size).toBe(doors);
      for (const [x, y] of spots) expect(Math.min(x, y, 100 - x, 100 - y)).toBeGreaterThan(12);
    }
  });
});
