/** A phone that answers a finger. Off unless a person turned it on, and where a device cannot, nothing happens. */
import { prefs } from './prefs.svelte';

/** A move was taken, or refused: milliseconds of buzzing and rest. */
export const TAKEN = 12;
export const NOT_TAKEN = [24, 50, 24];

export const canBuzz = typeof navigator !== 'undefined' && 'vibrate' in navigator;

export function buzz(pattern: number | number[]): void {
  if (prefs.haptics && canBuzz) navigator.vibrate(pattern);
}
