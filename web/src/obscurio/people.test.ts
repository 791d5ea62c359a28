import { expect, it } from 'vitest';
import type { SeatInfo } from '../lib/wire';
import { people } from './people';

const seat = (name: string, colour: string) => ({ name, colour }) as SeatInfo;
const nameless = (i: number) => `bot ${i + 1}`;

it('gives every wizard a colour of their own, the chosen one where it can', () => {
  const found = people([seat('Ada', '4'), seat('Noor', '4'), seat('Théo', '4'), seat('', '')], [1, 2, 3], nameless);
  expect(found.tint[1]).toBe(4);
  expect(new Set(found.tint.slice(1)).size).toBe(3);
  expect(found.names).toEqual(['Ada', 'Noor', 'Théo', 'bot 4']);
});

it('has seven colours for seven wizards, and the book shares one', () => {
  const seats = Array.from({ length: 8 }, () => seat('x', '1'));
  const found = people(seats, [1, 2, 3, 4, 5, 6, 7], nameless);
  expect([...found.tint.slice(1)].sort()).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(found.tint[0]).toBe(1);
});

it('gives the companion another colour', () => {
  const found = people([seat('Ada', '1'), seat('Noor', '2')], [1], nameless);
  expect(found.tint[1]).toBe(2);
  expect(found.companion).not.toBe(2);
});
