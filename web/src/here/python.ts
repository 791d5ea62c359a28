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

/** Begin: `base` is the folder, with a slash at its end. */
export async function python(base: string): Promise<PyodideInterface> {
  const house = bytes(`${base}house.zip`);
  house.catch(() => null);
  const engine = (await import(/* @vite-ignore */ `${base}pyodide.mjs`)) as Engine;
  const made = await engine.loadPyodide({
    indexURL: base,
    stdLibURL: `${base}python_stdlib.zip`,
    lockFileURL: `${base}pyodide-lock.json`,
  });
  made.unpackArchive(await house, 'zip', { extractDir: HOME });
  made.runPython(`import sys; sys.path.insert(0, "${HOME}")`);
  return made;
}
