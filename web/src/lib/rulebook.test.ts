import { describe, expect, it } from 'vitest';
import { blocks, pageOf, runs } from './rulebook';

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
    expect(found[2]!.rows).toEqual([['Card', 'does'], ['2', 'starts']]);
    expect(found[3]).toMatchObject({ rule: 'O-14', text: 'The way is **blocked** (`same_number=both`, OA-33).' });
  });

  it('marks words and drops the addresses of links', () => {
    expect(runs('see [Combat](#combat), **now** `x`')).toEqual([
      { text: 'see Combat, ', mark: '' },
      { text: 'now', mark: 'b' },
      { text: ' ', mark: '' },
      { text: 'x', mark: 'code' },
    ]);
  });

  it('knows where a number is told', () => {
    expect(pageOf('oubliette', 'O-14', 'fr')).toBe('/rules/oubliette.fr.md');
    expect(pageOf('oubliette', 'OA-33', 'fr')).toBe('/rules/rulings.md');
  });
});
