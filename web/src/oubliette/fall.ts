/** How a Creature leaves: beaten, it tips over and falls; unbeaten, it comes at you. Long enough to be seen. */
import { cubicIn } from 'svelte/easing';
import type { TransitionConfig } from 'svelte/transition';
import { pace } from '../lib/prefs.svelte';

export const FALL = 560;

export function fall(_node: Element, { won }: { won: boolean }): TransitionConfig {
  return {
    duration: pace(FALL),
    easing: cubicIn,
    css: (t, u) =>
      `--fallen: ${won ? u : 0}; --looms: ${won ? 0 : u}; opacity: ${Math.min(1, 2.4 * t)}; pointer-events: none`,
  };
}
