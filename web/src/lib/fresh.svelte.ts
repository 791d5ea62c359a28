/** Whether this page is the newest: a new version that waits, or a piece of this one that the server no longer has. */
import { file } from './house';

let waiting = $state.raw<ServiceWorker | null>(null);
let broken = $state(false);

export const fresh = {
  /** Something newer is there: a reload brings it. */
  get old(): boolean {
    return waiting !== null || broken;
  },
};

export function renew(): void {
  if (!waiting) {
    location.reload();
    return;
  }
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload());
  waiting.postMessage('now');
}

/** Keep the shell for the next visit, and notice when there is a newer one. */
export function keepShell(): void {
  // a page that was open while the server was renewed asks for pieces that are gone
  addEventListener('vite:preloadError', (event) => {
    event.preventDefault();
    broken = true;
  });
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  navigator.serviceWorker.register(file('/sw.js')).then(
    (registration) => {
      const look = (worker: ServiceWorker | null) => {
        worker?.addEventListener('statechange', () => {
          if (worker.state === 'installed' && navigator.serviceWorker.controller) waiting = worker;
        });
      };
      if (registration.waiting && navigator.serviceWorker.controller) waiting = registration.waiting;
      look(registration.installing);
      registration.addEventListener('updatefound', () => look(registration.installing));
      document.addEventListener('visibilitychange', () => {
        if (document.visibilityState === 'visible') void registration.update().catch(() => null);
      });
    },
    () => null,
  );
}
