import { expect, it } from 'vitest';
import { asText, bars, row, told } from './fared';
import type { Fared } from './wire';

const EIGHT: Fared = {
  players: 8,
  least: 5,
  won: 2,
  rooms: [0, 4, 0, 2],
  yours: { won: false, rooms: 3, assisted: false },
};
const OUT: Fared = { ...EIGHT, yours: { won: true, rooms: 9, assisted: false } };

it('has a bar for every room and one for those who got out', () => {
  const found = bars(EIGHT);
  expect(found.map(({ players }) => players)).toEqual([0, 4, 0, 2, 0, 0, 0, 0, 0, 2]);
  expect(found.map(({ share }) => share)).toEqual([0, 1, 0, 0.5, 0, 0, 0, 0, 0, 0.5]);
  expect(found.findIndex(({ mine }) => mine)).toBe(3);
  expect(bars(OUT).findIndex(({ mine }) => mine)).toBe(9);
});

it('draws nothing of too few players', () => {
  expect(bars({ ...EIGHT, players: 4, won: 0, rooms: [] })).toEqual([]);
});

it('says how far one came and nothing of the cards', () => {
  const say = (id: string, args: object = {}) => [id, ...Object.values(args)].join(' ');
  const words = told(say, EIGHT, { date: '18 November', preset: 'Merciful', stars: 2, streak: 3 });
  expect(asText(EIGHT, words)).toBe(
    'web-fared-title\n18 November · Merciful · ★★☆☆☆\n🟨🟨🟨⬛⬛⬛⬛⬛⬛🕯️\nweb-fared-mine-lost 3 web-daily-row 3',
  );
  expect(row(OUT)).toBe('🟨🟨🟨🟨🟨🟨🟨🟨🟨🌅');
  expect(told(say, OUT, { date: 'd', preset: 'p', stars: 0, streak: 1 })).toEqual({
    title: 'web-fared-title',
    about: 'd · p',
    result: 'web-fared-mine-won 9',
    streak: '',
  });
});
