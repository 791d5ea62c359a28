import { describe, expect, it } from 'vitest';
import { moves } from './choose';
import { staked } from './stakes';
import type { View } from './view';

const view = { held: [] as string[], turned: 'KD' } as unknown as View;
const all = moves(
  {
    kind: 'fight',
    n: 1,
    must: true,
    open: false,
    options: ['pay 1', 'pay 2'].map((text) => ({ text, id: '', args: {} })),
  },
  view,
);

describe('what a hint weighed', () => {
  it('is drawn with the hinted answer first', () => {
    const rows = staked({ chance: 6, other: 'pay 2', other_chance: 4 }, all[0]!, all);
    expect(rows.map((row) => row.chance)).toEqual([6, 4]);
  });

  it('is not drawn where it compared nothing, or with an answer that is not there any more', () => {
    expect(staked({}, all[0]!, all)).toEqual([]);
    expect(staked({ chance: 6, other: 'pay 2', other_chance: 4 }, null, all)).toEqual([]);
    expect(staked({ chance: 6, other: 'pay e', other_chance: 4 }, all[0]!, all)).toEqual([]);
  });
});
