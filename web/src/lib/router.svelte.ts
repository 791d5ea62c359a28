/** Three addresses: the hall, a table, a table by its code. */
export type Place = { at: 'hall' } | { at: 'table'; table: string } | { at: 'code'; code: string };

export function placeOf(path: string): Place {
  const table = /^\/t\/([^/]+)\/?$/.exec(path);
  if (table) return { at: 'table', table: decodeURIComponent(table[1]!) };
  const code = /^\/c\/([^/]+)\/?$/.exec(path);
  if (code) return { at: 'code', code: decodeURIComponent(code[1]!) };
  return { at: 'hall' };
}

let place = $state.raw<Place>(placeOf(location.pathname));

export const router = {
  get place(): Place {
    return place;
  },
};

export function go(path: string, replace = false): void {
  if (replace) history.replaceState(null, '', path);
  else history.pushState(null, '', path);
  place = placeOf(path);
  scrollTo(0, 0);
}

addEventListener('popstate', () => {
  place = placeOf(location.pathname);
});
