import { expect, it } from 'vitest';
import { causesFirst, headline, inBrief } from './headline';

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

const found = (slot: number, card: string) => ({ id: 'oubliette-uncovered', args: { slot, card } });

it('tells a cause before what came of it', () => {
  const read = causesFirst([found(1, '7D'), ...told('paid', 'fight-won', 'room'), found(2, 'KC')]);
  expect(read).toEqual([...told('paid', 'fight-won'), found(1, '7D'), ...told('room'), found(2, 'KC')]);
});

it('tells in one line what came to light in several piles', () => {
  const read = causesFirst([found(1, '7D'), found(3, 'KC'), ...told('paid', 'fight-won')]);
  expect(read).toEqual([...told('paid', 'fight-won'), { id: 'web-oub-uncovered', args: { cards: ['7D', 'KC'] } }]);
  const robbed = causesFirst([found(1, '7D'), found(3, 'KC'), ...told('gremlin-taken')]);
  expect(robbed.map((line) => line.id)).toEqual(['oubliette-gremlin-taken', 'web-oub-uncovered']);
});

it('never tells what came of something without it', () => {
  const long = [...told('chasm', 'rope', 'room'), found(1, '7D'), ...told('dug', 'room', 'equipped')];
  expect(inBrief(long)).toEqual([...told('room', 'dug', 'room', 'equipped')]);
  expect(inBrief(told('a', 'b', 'c', 'd', 'e'))).toEqual(told('b', 'c', 'd', 'e'));
  expect(inBrief(told('room-lost'))).toEqual(told('room-lost'));
  expect(inBrief([])).toEqual([]);
});
