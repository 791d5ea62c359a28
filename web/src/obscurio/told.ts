/** Pictures in words, at tables that play so (BA-53). A coarse map says what is seen where; a tip means all that is near. */
import type { Lang } from '../lib/words';
import { type Description, LETTERS, MIST, NEAR, RADIUS, type Thing } from './view.generated';

export type { Description, Thing };

export interface Under {
  things: Thing[];
  mist: boolean;
}

/** All that is seen under a point or right beside it, the most striking first, and whether mist is. */
export function under({ map, things }: Description, x: number, y: number): Under {
  const cells = Math.sqrt(map.length);
  const middle = (at: number) => (RADIUS * (2 * at + 1)) / cells - RADIUS;
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
