import { describe, expect, it } from 'vitest';
import { capital, firstLang, pieces, Words } from './words';

describe('Words', () => {
  const words = new Words('fr', [
    'oubliette-time = { $n ->\n    [0] plus rien\n    [one] une carte\n   *[other] { $n } cartes\n}\n',
    'pay = payez { $cards }\n',
  ]);

  it('renders plurals, lists and missing messages', () => {
    expect(words.say('oubliette-time', { n: 0 })).toBe('plus rien');
    expect(words.say('oubliette-time', { n: 3 })).toBe('3 cartes');
    expect(words.say('pay', { cards: ['9♥', '3♣'] })).toBe('payez 9♥, 3♣');
    expect(words.say('nothing-there')).toBe('nothing-there');
  });

  it('never breaks a French line before a colon', () => {
    const source = 'vows = Deux fois : « soupçon » !\n';
    expect(new Words('fr', [source]).say('vows')).toBe('Deux fois\u00a0: «\u00a0soupçon\u00a0»\u00a0!');
    expect(new Words('fr', ['sure = vert { $number } %\n']).say('sure', { number: 90 })).toBe('vert 90\u00a0%');
    expect(new Words('fr', ['key = ? aide\n']).say('key')).toBe('? aide');
    expect(new Words('en', [source]).say('vows')).toBe('Deux fois : « soupçon » !');
  });

  it('cuts a text at its rule numbers', () => {
    expect(pieces('a Trap: pay (O-19). Then (O-20, OA-41)')).toEqual([
      { text: 'a Trap: pay.', rule: '' },
      { text: '', rule: 'O-19' },
      { text: ' Then', rule: '' },
      { text: '', rule: 'O-20' },
      { text: '', rule: 'OA-41' },
    ]);
    expect(pieces('nothing (here)')).toEqual([{ text: 'nothing (here)', rule: '' }]);
  });

  it('chooses a language', () => {
    expect(firstLang(undefined, ['de-DE', 'fr-CA'])).toBe('fr');
    expect(firstLang('en', ['fr'])).toBe('en');
    expect(firstLang(undefined, [])).toBe('en');
    expect(capital('égaré')).toBe('Égaré');
  });
});
