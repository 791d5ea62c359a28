import { describe, expect, it } from 'vitest';
import { byKey } from './flight';
import { lackOf } from './lack';

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
  const every = { trap: '', kinds: ['0b', '0p', '0p 0p', '0b 0p', '0p 1p'] };
  const united = { trap: 'united', kinds: ['0b 0p', '0p 0p'] };
  const bottom = { trap: 'bottom', kinds: ['0b', '0b 0p'] };

  it('is told by the trap that does not let it through', () => {
    expect(lackOf([every], '0p 1p')).toBeNull();
    expect(lackOf([every, united], '0p')).toEqual({ trap: 'united', amiss: false });
    expect(lackOf([every, united], '0p 0p')).toBeNull();
    expect(lackOf([every, bottom], '0p')).toEqual({ trap: 'bottom', amiss: false });
  });

  it('is told apart from what no second Butterfly mends, which goes before', () => {
    expect(lackOf([every, united], '0p 1p')).toEqual({ trap: 'united', amiss: true });
    expect(lackOf([every, united, bottom], '0p 0p')).toEqual({ trap: 'bottom', amiss: true });
  });
});
