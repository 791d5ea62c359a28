/** The games of the house, found by their manifests. A game without one is played on the plain board: its asks as buttons. */
import { untrack } from 'svelte';
import { SvelteMap } from 'svelte/reactivity';
import owl from './art/kit/house/favicon.svg';
import { toldNames } from './lib/seats';
import { readAloud } from './lib/aloud';
import { learn, say, sayFirst, type Wording } from './lib/i18n.svelte';
import { play } from './lib/sound';
import type { AtTable, Board, BoardProps, Manifest, Opened, Wall } from './lib/game';
import type { Table } from './lib/table.svelte';
import type { TableFrame } from './lib/wire';

export type { BoardProps, Opened };

const files = import.meta.glob<Manifest>('./*/manifest.ts', { eager: true, import: 'default' });

export const MANIFESTS: Record<string, Manifest | undefined> = Object.fromEntries(
  Object.entries(files).map(([path, manifest]) => [path.split('/')[1]!, manifest]),
);

/** Their names, from the left of the hall to its right. */
export const SHOWN: readonly string[] = Object.keys(MANIFESTS).sort(
  (one, other) => MANIFESTS[one]!.hall.place - MANIFESTS[other]!.hall.place,
);

/** What is known of the games whose tables were visited. */
const tables = new SvelteMap<string, AtTable>();

export function coverOf(game: string): string {
  return MANIFESTS[game]?.hall.cover ?? owl;
}

/** What a game is called. One that the client does not know brings its name with its own words. */
export function gameName(game: string): string {
  return sayFirst([`web-${game}`, `${game}-name`]);
}

/** The words of a game's board, its options and its lesson. */
export async function learnGame(game: string): Promise<void> {
  const manifest = MANIFESTS[game];
  if (manifest) await learn(manifest.words);
}

/** All a table of this game needs, words included. */
export async function atTable(game: string): Promise<AtTable> {
  const known = tables.get(game);
  if (known) return known;
  const manifest = MANIFESTS[game];
  const [found] = await Promise.all([manifest ? opened(manifest) : plain(), learnGame(game)]);
  if (found.aloud) readAloud(found.aloud);
  tables.set(game, found);
  return found;
}

async function opened(manifest: Manifest): Promise<AtTable> {
  const { default: found } = await manifest.board();
  await found.ready?.();
  return found;
}

async function plain(): Promise<AtTable> {
  return { Board: (await import('./generic/Board.svelte')).default, wordingFor: plainWording };
}

/** What is known of a stranger's data: an argument called `seat` is whoever sits there. */
function plainWording(names: readonly string[]): Wording {
  return (_, args) => (typeof args.seat === 'number' ? { ...args, seat: names[args.seat] ?? args.seat } : args);
}

export async function boardOf(game: string): Promise<{ default: Board }> {
  return { default: (await atTable(game)).Board };
}

/** A game's own drawing for the screen for everybody; without one its board is enlarged. */
export async function wallOf(game: string): Promise<Wall | null> {
  const { wall } = await atTable(game);
  return wall ? (await wall()).default : null;
}

/** A game's data in words, at a table where these people sit; nothing before its table was visited. */
export function wordingOf(frame: TableFrame | null): Wording | undefined {
  return frame ? tables.get(frame.game)?.wordingFor?.(toldNames(frame.seats, frame.you)) : undefined;
}

export function knownOf(game: string): AtTable | undefined {
  return tables.get(game);
}

/** Let something be heard at a table, by the name its game has for it. */
export function sound(table: Table, name: string): void {
  // whoever calls for it in an effect does not want to hear it again when the table changes
  untrack(() => play(tables.get(table.table?.game ?? '')?.sounds?.[name]));
}

/** The rule at which a game's book is opened; a stranger's opens at its beginning. */
export function ruleOf(game: string, when: 'first' | 'playing'): string {
  return MANIFESTS[game]?.rules[when] ?? '';
}

/** What the hall says of a game in a line; nothing where it has none. */
export function gameLine(game: string, part: 'line' | 'meta'): string {
  return MANIFESTS[game] ? say(`web-${game}-${part}`) : '';
}
