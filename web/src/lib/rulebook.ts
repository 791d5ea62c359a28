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
    const line = raw.trim();
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
      const number = /^\*\*((?:OA|CA|BA|BC|O|C|B)-\d+)\*\*\s*/.exec(line);
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

/** An option's name in brackets, with the ruling that tells of it: players have the ruling, programs the name. */
const OPTION = /\s*\((?:`[^`]+`(?:,\s*)?)+((?:OA|CA|BA|BC)-\d+)?\)/g;

export function runs(text: string): Run[] {
  const words = text
    .replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .replace(OPTION, (_, ruling?: string) => (ruling ? ` (${ruling})` : ''));
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

/** What is drawn around a rule: of the rulings, which are one page for all games, only those of this game. */
export function chapterOf(page: readonly Block[], rule: string): readonly Block[] {
  const at = page.findIndex((block) => block.rule === rule);
  if (at < 0 || !isRuling(rule)) return page;
  const begins = (block: Block) => block.kind === 'h' && block.level <= 2;
  const first = page.findLastIndex((block, i) => i <= at && begins(block));
  const next = page.findIndex((block, i) => i > at && begins(block));
  return page.slice(Math.max(0, first), next < 0 ? page.length : next);
}

const isRuling = (rule: string) => /^(OA|CA|BA|BC)-/.test(rule);

/** Which page holds a rule: rulings have one for all games. */
export function pageOf(game: string, rule: string, lang: string): string {
  return isRuling(rule) ? '/rules/rulings.md' : `/rules/${game}.${lang}.md`;
}
