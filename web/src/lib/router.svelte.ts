/** The addresses: the hall, finished games, a puzzle of the week, a table, a table by its code, a replay, a table's screen on the wall. */
import { ALONE } from './house';

export type Place =
  | { at: 'hall' }
  | { at: 'games' }
  | { at: 'puzzle'; game: string }
  | { at: 'table'; table: string }
  | { at: 'code'; code: string }
  | { at: 'replay'; table: string; round: number; line: boolean }
  | { at: 'screen'; code: string };

export function placeOf(path: string): Place {
  const table = /^\/t\/([^/]+)\/?$/.exec(path);
  if (table) return { at: 'table', table: decodeURIComponent(table[1]!) };
  const code = /^\/c\/([^/]+)\/?$/.exec(path);
  if (code) return { at: 'code', code: decodeURIComponent(code[1]!) };
  const replay = /^\/r\/([^/]+)\/(\d+)(\/line)?\/?$/.exec(path);
  if (replay)
    return {
      at: 'replay',
      table: decodeURIComponent(replay[1]!),
      round: Number(replay[2]),
      line: replay[3] !== undefined,
    };
  const puzzle = /^\/p\/([a-z_]+)\/?$/.exec(path);
  if (puzzle) return { at: 'puzzle', game: puzzle[1]! };
  const screen = /^\/screen\/([^/]+)\/?$/.exec(path);
  if (screen) return { at: 'screen', code: decodeURIComponent(screen[1]!) };
  return /^\/games\/?$/.test(path) ? { at: 'games' } : { at: 'hall' };
}

/** On a plain file server there is one page, and where one is in the house stands behind its `#`. */
const here = () => (ALONE ? location.hash.slice(1) || '/' : location.pathname);

/** The address of a place in the house, for links. */
export function addressOf(path: string): string {
  return ALONE ? `#${path}` : path;
}

let place = $state.raw<Place>(placeOf(here()));

let walked = false;

export const router = {
  /** One came here from another page of the house: a browser that loads a page reads it from its top by itself. */
  get walked(): boolean {
    return walked;
  },
  get place(): Place {
    return place;
  },
};

export function go(path: string, replace = false): void {
  if (replace) history.replaceState(null, '', addressOf(path));
  else history.pushState(null, '', addressOf(path));
  place = placeOf(path);
  walked = true;
  scrollTo(0, 0);
}

addEventListener('popstate', () => {
  place = placeOf(here());
});
