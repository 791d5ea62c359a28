/** The words of a table that the hall does not need. */
import type { Sources } from './i18n.svelte';

export const TABLE_WORDS: Sources = {
  en: () => import('../locale/table.en.ftl?raw'),
  fr: () => import('../locale/table.fr.ftl?raw'),
};
