import { describe, expect, it } from 'vitest';
import { readdirSync, readFileSync } from 'node:fs';
import { FluentResource } from '@fluent/bundle';
import { blocks, chapterOf, contents, type OptionWords, optionIn, pageOf, rowsOf, runs, search } from './rulebook';

const TEXT = `# Oubliette

Two lines
of one paragraph.

| Card | does |
|---|---|
| 2 | starts |

<a id="o-14"></a>
**O-14** The way is **blocked** (\`same_number=both\`, OA-33).

- an item
`;

describe('rulebook', () => {
  it('is cut into blocks, rules by their number', () => {
    const found = blocks(TEXT);
    expect(found.map((block) => block.kind)).toEqual(['h', 'p', 'table', 'p', 'li']);
    expect(found[1]!.text).toBe('Two lines of one paragraph.');
    expect(found[2]!.rows).toEqual([
      ['Card', 'does'],
      ['2', 'starts'],
    ]);
    expect(found[3]).toMatchObject({ rule: 'O-14', text: 'The way is **blocked** (`same_number=both`, OA-33).' });
  });

  it('marks words and drops the addresses of links', () => {
    expect(runs('first (`a=1`, OA-7), then (`b=2`, `c=3`).')).toEqual([{ text: 'first (OA-7), then.', mark: '' }]);
    expect(runs('see [Combat](#combat), **now** `x`')).toEqual([
      { text: 'see Combat, ', mark: '' },
      { text: 'now', mark: 'b' },
      { text: ' ', mark: '' },
      { text: 'x', mark: 'code' },
    ]);
  });

  it('says options and their values in words', () => {
    const words: OptionWords = {
      meaning: (name) => ({ who: 'Who begins', open: 'Whether cards lie open' })[name] ?? '',
      value: (name, value) => `<${name} ${value}>`,
      both: (meaning, value) => (value ? `“${meaning}”: ${value}` : `“${meaning}”`),
    };
    const told = (text: string, about = '') =>
      runs(text, words, about)
        .map((run) => run.text)
        .join('');
    expect(told('With `open=true` all see it (`who=host`, CA-64, CA-73).')).toBe(
      'With “Whether cards lie open”: <open true> all see it (CA-64, CA-73).',
    );
    expect(told('Option `who`, default `host`.')).toBe('Option “Who begins”, default “<who host>”.');
    expect(told('`host`', 'who')).toBe('<who host>');
    expect(optionIn('| `none` or `who`', words)).toBe('who');
  });

  it('says what an option decides once, and parts its values', () => {
    const words: OptionWords = {
      meaning: (name) => ({ rope_cost: 'What a Rope costs' })[name] ?? '',
      value: (_, value) => ({ free: 'nothing, ever', action: 'an action' })[value] ?? value,
      both: (meaning) => `“${meaning}”`,
    };
    const [table] = blocks(
      '| Option | Values | What it decides | Ruling |\n|---|---|---|---|\n| `rope_cost` | `free`, `action` | What a Rope costs. | OA-53 |\n',
    );
    expect(rowsOf(table!, words).map((row) => row.cells.map((cell) => runs(cell, words, row.about)[0]!.text))).toEqual([
      ['What it decides', 'Values', 'Ruling'],
      ['What a Rope costs.', 'nothing, ever · an action', '(OA-53)'],
    ]);
    const [plain] = blocks(TEXT).filter((block) => block.kind === 'table');
    expect(rowsOf(plain!, words).map((row) => row.cells)).toEqual(plain!.rows);
  });

  it('shows no option of a game under its name', () => {
    const docs = new URL('../../../docs/', import.meta.url);
    for (const file of readdirSync(new URL('rules/', docs)).filter((name) => /^\w+\.(en|fr)\.md$/.test(name))) {
      const [game, lang] = file.split('.');
      const rulings = blocks(readFileSync(new URL(lang === 'fr' ? 'rulings.fr.md' : 'rulings.md', docs), 'utf8'));
      const locale = new URL(`../../../src/noctuary/${game}/text/locale/${lang}.ftl`, import.meta.url);
      const ids = new Set(new FluentResource(readFileSync(locale, 'utf8')).body.map((entry) => entry.id));
      const words: OptionWords = {
        meaning: (name) => (ids.has(`${game}-option-${name}`) ? 'meaning' : ''),
        value: () => 'value',
        both: () => 'both',
      };
      const page = readFileSync(new URL(`rules/${file}`, docs), 'utf8');
      const book = blocks(page);
      // a chapter of rulings is named by any of its numbers: take one that the book itself cites
      const first = /\b([A-Z]A-\d+)\b/.exec(page)![1]!;
      expect(chapterOf(rulings, first, [first.split('-')[0]!]).length, game).toBeGreaterThan(40);
      for (const block of [...book, ...chapterOf(rulings, first, [first.split('-')[0]!])])
        for (const row of block.kind === 'table' ? block.rows : [[block.text]])
          for (const cell of row)
            for (const run of runs(cell, words, optionIn(row[0] ?? '', words)))
              expect(run.mark === 'code' && /=|_/.test(run.text), `${file}: ${run.text}`).toBe(false);
    }
  });

  it('finds a word without its accents, and a rule by its number', () => {
    const book = blocks(
      '# X\n\n## L’établi\n\n**C-05** Votre *établi* est devant vous.\n\n**C-06** La pioche, voir C-05.\n',
    );
    expect(search(book, 'etabli').map((hit) => [hit.rule, hit.found])).toEqual([
      ['', 'établi'],
      ['C-05', 'établi'],
    ]);
    expect(search(book, 'c-05').map((hit) => hit.rule)).toEqual(['C-05', 'C-06']);
    expect(search(book, 'x')).toEqual([]);
    const words: OptionWords = {
      meaning: (name) => (name === 'rope_cost' ? 'What a Rope costs' : ''),
      value: (_, value) => ({ free: 'nothing' })[value] ?? value,
      both: (meaning) => meaning,
    };
    const table = blocks('| option | |\n|---|---|\n| `deck_out` | late |\n| `rope_cost` | `free`, a rope |\n');
    expect(search(table, 'rope', words).map((hit) => hit.before + hit.found + hit.after)).toEqual([
      'What a Rope costs · nothing, a rope',
    ]);
    expect(contents(book)).toEqual([{ at: 1, level: 2, text: 'L’établi' }]);
  });

  it('draws the rulings of one game only, and a rulebook whole', () => {
    const page = blocks(
      '# Rulings\n\n## Oubliette\n\n**OA-1** One.\n\n### More\n\n**OA-2** Two.\n\n## Occulto\n\n**CA-1** Three.\n',
    );
    expect(chapterOf(page, 'OA-2', ['OA']).map((block) => block.text)).toEqual(['Oubliette', 'One.', 'More', 'Two.']);
    expect(chapterOf(page, 'CA-1', ['CA']).map((block) => block.text)).toEqual(['Occulto', 'Three.']);
    expect(chapterOf(page, 'CA-9', ['CA'])).toBe(page);
    const book = blocks(TEXT);
    expect(chapterOf(book, 'O-14', ['OA'])).toBe(book);
  });

  it('knows where a number is told', () => {
    expect(pageOf('oubliette', 'O-14', 'fr', ['OA'])).toBe('/rules/oubliette.fr.md');
    expect(pageOf('oubliette', 'OA-33', 'en', ['OA'])).toBe('/rules/rulings.md');
    expect(pageOf('oubliette', 'OA-33', 'fr', ['OA'])).toBe('/rules/rulings.fr.md');
  });

  it('takes two letters of a guest for a rule of its own book', () => {
    expect(pageOf('gopher', 'GO-3', 'en', [])).toBe('/rules/gopher.en.md');
    const book = blocks('# Gopher\n\n## Holes\n\n**GO-3** Dig.\n\n## Ends\n\n**GO-4** Sleep.\n');
    expect(chapterOf(book, 'GO-3', [])).toBe(book);
  });
});
