import { describe, expect, it } from 'vitest';
import type { Ask } from '../lib/wire';
import { dropped, lit, moves, overpaid, ready, touch } from './choose';
import type { View } from './view';

const view = { held: [] as string[], turned: 'KD' } as unknown as View;
const ask = (...texts: string[]): Ask => ({
  kind: 'x',
  n: 1,
  must: true,
  open: false,
  options: texts.map((text) => ({ text, id: '', args: {} })),
});
const all = (...texts: string[]) => moves(ask(...texts), view);
const texts = (found: ReturnType<typeof all>) => found.map((move) => move.option.text);

describe('gestures', () => {
  it('reads places, cards and numbers', () => {
    const [pay, take, passage, store, move] = all('pay 1 3 e', 'take 9H', 'passage 3 2', 'store 2', 'move 1 2');
    expect(pay!.places).toEqual(['1', '3', 'e']);
    expect(take).toMatchObject({ card: '9H', places: [] });
    expect(passage).toMatchObject({ places: ['3'], to: 'path' });
    expect(store).toMatchObject({ places: ['2'], from: 'turned', to: '2' });
    expect(move).toMatchObject({ from: '1', to: '2' });
    expect(all('passage 2 2')[0]!.places).toEqual(['2']);
  });

  it('lets a payment grow only towards one that is legal', () => {
    const fight = all('pay 2 3', 'pay 1 2 3', 'pay e', 'fail');
    expect(texts(ready(fight, []))).toEqual(['fail']);
    expect(touch(fight, [], '2')).toEqual(['2']);
    expect(ready(fight, ['2'])).toEqual([]);
    expect(touch(fight, ['2'], '3')).toEqual(['2', '3']);
    expect(texts(ready(fight, ['3', '2']))).toEqual(['pay 2 3']);
    expect(touch(fight, ['2', '3'], 'e')).toEqual(['e']);
    expect(touch(fight, ['2', '3'], '3')).toEqual(['2']);
    expect(touch(fight, ['2'], '4')).toEqual(['2']);
    expect([...lit(fight, ['2'])].sort()).toEqual(['1', '2', '3']);
  });

  it('notices a card too many', () => {
    const fight = all('pay 1 2', 'pay 1 2 3');
    expect(overpaid(fight, ['1', '2'])).toBeNull();
    expect(overpaid(fight, ['1', '2', '3'])).toBe('3');
  });

  it('understands drags', () => {
    const act = all('turn', 'path 2', 'equip 2', 'rope 3');
    expect(texts(dropped(act, '2', 'path'))).toEqual(['path 2']);
    expect(texts(dropped(act, '2', 'e'))).toEqual(['equip 2']);
    expect(dropped(act, '2', '3')).toEqual([]);
    expect(texts(dropped(all('store 1', 'drop'), 'turned', 'g'))).toEqual(['drop']);
  });
});
