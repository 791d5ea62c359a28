import { expect, it } from 'vitest';
import { colours, freeColour } from './colours';

it('gives somebody the colour they like, or one that is free', () => {
  expect(freeColour(4, [])).toBe(4);
  expect(freeColour(4, [1, 4])).toBe(2);
  expect(freeColour(4, [1, 2, 3, 4, 5, 6, 7])).toBe(4);
});

it('gives bots what nobody has chosen', () => {
  expect(colours([{ colour: '2' }, { colour: '' }, { colour: '1' }, { colour: '' }])).toEqual([2, 3, 1, 4]);
});
