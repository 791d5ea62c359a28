import { expect, it } from 'vitest';
import { rooms } from './story';

it('tells how each room ended, and leaves the rest to the log', () => {
  const line = (id: string, args = {}) => ({ id, args });
  const told = rooms([
    line('obscurio-begun'),
    line('obscurio-turn', { turn: 1 }),
    line('obscurio-moved', { seat: 1, door: 3 }),
    line('obscurio-exit', { door: 3, found: true }),
    line('obscurio-turn', { turn: 2 }),
    line('obscurio-exit', { door: 1, found: false }),
    line('obscurio-error', { seat: 1, tokens: 1 }),
  ]);
  expect(told.map((room) => [room.turn, room.found, room.lines.map((each) => each.id)])).toEqual([
    [1, true, ['obscurio-exit']],
    [2, false, ['obscurio-exit', 'obscurio-error']],
  ]);
});
