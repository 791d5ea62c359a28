import { expect, it } from 'vitest';
import { causesFirst, headline } from './headline';

const told = (...ids: string[]) => ids.map((id) => ({ id: 'oubliette-' + id, args: {} }));

it('does not call a room quiet in which something was lost', () => {
  expect(headline(told('obstacle', 'room-lost'))).toBe('obstacle');
  expect(headline(told('fight-lost', 'room-lost'))).toBe('beaten-back');
  expect(headline(told('paid', 'fight-won', 'uncovered'))).toBe('won');
  expect(headline(told('chasm', 'rope', 'hazard'))).toBe('crossed');
  expect(headline(told('dropped'))).toBe('act');
});

it('names what was done last', () => {
  expect(headline(told('fight-won', 'room'))).toBe('room');
  expect(headline(told('room', 'equipped'))).toBe('equipped');
});

it('tells a cause before what came of it', () => {
  const ids = causesFirst(told('uncovered', 'uncovered', 'paid', 'fight-won')).map((line) => line.id);
  expect(ids).toEqual(told('paid', 'fight-won', 'uncovered', 'uncovered').map((line) => line.id));
});
