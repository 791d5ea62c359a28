import { expect, it } from 'vitest';
import { isEcho } from './echo';

const click = (x: number, y: number, timeStamp: number, detail = 1) =>
  ({ clientX: x, clientY: y, timeStamp, detail }) as MouseEvent;

it('knows the second half of a double tap by its place and moment', () => {
  const first = { x: 100, y: 100, at: 1000 };
  expect(isEcho(first, click(104, 98, 1140))).toBe(true);
  expect(isEcho(first, click(104, 98, 1600))).toBe(false);
  expect(isEcho(first, click(200, 98, 1140))).toBe(false);
  expect(isEcho(first, click(104, 98, 1140, 0))).toBe(false);
  expect(isEcho(null, click(104, 98, 1140))).toBe(false);
});
