/** The words of the puzzle of the week: whoever opens it fetches them. */
import type { Sources } from './i18n.svelte';

export const PUZZLE: Sources = {
  en: () => import('../locale/puzzle.en.ftl?raw'),
  fr: () => import('../locale/puzzle.fr.ftl?raw'),
};
