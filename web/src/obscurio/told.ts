/** Pictures in words, at tables that play so (BA-53). A coarse map says what is seen where; a tip means all that is near. */
import type { Lang } from '../lib/words';

export interface Thing {
  name: Record<string, string>;
  colours: string[];
  x: number;
  y: number;
}

export interface Description {
  says: Record<string, string>;
  things: Thing[];
  map: string;
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const MIST = '~';
/** What lies this near a tip is meant by it, in hundredths: no eye tells better. */
const NEAR = 7;

export interface Under {
  things: Thing[];
  mist: boolean;
}

/** All that is seen under a point or right beside it, the most striking first, and whether mist is. */
export function under({ map, things }: Description, x: number, y: number): Under {
  const cells = Math.sqrt(map.length);
  const middle = (at: number) => (200 * at + 100) / cells - 100;
  const signs = new Set<string>();
  for (let at = 0; at < map.length; at += 1) {
    if (Math.hypot(middle(at % cells) - x, middle(Math.floor(at / cells)) - y) <= NEAR) signs.add(map[at]!);
  }
  const found = [...signs]
    .map((sign) => LETTERS.indexOf(sign))
    .filter((at) => at >= 0)
    .sort((a, b) => a - b);
  return { things: found.map((at) => things[at]!), mist: signs.has(MIST) };
}

export function nameIn(lang: Lang, thing: Thing): string {
  return thing.name[lang] ?? thing.name.en ?? '';
}

/** A colour as the messages call it: `dusty pink` is `obscurio-colour-dusty-pink`. */
export function colourId(colour: string): string {
  return `obscurio-colour-${colour.replaceAll(' ', '-')}`;
}
