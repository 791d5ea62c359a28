import { describe, expect, it } from 'vitest';
import type { Args, Ask } from '../lib/wire';
import type { Move } from './choose';
import { print } from './deck.svelte';
import { type Aimed, brass, heading, prompt, sentence, targetName, whyNot } from './prompt';
import { latest, tale } from './tale';
import { covering } from './question';
import type { View } from './view';

const say = (id: string, args: Args = {}) => [id, ...Object.values(args).map(String)].join(' ');
const card = (ability: string) => ({ ability, category: '', colour: null, potions: 0 });
print({
  cards: { G01: card('barter'), G02: card('shield'), G03: card('chameleon') },
  abilities: {
    barter: { rule: 'C-59', aimed: true },
    shield: { rule: 'C-55', answer: true },
    chameleon: { rule: 'C-69', aimed: true },
  },
  characters: {},
} as never);

const move = (kind: string, first: string, targets: string[] = [], ordered = false) =>
  ({ option: {}, kind, card: first, targets, ordered }) as unknown as Move;

const view = {
  seat: 0,
  active: 1,
  mode: 'free',
  bench: [[{ card: 'G02' }], [{ card: 'G01' }]],
  characters: [{ place: 's0' }, { place: 's1', totem: [1, 1] }, { place: 'c0' }],
  possible: { c0: ['red', 'blue'] },
  waiting: [] as number[],
  asked: '',
  attack: null,
  peek: null,
} as unknown as View;

function aimed(more: Partial<Aimed> = {}, seen: Partial<View> = {}): Aimed {
  return {
    view: { ...view, ...seen },
    names: ['Maren', 'Ada'],
    over: false,
    ask: { kind: 'act' } as Ask,
    acting: true,
    giving: false,
    replacing: false,
    held: '',
    ability: '',
    picks: [],
    plays: [],
    ready: undefined,
    copying: false,
    aiming: '',
    ...more,
  };
}

describe('what is chosen', () => {
  it('calls people, places, sides and cards by their names', () => {
    const name = (one: string) => targetName(say, aimed(), one);
    expect(['left', 'seat1', 's0', 's1', 'c0'].map(name)).toEqual([
      'web-occ-left',
      'Ada',
      'web-occ-yours',
      'Ada',
      'web-occ-centre',
    ]);
    expect(name('G01')).toBe('web-occ-card-of occulto-ability-barter Ada');
    expect(name('G02')).toBe('web-occ-card-mine occulto-ability-shield');
  });

  it('stands in the heading, what is copied first', () => {
    expect(heading(say, aimed())).toBe('');
    expect(heading(say, aimed({ picks: ['s0', 's1'] }))).toBe('web-occ-and web-occ-yours Ada');
    expect(heading(say, aimed({ picks: ['G01'], copying: true }))).toBe('occulto-ability-barter');
    expect(heading(say, aimed({ picks: ['G01', 's1'], copying: true }))).toBe('occulto-ability-barter: Ada');
  });
});

describe('the brass button', () => {
  it('says what is still to choose', () => {
    const plays = [move('play', 'G01', ['s0', 's1'])];
    expect(prompt(say, aimed({ plays, aiming: 's' }))).toBe('web-occ-pick-s 2');
    expect(prompt(say, aimed({ plays, aiming: 's', picks: ['s0'] }))).toBe('web-occ-pick-s-more');
    expect(prompt(say, aimed({ copying: true, aiming: 'G' }))).toBe('web-occ-pick-copy');
    expect(brass(say, aimed({ aiming: 'seat' }))).toBe('web-occ-pick-seat');
  });

  it('says what it does, and what a card without a target does', () => {
    const ready = move('play', 'G01', ['s0', 's1']);
    expect(brass(say, aimed({ ready, ability: 'barter' }))).toBe('web-occ-do-barter');
    expect(brass(say, aimed({ ready: move('play', 'G01'), ability: 'barter' }))).toBe('web-occ-play-none');
    expect(brass(say, aimed({ ready: move('play', 'G03'), ability: 'tornado' }))).toBe('web-occ-do-tornado');
    expect(brass(say, aimed({ ready, copying: true, picks: ['G01'] }))).toBe('web-occ-do-barter');
    expect(brass(say, aimed({ giving: true, ready, ask: { kind: 'burn' } as Ask }))).toBe('web-occ-burn');
    expect(brass(say, aimed({ replacing: true }))).toBe('web-occ-pick-s 1');
  });
});

describe('the sentence', () => {
  const waits = (seen: Partial<View>, ask?: Ask) => sentence(say, aimed({ acting: false, ask }, seen), false);

  it('tells a card with its rule', () => {
    expect(sentence(say, aimed({ held: 'G01', ability: 'barter' }), false)).toBe('occulto-does-barter (C-59)');
    expect(sentence(say, aimed({ held: 'G02', ability: 'shield' }), false)).toBe('web-occ-shield-wait');
    expect(sentence(say, aimed({}, { mode: 'play' }), false)).toBe('web-occ-mode-play');
    expect(sentence(say, aimed({ over: true }), false)).toBe('');
  });

  it('names whom the table waits for, but nobody whose answer is sealed', () => {
    expect(waits({ waiting: [1], asked: 'act' })).toBe('web-occ-waiting-act Ada');
    expect(waits({ waiting: [1], asked: 'colour' })).toBe('web-occ-waiting Ada');
    expect(waits({ waiting: [1, 2], asked: 'burn', sealed: true })).toBe('web-occ-waiting-answers 2');
    expect(waits({ waiting: [0, 1], asked: 'shield' })).toBe('web-occ-sealed');
    expect(waits({ waiting: [0], asked: 'shield', attack: {} as View['attack'] }, { kind: 'shield' } as Ask)).toBe('');
  });
});

describe('a touch that means nothing', () => {
  it('says why', () => {
    expect(whyNot(say, aimed({ aiming: 's' }), 's1')).toBe('web-occ-not-totem');
    expect(whyNot(say, aimed({ ask: undefined }), 's0')).toBe('web-occ-not-yours Ada');
    expect(whyNot(say, aimed({ held: 'G01' }), 's0')).toBe('web-occ-not-target');
    expect(whyNot(say, aimed(), 'c0')).toBe('occulto-place-centre 1: occulto-colour-red, occulto-colour-blue.');
    expect(whyNot(say, aimed(), 'G01')).toBe('');
  });
});

describe('the margins', () => {
  const line = (id: string, args: Args = {}) => ({ id: 'occulto-' + id, args });

  it('show the card of this turn, and no rules', () => {
    const lines = [line('turn', { turn: 1 }), line('play', { card: 'G01' }), line('draw'), line('swapped')];
    expect(latest(lines)).toBe('G01');
    expect(latest([...lines, line('turn', { turn: 2 })])).toBe('');
    expect(tale(lines, ({ id }) => `${id}. (C-12, CA-3)`)).toEqual(['occulto-play.', 'occulto-swapped.']);
  });
});

describe('what lies over the table', () => {
  it('is the question that is asked', () => {
    const attack = { card: 'G01', ability: 'barter', targets: [] };
    expect(covering({ ...view, attack }, { kind: 'shield' } as unknown as Ask)).toBe('shield');
    expect(covering({ ...view, attack }, undefined)).toBe('');
    expect(covering(view, { kind: 'steal' } as unknown as Ask)).toBe('steal');
    expect(covering(view, { kind: 'act' } as unknown as Ask)).toBe('');
  });
});
