import { readdirSync, readFileSync } from 'node:fs';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

/** Where the table server runs while developing: `npm run dev`, and a server on this port. */
const server = process.env.NOCTUARY_SERVER ?? 'http://127.0.0.1:8765';
const proxied = ['/api', '/locale', '/rules', '/healthz'];

/** The rulebooks travel with the client, as pages it can fetch: `rules/oubliette.fr.md`, `rules/rulings.md`. */
function rulebooks(): Plugin {
  const docs = new URL('../docs/', import.meta.url);
  return {
    name: 'rulebooks',
    apply: 'build',
    generateBundle() {
      const pages = readdirSync(new URL('rules/', docs)).filter((name) => /\.(en|fr)\.md$/.test(name));
      for (const name of pages) this.emitFile({ type: 'asset', fileName: `rules/${name}`, source: readFileSync(new URL(`rules/${name}`, docs)) });
      this.emitFile({ type: 'asset', fileName: 'rules/rulings.md', source: readFileSync(new URL('rulings.md', docs)) });
    },
  };
}

export default defineConfig({
  plugins: [svelte(), rulebooks()],
  base: '/',
  build: {
    outDir: '../src/noctuary/web',
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
