import { expect, it } from 'vitest';
import { chapters } from './story';

it('tells one chapter a turn, after a prologue', () => {
  const line = (id: string, turn?: number) => ({ id, args: turn === undefined ? {} : { turn } });
  const told = chapters([line('dealt'), line('turned', 1), line('paid'), line('turned', 2)]);
  expect(told.map((chapter) => [chapter.turn, chapter.lines.map((each) => each.id)])).toEqual([
    [0, ['dealt']],
    [1, ['turned', 'paid']],
    [2, ['turned']],
  ]);
  expect(chapters([])).toEqual([]);
});
