import { expect, it } from 'vitest';
import { choosersOf, headerOf, heardBy, sealOf, seatOf, wasWon } from './record';
import type { ReplayStep } from './wire';

const step = (...ids: string[]): ReplayStep => ({
  seat: null,
  choice: '',
  at: 0,
  view: null,
  views: [],
  pictures: {},
  pictures_by_seat: [],
  lines: ids.map((id) => ({ id, args: {} })),
});

it('a step is heard with all that came before it', () => {
  const steps = [step('a'), step(), step('b', 'c'), step('d')];
  expect(heardBy(steps, 0).map((line) => line.id)).toEqual(['a']);
  expect(heardBy(steps, 2).map((line) => line.id)).toEqual(['a', 'b', 'c']);
});

it('a record begins with what the game was made from', () => {
  expect(
    headerOf('{"game":"occulto","seats":["Maren","bot:healer"],"seed":"00"}\n{"line":"chosen"}\n').seats,
  ).toHaveLength(2);
  expect(headerOf('{"game":"occulto","seats":[],"seed":"00"}').game).toBe('occulto');
  expect(seatOf('bot:healer')).toMatchObject({ name: '', bot: 'healer', person: false });
  expect(seatOf('Maren')).toMatchObject({ name: 'Maren', bot: '', person: true });
});

it('the seal is the hash of the seed', () => {
  // python: sha256(b"noctuary seed " + bytes(32)).hexdigest()
  expect(sealOf('00'.repeat(32))).toBe('1d2d1bf3213c03451c60319481fdf4580dfd82e848e8d0df73fdbfbc51d857ab');
});

it('tells from the last line of a record whether it was won', () => {
  expect(wasWon('{"game":"x"}\n{"line":"ended","reason":"escaped","winners":[0]}\n')).toBe(true);
  expect(wasWon('{"game":"x"}\n{"line":"ended","reason":"deck_out","winners":[]}\n')).toBe(false);
  expect(wasWon('{"game":"x"}')).toBe(false);
});

it('knows who made the choice of each step, what was taken back left out', () => {
  const chosen = (seat: number) => JSON.stringify({ line: 'chosen', seat, choice: 'x' });
  const record = ['{"game":"occulto"}', chosen(1), chosen(0), '{"line":"undone"}', chosen(2), chosen(-1)].join('\n');
  expect(choosersOf(record + '\n')).toEqual([null, 1, 2, -1]);
});
