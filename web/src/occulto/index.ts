/** Occulto's board, with its words. */
import { learn, type Sources } from '../lib/i18n.svelte';
import { fetchDeck } from './deck.svelte';

const WORDS: Sources = {
  en: () => import('./en.ftl?raw'),
  fr: () => import('./fr.ftl?raw'),
};

export async function board() {
  const [found] = await Promise.all([import('./Board.svelte'), learn(WORDS), fetchDeck()]);
  return found;
}
