/** What is said of a card depends on the options the table plays by: the messages choose by them. */
import type { Args } from '../lib/wire';
import { face } from './cards';
import type { View } from './view';

export const WAYS = ['turned', 'carried', 'equipped'] as const;

const COURT: Record<string, number> = { J: 11, Q: 12, K: 13, X: 0 };

/** The table's options by name, and what a message says in numbers; an option that is as printed is left out. */
export function factsAbout(view: View, card: string): Args {
  const { rank, suit, red } = face(card);
  return {
    ...Object.fromEntries(Object.entries(view.options).map(([name, value]) => [name, String(value)])),
    worth: rank === 'A' ? view.ace_value : (COURT[rank] ?? Number(rank)),
    black: suit && !red ? 'yes' : 'no',
    bonus: view.bonus,
  };
}
