import { describe, expect, it } from 'vitest';
import { besidePrint, Print, printOf, touches } from './print';

/** A bar of print across the middle, 21 hundredths wide and 5 high. */
const BAR = Array.from({ length: 201 }, (_, row) => (Math.abs(row - 100) <= 2 ? '-10:10' : '')).join('/');
const there = (x: number, y: number) => ({ page: 0, x, y, angle: 54 });

describe('where nobody may point', () => {
  const print = new Print(BAR);

  it('is known to the hundredth', () => {
    expect(print.has(10, 2)).toBe(true);
    expect(print.has(11, 0)).toBe(false);
    expect(print.has(0, 3)).toBe(false);
    expect(print.path.match(/M/g)).toHaveLength(5);
  });

  it('keeps a Butterfly beside it, or away if that is too far', () => {
    expect(besidePrint(print, there(0, 2), 7)).toMatchObject({ x: 0, y: 3 });
    expect(besidePrint(print, there(40, 0), 7)).toEqual(there(40, 0));
    expect(besidePrint(print, there(0, 0), 2)).toBeNull();
    expect(besidePrint(print, { page: 0, below: true }, 7)).toEqual({ page: 0, below: true });
    expect(touches(print, there(1, 1))).toBe(true);
    expect(touches(print, null)).toBe(false);
  });

  it('is nowhere if the server tells of nothing', () => {
    expect(printOf({ printed: '' })).toBeNull();
    expect(printOf(undefined)).toBeNull();
    expect(besidePrint(null, there(0, 0), 7)).toEqual(there(0, 0));
  });
});
