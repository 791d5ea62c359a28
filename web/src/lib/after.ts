/** The words for what comes after a game for one: the hall needs none of them, so they are fetched when they are. */
import type { Sources } from './i18n.svelte';

export const AFTER: Sources = {
  en: () => import('../locale/after.en.ftl?raw'),
  fr: () => import('../locale/after.fr.ftl?raw'),
};
