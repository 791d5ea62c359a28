/** Laying a clue: the Butterflies in hand and on the book, by touch, by drag and by keys. */
import { say } from '../lib/i18n.svelte';
import type { Ask } from '../lib/wire';
import {
  angleOf,
  type Butterfly,
  clueText,
  coloursOf,
  type Draft,
  isBelow,
  openShapes,
  outward,
  quarter,
  reaches,
  settle,
  shapeOf,
  wish,
  write,
} from './clue';
import { byKey } from './flight';
import { lackOf } from './lack';
import type { Library } from './library.svelte';
import { besidePrint, type Print, printOf, touches } from './print';

const COLOURS = ['red', 'blue'];
/** How far from a finger a Butterfly may land where it is not allowed at the very place, in hundredths. */
const REACH = 7;
/** So many steps of a key lead across any print. */
const STRIDES = 100;

interface Drag {
  which: number;
  x: number;
  y: number;
  /** From the finger to the tip. */
  dx: number;
  dy: number;
  moved: boolean;
  turning: boolean;
}

export class Laying {
  chosen = $state(0);
  drag = $state<Drag | null>(null);
  pages = $state<(HTMLElement | undefined)[]>([]);
  private dropped = false;
  /** The last touch was at a print, and far from anything that can be pointed at. */
  barred = $state(false);

  readonly ask = $derived.by((): Ask | undefined => this.library.ask('clue', 'put'));
  /** Every Butterfly is final at once. */
  readonly strict = $derived.by(() => this.ask?.kind === 'put');
  /** What already lies there for good. */
  readonly fixed: readonly Butterfly[] = $derived.by(() => (this.strict ? this.library.clue : []));
  /** The Butterfly in hand. */
  readonly at = $derived.by(() => (this.strict ? Math.min(this.fixed.length, 1) : this.chosen));
  readonly moving = $derived.by(() => this.draft[this.at] ?? null);
  private readonly needs = $derived.by(() => this.library.view.clue_kinds ?? []);
  private readonly open = $derived.by(() => openShapes(this.needs));
  private readonly shape = $derived.by(() => shapeOf(this.draft));
  private readonly untouched = $derived.by(() => this.draft.every((each, i) => !each || i < this.fixed.length));
  readonly complete = $derived.by(
    () => !this.untouched && (this.strict ? reaches(this.open, this.shape) : this.open.has(this.shape)),
  );
  readonly lack = $derived.by(() => (this.complete || this.untouched ? null : lackOf(this.needs, this.shape)));
  /** The message that says how far the clue is. */
  readonly told = $derived.by(() => {
    if (this.complete) return 'web-obs-desk-done';
    if (this.untouched) return this.fixed.length ? 'web-obs-desk-second' : 'web-obs-desk-none';
    if (!this.lack) return 'web-obs-desk-other';
    return `web-obs-desk-${this.lack.amiss ? 'amiss' : 'lacks'}-${this.lack.trap}`;
  });

  /** The colour of each Butterfly, as the Wizards will see it (B-32). */
  readonly colours = $derived.by(() => coloursOf(this.draft));

  constructor(
    readonly library: Library,
    private readonly kept: { draft: Draft },
  ) {}

  get draft(): Draft {
    return this.kept.draft;
  }

  /** In strict placement what lies there is the server's word, and one Butterfly is at hand. */
  follow(lies: readonly Butterfly[]): void {
    const [one, two] = this.draft;
    this.kept.draft = [lies[0] ?? one, lies.length > 0 ? two : null];
  }

  put(which: number, wanted: Butterfly | null): void {
    if (which < this.fixed.length) return;
    this.library.table.refusal = '';
    const where = wanted && besidePrint(this.print(wanted.page), wanted, REACH);
    this.barred = wanted !== null && where === null;
    if (this.barred) return;
    this.kept.draft = this.draft.map((each, i) => (i === which ? where : each)) as Draft;
  }

  /** Where on a Page the server lets nobody point. */
  print(page: number): Print | null {
    return printOf(this.library.view.pages?.[page]);
  }

  /** The one that a touch on the book means: the one in hand, or the one that still rests. */
  get meant(): number {
    if (this.strict) return this.at;
    if (this.draft[this.chosen] === null) return this.chosen;
    const free = this.draft.findIndex((each) => each === null);
    return free >= 0 ? free : this.chosen;
  }

  /** What laying the meant one on a Page (`p`) or below it (`b`) would do. */
  legal(to: 'p' | 'b', page: number): ReturnType<typeof wish> {
    return wish(this.open, this.draft, this.meant, to, page);
  }

  /** The Butterfly below a Page; -1 if there is none. */
  lying(page: number): number {
    return this.draft.findIndex((each) => each !== null && isBelow(each) && each.page === page);
  }

  touchPage(event: MouseEvent, page: number): void {
    if (event.detail === 0 || this.dropped) return;
    const which = this.meant;
    const { x, y } = this.spot(event, page);
    if (Math.hypot(x, y) > 104) return;
    this.point(which, page, x, y);
    this.chosen = which;
  }

  touchBelow(page: number): void {
    const lying = this.lying(page);
    const which = lying >= this.fixed.length ? lying : this.meant;
    this.put(which, which === lying ? null : { page, below: true });
    this.chosen = which;
  }

  grab(event: PointerEvent, which: number, turning = false): void {
    if (event.button !== 0 || which < this.fixed.length || this.library.table.busy) return;
    event.preventDefault();
    event.stopPropagation();
    (event.currentTarget as HTMLElement).focus({ preventScroll: true });
    this.chosen = which;
    const now = this.draft[which];
    let dx = 0;
    let dy = 0;
    if (now && !isBelow(now)) {
      const box = this.box(now.page);
      dx = box.left + (box.width * (100 + now.x)) / 200 - event.clientX;
      dy = box.top + (box.height * (100 + now.y)) / 200 - event.clientY;
    } else dy = -(this.box(0).width * 0.12);
    this.drag = { which, x: event.clientX, y: event.clientY, dx, dy, moved: false, turning };
    addEventListener('pointermove', this.pull);
    addEventListener('pointerup', this.drop);
    addEventListener('pointercancel', this.drop);
  }

  private readonly pull = (event: PointerEvent): void => {
    if (!this.drag) return;
    if (!this.drag.moved && Math.hypot(event.clientX - this.drag.x, event.clientY - this.drag.y) < 5) return;
    this.drag = { ...this.drag, x: event.clientX, y: event.clientY, moved: true };
    const { which, turning, dx, dy } = this.drag;
    if (turning) {
      this.turn(event, which);
      return;
    }
    const tip = { clientX: event.clientX + dx, clientY: event.clientY + dy };
    const found = this.under(tip.clientX, tip.clientY) ?? this.under(event.clientX, event.clientY);
    if (found && !found.below) {
      const { x, y } = this.spot(tip, found.page);
      this.point(which, found.page, x, y);
    } else this.put(which, found && { page: found.page, below: true });
  };

  private readonly drop = (): void => {
    removeEventListener('pointermove', this.pull);
    removeEventListener('pointerup', this.drop);
    removeEventListener('pointercancel', this.drop);
    // a drag ends with a click: it means nothing more
    this.dropped = this.drag?.moved ?? false;
    setTimeout(() => (this.dropped = false));
    this.drag = null;
  };

  keys(event: KeyboardEvent, which: number): void {
    if (event.ctrlKey || event.metaKey || event.altKey || which < this.fixed.length) return;
    let next = byKey(this.draft[which] ?? null, event.key, event.shiftKey);
    if (next === undefined) return;
    // an arrow leads over a print to its other side
    for (let stride = 0; stride < STRIDES && touches(this.print(next?.page ?? 0), next); stride += 1)
      next = byKey(next, event.key, event.shiftKey) ?? null;
    this.put(which, next);
    this.chosen = which;
    event.preventDefault();
    event.stopPropagation();
  }

  /** Hand the clue over, or in strict placement the next Butterfly. */
  async hand(): Promise<void> {
    if (!this.complete || !this.ask) return;
    await this.library.play(this.ask, this.strict ? `put ${write(this.moving!)}` : clueText(this.draft));
  }

  spoken(which: number): string {
    return say('web-obs-fly', { colour: COLOURS[this.colours[which]!]!, where: this.where(this.draft[which] ?? null) });
  }

  private where(each: Butterfly | null): string {
    if (each === null) return say('web-obs-fly-rests');
    if (isBelow(each)) return say('web-obs-fly-below', { page: each.page + 1 });
    const over = this.library.pointed(each);
    const radians = (each.angle * Math.PI) / 36;
    const at = say('web-obs-fly-at', {
      page: each.page + 1,
      where: say(`web-obs-at-${quarter(each.x, each.y)}`),
      turned: say(`web-obs-at-${quarter(100 * Math.cos(radians), 100 * Math.sin(radians))}`),
    });
    return at + (over ? `. ${say('web-obs-told-over', { what: over })}` : '');
  }

  private box(page: number): DOMRect {
    return this.pages[page]!.getBoundingClientRect();
  }

  /** A point of the screen, in hundredths of a Page's radius. */
  private spot(event: { clientX: number; clientY: number }, page: number): { x: number; y: number } {
    const box = this.box(page);
    return {
      x: (200 * (event.clientX - box.left)) / box.width - 100,
      y: (200 * (event.clientY - box.top)) / box.height - 100,
    };
  }

  /** Point at a place of a Page, turned as it was, or outwards. */
  private point(which: number, page: number, x: number, y: number): void {
    const had = this.draft[which];
    this.put(which, settle(page, x, y, had && !isBelow(had) ? had.angle : outward(x, y)));
  }

  /** The handle is at the tail: away from it the needle points. */
  private turn(event: PointerEvent, which: number): void {
    const now = this.draft[which];
    if (!now || isBelow(now)) return;
    const { x, y } = this.spot(event, now.page);
    this.put(which, settle(now.page, now.x, now.y, angleOf(now.x - x, now.y - y)));
  }

  /** The Page, or the place below it, under a point of the screen. */
  private under(x: number, y: number): { page: number; below: boolean } | null {
    for (const page of [0, 1]) {
      const box = this.box(page);
      if (Math.hypot(x - box.left - box.width / 2, y - box.top - box.height / 2) <= box.width / 2 + 18)
        return { page, below: false };
    }
    const low = document
      .elementsFromPoint(x, y)
      .map((node) => node.closest<HTMLElement>('[data-below]'))
      .find(Boolean);
    return low ? { page: Number(low.dataset.below), below: true } : null;
  }
}
