/**
 * Butterflies as they are drawn and written: `0:12,-34@5` points at (12, -34) hundredths of the radius, turned by 5 of 72
 * steps; `1:bottom` lies below Page 2. What is legal the server says, by the kinds of clue in its view.
 */
import type { Ask } from '../lib/wire';
import { BODY, type ClueKinds, COSINES, RADIUS, SINES, STEPS } from './view.generated';

export { BODY, STEPS };

export interface Pointing {
  page: number;
  x: number;
  y: number;
  /** In 72 steps of 5 degrees; 0 points to the right, 18 down. */
  angle: number;
}

export interface Below {
  page: number;
  below: true;
}

export type Butterfly = Pointing | Below;
/** The two at hand, red and blue; null while one rests beside the book. */
export type Draft = [Butterfly | null, Butterfly | null];

const WORD = /^([01]):(?:(bottom)|(-?\d{1,3}),(-?\d{1,3})@(\d{1,2}))$/;

export function isBelow(butterfly: Butterfly): butterfly is Below {
  return 'below' in butterfly;
}

export function read(word: string): Butterfly | null {
  const match = WORD.exec(word);
  if (!match) return null;
  const page = Number(match[1]);
  if (match[2]) return { page, below: true };
  return { page, x: Number(match[3]), y: Number(match[4]), angle: Number(match[5]) };
}

export function write(butterfly: Butterfly): string {
  if (isBelow(butterfly)) return `${butterfly.page}:bottom`;
  return `${butterfly.page}:${butterfly.x},${butterfly.y}@${butterfly.angle}`;
}

/** As the server orders them, so that the order tells nothing: by Page, one below it first, then by place and turn. */
function before(one: Butterfly, other: Butterfly): number {
  const row = (each: Butterfly) => [each.page, ...(isBelow(each) ? [] : [each.x, each.y, each.angle])];
  const [a, b] = [row(one), row(other)];
  const at = a.findIndex((value, i) => value !== b[i]);
  return at < 0 ? a.length - b.length : a[at]! - (b[at] ?? -Infinity);
}

/** The clue as everybody will see it: the first is drawn in red, the second in blue. */
export function inOrder(draft: readonly (Butterfly | null)[]): Butterfly[] {
  return draft.filter((each) => each !== null).sort(before);
}

/** The colour of each at hand, 0 for red: as the clue will show it; those that rest have what is left. */
export function coloursOf(draft: Draft): [number, number] {
  const [one, two] = draft;
  const swapped = two !== null && (one === null || before(two, one) < 0);
  return swapped ? [1, 0] : [0, 1];
}

/** Whole steps, from 0 to 71, out of any number of them. */
export function turn(angle: number): number {
  return ((Math.round(angle) % STEPS) + STEPS) % STEPS;
}

/** The angle of a direction, in steps. */
export function angleOf(dx: number, dy: number): number {
  return turn((Math.atan2(dy, dx) * STEPS) / (2 * Math.PI));
}

/** For a picture of a Butterfly whose needle points up: degrees to turn it by. */
export function degrees(angle: number): number {
  return (angle * 360) / STEPS + 90;
}

const onPage = (x: number, y: number) => x ** 2 + y ** 2 <= RADIUS ** 2;

/** Tip and body on the Page, in the server's own whole numbers: thousandths of hundredths. */
function inside({ x, y, angle }: Pointing): boolean {
  const body = [1000 * x - BODY * COSINES[angle]!, 1000 * y - BODY * SINES[angle]!] as const;
  return onPage(x, y) && body[0] ** 2 + body[1] ** 2 <= (1000 * RADIUS) ** 2;
}

/** Whole hundredths within the circle; the body is turned inwards as far as it must be. */
export function settle(page: number, x: number, y: number, angle: number): Pointing {
  const far = Math.hypot(x, y);
  const scale = far > RADIUS ? RADIUS / far : 1;
  const tip = { x: Math.trunc(x * scale), y: Math.trunc(y * scale) };
  if (scale === 1) Object.assign(tip, { x: Math.round(x), y: Math.round(y) });
  if (!onPage(tip.x, tip.y)) Object.assign(tip, { x: Math.trunc(x), y: Math.trunc(y) });
  const clean = (value: number) => (value === 0 ? 0 : value);
  for (let off = 0; off <= STEPS / 2; off += 1) {
    for (const side of [off, -off]) {
      const found = { page, x: clean(tip.x), y: clean(tip.y), angle: turn(angle + side) };
      if (inside(found)) return found;
    }
  }
  return { page, x: clean(tip.x), y: clean(tip.y), angle: outward(tip.x, tip.y) };
}

/** The angle with the body on the side of the centre. */
export function outward(x: number, y: number): number {
  return x === 0 && y === 0 ? 54 : angleOf(x, y);
}

/** Where on a page: nine places, for words and for ears. */
export function quarter(x: number, y: number): string {
  if (Math.hypot(x, y) < 28) return 'middle';
  const names = ['right', 'lower-right', 'bottom', 'lower-left', 'left', 'upper-left', 'top', 'upper-right'];
  return names[((Math.round((Math.atan2(y, x) * 4) / Math.PI) % 8) + 8) % 8]!;
}

/** The hour a place lies at, as on a clock, and how far out it is. */
export function onClock(x: number, y: number): { hour: number; reach: 'near' | 'half' | 'rim' } {
  const hour = Math.round((Math.atan2(x, -y) * 6) / Math.PI);
  const far = Math.hypot(x, y);
  return { hour: ((hour + 11) % 12) + 1, reach: far < 34 ? 'near' : far < 68 ? 'half' : 'rim' };
}

// What the server asks for ---------------------------------------------------------------------------------------------

/** The kind of a clue without its coordinates: `0b 0p` is one below Page 1 and one pointing into it. */
export type Shape = string;

function token(butterfly: Butterfly): string {
  return butterfly.page + (isBelow(butterfly) ? 'b' : 'p');
}

export function shapeOf(butterflies: readonly (Butterfly | null)[]): Shape {
  return butterflies
    .filter((each) => each !== null)
    .map(token)
    .sort()
    .join(' ');
}

/** The kinds of clue that are open now: those that every rule and trap lets through. */
export function openShapes(needs: readonly ClueKinds[]): ReadonlySet<Shape> {
  const [first, ...more] = needs;
  return new Set(first?.kinds.filter((kind) => more.every((need) => need.kinds.includes(kind))));
}

/** Whether something may still be added to (or is already) a clue that is open. */
export function reaches(open: Iterable<Shape>, shape: Shape): boolean {
  if (shape === '') return true;
  const have = shape.split(' ');
  return [...open].some((each) => {
    const left = each.split(' ');
    return have.every((one) => {
      const at = left.indexOf(one);
      if (at >= 0) left.splice(at, 1);
      return at >= 0;
    });
  });
}

/** What putting a Butterfly there would do: forbidden, wanted (it would complete the clue), or simply open. */
export function wish(
  open: ReadonlySet<Shape>,
  draft: Draft,
  which: number,
  to: 'p' | 'b',
  page: number,
): 'no' | 'wanted' | 'open' {
  const there: Butterfly = to === 'b' ? { page, below: true } : { page, x: 0, y: 0, angle: 0 };
  const next = draft.map((each, at) => (at === which ? there : each));
  const shape = shapeOf(next);
  if (!reaches(open, shape)) return 'no';
  return open.has(shape) && !open.has(shapeOf(draft)) ? 'wanted' : 'open';
}

/** The places that the options name by themselves, each once: what a list offers. */
export function spots(ask: Ask | undefined, page: number): Pointing[] {
  const found = new Map<string, Pointing>();
  for (const option of ask?.options ?? []) {
    for (const word of option.text.split(' ').slice(1)) {
      const butterfly = read(word);
      if (butterfly && !isBelow(butterfly) && butterfly.page === page)
        found.set(`${butterfly.x},${butterfly.y}`, butterfly);
    }
  }
  return [...found.values()].sort((a, b) => Math.round(a.y / 34) - Math.round(b.y / 34) || a.x - b.x);
}

export function clueText(draft: Draft): string {
  return ['clue', ...draft.filter((each) => each !== null).map(write)].join(' ');
}
