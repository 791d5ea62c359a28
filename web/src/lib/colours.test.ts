import { expect, it } from 'vitest';
import { COLOURS, colours, freeColour, spare } from './colours';

const wished = (...all: string[]) => all.map((colour) => ({ colour }));

it('gives somebody the colour they like, or one that is free', () => {
  expect(freeColour(4, [])).toBe(4);
  expect(freeColour(4, [1, 4])).toBe(2);
  expect(freeColour(4, [1, 2, 3, 4, 5, 6, 7, 8])).toBe(4);
});

it('gives bots what nobody has chosen', () => {
  expect(colours(wished('2', '', '1', ''))).toEqual([2, 3, 1, 4]);
});

it.each([2, 3, 4, 5, 6, 7, 8])('tells %i people apart, whatever they wished', (seats) => {
  for (const wish of ['', '4', '8', '0', '9', 'red']) {
    const found = colours(Array.from({ length: seats }, () => ({ colour: wish })));
    expect(new Set(found).size).toBe(seats);
    expect(found.every((colour) => COLOURS.includes(colour))).toBe(true);
  }
});

it('lets a person keep the colour they chose, whoever sits before them', () => {
  expect(colours(wished('', '', '1', '2'))).toEqual([3, 4, 1, 2]);
  expect(colours(wished('4', '4'))).toEqual([4, 1]);
});

it('has a chip and a portrait of its own for each', () => {
  const drawn = Object.keys(import.meta.glob('../art/kit/seats/*.svg')).map((path) => path.split('/').at(-1));
  for (const colour of COLOURS) {
    expect(drawn).toContain(`chip-${colour}.svg`);
    expect(drawn).toContain(`wizard-${colour}.svg`);
  }
});

it('has one left for a companion', () => {
  expect(spare([1, 2])).toBe(3);
  expect(spare([2, 3])).toBe(1);
});
