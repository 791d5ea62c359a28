import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { coded, conversation, QUICK, read, silence } from './talk';
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
  });

  it('is refused in words', () => {
    expect(silence('', false)).toBe('');
    expect(silence('B-39', false)).toBe('web-talk-eyes');
    expect(silence('X-1', false)).toBe('web-talk-not-now');
    expect(silence('', true)).toBe('web-talk-muted');
    for (const lang of ['en', 'fr'] as const)
      for (const rule of ['B-17', 'B-39', 'B-68', 'B-79', 'X-1'])
        expect(words(lang).has(silence(rule, false))).toBe(true);
  });
});
