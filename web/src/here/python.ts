/** Python in a worker: the engine from npm, its library, and the house, all from one folder of this site. */
import type { PyodideInterface } from 'pyodide';

interface Engine {
  loadPyodide(settings: {
    indexURL: string;
    stdLibURL: string;
    lockFileContents: string;
    packageBaseUrl: string;
  }): Promise<PyodideInterface>;
}

const HOME = '/house';
/** What is large lies packed, also where a file server packs nothing (`scripts/browser_pack.py`). */
const PACKED = '.packed';
const ENGINE = 'pyodide.asm.wasm';
const LIBRARY = 'python_stdlib.zip';
/** The engine could fetch packages from elsewhere; it is to fetch none. */
const NO_PACKAGES = 'pyodide-lock.json';

async function fetched(url: string): Promise<Response> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${answer.status} ${url}`);
  return answer;
}

/** A packed file, unpacked as it comes. */
async function unpacked(url: string, kind = 'application/zip'): Promise<Response> {
  const { body } = await fetched(url + PACKED);
  const whole = body!.pipeThrough(new DecompressionStream('gzip'));
  return new Response(whole, { headers: { 'content-type': kind } });
}

/** The house, and the games that are not in it from the start. */
async function parts(base: string): Promise<Uint8Array[]> {
  const answer = await fetched(`${base}pack.json`);
  const { files } = (await answer.json()) as { files: Record<string, number> };
  const names = Object.keys(files).map((name) => name.replace(PACKED, ''));
  const zips = names.filter((name) => name.endsWith('.zip') && name !== LIBRARY);
  return Promise.all(zips.map(async (name) => new Uint8Array(await (await unpacked(base + name)).arrayBuffer())));
}

/** The engine asks for its own files by these names: hand them out. All that is large is on its way before the engine is there. */
function hand(base: string): void {
  const coming = new Map([
    [base + ENGINE, unpacked(base + ENGINE, 'application/wasm')],
    [base + LIBRARY, unpacked(base + LIBRARY)],
  ]);
  for (const each of coming.values()) each.catch(() => null);
  const elsewhere = globalThis.fetch.bind(globalThis);
  globalThis.fetch = (wanted, how) => {
    const name = String(wanted instanceof Request ? wanted.url : wanted);
    const here = coming.get(name);
    coming.delete(name);
    return here ?? elsewhere(wanted, how);
  };
}

/** Begin: `base` is the folder, with a slash at its end. */
export async function python(base: string): Promise<PyodideInterface> {
  const house = parts(base);
  house.catch(() => null);
  const lock = fetched(base + NO_PACKAGES).then((answer) => answer.text());
  lock.catch(() => null);
  hand(base);
  const engine = (await import(/* @vite-ignore */ `${base}pyodide.mjs`)) as Engine;
  const made = await engine.loadPyodide({
    indexURL: base,
    stdLibURL: base + LIBRARY,
    lockFileContents: await lock,
    packageBaseUrl: base,
  });
  for (const part of await house) made.unpackArchive(part, 'zip', { extractDir: HOME });
  made.runPython(`import sys; sys.path.insert(0, "${HOME}")`);
  return made;
}
