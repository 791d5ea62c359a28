import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Guard } from './guard.svelte';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('counts no press until the change was drawn and a moment went by', () => {
  let drawn = () => {};
  const guard = new Guard(350, (then) => (drawn = then));
  guard.disarm();
  vi.advanceTimersByTime(5000);
  expect(guard.armed).toBe(false);
  drawn();
  vi.advanceTimersByTime(349);
  expect(guard.armed).toBe(false);
  vi.advanceTimersByTime(1);
  expect(guard.armed).toBe(true);
});

it('waits anew for every change', () => {
  const guard = new Guard(350, (then) => then());
  guard.disarm();
  vi.advanceTimersByTime(300);
  guard.disarm();
  vi.advanceTimersByTime(300);
  expect(guard.armed).toBe(false);
  vi.advanceTimersByTime(50);
  expect(guard.armed).toBe(true);
});
