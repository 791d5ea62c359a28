/** Playing cards are written with their signs, and said in words: Q♦ is the queen of diamonds. */
import type { Say } from './words';

const CARD = /(?<![\p{L}\d])(10|[2-9]|[AJQKVDR])([♣♦♥♠])/gu;
const SUITS: Record<string, string> = { '♣': 'clubs', '♦': 'diamonds', '♥': 'hearts', '♠': 'spades' };

/** A part of a text; a card has its words beside it. */
export interface Part {
  text: string;
  aloud: string;
}

/** A text cut at its cards. */
export function parts(say: Say, text: string): Part[] {
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

/** A text as it is said. */
export function aloud(say: Say, text: string): string {
  return parts(say, text)
    .map((part) => part.aloud || part.text)
    .join('');
}
