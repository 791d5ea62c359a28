import { describe, expect, it } from 'vitest';
import { colourId, type Description, nameIn, under } from './told';

const thing = (en: string, fr: string) => ({ name: { en, fr }, colours: [], x: 0, y: 0 });
/** Four by four: a moon above, a ship below right, mist below left. */
const card: Description = {
  says: {},
  things: [thing('moon', 'lune'), thing('ship', 'bateau')],
  map: 'aaaa' + 'aaaa' + '~~bb' + '~.bb',
};

describe('what lies under a tip', () => {
  const names = (x: number, y: number) => under(card, x, y).things.map((each) => each.name.en);
  it('is the thing of that place', () => {
    expect(names(75, -75)).toEqual(['moon']);
    expect(names(75, 75)).toEqual(['ship']);
  });
  it('is nothing where nothing has a name', () => {
    expect(under(card, -25, 75)).toEqual({ things: [], mist: false });
  });
  it('may be mist', () => {
    expect(under(card, -75, 75)).toEqual({ things: [], mist: true });
  });
  it('is all that is near on a finer map, the most striking first', () => {
    const half = { ...card, map: Array.from({ length: 32 }, () => 'b'.repeat(16) + 'a'.repeat(16)).join('') };
    expect(under(half, 0, 3).things.map((each) => each.name.en)).toEqual(['moon', 'ship']);
    expect(under(half, 20, 3).things.map((each) => each.name.en)).toEqual(['moon']);
    expect(under(half, -20, 3).things.map((each) => each.name.en)).toEqual(['ship']);
  });
});

it('calls things and colours by their names', () => {
  expect(nameIn('fr', card.things[1]!)).toBe('bateau');
  expect(colourId('dusty pink')).toBe('obscurio-colour-dusty-pink');
});
