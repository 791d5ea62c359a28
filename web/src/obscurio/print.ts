/**
 * Where on a Page nobody may point: the server writes a row for each hundredth of the radius from -100 to 100, each as stretches
 * `from:to`. It is drawn and kept free of Butterflies as it was written; which trap it comes from is not known here.
 */
import { type Butterfly, isBelow, type Pointing, settle } from './clue';

type Stretch = readonly [number, number];

export class Print {
  private readonly rows: readonly (readonly Stretch[])[];

  constructor(written: string) {
    this.rows = written.split('/').map((row) =>
      row
        .split(' ')
        .filter(Boolean)
        .map((stretch) => stretch.split(':').map(Number) as unknown as Stretch),
    );
  }

  has(x: number, y: number): boolean {
    return (this.rows[y + 100] ?? []).some(([from, to]) => from <= x && x <= to);
  }

  /** As the outline of an SVG path, in hundredths. */
  get path(): string {
    return this.rows
      .flatMap((row, at) =>
        row.map(([from, to]) => `M${from - 0.5} ${at - 100.5}h${to - from + 1}v1h${from - to - 1}z`),
      )
      .join('');
  }

  /** The place nearest to this one that is free, no farther away than that; null if there is none. */
  nearest(x: number, y: number, reach: number): { x: number; y: number } | null {
    let best: { x: number; y: number } | null = null;
    let least = reach * reach;
    for (let down = -reach; down <= reach; down += 1) {
      for (let across = -reach; across <= reach; across += 1) {
        const far = across * across + down * down;
        const inside = (x + across) ** 2 + (y + down) ** 2 <= 10_000;
        if (far <= least && inside && !this.has(x + across, y + down)) {
          best = { x: x + across, y: y + down };
          least = far - 1;
        }
      }
    }
    return best;
  }
}

const known = new Map<string, Print>();

/** The print of a Page; null where nothing is printed on it. */
export function printOf(page: { printed?: string } | undefined): Print | null {
  const written = page?.printed ?? '';
  if (!written) return null;
  const found = known.get(written) ?? new Print(written);
  known.set(written, found);
  return found;
}

/** A Butterfly where it may lie, at most so far away; null if it cannot. */
export function besidePrint(print: Print | null, each: Butterfly, reach: number): Butterfly | null {
  if (!print || isBelow(each) || !print.has(each.x, each.y)) return each;
  const free = print.nearest(each.x, each.y, reach);
  return free && settle(each.page, free.x, free.y, each.angle);
}

/** Whether a Butterfly touches it. */
export function touches(print: Print | null, each: Butterfly | null): each is Pointing {
  return print !== null && each !== null && !isBelow(each) && print.has(each.x, each.y);
}
