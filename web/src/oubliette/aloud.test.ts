import { describe, expect, it } from 'vitest';
import { readFileSync } from 'node:fs';
import { aloud, parts, readAloud } from '../lib/aloud';
import { type Lang, Words } from '../lib/words';
import { cardsAloud } from './aloud';

const say = (lang: Lang) => new Words(lang, [readFileSync(`src/oubliette/${lang}.ftl`, 'utf-8')]).say;

describe('cards aloud', () => {
  it('are said in words once the game is known', () => {
    expect(aloud(say('en'), 'Pay Q♦')).toBe('Pay Q♦');
    readAloud(cardsAloud);
    expect(aloud(say('en'), 'Pay Q♦')).toBe('Pay queen of diamonds');
  });
  it('says them in words', () => {
    expect(aloud(say('en'), 'Pay Q♦, 10♣ (worth 22)')).toBe('Pay queen of diamonds, 10 of clubs (worth 22)');
    expect(aloud(say('fr'), 'Payer D♦, A♠')).toBe('Payer dame de carreau, as de pique');
    expect(aloud(say('fr'), 'V♥ + R♣')).toBe('valet de cœur + roi de trèfle');
  });
  it('leaves what is written as it is', () => {
    const all = parts(say('en'), 'K♥: the way is blocked (O-14).');
    expect(all.map((part) => part.text).join('')).toBe('K♥: the way is blocked (O-14).');
    expect(all.map((part) => part.aloud)).toEqual(['king of hearts', '']);
  });
});
