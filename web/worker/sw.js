/*
 * Keeps the shell of the house (script, style, letters) and an honest page for when there is no network. Never a table, never a
 * picture of a game, never an answer of the server: those are always asked for. `SHELL` and `VERSION` are filled in when the client is
 * built. A new version waits until the person says so.
 */
const VERSION = '__VERSION__';
const SHELL = __SHELL__;
const CACHE = `noctuary-${VERSION}`;

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(SHELL)));
});

self.addEventListener('activate', (event) => {
  const old = caches
    .keys()
    .then((names) => Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name))));
  event.waitUntil(old.then(() => self.clients.claim()));
});

self.addEventListener('message', (event) => {
  if (event.data === 'now') self.skipWaiting();
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') event.respondWith(fetch(request).catch(() => caches.match('/offline.html')));
  else if (SHELL.includes(pathname)) event.respondWith(caches.match(request).then((kept) => kept ?? fetch(request)));
});
