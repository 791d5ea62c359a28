import { expect, it } from 'vitest';
import { pictureUrl, placeOf } from './pictures';

it('finds a picture by its place', () => {
  expect(pictureUrl('t1', { 'door-3': 'ab' }, 'door-3')).toBe('/t/t1/picture/ab');
  expect(pictureUrl('t1', {}, 'door-4')).toBeNull();
});

it('reads places', () => {
  expect(placeOf('door-4')).toEqual({ kind: 'door', number: 4 });
  expect(placeOf('exit')).toEqual({ kind: 'exit', number: 0 });
  expect(placeOf('../x')).toEqual({ kind: '', number: 0 });
});
