import { expect, it } from 'vitest';
import { colours } from '../lib/colours';
import type { SeatInfo } from '../lib/wire';
import { people } from './people';

const seat = (name: string, colour: string) => ({ name, colour }) as SeatInfo;
const nameless = (i: number) => `bot ${i + 1}`;

it.each([2, 3, 4, 5, 6, 7, 8])('shows %i players at the board as the lobby and the talk do', (number) => {
  const seats = Array.from({ length: number }, (_, i) => seat(`p${i}`, i % 3 ? '4' : ''));
  const found = people(seats, nameless);
  expect(found.tint).toEqual(colours(seats));
  expect(new Set(found.tint).size).toBe(number);
});

it('calls a bot by its number', () => {
  expect(people([seat('Ada', '4'), seat('', '')], nameless).names).toEqual(['Ada', 'bot 2']);
});

it('gives the companion a colour that nobody has, the book neither', () => {
  const found = people([seat('Ada', '1'), seat('Noor', '2')], nameless);
  expect(found.tint).toEqual([1, 2]);
  expect(found.companion).toBe(3);
});
