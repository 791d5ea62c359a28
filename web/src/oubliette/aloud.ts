/** Playing cards are written with their signs, and said in words: Q♦ is the queen of diamonds. */
import type { Part } from '../lib/aloud';
import type { Say } from '../lib/words';

const CARD = /(?<![\p{L}\d])(10|[2-9]|[AJQKVDR])([♣♦♥♠])/gu;
const SUITS: Record<string, string> = { '♣': 'clubs', '♦': 'diamonds', '♥': 'hearts', '♠': 'spades' };

/** A text cut at its cards. */
export function cardsAloud(say: Say, text: string): Part[] {
  const found: Part[] = [];
  let at = 0;
  for (const match of text.matchAll(CARD)) {
    if (match.index > at) found.push({ text: text.slice(at, match.index), aloud: '' });
    const [card, rank, sign] = match;
    found.push({ text: card, aloud: say('web-oub-aloud', { rank, suit: SUITS[sign!]! }) });
    at = match.index + card.length;
  }
  if (at < text.length) found.push({ text: text.slice(at), aloud: '' });
  return found;
}
