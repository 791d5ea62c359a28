/* The page without network tries again by itself: at once when the device says that it is back, and every few seconds. */
const PAUSE = 5000;

async function again() {
  if (!navigator.onLine) return;
  try {
    const answer = await fetch('/healthz', { cache: 'no-store' });
    if (answer.ok) location.reload();
  } catch {
    // still out of reach
  }
}

addEventListener('online', again);
document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && again());
setInterval(again, PAUSE);
