import { expect, it } from 'vitest';
import { causeOf, figures, moments } from './story';

const line = (id: string, turn?: number) => ({ id: 'oubliette-' + id, args: turn === undefined ? {} : { turn } });
const run = [
  line('dealt'),
  line('turned', 1),
  line('room'),
  line('turned', 2),
  line('fight-won'),
  line('turned', 3),
  line('darkness-taken'),
  line('turned', 4),
  line('portcullis'),
  line('turned', 5),
  line('destroyed'),
  line('turned', 6),
  line('fight-lost'),
  line('room-lost'),
];

it('picks the moments that matter, in order, the last one always', () => {
  expect(moments(run).map((moment) => [moment.turn, moment.line.id])).toEqual([
    [2, 'oubliette-fight-won'],
    [4, 'oubliette-portcullis'],
    [5, 'oubliette-destroyed'],
    [6, 'oubliette-fight-lost'],
  ]);
  expect(moments([])).toEqual([]);
});

it('counts', () => {
  expect(figures(run)).toEqual({ beaten: 2, met: 3, lost: 1 });
});

it('says what ended a run', () => {
  expect(causeOf('beaten_at_portcullis')).toBe('web-oub-cause-beaten');
  expect(causeOf('deck_empty')).toBe('web-oub-cause-candle');
  expect(causeOf('something_new')).toBe('web-oub-cause-other');
});
