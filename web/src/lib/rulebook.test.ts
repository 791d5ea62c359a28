import { describe, expect, it } from 'vitest';
import { blocks, chapterOf, pageOf, runs } from './rulebook';

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

  it('draws the rulings of one game only, and a rulebook whole', () => {
    const page = blocks(
      '# Rulings\n\n## Oubliette\n\n**OA-1** One.\n\n### More\n\n**OA-2** Two.\n\n## Occulto\n\n**CA-1** Three.\n',
    );
    expect(chapterOf(page, 'OA-2').map((block) => block.text)).toEqual(['Oubliette', 'One.', 'More', 'Two.']);
    expect(chapterOf(page, 'CA-1').map((block) => block.text)).toEqual(['Occulto', 'Three.']);
    expect(chapterOf(page, 'CA-9')).toBe(page);
    const book = blocks(TEXT);
    expect(chapterOf(book, 'O-14')).toBe(book);
  });

  it('knows where a number is told', () => {
    expect(pageOf('oubliette', 'O-14', 'fr')).toBe('/rules/oubliette.fr.md');
    expect(pageOf('oubliette', 'OA-33', 'fr')).toBe('/rules/rulings.md');
  });
});
