/** Words: message ids and plain data become sentences, with the same Fluent files as the server's. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Args } from './wire';

export type Lang = 'en' | 'fr';
export type Say = (id: string, args?: Args) => string;

export class Words {
  private readonly bundle: FluentBundle;

  constructor(
    readonly lang: Lang,
    sources: readonly string[],
  ) {
    this.bundle = new FluentBundle(lang, { useIsolating: false });
    for (const source of sources) {
      const text = lang === 'fr' ? joined(source) : source;
      this.bundle.addResource(new FluentResource(text), { allowOverrides: true });
    }
  }

  has(id: string): boolean {
    return this.bundle.hasMessage(id);
  }

  /** The message with this id; the id itself if there is none, so that nothing is ever blank. */
  say: Say = (id, args = {}) => {
    const pattern = this.bundle.getMessage(id)?.value;
    if (!pattern) return id;
    return this.bundle.formatPattern(pattern, plain(args), []);
  };
}

/** French has a space before `: ; ? ! %` and inside « », at which no line may break. */
function joined(source: string): string {
  return source.replace(/(?<!=) (?=[:;?!»%])/g, '\u00a0').replace(/« /g, '«\u00a0');
}

/** Fluent takes texts and numbers; lists are joined, nothing is left out. */
function plain(args: Args): Record<string, FluentVariable> {
  const ready: Record<string, FluentVariable> = {};
  for (const [name, value] of Object.entries(args)) {
    if (typeof value === 'string' || typeof value === 'number') ready[name] = value;
    else if (Array.isArray(value)) ready[name] = value.join(', ');
    else ready[name] = value === null || value === undefined ? '' : String(value);
  }
  return ready;
}

/** A text cut at its rule numbers: `… (O-19)` becomes a text and a number that can be opened. */
export interface Piece {
  text: string;
  rule: string;
}

const NUMBER = /\s*\(([A-Z]{1,3}-\d+[a-z]?(?:, [A-Z]{1,3}-\d+[a-z]?)*)\)([.,;]?)/g;

export function pieces(text: string): Piece[] {
  const found: Piece[] = [];
  let at = 0;
  for (const match of text.matchAll(NUMBER)) {
    // the stop comes before the number, so that it never stands alone on a line
    const before = text.slice(at, match.index) + match[2]!;
    if (before) found.push({ text: before, rule: '' });
    for (const rule of match[1]!.split(', ')) found.push({ text: '', rule });
    at = match.index + match[0].length;
  }
  if (at < text.length) found.push({ text: text.slice(at), rule: '' });
  return found;
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The language to begin with: the one chosen before, else the browser's, else English. */
export function firstLang(chosen: string | undefined, wished: readonly string[]): Lang {
  if (chosen === 'en' || chosen === 'fr') return chosen;
  for (const wish of wished) {
    const code = wish.slice(0, 2).toLowerCase();
    if (code === 'en' || code === 'fr') return code;
  }
  return 'en';
}
