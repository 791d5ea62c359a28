/** Why something could not be done, in a sentence: the server's own word, or that it did not answer. */
import { ApiError } from './api';
import { say, sayFirst } from './i18n.svelte';

export function troubleOf(wrong: unknown, otherwise = 'web-error-server'): string {
  return wrong instanceof ApiError ? sayFirst([wrong.id, 'web-error-server'], wrong.args) : say(otherwise);
}

/** Why a code opened nothing: only the house itself can say that there is no such table. */
export function codeTrouble(wrong: unknown, code: string): string {
  return isUnknown(wrong) ? say('web-code-unknown', { code }) : troubleOf(wrong);
}

export function isUnknown(wrong: unknown): boolean {
  return wrong instanceof ApiError && wrong.code === 'code';
}
