/** What was heard, seen on the table: characters that change places slide from where they lay. */
import type { Line } from '../lib/wire';
import { SIDE_STEPS } from './view.generated';

/** The moves of backs in a line: from where to where. */
export function shifts(line: Line): [string, string][] {
  const { id, args } = line;
  if (id === 'occulto-swapped')
    return [
      [String(args.place), String(args.other_place)],
      [String(args.other_place), String(args.place)],
    ];
  if (id === 'occulto-replaced') return [[String(args.place), `s${String(args.seat)}`]];
  if (id === 'occulto-gust' && Array.isArray(args.places)) {
    const places = args.places as string[];
    const step = SIDE_STEPS[args.side as keyof typeof SIDE_STEPS];
    return places.map((place, i) => [place, places[(i + step + places.length) % places.length]!]);
  }
  return [];
}

/** `length` in milliseconds; none for those who want no motion. */
export function travel(root: HTMLElement, lines: readonly Line[], length: number): void {
  if (!length) return;
  const at = (place: string) => root.querySelector<HTMLElement>(`[data-place="${place}"]`);
  for (const line of lines) {
    for (const [from, to] of shifts(line)) {
      const node = at(to);
      const start = at(from)?.getBoundingClientRect();
      if (!node || !start) continue;
      const end = node.getBoundingClientRect();
      node.animate(
        [
          { transform: `translate(${start.left - end.left}px, ${start.top - end.top}px)`, zIndex: 40 },
          { transform: 'none', zIndex: 40 },
        ],
        { duration: length, easing: 'ease-in-out' },
      );
    }
    if (line.id === 'occulto-tornado' && Array.isArray(line.args.places)) {
      for (const place of line.args.places as string[])
        at(place)?.animate(
          [
            { transform: 'rotate(0) scale(1)' },
            { transform: 'rotate(360deg) scale(.6)' },
            { transform: 'rotate(720deg) scale(1)' },
          ],
          { duration: length },
        );
    }
  }
}
