/**
 * What this browser keeps of its own house: tables, line by line, in IndexedDB. Python calls it (`noctuary.browser.shelf`), and everything
 * goes in and out as JSON. Where nothing may be kept, or nothing more, it goes on in memory, and the page is told.
 */
interface Append {
  table: string;
  seq: number;
  bodies: string[];
  listing: { id: string } | null;
  results: { table_id: string; round: number; seat: number; ended: number }[];
  snapshot: [number, string] | { seq: number; body: string } | null;
}

const STORES = ['lines', 'tables', 'snapshots', 'results', 'notes'] as const;
type Store = (typeof STORES)[number];
const NAME = 'noctuary';
const VERSION = 1;

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((yes, no) => {
    request.onsuccess = () => yes(request.result);
    request.onerror = () => no(request.error ?? new Error('IndexedDB'));
  });
}

function finished(transaction: IDBTransaction): Promise<void> {
  return new Promise((yes, no) => {
    transaction.oncomplete = () => yes();
    transaction.onabort = transaction.onerror = () => no(transaction.error ?? new Error('IndexedDB'));
  });
}

function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, VERSION);
  request.onupgradeneeded = () => {
    for (const store of STORES) request.result.createObjectStore(store);
  };
  return new Promise((yes, no) => {
    request.onsuccess = () => yes(request.result);
    request.onerror = () => no(request.error ?? new Error('IndexedDB'));
    request.onblocked = () => no(new Error('blocked'));
  });
}

/** All keys that begin with a table's id. */
function of(table: string): IDBKeyRange {
  return IDBKeyRange.bound([table], [table, []]);
}

export class Keeper {
  private database: IDBDatabase | null = null;
  /** By store and key, as JSON: what could not be kept. */
  private readonly memory = new Map<Store, Map<string, unknown>>(STORES.map((store) => [store, new Map()]));
  private forgetful = false;

  /** `trouble` is told once, when nothing more can be kept. */
  constructor(private readonly trouble: (why: string) => void) {}

  async open(): Promise<void> {
    try {
      this.database = await openDatabase();
      // a newer page of ours wants to change it: let go, and go on in memory
      this.database.onversionchange = () => this.lose('versionchange');
    } catch (wrong) {
      this.lose(String(wrong));
    }
  }

  private lose(why: string): void {
    this.database?.close();
    this.database = null;
    if (this.forgetful) return;
    this.forgetful = true;
    this.trouble(why);
  }

  async put(text: string): Promise<string> {
    const append = JSON.parse(text) as Append;
    const rows: [Store, IDBValidKey, unknown][] = append.bodies.map((body, at) => [
      'lines',
      [append.table, append.seq + at],
      body,
    ]);
    if (append.listing) rows.push(['tables', append.table, append.listing]);
    for (const each of append.results) rows.push(['results', [each.table_id, each.round, each.seat], each]);
    if (append.snapshot) rows.push(['snapshots', append.table, append.snapshot]);
    const first: IDBValidKey = [append.table, append.seq];
    if (this.database) {
      try {
        return await this.write(this.database, rows, append.bodies.length > 0 ? first : null);
      } catch (wrong) {
        await this.remember(append.table);
        this.lose(String(wrong));
      }
    }
    const lines = this.memory.get('lines')!;
    if (append.bodies.length && lines.has(JSON.stringify(first))) return 'conflict';
    for (const [store, key, value] of rows) this.memory.get(store)!.set(JSON.stringify(key), value);
    return '';
  }

  /** All of it or nothing, on the disk when this is over. */
  private async write(
    database: IDBDatabase,
    rows: readonly [Store, IDBValidKey, unknown][],
    first: IDBValidKey | null,
  ): Promise<string> {
    const transaction = database.transaction(STORES, 'readwrite', { durability: 'strict' });
    const over = finished(transaction);
    over.catch(() => null);
    if (first && (await done(transaction.objectStore('lines').getKey(first))) !== undefined) return 'conflict';
    for (const [store, key, value] of rows) transaction.objectStore(store).put(value, key);
    await over;
    return '';
  }

  /** Take a table into memory, so that its game goes on though nothing more can be kept. */
  private async remember(table: string): Promise<void> {
    try {
      const bodies = JSON.parse(await this.lines(table, 0, 0)) as string[];
      bodies.forEach((body, at) => this.memory.get('lines')!.set(JSON.stringify([table, at + 1]), body));
    } catch {
      // it cannot be read either
    }
  }

  async lines(table: string, after: number, limit: number): Promise<string> {
    let bodies: unknown[];
    if (this.database) {
      const range = IDBKeyRange.bound([table, after + 1], [table, Infinity]);
      bodies = await done(
        this.database
          .transaction('lines')
          .objectStore('lines')
          .getAll(range, limit || undefined),
      );
    } else {
      bodies = [];
      const lines = this.memory.get('lines')!;
      for (let at = after + 1; lines.has(JSON.stringify([table, at])); at++)
        bodies.push(lines.get(JSON.stringify([table, at])));
      if (limit) bodies = bodies.slice(0, limit);
    }
    return JSON.stringify(bodies);
  }

  async snapshot(table: string): Promise<string> {
    return JSON.stringify((await this.one('snapshots', table)) ?? null);
  }

  async listings(): Promise<string> {
    return JSON.stringify(await this.all('tables'));
  }

  async results(): Promise<string> {
    const found = (await this.all('results')) as Append['results'];
    return JSON.stringify(found.sort((one, other) => other.ended - one.ended));
  }

  async forget(table: string): Promise<void> {
    for (const store of STORES)
      for (const key of [...this.memory.get(store)!.keys()])
        if (key === JSON.stringify(table) || key.startsWith(JSON.stringify([table]).slice(0, -1) + ','))
          this.memory.get(store)!.delete(key);
    if (!this.database) return;
    const transaction = this.database.transaction(STORES, 'readwrite', { durability: 'strict' });
    for (const store of ['lines', 'results'] as const) transaction.objectStore(store).delete(of(table));
    for (const store of ['tables', 'snapshots'] as const) transaction.objectStore(store).delete(table);
    await finished(transaction);
  }

  async note(name: string): Promise<string> {
    return ((await this.one('notes', name)) as string | undefined) ?? '';
  }

  async keep(name: string, text: string): Promise<void> {
    if (this.database) {
      try {
        const transaction = this.database.transaction('notes', 'readwrite', { durability: 'strict' });
        transaction.objectStore('notes').put(text, name);
        await finished(transaction);
        return;
      } catch (wrong) {
        this.lose(String(wrong));
      }
    }
    this.memory.get('notes')!.set(JSON.stringify(name), text);
  }

  private async one(store: Store, key: string): Promise<unknown> {
    const kept = this.memory.get(store)!.get(JSON.stringify(key));
    if (kept !== undefined || !this.database) return kept;
    return done(this.database.transaction(store).objectStore(store).get(key));
  }

  private async all(store: Store): Promise<unknown[]> {
    const kept = [...this.memory.get(store)!.values()];
    if (!this.database) return kept;
    return [...kept, ...(await done(this.database.transaction(store).objectStore(store).getAll()))];
  }
}
