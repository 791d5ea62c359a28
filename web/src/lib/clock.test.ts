import { describe, expect, it } from 'vitest';
import { clock, Clocks, warning } from './clock.svelte';
import type { StateFrame } from './wire';

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

it('shows hours and minutes of what lasts for hours', () => {
  expect([3_599_000, 3_600_000, 86_400_000, 86_340_000].map(clock)).toEqual([
    '59:59',
    '1\u00a0h\u00a000',
    '24\u00a0h\u00a000',
    '23\u00a0h\u00a059',
  ]);
});

it('has a word at 30 and at 10 seconds; short stretches only at 10', () => {
  expect([180_000, 30_001, 30_000, 10_001, 10_000, 1, 0].map((left) => warning(left))).toEqual([
    0, 0, 30, 30, 10, 10, 0,
  ]);
  expect([20_000, 10_000].map((left) => warning(left, false))).toEqual([0, 10]);
  expect(warning(null)).toBe(0);
});

describe('the clocks of a table', () => {
  const frame = {
    clock: [
      { name: 'sand:2', left_ms: 30_000, whole_ms: 60_000, running: false },
      { name: 'window', left_ms: 9000, whole_ms: 9000, running: false },
    ],
  } as StateFrame;

  it('are known by what they are for', () => {
    const clocks = new Clocks(() => frame);
    expect([clocks.left('window', 'sand'), clocks.left('sand'), clocks.left('call')]).toEqual([30_000, 30_000, null]);
    expect([clocks.part('sand'), clocks.part('window'), clocks.part('call')]).toEqual([0.5, 1, 1]);
    expect(clocks.left()).toBe(30_000);
  });

  it('are none where no time is counted', () => {
    const clocks = new Clocks(() => null);
    expect([clocks.left(), clocks.part()]).toEqual([null, 1]);
  });
});
