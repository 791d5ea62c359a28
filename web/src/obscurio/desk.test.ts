import { describe, expect, it } from 'vitest';
import { byKey } from './flight';
import { blameFor, lackOf } from './lack';

const there = { page: 0, x: 10, y: -20, angle: 5 };
const below = { page: 1, below: true as const };

describe('a Butterfly under the keys', () => {
  it('moves with the arrows, further with Shift', () => {
    expect(byKey(there, 'ArrowRight', false)).toMatchObject({ page: 0, x: 12, y: -20 });
    expect(byKey(there, 'ArrowUp', true)).toMatchObject({ x: 10, y: -30 });
  });

  it('lands in the middle of a Page, from its rest and from below', () => {
    expect(byKey(null, 'ArrowLeft', false)).toEqual({ page: 0, x: 0, y: 0, angle: 54 });
    expect(byKey(null, 'p', false)).toEqual({ page: 0, x: 0, y: 0, angle: 54 });
    expect(byKey(below, 'ArrowLeft', false)).toEqual({ page: 1, x: 0, y: 0, angle: 54 });
  });

  it('turns, changes the Page, goes below, comes back', () => {
    expect(byKey(there, '.', false)).toEqual({ ...there, angle: 6 });
    expect(byKey(there, 'p', false)).toEqual({ ...there, page: 1 });
    expect(byKey(below, 'p', false)).toEqual({ page: 0, below: true });
    expect(byKey(there, 'b', false)).toEqual({ page: 0, below: true });
    expect(byKey(there, 'Delete', false)).toBeNull();
  });

  it('knows no other key, and none to turn what does not point', () => {
    expect(byKey(there, 'x', false)).toBeUndefined();
    expect(byKey(below, ',', false)).toBeUndefined();
  });
});

describe('what a clue lacks', () => {
  it('is told by the trap that is to blame', () => {
    const united = ['united_butterflies'];
    expect(lackOf([], [there, null])).toBe('other');
    expect(lackOf(united, [there, null])).toBe('united');
    expect(lackOf(united, [there, below])).toBe('apart');
    expect(lackOf(['bottom_butterfly'], [there, null])).toBe('bottom');
    expect(lackOf(['bottom_butterfly'], [below, null])).toBe('other');
    expect(['apart', 'bottom', 'other'].map((lack) => blameFor(lack as never))).toEqual([
      'united_butterflies',
      'bottom_butterfly',
      '',
    ]);
  });
});
