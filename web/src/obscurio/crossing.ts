/** Chips cross the board: from the middle to a door, from door to door. */
import { crossfade, fade } from 'svelte/transition';
import { pace } from '../lib/prefs.svelte';

export const [send, receive] = crossfade({
  duration: () => pace(260),
  fallback: (node) => fade(node, { duration: pace(160) }),
});
