import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

/** Where the table server runs while developing: `npm run dev`, and a server on this port. */
const server = process.env.NOCTUARY_SERVER ?? 'http://127.0.0.1:8765';
const proxied = ['/api', '/locale', '/printed', '/rules', '/healthz'];

/** The rulebooks travel with the client, as pages it can fetch: `rules/oubliette.fr.md`, `rules/rulings.md`, `rules/rulings.fr.md`. */
function rulebooks(): Plugin {
  const docs = new URL('../docs/', import.meta.url);
  return {
    name: 'rulebooks',
    apply: 'build',
    generateBundle() {
      const pages = readdirSync(new URL('rules/', docs)).filter((name) => /\.(en|fr)\.md$/.test(name));
      for (const name of pages)
        this.emitFile({
          type: 'asset',
          fileName: `rules/${name}`,
          source: readFileSync(new URL(`rules/${name}`, docs)),
        });
      for (const name of ['rulings.md', 'rulings.fr.md'])
        this.emitFile({ type: 'asset', fileName: `rules/${name}`, source: readFileSync(new URL(name, docs)) });
    },
  };
}

/** The owl under a name that does not change: the page without network and the installed house ask for it. */
function owl(): Plugin {
  return {
    name: 'owl',
    apply: 'build',
    generateBundle() {
      this.emitFile({
        type: 'asset',
        fileName: 'owl.svg',
        source: readFileSync(new URL('src/art/kit/house/favicon.svg', import.meta.url)),
      });
    },
  };
}

/** The service worker: told which files are the shell (all script, style and letters of the hall), and named after their contents. */
function worker(): Plugin {
  return {
    name: 'worker',
    apply: 'build',
    generateBundle(_, bundle) {
      const entry = Object.values(bundle).find((file) => file.type === 'chunk' && file.isEntry);
      const wanted = new Set<string>();
      const follow = (name: string) => {
        const file = bundle[name];
        if (wanted.has(name) || file?.type !== 'chunk') return;
        wanted.add(name);
        for (const style of file.viteMetadata?.importedCss ?? []) wanted.add(style);
        for (const next of file.imports) follow(next);
      };
      if (entry) follow(entry.fileName);
      for (const [name, file] of Object.entries(bundle)) {
        const words = file.type === 'chunk' && /locale\/(en|fr)\.ts$/.test(file.facadeModuleId ?? '');
        if (words || name.endsWith('.woff2')) wanted.add(name);
        // the foot of the hall comes a moment later, also when the server has gone meanwhile
        if (file.type === 'chunk' && /hall\/Along\.svelte$/.test(file.facadeModuleId ?? '')) follow(name);
      }
      const shell = alone
        ? []
        : ['/offline.html', '/offline.js', '/owl.svg', ...[...wanted].sort().map((name) => `/${name}`)];
      const page = ['html', 'js'].map((kind) =>
        readFileSync(new URL(`public/offline.${kind}`, import.meta.url), 'utf8'),
      );
      const version = createHash('sha256')
        .update(Object.keys(bundle).sort().join() + page.join())
        .digest('hex')
        .slice(0, 12);
      const source = readFileSync(new URL('worker/sw.js', import.meta.url), 'utf8');
      // what is taken along: every file there is, but for those that others list (`python/pack.json`, `deck.json`)
      const fixed = readdirSync(new URL('public/', import.meta.url));
      const files = [...new Set([...Object.keys(bundle), ...fixed])].filter((name) => !name.endsWith('.map')).sort();
      this.emitFile({ type: 'asset', fileName: 'files.json', source: JSON.stringify({ version, files }) });
      this.emitFile({
        type: 'asset',
        fileName: 'sw.js',
        source: source.replace('__VERSION__', version).replace('__SHELL__', JSON.stringify(shell)),
      });
    },
  };
}

/** For a plain file server, under any path: there is no house but the one in the page. */
const alone = process.env.VITE_ALONE === '1';

export default defineConfig({
  plugins: [svelte(), rulebooks(), owl(), worker()],
  base: alone ? './' : '/',
  worker: { format: 'es' },
  build: {
    outDir: process.env.NOCTUARY_OUT ?? '../src/noctuary/web',
    emptyOutDir: true,
    assetsDir: 'assets',
    assetsInlineLimit: 1500,
    target: 'es2022',
    modulePreload: { polyfill: false },
    reportCompressedSize: true,
  },
  server: {
    proxy: {
      ...Object.fromEntries(proxied.map((path) => [path, server])),
      '^/t/[^/]+/.+': { target: server, ws: true },
    },
  },
  test: { environment: 'node', include: ['src/**/*.test.ts'] },
});
