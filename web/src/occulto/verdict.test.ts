import { describe, expect, it } from 'vitest';
import type { Args } from '../lib/wire';
import type { Rank } from './finale';
import { savedOf, sceneTold, verdictOf, where } from './verdict';
import type { View } from './view';

const say = (id: string, args: Args = {}) => [id, ...Object.values(args).map(String)].filter(Boolean).join(' ');
const desk = (seat: number | null, ...saved: string[]) => ({
  say,
  names: ['Maren', 'Ada'],
  view: { seat, powers: [], saved } as unknown as View,
});
const rank = (colour: string, seat: number | null, potions: number, out = false) =>
  ({ colour, seat, potions, out, bonus: 0, place: '' }) as unknown as Rank;
const ranks = [rank('red', 1, 9), rank('blue', 0, 7), rank('green', null, 5), rank('violet', null, 3, true)];
const went = { moves: 2, steps: { red: [{ turn: 4, place: 's1', whirled: false }] } };

describe('the end', () => {
  it('saves whom the game says, whatever else was full', () => {
    expect(savedOf(ranks, ['blue', 'red']).map((each) => each.colour)).toEqual(['red', 'blue']);
    expect(savedOf(ranks, ['green']).map((each) => each.colour)).toEqual(['green']);
  });

  it('tells each face as it is turned up', () => {
    const told = (scene: Parameters<typeof sceneTold>[1]) => sceneTold(desk(0), scene, ranks);
    expect(told({ kind: 'count' })).toBe('web-occ-end-1');
    expect(told({ kind: 'face', colour: 'red' })).toBe('web-occ-end-turn Ada 9');
    expect(told({ kind: 'face', colour: 'green' })).toBe('web-occ-end-turn-centre 5');
    expect(told({ kind: 'face', colour: 'violet' })).toBe('web-occ-end-turn-out violet 3');
    expect(told({ kind: 'verdict' })).toBe('');
  });

  it('says who has won, since when, and what became of your own', () => {
    expect(verdictOf(desk(0, 'red'), ranks, [1], went)).toEqual({
      title: 'web-occ-end-saved red',
      verdict: 'web-occ-end-won Ada',
      since: 'web-occ-end-won-since 4 Ada',
      own: 'web-occ-end-yours',
    });
    expect(verdictOf(desk(1, 'red'), ranks, [1], went)).toMatchObject({
      verdict: 'web-occ-end-won-you web-occ-yours',
      own: '',
    });
    expect(verdictOf(desk(null, 'green'), ranks, [], went)).toMatchObject({
      verdict: 'web-occ-end-centre',
      since: '',
      own: '',
    });
    expect(verdictOf(desk(0, 'red', 'blue'), ranks, [0, 1], went)).toMatchObject({
      verdict: 'web-occ-end-won-shared Maren, Ada',
    });
  });

  it('names places from where one sits', () => {
    expect(['s0', 's1', 'c0'].map((place) => where(desk(0), place))).toEqual([
      'web-occ-where-you',
      'web-occ-where Ada',
      'web-occ-where-centre',
    ]);
  });
});
