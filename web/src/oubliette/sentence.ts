/** Sentences of the board that need more than a message: what a card carried is, what a hint's answer is worth. */
import { say, sayLine } from '../lib/i18n.svelte';
import type { Args } from '../lib/wire';
import { face } from './cards';
import type { Move, Place } from './choose';
import { cardName, wording } from './words';

/** What a card is to whoever carries it: a Creature, an ace and a Joker are something else when they are turned over. */
export function explain(place: Place, card: string | null): string {
  if (!card) return say('oubliette-place-' + place);
  const { key } = face(card);
  const what = say(`web-oub-${/^[AJQKX]/.test(key) ? 'role' : 'card'}-${key}`);
  return say('web-oub-explain', { card: cardName(say, card), what });
}

/** The chances of the hinted answer and of the next best one, in tenths, as a sentence. */
export function stakes(args: Args, all: readonly Move[]): string {
  const other = all.find((move) => move.option.text === args.other);
  if (!other) return '';
  const { chance, other_chance } = args as Record<string, number>;
  return ' ' + say('web-hint-chances', { chance, other: sayLine(other.option, wording), other_chance });
}
