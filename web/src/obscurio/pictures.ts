/** Pictures by the place they lie at: `page-1`, `door-4`, `holder-8`, `exit`. The names in the addresses tell nothing. */
export type Pictures = Record<string, string>;

export function pictureUrl(table: string, pictures: Pictures, place: string): string | null {
  const name = pictures[place];
  return name ? `/t/${table}/picture/${name}` : null;
}

export interface Place {
  kind: string;
  number: number;
}

/** `door-4` is the door, number 4; `exit` is the exit, number 0. */
export function placeOf(place: string): Place {
  const match = /^([a-z]+)(?:-(\d+))?$/.exec(place);
  return match ? { kind: match[1]!, number: Number(match[2] ?? 0) } : { kind: '', number: 0 };
}

/** The places of one kind that lie open, in their order. */
export function placesOf(pictures: Pictures, kind: string): string[] {
  return Object.keys(pictures)
    .filter((place) => placeOf(place).kind === kind)
    .sort((a, b) => placeOf(a).number - placeOf(b).number);
}

/** What the server calls the pictures now, and the names they are shown by. */
export interface Shown {
  server: Pictures;
  shown: Pictures;
}

/**
 * While eyes are closed: when a card is taken every place of the holder gets a new name, but only one picture is new.
 * The others keep the name they were fetched by, so a taken card asks for one picture, as every tap of anybody does.
 */
export function follow(before: Shown, after: Pictures, taken: number | null): Shown {
  const shown: Pictures = {};
  for (const [place, name] of Object.entries(after)) {
    const { kind, number } = placeOf(place);
    const had = before.shown[place];
    const still = name === before.server[place] || (kind === 'holder' && taken !== null && number !== taken);
    shown[place] = had && still ? had : name;
  }
  return { server: after, shown };
}
