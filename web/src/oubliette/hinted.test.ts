import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { Ask } from '../lib/wire';
import { buttonsFor, marked, moves as movesOf, pointed, ready, touch } from './choose';
import type { View } from './view';

/** Questions with their hints, played by `scripts/hinted_positions.py`. */
const WALK = readFileSync(new URL('./hinted.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => {
    const [kind = '', held = '', choice = '', options = ''] = line.split('|');
    const ask = { kind, options: options.split(',').map((text) => ({ text })) } as unknown as Ask;
    const view = { held: held === '0' ? [] : Array.from({ length: Number(held) }, () => 'KH') } as unknown as View;
    return { kind, choice, moves: movesOf(ask, view) };
  });

it('walks hundreds of hinted questions, all kinds of them', () => {
  expect(WALK.length).toBeGreaterThan(200);
  const kinds = new Set(WALK.map((each) => each.kind));
  for (const kind of ['act', 'advantage', 'dig', 'fight', 'found', 'gremlin', 'hourglass', 'store', 'trap'])
    expect(kinds).toContain(kind);
});

it('offers the very answer a hint means, and marks what that answer touches', () => {
  for (const { kind, choice, moves } of WALK) {
    const hinted = moves.find((move) => move.option.text === choice)!;
    const { chosen, picked } = marked(hinted);
    const where = `${kind}: ${choice}`;
    expect(
      buttonsFor(moves, chosen, picked, hinted).map((move) => move.option.text),
      where,
    ).toEqual([choice]);
    const [, ...args] = choice.split(' ');
    if (picked) expect(args, where).toEqual([picked]);
    else expect(args.slice(0, chosen.length), where).toEqual(chosen);
  }
});

it('can be answered by touching what the lesson would point at', () => {
  for (const { kind, choice, moves } of WALK) {
    const taught = moves.find((move) => move.option.text === choice)!;
    if (taught.card || taught.kind === 'store') continue;
    let chosen: ReturnType<typeof touch> = [];
    for (let next = pointed(taught, chosen); next.size; next = pointed(taught, chosen))
      chosen = touch(moves, chosen, [...next][0]!);
    expect(
      ready(moves, chosen).map((move) => move.option.text),
      `${kind}: ${choice}`,
    ).toContain(choice);
  }
});
