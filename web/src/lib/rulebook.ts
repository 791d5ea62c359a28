/** The rulebook as the server gives it (Markdown with an anchor before each rule), cut into what a drawer shows. */

export interface Block {
  kind: 'h' | 'p' | 'li' | 'table';
  level: number;
  /** The number this paragraph carries, if it is a rule: `O-14`. */
  rule: string;
  text: string;
  rows: string[][];
}

export function blocks(markdown: string): Block[] {
  const found: Block[] = [];
  let open: Block | null = null;
  const close = () => {
    open = null;
  };
  for (const raw of markdown.split('\n')) {
    // the pages are typed with straight apostrophes
    const line = raw.trim().replace(/(?<=\p{L})'/gu, '’');
    if (!line || /^<a id=/.test(line)) {
      close();
      continue;
    }
    const heading = /^(#+)\s+(.*)/.exec(line);
    if (heading) {
      close();
      found.push(block('h', heading[2]!, heading[1]!.length));
      continue;
    }
    if (line.startsWith('|')) {
      const cells = line
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim());
      if (cells.every((cell) => /^:?-+:?$/.test(cell))) continue;
      if (open?.kind !== 'table') found.push((open = block('table', '')));
      open.rows.push(cells);
      continue;
    }
    const item = /^(?:[-*]|\d+\.)\s+(.*)/.exec(line);
    if (item) {
      found.push((open = block('li', item[1]!)));
      continue;
    }
    if (open && open.kind !== 'table') open.text += ' ' + line;
    else {
      open = block('p', line);
      const number = /^\*\*([A-Z]+-\d+[a-z]?)\*\*\s*/.exec(line);
      if (number) {
        open.rule = number[1]!;
        open.text = line.slice(number[0].length);
      }
      found.push(open);
    }
  }
  return found;
}

function block(kind: Block['kind'], text: string, level = 0): Block {
  return { kind, level, rule: '', text, rows: [] };
}

/** Marks inside a line: strong, emphasis, code; links keep their words. */
export interface Run {
  text: string;
  mark: '' | 'b' | 'i' | 'code';
}

/** An option as a player reads it; nothing for a word that names none. */
export interface OptionWords {
  meaning: (name: string) => string;
  value: (name: string, value: string) => string;
  /** Both in one: “Who begins”: drawn by lot; without a value, a quotation: “Who begins”. */
  both: (meaning: string, value: string) => string;
}

/** Options' names in brackets, with the rulings that tell of them: players have the rulings, programs the names. */
const BRACKETS = /\s*\(((?:`[^`]+`[\s,]*)+)((?:[A-Z]+-\d+[a-z]?[\s,]*)*)\)/g;
const CODE = /`([^`]+)`/g;

/** A text without a program's names: options and their values in words. `about` is the option the text speaks of already. */
function inWords(text: string, words: OptionWords, about: string): string {
  let last = about;
  return text.replace(CODE, (whole, code: string) => {
    const [name = '', value] = code.split('=');
    const meaning = words.meaning(name);
    if (meaning) {
      last = name;
      return words.both(meaning, value === undefined ? '' : words.value(name, value));
    }
    if (!last) return whole;
    const said = words.value(last, code);
    // in a table it stands alone; in a sentence it is a quotation
    return about ? said : words.both(said, '');
  });
}

/** The first option that a text names. */
export function optionIn(text: string, words: OptionWords): string {
  for (const [, code] of text.matchAll(CODE)) {
    const name = code!.split('=')[0]!;
    if (words.meaning(name)) return name;
  }
  return '';
}

/** A row of a table as it is drawn, and the option it is about, if it is about one. */
export interface Row {
  cells: string[];
  about: string;
}

/** A table's rows. One of options begins with what each decides: its name in a program says that a second time. */
export function rowsOf(block: Block, words?: OptionWords): Row[] {
  const [head = [], ...body] = block.rows;
  const about = body.map((row) => (words ? optionIn(row[0] ?? '', words) : ''));
  const named = body.length > 0 && body.every((row, at) => row.length > 2 && row[0] === `\`${about[at]}\``);
  const cells = named
    ? body.map(([, values = '', meaning = '', ...rest]) => [
        meaning,
        values.replaceAll('`, `', '` · `'),
        ...rest.map((cell) => cell.replace(/^[A-Z]+-\d.*/, '($&)')),
      ])
    : body;
  const top = named ? [head[2]!, head[1]!, ...head.slice(3)] : head;
  return [{ cells: top, about: '' }, ...cells.map((row, at) => ({ cells: row, about: about[at]! }))];
}

export function runs(text: string, options?: OptionWords, about = ''): Run[] {
  const plain = text
    .replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .replace(BRACKETS, (_, __, rulings: string) => (rulings ? ` (${rulings})` : ''));
  const words = options ? inWords(plain, options, about) : plain;
  const found: Run[] = [];
  let at = 0;
  for (const match of words.matchAll(/\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`/g)) {
    if (match.index > at) found.push({ text: words.slice(at, match.index), mark: '' });
    const mark = match[1] !== undefined ? 'b' : match[2] !== undefined ? 'i' : 'code';
    found.push({ text: match[1] ?? match[2] ?? match[3] ?? '', mark });
    at = match.index + match[0].length;
  }
  if (at < words.length) found.push({ text: words.slice(at), mark: '' });
  return found;
}

/** A text as it is looked for: without capitals and accents. */
function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[’']/g, '’').toLowerCase();
}

export interface Hit {
  /** Which paragraph it is. */
  at: number;
  rule: string;
  /** What stands around the words that were looked for. */
  before: string;
  found: string;
  after: string;
}

const AROUND = 60;

/** A block as it is read, a table row by row: options and their values in words, as on the page. */
function asRead(block: Block, words?: OptionWords): string[] {
  const plain = (text: string, about = '') =>
    runs(text, words, about)
      .map((run) => run.text)
      .join('');
  if (block.kind !== 'table') return [plain(block.text)];
  return rowsOf(block, words).map(({ cells, about }) => cells.map((cell) => plain(cell, about)).join(' · '));
}

/** Where a book speaks of something, up to so many places; a rule's own number leads to it first. */
export function search(page: readonly Block[], wish: string, words?: OptionWords, most = 40): Hit[] {
  const looked = folded(wish.trim());
  if (looked.length < 2) return [];
  const hits: Hit[] = [];
  page.forEach((block, at) => {
    const lines = asRead(block, words);
    const text = lines.find((line) => folded(line).includes(looked)) ?? lines[0] ?? '';
    const where = folded(block.rule) === looked ? 0 : folded(text).indexOf(looked);
    if (where < 0) return;
    const long = folded(block.rule) === looked ? 0 : wish.trim().length;
    const from = where > AROUND ? text.lastIndexOf(' ', where - AROUND / 2) + 1 : 0;
    hits.push({
      at,
      rule: block.rule,
      before: (from ? '…' : '') + text.slice(from, where),
      found: text.slice(where, where + long),
      after: text.slice(where + long, where + long + AROUND) + (where + long + AROUND < text.length ? '…' : ''),
    });
  });
  const own = hits.findIndex((hit) => folded(hit.rule) === looked);
  if (own > 0) hits.unshift(...hits.splice(own, 1));
  return hits.slice(0, most);
}

/** The headings of a book, with the paragraph each is. */
export function contents(page: readonly Block[]): { at: number; level: number; text: string }[] {
  return page.flatMap((block, at) =>
    block.kind === 'h' && block.level > 1 && block.level < 4 ? [{ at, level: block.level, text: block.text }] : [],
  );
}

/** What is drawn around a rule: of the rulings, which are one page for all games, only those of this game. */
export function chapterOf(page: readonly Block[], rule: string, rulings: readonly string[]): readonly Block[] {
  const at = page.findIndex((block) => block.rule === rule);
  if (at < 0 || !isRuling(rule, rulings)) return page;
  const begins = (block: Block) => block.kind === 'h' && block.level <= 2;
  const first = page.findLastIndex((block, i) => i <= at && begins(block));
  const next = page.findIndex((block, i) => i > at && begins(block));
  return page.slice(Math.max(0, first), next < 0 ? page.length : next);
}

/** `rulings`: the letters that a game's rulings are numbered with. Any other number is a rule of its own book. */
const isRuling = (rule: string, rulings: readonly string[]) => rulings.includes(rule.split('-')[0]!);

/** Which page holds a rule: rulings have one for all games, in each language. */
export function pageOf(game: string, rule: string, lang: string, rulings: readonly string[]): string {
  if (!isRuling(rule, rulings)) return `/rules/${game}.${lang}.md`;
  return lang === 'fr' ? '/rules/rulings.fr.md' : '/rules/rulings.md';
}
