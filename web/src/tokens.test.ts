/** What is drawn comes from the tokens of tokens.css. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const SRC = new URL('./', import.meta.url);
const TOKENS = readFileSync(new URL('tokens.css', SRC), 'utf8');
const styles = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => /\.(css|svelte)$/.test(path) && path !== 'tokens.css')
  .map((path) => {
    const text = readFileSync(new URL(path, SRC), 'utf8');
    return path.endsWith('.css') ? text : (/<style>([\s\S]*)<\/style>/.exec(text)?.[1] ?? '');
  })
  .join('\n')
  .replaceAll(/\/\*[\s\S]*?\*\//g, '');
const all = (what: RegExp, text = styles) => [...text.matchAll(what)].map((match) => match[1] ?? match[0]);

describe('what is drawn', () => {
  it('has its colours from the tokens', () => {
    expect(all(/#[0-9a-f]{3,8}\b|rgba?\([^)]*\)/gi)).toEqual([]);
  });

  it('has its letters from a scale of ten', () => {
    expect(all(/--t\d+: /g, TOKENS)).toHaveLength(10);
    expect(all(/font(?:-size)?:[^;{}]*?\b\d+(?:\.\d+)?px[^;{}]*/g)).toEqual([]);
  });

  it('uses no token that is not there, and has none that nobody uses', () => {
    const known = new Set(all(/^\s+--([\w-]+):/gm, TOKENS));
    const texts = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.(css|svelte|ts)$/.test(path))
      .map((path) => readFileSync(new URL(path.replaceAll('\\', '/'), SRC), 'utf8'))
      .join('\n');
    const used = new Set(all(/var\(--([\w-]+)/g, texts));
    // people's colours are looked up by their number
    expect([...known].filter((name) => !used.has(name) && !/^w\d$/.test(name))).toEqual([]);
    const own = new Set([...all(/--([\w-]+)['"]?\s*[:=}]/g, texts), ...all(/setProperty\('--([\w-]+)/g, texts)]);
    expect([...used].filter((name) => !known.has(name) && !own.has(name) && !/^w$/.test(name))).toEqual([]);
  });

  it('gives no token another meaning on one screen', () => {
    const known = new Set(all(/^\s+--([\w-]+):/gm, TOKENS));
    // in plain colours there is no grain: that is the one exception
    expect(all(/(?:^|[;{])\s*--([\w-]+): (?!none;)/gm).filter((name) => known.has(name))).toEqual([]);
  });

  it('gives no name of the whole page another meaning in one part', () => {
    const [, page = ''] = /:root \{([^}]*)\}/.exec(readFileSync(new URL('app.css', SRC), 'utf8')) ?? [];
    const names = all(/--([\w-]+):/g, page);
    expect(names).not.toEqual([]);
    for (const name of names) {
      expect(all(new RegExp(`[;{\\s]--(${name}): `, 'g'))).toHaveLength(1);
      // it has a value everywhere: what stands beside it would never be used
      expect(all(new RegExp(`var\\(--(${name}),`, 'g'))).toEqual([]);
    }
  });

  it('leaves room between things by the tokens where one fits', () => {
    const sizes = new Set(all(/--gap-\d: (\d+)px/g, TOKENS));
    const rooms = all(/(?:^|[;{])\s*((?:row-|column-)?gap: [^;{}]*|(?:padding|margin)[\w-]*: [^;{}]*)/gm);
    const plain = rooms.flatMap((room) => all(/(?<![-\w.(])(\d+)px/g, room));
    expect(plain.filter((each) => sizes.has(each))).toEqual([]);
  });

  it('changes at few widths and heights', () => {
    const steps = new Set(all(/\((?:min|max)-(?:width|height): \d+px\)/g, all(/@media[^{]*/g).join('\n')));
    expect([...steps].sort()).toEqual(BREAKPOINTS.toSorted());
  });
});

/** As `tokens.css` tells them. */
const BREAKPOINTS = [
  '(max-width: 299px)',
  '(max-width: 389px)',
  '(max-width: 479px)',
  '(min-width: 560px)',
  '(max-width: 599px)',
  '(min-width: 600px)',
  '(max-width: 899px)',
  '(min-width: 900px)',
  '(max-width: 999px)',
  '(max-width: 1099px)',
  '(min-width: 1600px)',
  '(max-height: 520px)',
  '(min-height: 521px)',
  '(max-height: 560px)',
  '(max-height: 619px)',
  '(max-height: 640px)',
  '(max-height: 700px)',
  '(max-height: 800px)',
  '(min-height: 801px)',
  '(max-height: 860px)',
  '(min-height: 900px)',
  '(min-height: 960px)',
];
