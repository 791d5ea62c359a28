import { describe, expect, it } from 'vitest';
import { lit, missing, moves, next, ready, touch, withCard } from './choose';

const option = (text: string, id = 'occulto-choice-play') => ({ text, id, args: {} });
const ask = {
  kind: 'act',
  n: 1,
  must: true,
  open: false,
  options: [
    option('pass', 'occulto-choice-pass'),
    option('discard G01', 'occulto-choice-discard'),
    option('play G01 s0 s1'),
    option('play G01 s0 c0'),
    option('play G01 s1 c0'),
    option('play G04 seat1'),
    option('play G04 seat2'),
    option('play G10', 'occulto-choice-play-bare'),
    option('play G67 G03 G12', 'occulto-choice-play-copy'),
    option('play G67 G12 G03', 'occulto-choice-play-copy'),
    option('play G67 G09', 'occulto-choice-play-copy-bare'),
  ],
};
const all = moves(ask);

describe('a choice is touched together', () => {
  it('takes two characters in any order', () => {
    const swap = withCard(all, 'play', 'G01');
    expect([...next(swap, [])].sort()).toEqual(['c0', 's0', 's1']);
    expect([...next(swap, ['c0'])].sort()).toEqual(['s0', 's1']);
    expect(ready(swap, ['c0', 's1'])?.option.text).toBe('play G01 s1 c0');
    expect(ready(swap, ['c0'])).toBeUndefined();
    expect(missing(swap, [])).toBe(2);
    expect(missing(swap, ['s0'])).toBe(1);
  });

  it('lets go of what is touched again, and replaces the last one', () => {
    const swap = withCard(all, 'play', 'G01');
    expect(touch(swap, ['c0', 's1'], 'c0')).toEqual(['s1']);
    expect(touch(swap, ['c0', 's1'], 's0')).toEqual(['c0', 's0']);
    const thief = withCard(all, 'play', 'G04');
    expect(touch(thief, ['seat1'], 'seat2')).toEqual(['seat2']);
    expect(touch(thief, ['seat1'], 's0')).toEqual(['seat1']);
  });

  it('is ready at once where nothing is aimed at', () => {
    expect(ready(withCard(all, 'play', 'G10'), [])?.option.text).toBe('play G10');
  });

  it('copies first and aims then', () => {
    const copy = withCard(all, 'play', 'G67');
    expect([...next(copy, [])].sort()).toEqual(['G03', 'G09', 'G12']);
    expect([...next(copy, ['G03'])]).toEqual(['G12']);
    expect(ready(copy, ['G03', 'G12'])?.option.text).toBe('play G67 G03 G12');
    expect(ready(copy, ['G09'])?.option.text).toBe('play G67 G09');
    expect(touch(copy, ['G03', 'G12'], 'G03')).toEqual([]);
  });

  it('keeps alight what could replace a finished choice', () => {
    const thief = withCard(all, 'play', 'G04');
    expect([...lit(thief, ['seat1'])]).toEqual(['seat2']);
    expect(lit([], []).size).toBe(0);
  });
});
