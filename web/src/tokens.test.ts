/** What is drawn should come from the few tokens of app.css. Until it does, these numbers may only fall. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const SRC = new URL('./', import.meta.url);
const styles = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.(css|svelte)$/.test(path))
  .map((path) => {
    const text = readFileSync(new URL(path.replaceAll('\\', '/'), SRC), 'utf8');
    return path.endsWith('.css') ? text : (/<style>([\s\S]*)<\/style>/.exec(text)?.[1] ?? '');
  })
  .join('\n');
const count = (what: RegExp) => [...styles.matchAll(what)].length;
const distinct = (what: RegExp) => new Set([...styles.matchAll(what)].map(([each]) => each.replaceAll(/\s/g, ''))).size;

/** Colours written out (a token's own value counts once), font sizes in pixels, media queries. */
const BUDGET = { colours: 515, sizes: 530, queries: 245 };

it('grows no further from the tokens', () => {
  const now = {
    colours: distinct(/#[0-9a-f]{3,8}\b|rgba?\([^)]*\)/gi),
    sizes: count(/font(?:-size)?:[^;{}]*?\b\d+(?:\.\d+)?px/g),
    queries: count(/@media/g),
  };
  for (const each of Object.keys(BUDGET) as (keyof typeof BUDGET)[])
    expect(now[each], `${each}: lower the budget when it falls, use a token when it rises`).toBeLessThanOrEqual(
      BUDGET[each],
    );
});
