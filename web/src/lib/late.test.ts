import { expect, it } from 'vitest';
import { pause } from './late';

const answer = (status: number, after: string) => ({
  status,
  headers: new Headers(after ? { 'retry-after': after } : {}),
});

it('asks again for what is not drawn yet, and for nothing else', () => {
  expect(pause(answer(503, '2'))).toBe(2000);
  expect(pause(answer(503, '3600'))).toBe(10_000);
  expect(pause(answer(503, ''))).toBeNull();
  expect(pause(answer(404, ''))).toBeNull();
  expect(pause(answer(429, '2'))).toBeNull();
});
