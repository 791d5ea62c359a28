import { expect, it } from 'vitest';
import type { Ask } from '../lib/wire';
import { moves } from './choose';
import { meaning } from './tap';
import type { View } from './view';

const view = {
  held: [],
  turned: 'KD',
  slots: [['5C'], ['7D'], [], []],
  equipped: null,
  graveyard: [],
} as unknown as View;
const all = (...texts: string[]) =>
  moves(
    { kind: 'x', n: 2, must: true, open: false, options: texts.map((text) => ({ text, id: '', args: {} })) } as Ask,
    view,
  );

it('does what it would have done, while the same is asked', () => {
  expect(meaning({ n: 2, what: '1', place: '1', card: '5C' }, 2, all('pay 1'), view)).toBe('now');
  expect(meaning({ n: 2, what: '3 g' }, 2, all('pay 1'), view)).toBe('now');
});

it('chooses the same card for another question that can use it, and never plays it', () => {
  expect(meaning({ n: 1, what: '1', place: '1', card: '5C' }, 2, all('pay 1', 'fail'), view)).toBe('chosen');
  expect(meaning({ n: 1, what: '9H', card: '9H' }, 2, all('take 9H'), view)).toBe('chosen');
});

it('is late where it fits nothing any more', () => {
  const late = (place: '1' | '3', card: string | null, ...texts: string[]) =>
    meaning({ n: 1, what: place, place, card }, 2, all(...texts), view);
  expect(late('1', '4C', 'pay 1')).toBe('late');
  expect(late('1', '5C', 'pay 2')).toBe('late');
  expect(late('1', '5C', 'store 1')).toBe('late');
  expect(late('3', null, 'store 3')).toBe('late');
  expect(meaning({ n: 1, what: '9H', card: '9H' }, 2, all('take 8H'), view)).toBe('late');
  expect(meaning({ n: 1, what: '1 g' }, 2, all('pay 1'), view)).toBe('late');
});
