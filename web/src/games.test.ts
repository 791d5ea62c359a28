import { readdirSync, readFileSync } from 'node:fs';
import { FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';

const SRC = new URL('./', import.meta.url);
const FILES = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).map((path) => path.replaceAll('\\', '/'));
const GAMES = FILES.filter((path) => path.endsWith('/manifest.ts') && path.split('/').length === 2).map(
  (path) => path.split('/')[0]!,
);
const SERVER = new URL('../../src/noctuary/', SRC);
const text = (path: string) => readFileSync(new URL(path, SRC), 'utf8');
const ids = (source: string) => new FluentResource(source).body.map((entry) => entry.id);
const inGame = (path: string) => GAMES.includes(path.split('/')[0]!);

/** The games' own words, as the server keeps them. */
function served(lang: string): string[] {
  const pages = readdirSync(SERVER, { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.replaceAll('\\', '/').endsWith(`locale/${lang}.ftl`),
  );
  return pages.flatMap((path) => ids(readFileSync(new URL(path.replaceAll('\\', '/'), SERVER), 'utf8')));
}

describe('the games of the house', () => {
  it('are known by their manifests alone', () => {
    expect(GAMES.length).toBeGreaterThan(2);
    const shared = FILES.filter((path) => /\.(ts|svelte|css|ftl)$/.test(path) && !/\.(test|generated)\.ts$/.test(path));
    const named = new RegExp(`\\b(${GAMES.join('|')})\\b`);
    const told = shared.filter(
      (path) => !inGame(path) && named.test(text(path).replace(/\/\*[\s\S]*?\*\/|<!--[\s\S]*?-->/g, '')),
    );
    expect(told).toEqual([]);
  });

  it('say who they are in the hall', () => {
    for (const game of GAMES)
      for (const lang of ['en', 'fr'])
        expect(ids(text(`${game}/hall.${lang}.ftl`))).toEqual([`web-${game}`, `web-${game}-line`, `web-${game}-meta`]);
  });
});

describe('every text', () => {
  const pages = FILES.filter((path) => path.endsWith('en.ftl'));

  it('is there in both languages, once', () => {
    for (const page of pages) {
      const [english, french] = [page, page.replace(/en\.ftl$/, 'fr.ftl')].map((path) => ids(text(path)));
      expect(french!.toSorted(), page).toEqual(english!.toSorted());
      expect(new Set(english).size, page).toBe(english!.length);
    }
  });

  it('has the apostrophe of a book in French', () => {
    for (const page of FILES.filter((path) => path.endsWith('fr.ftl'))) expect(text(page), page).not.toMatch(/\w'\w/);
  });

  it('is among the words of the house or of its own game', () => {
    const server = new Set(served('en'));
    const house = new Set(
      pages.filter((path) => !inGame(path) || path.includes('hall.')).flatMap((path) => ids(text(path))),
    );
    for (const path of FILES.filter((each) => /\.(ts|svelte)$/.test(each) && !each.endsWith('.test.ts'))) {
      const own = inGame(path) ? new Set(ids(text(`${path.split('/')[0]}/en.ftl`))) : new Set<string>();
      for (const [, id] of text(path).matchAll(/\bsay\('([\w-]+)'[,)]/g))
        expect(house.has(id!) || own.has(id!) || server.has(id!), `${path}: ${id}`).toBe(true);
    }
  });
});

describe('the sounds of a game', () => {
  it.each(GAMES)('are all there that the board of %s calls for', (game) => {
    const declared = /sounds: \{([^}]*)\}/.exec(text(`${game}/board.ts`))?.[1] ?? '';
    const known = [...declared.matchAll(/(\w+):/g)].map((match) => match[1]!);
    const called = FILES.filter((path) => path.startsWith(`${game}/`) && path.endsWith('.svelte')).flatMap((path) =>
      [...text(path).matchAll(/\bsound\([\w.]+, ([^;]*)\);?/g)].flatMap((match) =>
        [...match[1]!.matchAll(/'(\w+)'/g)].map((name) => name[1]!),
      ),
    );
    expect(new Set(called)).toEqual(new Set(known));
  });

  it('are unknown to the house', () => {
    expect(text('lib/sound.ts')).not.toMatch(/'(card|room|strike|won|lost)'/);
  });
});
