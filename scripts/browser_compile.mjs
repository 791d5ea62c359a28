// node browser_compile.mjs ENGINE FOLDER: compiles the zips of a folder by the page's own Python (browser_compile.py).
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const [engine, folder] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${engine}/pyodide.mjs`));
const python = await loadPyodide({ indexURL: `${engine}/` });
const names = readdirSync(folder).filter((name) => name.endsWith('.zip'));
// These paths are in the file system that this Python brings along, on no machine.
python.FS.mkdir('/packs');
for (const name of names) python.FS.writeFile(`/packs/${name}`, readFileSync(`${folder}/${name}`));
python.FS.writeFile('/home/pyodide/browser_compile.py', readFileSync(new URL('browser_compile.py', import.meta.url)));
python.runPython('import browser_compile; browser_compile.compile_all("/packs")');
for (const name of names) writeFileSync(`${folder}/${name}`, python.FS.readFile(`/packs/${name}`));
