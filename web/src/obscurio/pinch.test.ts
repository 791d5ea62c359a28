import { expect, it } from 'vitest';
import { enlarged, held, MOST, PLAIN } from './pinch';

it('keeps what lies under the fingers where it is', () => {
  const lens = enlarged(PLAIN, 2, 40, -20, 400);
  // a point at (40, -20) of the plain picture is drawn at k * p + shift
  expect(lens).toEqual({ k: 2, x: -40, y: 20 });
  expect(2 * 40 + lens.x).toBe(40);
});

it('is never smaller than the picture, nor larger than four times', () => {
  expect(enlarged(PLAIN, 0.5, 10, 10, 400)).toEqual(PLAIN);
  expect(enlarged(PLAIN, 100, 0, 0, 400).k).toBe(MOST);
});

it('does not let the edge come in', () => {
  expect(held({ k: 2, x: 900, y: -900 }, 400)).toEqual({ k: 2, x: 200, y: -200 });
  expect(held({ k: 1, x: 50, y: 50 }, 400)).toEqual(PLAIN);
});
