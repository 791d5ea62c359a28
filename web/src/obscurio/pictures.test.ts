import { expect, it } from 'vitest';
import { follow, pictureUrl, placeOf, placesOf } from './pictures';

it('finds a picture by its place', () => {
  expect(pictureUrl('t1', { 'door-3': 'ab' }, 'door-3')).toBe('/t/t1/picture/ab');
  expect(pictureUrl('t1', {}, 'door-4')).toBeNull();
});

it('reads places', () => {
  expect(placeOf('door-4')).toEqual({ kind: 'door', number: 4 });
  expect(placeOf('exit')).toEqual({ kind: 'exit', number: 0 });
  expect(placeOf('../x')).toEqual({ kind: '', number: 0 });
  expect(placesOf({ 'door-3': 'a', 'page-1': 'b', 'door-1': 'c' }, 'door')).toEqual(['door-1', 'door-3']);
});

it('asks for one new picture when a card of the holder is taken, and goes on showing the rest', () => {
  const first = follow({ server: {}, shown: {} }, { 'holder-1': 'a', 'holder-2': 'b', exit: 'x' }, null);
  const second = follow(first, { 'holder-1': 'c', 'holder-2': 'd', exit: 'x' }, 2);
  expect(second.shown).toEqual({ 'holder-1': 'a', 'holder-2': 'd', exit: 'x' });
  expect(follow(second, { 'holder-1': 'c', 'holder-2': 'd', exit: 'x' }, null).shown).toEqual(second.shown);
  expect(follow(second, { 'holder-1': 'e', 'holder-2': 'f' }, null).shown).toEqual({ 'holder-1': 'e', 'holder-2': 'f' });
});
