/** The values of options in words. */
import { has, say } from '../lib/i18n.svelte';

export function valueText(game: string, option: string, value: unknown): string {
  const id = `${game}-option-${option}-${String(value)}`;
  if (has(id)) return say(id);
  if (typeof value === 'boolean') return say(value ? 'web-yes' : 'web-no');
  if (Array.isArray(value)) return value.join(', ') || '–';
  return String(value).replaceAll('_', ' ');
}
