import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { coded, conversation, heardBefore, openings, QUICK, read, silence, unread } from './talk';
import type { SaidFrame } from './wire';
import { type Lang, Words } from './words';

const said = (after: number, text: string, seat: number | null = 0): SaidFrame & { after: number } => ({
  is: 'said',
  seat,
  text,
  room: 'table',
  after,
});
const words = (lang: Lang) =>
  new Words(lang, [readFileSync(new URL(`../locale/${lang}.ftl`, import.meta.url), 'utf8')]);

describe('what is said', () => {
  it('is read in the reader’s language when it is a line of the house', () => {
    for (const line of QUICK) {
      const both = (['en', 'fr'] as const).map((lang) => read(words(lang).say, coded(line)));
      expect(both[0]).not.toContain('web-line');
      expect(both[0]).not.toBe(both[1]);
    }
    expect(read(words('fr').say, ':nobody_knows:')).toBe(':nobody_knows:');
    expect(read(words('fr').say, 'is it 10:30: or later?')).toBe('is it 10:30: or later?');
  });

  it('keeps its order among the lines of the game', () => {
    const lines = [
      { id: 'x-turn', args: {} },
      { id: 'x-said', args: { seat: 2 } },
      { id: 'x-turn', args: {} },
    ];
    const all = conversation('x', lines, [said(0, 'first'), said(2, 'second'), said(3, 'third')]);
    expect(all.map((one) => one.text || one.seat)).toEqual(['first', 2, 'second', 'third']);
    // a second game at the same table: ten lines were heard before it
    const again = conversation('x', lines, [said(4, 'long ago'), said(11, 'first'), said(12, 'second')], 10);
    expect(again.map((one) => one.text || one.seat)).toEqual(['long ago', 'first', 2, 'second']);
  });

  it('is parted where another part of the game begins', () => {
    const lines = [
      { id: 'x-turn', args: { turn: 1 } },
      { id: 'x-said', args: { seat: 2 } },
      { id: 'x-turn', args: { turn: 2 } },
      { id: 'x-turn', args: { turn: 3 } },
      { id: 'x-said', args: { seat: 1 } },
      { id: 'x-turn', args: { turn: 4 } },
    ];
    const all = conversation('x', lines, [said(1, 'of the first'), said(3, 'of the second')]);
    const found = openings(all, lines, 'x-turn');
    // before the first word nothing is parted, and where two parts begin with no word between them the later one counts
    expect([...found].map(([at, line]) => [at, line.args.turn])).toEqual([
      [2, 2],
      [3, 3],
      [4, 4],
    ]);
    expect(openings([], lines, 'x-turn').size).toBe(0);
    expect(openings(all, lines, undefined).size).toBe(0);
  });

  it('is unread when others said it since, in words or as a line of the game', () => {
    const lines = [
      { id: 'x-said', args: { seat: 1 } },
      { id: 'x-said', args: { seat: 2 } },
    ];
    const all = [said(0, 'read', 1), said(0, 'mine', 2), said(0, 'theirs', 1), said(0, 'from the gallery', null)];
    expect(unread('x', lines, all, { said: 1, lines: 0 }, 2)).toBe(3);
    expect(unread('x', lines, all, { said: 4, lines: 2 }, 2)).toBe(0);
  });

  it('is known again when it is told again', () => {
    const all = [said(0, 'hello'), said(0, 'ok'), said(3, 'ok', 1)];
    expect(heardBefore(all, 0, said(0, 'hello'))).toBe(1);
    expect(heardBefore(all, 1, said(0, 'ok', 1))).toBe(3);
    expect(heardBefore(all, 3, said(0, 'ok', 1))).toBe(-1);
    // the house keeps the last words only
    expect(heardBefore(all, 0, said(0, 'ok', 1))).toBe(3);
  });

  it('is refused in words, the game’s own where it has some', () => {
    const has = (id: string) => id === 'web-talk-B-39';
    expect(silence('', false, has)).toBe('');
    expect(silence('B-39', false, has)).toBe('web-talk-B-39');
    expect(silence('X-1', false, has)).toBe('web-talk-not-now');
    expect(silence('', true, has)).toBe('web-talk-muted');
    expect(words('fr').has('web-talk-not-now')).toBe(true);
  });
});
