/**
 * Taking the house along: all its files, kept on this device, so that hall, games, rulebooks and replays work without network. The last
 * file that is kept says that all are; until then the earlier ones, if there are any, stay.
 */
import { file } from './house';

const NAME = 'noctuary-along-';
const AT_ONCE = 4;

interface Files {
  version: string;
  files: string[];
}
interface Pack {
  version: string;
  files: Record<string, number>;
}

/** `no`: not here; `taking`; `with`: all is here; `failed`: it could not be fetched, or there is no room. */
let phase = $state<'unknown' | 'impossible' | 'no' | 'taking' | 'with' | 'failed'>('unknown');
let fetched = $state(0);
/** Bytes, about, until they were counted. */
let wanted = $state(21e6);

export const along = {
  get phase() {
    return phase;
  },
  /** How much of it is here, from 0 to 1. */
  get share(): number {
    return wanted ? fetched / wanted : 0;
  },
  /** Megabytes in all, as far as it is known. */
  get size(): number {
    return Math.max(1, Math.round(wanted / 1e6));
  },
};

async function json<T>(path: string): Promise<T> {
  const answer = await fetch(file(path), { cache: 'no-cache' });
  if (!answer.ok) throw new Error(path);
  return (await answer.json()) as T;
}

/** What there is to take, the engine's part last: it is what says that all is here. */
async function list(): Promise<{ version: string; paths: string[]; bytes: number }> {
  const [own, pack, deck] = await Promise.all([
    json<Files>('/files.json'),
    json<Pack>('/python/pack.json'),
    json<string[]>('/deck.json').catch(() => []),
  ]);
  const python = Object.keys(pack.files);
  const paths = [
    ...own.files.map((name) => `/${name}`),
    '/files.json',
    ...deck.map((name) => `/deck/${name}.webp`),
    ...python.map((name) => `/python/${name}`),
  ];
  const bytes = python.reduce((sum, name) => sum + pack.files[name]!, 0);
  return { version: `${own.version}-${pack.version}-${deck.length}`, paths, bytes: bytes + paths.length * 30_000 };
}

/** Look whether it is here, and bring what is here up to date. */
export async function look(): Promise<void> {
  if (phase !== 'unknown') return;
  if (!import.meta.env.PROD || !('caches' in globalThis) || !navigator.serviceWorker) {
    phase = 'impossible';
    return;
  }
  const there = await caches.match(file('/python/pack.json'));
  phase = there ? 'with' : 'no';
  // nobody who has not taken it is asked about it
  if (!there || !navigator.onLine) return;
  try {
    const { version } = await list();
    if (!(await caches.has(NAME + version))) await take();
  } catch {
    // the house is out of reach: what is here is what there is
  }
}

export async function take(): Promise<void> {
  if (phase === 'taking') return;
  const before = phase;
  phase = 'taking';
  fetched = 0;
  try {
    const { version, paths, bytes } = await list();
    wanted = bytes;
    void navigator.storage?.persist?.();
    const cache = await caches.open(NAME + version);
    const waiting = [...paths];
    const fetchNext = async () => {
      for (let path = waiting.shift(); path; path = waiting.shift()) await keep(cache, path);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, fetchNext));
    await keep(cache, '/index.html', '/');
    await keep(cache, '/python/pack.json');
    for (const name of await caches.keys())
      if (name.startsWith(NAME) && name !== NAME + version) await caches.delete(name);
    phase = 'with';
  } catch {
    phase = before === 'with' ? 'with' : 'failed';
  }
}

async function keep(cache: Cache, path: string, from = path): Promise<void> {
  const kept = path.startsWith('/assets/') ? await cache.match(file(path)) : undefined;
  const answer = kept ?? (await fetch(file(from), { cache: 'no-cache' }));
  if (!answer.ok) throw new Error(path);
  const body = await answer.clone().blob();
  if (!kept) await cache.put(file(path), answer);
  fetched = Math.min(wanted, fetched + Math.max(body.size, 1));
}

/** Let it go again. */
export async function leave(): Promise<void> {
  for (const name of await caches.keys()) if (name.startsWith(NAME)) await caches.delete(name);
  phase = 'no';
}
