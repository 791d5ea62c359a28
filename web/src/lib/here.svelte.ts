/**
 * How the house on this device is. `off`: nobody asked for it yet; `failed`: it cannot run here. `forgetful`: nothing can be kept, and all
 * goes on until the page is closed.
 */
export const here = $state<{ phase: 'off' | 'starting' | 'ready' | 'failed'; forgetful: boolean }>({
  phase: 'off',
  forgetful: false,
});
