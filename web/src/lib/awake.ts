/** Keeps a screen from falling asleep, where the browser can (a page over https). */

/** Holds the lock while mounted; a browser lets it go with every hidden page, so it is asked for again. Returns how to let go. */
export function keepAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  let over = false;
  const hold = () => {
    if (document.visibilityState !== 'visible') return;
    navigator.wakeLock?.request('screen').then(
      (held) => {
        if (over) void held.release();
        else lock = held;
      },
      () => null,
    );
  };
  document.addEventListener('visibilitychange', hold);
  hold();
  return () => {
    over = true;
    document.removeEventListener('visibilitychange', hold);
    void lock?.release();
  };
}
