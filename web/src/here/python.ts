/** Python in a worker: the engine from npm, its library, and the house, all from one folder of this site. */
import type { PyodideInterface } from 'pyodide';

interface Engine {
  loadPyodide(settings: { indexURL: string; stdLibURL: string; lockFileURL: string }): Promise<PyodideInterface>;
}

const HOME = '/house';

async function bytes(url: string): Promise<Uint8Array> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${answer.status} ${url}`);
  return new Uint8Array(await answer.arrayBuffer());
}

/** The house, and the games that are not in it from the start. */
async function parts(base: string): Promise<Uint8Array[]> {
  const answer = await fetch(`${base}pack.json`);
  if (!answer.ok) throw new Error(`${answer.status} pack.json`);
  const { files } = (await answer.json()) as { files: Record<string, number> };
  const names = Object.keys(files).filter((name) => name.endsWith('.zip') && !name.startsWith('python_'));
  return Promise.all(names.map((name) => bytes(base + name)));
}

/** Begin: `base` is the folder, with a slash at its end. */
export async function python(base: string): Promise<PyodideInterface> {
  const house = parts(base);
  house.catch(() => null);
  const engine = (await import(/* @vite-ignore */ `${base}pyodide.mjs`)) as Engine;
  const made = await engine.loadPyodide({
    indexURL: base,
    stdLibURL: `${base}python_stdlib.zip`,
    lockFileURL: `${base}pyodide-lock.json`,
  });
  for (const part of await house) made.unpackArchive(part, 'zip', { extractDir: HOME });
  made.runPython(`import sys; sys.path.insert(0, "${HOME}")`);
  return made;
}
