/*
 * Keeps the shell of the house (script, style, letters) and an honest page for when there is no network. Never a table, never a
 * picture of a game, never an answer of the server: those are always asked for. `SHELL` and `VERSION` are filled in when the client is
 * built. A new version waits until the person says so.
 * Who has taken the house along (`lib/along.svelte.ts`) has all its files in a cache of their own, which lasts until the next version was
 * taken along whole.
 */
const VERSION = '__VERSION__';
const SHELL = __SHELL__;
const CACHE = `noctuary-${VERSION}`;
const ALONG = 'noctuary-along-';
/** Under this path the house lies: `/`, or a folder of a plain file server. */
const HOME = new URL('.', self.location.href).pathname;
const FILES = /^(assets|python|rules|deck)\/|^[^/]+\.[a-z0-9]+$/;

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(SHELL)));
});

self.addEventListener('activate', (event) => {
  const old = caches
    .keys()
    .then((names) =>
      Promise.all(names.filter((name) => name !== CACHE && !name.startsWith(ALONG)).map((name) => caches.delete(name))),
    );
  event.waitUntil(old.then(() => self.clients.claim()));
});

self.addEventListener('message', (event) => {
  if (event.data === 'now') self.skipWaiting();
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  const name = pathname.slice(HOME.length);
  if (request.mode === 'navigate') event.respondWith(fetch(request).catch(page));
  else if (SHELL.includes(pathname) || name.startsWith('assets/'))
    event.respondWith(kept(request).then((found) => found ?? fetch(request)));
  else if (FILES.test(name))
    event.respondWith(fetch(request).catch(async () => (await kept(request)) ?? Response.error()));
});

/*
 * "It is your turn": what the house has sent says which table and game, in the person's words, and nothing else. Who has that table
 * before their eyes is shown nothing.
 */
self.addEventListener('push', (event) => {
  const told = event.data?.json() ?? {};
  if (typeof told.table !== 'string') return;
  event.waitUntil(
    atTable(told.table).then((pages) => {
      if (pages.some((page) => page.visibilityState === 'visible')) return undefined;
      return self.registration.showNotification(told.title, {
        body: told.text,
        tag: told.table,
        renotify: true,
        icon: HOME + 'icon-192.png',
        data: told.table,
        actions: [{ action: 'mute', title: told.mute }],
      });
    }),
  );
});

self.addEventListener('notificationclick', (event) => {
  const table = event.notification.data;
  event.notification.close();
  if (event.action === 'mute')
    event.waitUntil(
      fetch(`${HOME}t/${table}/call/off`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{}',
      }),
    );
  else event.waitUntil(atTable(table).then(([page]) => page?.focus() ?? self.clients.openWindow(`${HOME}t/${table}`)));
});

/** The pages that show a table. */
async function atTable(table) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  return pages.filter((page) => new URL(page.url).pathname === `${HOME}t/${table}`);
}

const kept = (request) => caches.match(request, { ignoreVary: true });

/** Without network: the house itself for those who have taken it along. */
async function page() {
  return (await kept(HOME + 'index.html')) ?? (await kept('/offline.html')) ?? Response.error();
}
