import { readFileSync } from 'node:fs';
import { FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { columns } from './bench';
import { BACK, emblem, figure, HEALING_BACK } from './cards';
import {
  abilityOf,
  cardOf,
  categoryOf,
  characterName,
  copies,
  isAimed,
  isAnswer,
  isCard,
  powerOf,
  powerRule,
  print,
  ruleOf,
  strikes,
} from './deck.svelte';
import { ranking, scenes } from './finale';
import { shifts } from './motion';
import { paths } from './paths';
import { around, others } from './seats';
import { type Colour, COLOURS, type View } from './view';

const line = (id: string, args: Record<string, unknown> = {}) => ({ id: 'occulto-' + id, args });

describe('the table', () => {
  it('seats the next player clockwise at your left', () => {
    expect(around(5, 2).map((each) => each.seat)).toEqual([2, 3, 4, 0, 1]);
    expect(around(5, 2)[1]?.spot).toBe('left-near');
    expect(around(3, 1)).toEqual([
      { seat: 1, spot: 'near' },
      { seat: 2, spot: 'left' },
      { seat: 0, spot: 'right' },
    ]);
    expect(others(4, 0).map((each) => each.spot)).toEqual(['far', 'left', 'right']);
    expect(around(4, null)[0]?.seat).toBe(0);
  });

  it('lays a bench out by colour, with a column more for what has none', () => {
    const laid = columns([
      { card: 'G04', colour: 'red', potions: 2 },
      { card: 'G64', covers: 'G04' },
      { card: 'G08', colour: 'red', potions: 3 },
    ]);
    expect(laid).toHaveLength(7);
    expect(laid[0]).toMatchObject({ colour: 'red', potions: 5 });
    expect(laid[0]?.cards.map((each) => each.card)).toEqual(['G08', 'G04']);
    expect(columns([])).toHaveLength(6);
  });

  it('has an emblem for each ability of the deck file', () => {
    const file = readFileSync(new URL('../../../src/noctuary/occulto/cards.toml', import.meta.url), 'utf-8');
    const abilities = [...new Set([...file.matchAll(/ability = "(\w+)"/g)].map((match) => match[1]!))];
    expect(abilities).toHaveLength(21);
    for (const ability of abilities) expect(emblem(ability)).toMatch(/\.svg$/);
    for (const colour of COLOURS) expect(figure(colour)).toMatch(/\.svg$/);
    expect(new Set([...abilities.map(emblem), ...COLOURS.map(figure), BACK, HEALING_BACK])).toHaveLength(21 + 6 + 2);
  });
});

it('shows the deck it was told of, whatever that is', () => {
  expect(isCard('G01')).toBe(false);
  print({
    cards: {
      G01: { ability: 'thief', colour: 'red', potions: 7 },
      G02: { ability: 'thief', colour: null, potions: 0 },
    },
    abilities: { thief: { rule: 'C-99', category: 'vision', aimed: true, strikes: 'bench', answer: true } },
    characters: { red: { name: "L'or-fèvre", power: 'shiny_power', rule: 'C-98' } },
  });
  expect([abilityOf('G01'), cardOf('G01')?.potions, copies('thief'), categoryOf('thief')]).toEqual([
    'thief',
    7,
    2,
    'vision',
  ]);
  expect(characterName('red')).toBe('L’or-\u2060fèvre');
  expect([powerOf('red'), powerRule('red')]).toEqual(['shiny_power', 'C-98']);
  expect([ruleOf('thief'), isAimed('thief'), strikes('thief'), isAnswer('thief')]).toEqual([
    'C-99',
    true,
    'bench',
    true,
  ]);
  expect([ruleOf('unheard_of'), isAimed('unheard_of')]).toEqual(['', false]);
});

describe('where the characters went', () => {
  const faces = (...pairs: [string, Colour][]) => new Map(pairs);

  it('follows exchanges and a gust, and loses the trail in a tornado', () => {
    const went = paths(
      [
        line('turn', { turn: 3 }),
        line('swapped', { place: 's0', other_place: 's1' }),
        line('turn', { turn: 5 }),
        line('gust', { side: 'left', places: ['s0', 's1', 's2'] }),
        line('turn', { turn: 6 }),
        line('tornado', { places: ['s0', 's2'] }),
      ],
      faces(['s0', 'red'], ['s1', 'blue'], ['s2', 'green']),
    );
    expect(went.moves).toBe(3);
    expect(went.steps.blue).toEqual([
      { turn: 0, place: 's1', whirled: false },
      { turn: 3, place: 's0', whirled: false },
      { turn: 5, place: 's1', whirled: false },
    ]);
    expect(went.steps.red).toEqual([{ turn: 6, place: 's0', whirled: true }]);
  });

  it('tells of the one that was reaped, and of the one that was taken from the centre', () => {
    const went = paths(
      [
        line('turn', { turn: 2 }),
        line('reaped', { place: 's1', colour: 'violet' }),
        line('replaced', { seat: 1, place: 'c0' }),
      ],
      faces(['s1', 'orange']),
    );
    expect(went.steps.violet).toEqual([{ turn: 0, place: 's1', whirled: false }]);
    expect(went.steps.orange?.map((step) => step.place)).toEqual(['c0', 's1']);
  });

  it('moves backs on the screen the same way', () => {
    expect(shifts(line('gust', { side: 'right', places: ['s0', 's1', 's2'] }))).toEqual([
      ['s0', 's2'],
      ['s1', 's0'],
      ['s2', 's1'],
    ]);
    expect(shifts(line('play'))).toEqual([]);
  });
});

it('turns the faces up from the emptiest flask to the fullest', () => {
  const view = {
    totals: { red: 4, yellow: 1, blue: 9, violet: 2, green: 3, orange: 12 },
    bonus: { red: 3, yellow: 0, blue: 0, violet: 0, green: 0, orange: 0 },
    characters: ['red', 'yellow', 'blue', 'violet', 'green'].map((face, seat) => ({ place: `s${seat}`, face })),
  } as unknown as View;
  const ranks = ranking(view);
  expect(ranks.map((rank) => rank.colour)).toEqual(['blue', 'red', 'green', 'violet', 'yellow', 'orange']);
  expect(ranks[1]).toMatchObject({ potions: 7, bonus: 3, seat: 0, out: false });
  expect(ranks[5]?.out).toBe(true);
  const told = scenes(ranks, true);
  expect(told[0]?.kind).toBe('count');
  expect(told.map((scene) => (scene.kind === 'face' ? scene.colour : ''))).toContain('orange');
  expect(told.at(-2)).toEqual({ kind: 'face', colour: 'blue' });
  expect(told.at(-1)?.kind).toBe('verdict');
});

it('has the same words in both languages', () => {
  const words = (lang: string) => {
    const found = new Map<string, string>();
    for (const entry of new FluentResource(readFileSync(new URL(`./${lang}.ftl`, import.meta.url), 'utf-8')).body) {
      const args = [...JSON.stringify(entry.value).matchAll(/"type":"var","name":"(\w+)"/g)].map((match) => match[1]!);
      // French agrees in gender with the character, and takes its colour for that
      found.set(
        entry.id,
        [...new Set(args)]
          .filter((arg) => !(arg === 'colour' && /^web-occ-end-/.test(entry.id)))
          .sort()
          .join(' '),
      );
    }
    return found;
  };
  const en = words('en');
  const fr = words('fr');
  expect([...fr.keys()]).toEqual([...en.keys()]);
  for (const [id, args] of en) expect(`${id} ${fr.get(id)}`).toBe(`${id} ${args}`);
});
