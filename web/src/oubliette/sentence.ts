/** Sentences of the board that need more than a message: what a card carried is, what a hint's answer is worth. */
import { say, sayLine } from '../lib/i18n.svelte';
import type { HintFrame } from '../lib/wire';
import { face } from './cards';
import type { Place } from './choose';
import { type Stake, staked } from './stakes';
import { cardName, wording } from './words';

export { staked };

/** What a card is to whoever carries it: a Creature, an ace and a Joker are something else when they are turned over. */
export function explain(place: Place, card: string | null): string {
  if (!card) return say('oubliette-place-' + place);
  const { key } = face(card);
  const what = say(`web-oub-${/^[AJQKX]/.test(key) ? 'role' : 'card'}-${key}`);
  return say('web-oub-explain', { card: cardName(say, card), what });
}

/** The answer a hint means, in words: why. */
export function advised({ why, args }: HintFrame): string {
  return `${say('web-hint')} ${sayLine({ id: why, args }, wording)}`;
}

/** The chances of its answer and of the next best one, in words. */
export function odds([mine, next]: readonly Stake[]): string {
  if (!mine || !next) return '';
  const other = sayLine(next.move.option, wording);
  return say('web-hint-chances', { chance: mine.chance, other, other_chance: next.chance });
}
