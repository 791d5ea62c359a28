import { expect, it } from 'vitest';
import { spread, tens } from './chances';

it('says chances in tenths, and in hundredths where tenths would not tell', () => {
  expect(tens({ before: 41, after: 12 })).toEqual({ before: 4, after: 1, of: 10 });
  expect(tens({ before: 100, after: 0 })).toEqual({ before: 10, after: 0, of: 10 });
  expect(tens({ before: 14, after: 6 })).toEqual({ before: 14, after: 6, of: 100 });
  expect(tens({ before: 34, after: 2 })).toEqual({ before: 34, after: 2, of: 100 });
});

it('draws from what was possible at first to how it ended', () => {
  const points = [
    { step: 2, chance: 50, best: 75 },
    { step: 10, chance: 25, best: 0 },
  ];
  const lost = spread({ won: false, points, worst: null }, 10);
  expect(lost).toEqual([
    { x: 0, y: 10 },
    { x: 20, y: 20 },
    { x: 100, y: 40 },
  ]);
  expect(spread({ won: true, points: [], worst: null }, 10)).toEqual([{ x: 100, y: 0 }]);
});
