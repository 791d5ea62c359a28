/** The words of a table's menu that only a game over days, or one that calls its people, needs. */
import type { Sources } from './i18n.svelte';

export const DAYS_WORDS: Sources = {
  en: () => import('../locale/days.en.ftl?raw'),
  fr: () => import('../locale/days.fr.ftl?raw'),
};
