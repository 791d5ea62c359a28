import { expect, it } from 'vitest';
import { clock } from './time';

it('counts down to nothing', () => {
  expect([0, 1, 1000, 59_001, 60_000, 61_500, 900_000].map(clock)).toEqual([
    '0:00',
    '0:01',
    '0:01',
    '1:00',
    '1:00',
    '1:02',
    '15:00',
  ]);
});
