/** What all of Obscurio's screens share: the view, the people, the pictures, the sand, and what is being pointed at. */
import { say, sayFirst, sayLine } from '../lib/i18n.svelte';
import type { Table } from '../lib/table.svelte';
import { capital } from '../lib/words';
import type { Ask, StateFrame } from '../lib/wire';
import { read } from './clue';
import { people } from './people';
import { type Pictures, pictureUrl, placeOf } from './pictures';
import { opened, type View, wizardOf } from './view';
import { wordingFor } from './words';

type Frame = StateFrame & { pictures?: Pictures; may_speak?: string; described?: Record<string, string[]> };

export interface Ping {
  key: number;
  seat: number;
  target: string;
  x: number;
  y: number;
}

const PING = 4200;

export class Library {
  /** The picture that is looked at closely. */
  zoomed = $state<string | null>(null);
  /** The trap whose text is open. */
  trap = $state<string | null>(null);
  pings = $state.raw<Ping[]>([]);
  tick = $state(performance.now());
  stamp = $state(performance.now());
  private serial = 0;

  frame: Frame = $derived.by(() => this.table.state! as Frame);
  view: View = $derived.by(() => this.frame.view as View);
  pictures: Pictures = $derived.by(() => this.frame.pictures ?? {});
  who = $derived.by(() => people(this.table.table!.seats, this.view.wizards.map((each) => each.seat), (i) => `${say('web-bot')} ${i + 1}`));
  wording = $derived.by(() => wordingFor(this.who.names));
  me = $derived.by(() => wizardOf(this.view, this.view.seat));
  clue = $derived.by(() => (this.view.clue ?? []).map(read).filter((each) => each !== null));
  seven = $derived.by(() => this.view.doors.length === 7);
  opened = $derived.by(() => opened(this.view.phase));

  constructor(readonly table: Table) {}

  name(seat: number): string {
    return this.who.names[seat] ?? '';
  }

  names(seats: readonly number[]): string {
    return new Intl.ListFormat(document.documentElement.lang, { type: 'conjunction' }).format(seats.map((seat) => this.name(seat)));
  }

  url(place: string): string | null {
    return pictureUrl(this.table.name, this.pictures, place);
  }

  /** What is on a picture, where the table has agreed to be told. */
  told(place: string): string {
    return (this.frame.described?.[place] ?? []).join(', ');
  }

  /** A picture's name for those who cannot see it: its place, and what is on it if that may be said. */
  alt(place: string): string {
    const { kind, number } = placeOf(place);
    const title = say(`web-obs-place-${kind}`, { number });
    const told = this.told(place);
    return told ? `${title}: ${told}` : title;
  }

  ask(...kinds: string[]): Ask | undefined {
    return this.table.asks.find((ask) => kinds.includes(ask.kind));
  }

  /** Answer, if it is among what may be answered (or the ask is open). */
  async play(ask: Ask | undefined, text: string): Promise<boolean> {
    if (!ask || this.table.busy) return false;
    return this.table.play(ask, text);
  }

  /** One of the lines that every player and every bot understands: `suggest 3`. */
  say = (line: string): Promise<boolean> => this.play(this.ask('talk'), line);

  get maySay(): boolean {
    return this.ask('talk') !== undefined;
  }

  maySayLine(line: string): boolean {
    return this.ask('talk')?.options.some((option) => option.text === line) ?? false;
  }

  /** A line somebody said, in words. */
  lineText(line: string): string {
    const [kind, ...about] = line.split(' ');
    return sayLine({ id: 'obscurio-said', args: { seat: -1, line: kind, about: about.map((each) => (/^\d+$/.test(each) ? Number(each) : each)) } }, (words, args) => ({ ...this.wording(words, args), seat: '' })).replace(/^\s*:\s*/, '');
  }

  get mayPoint(): boolean {
    return this.view.seat !== null && this.frame.may_speak === '' && !this.frame.result;
  }

  /** Point at a place of a picture, in hundredths of its radius. */
  point(target: string, x: number, y: number): void {
    if (!this.mayPoint) return;
    const at = { target, x: Math.round(x), y: Math.round(y) };
    void this.table.point(at.target, at.x, at.y);
    this.pinged(this.view.seat!, at.target, at.x, at.y);
  }

  pinged(seat: number, target: string, x: number, y: number): void {
    const ping = { key: (this.serial += 1), seat, target, x, y };
    this.pings = [...this.pings.filter((each) => each.seat !== seat), ping];
    setTimeout(() => (this.pings = this.pings.filter((each) => each.key !== ping.key)), PING);
  }

  /** What is left of a window, in milliseconds; null where no clock runs. */
  left(...names: string[]): number | null {
    const clock = this.frame.clock.find((each) => names.includes(each.name.split(':')[0]!));
    if (!clock) return null;
    return Math.max(0, clock.running ? clock.left_ms - Math.max(0, this.tick - this.stamp) : clock.left_ms);
  }

  /** The whole length of that window. */
  length(...names: string[]): number {
    return this.view.windows.find((each) => names.includes(each.name.split(':')[0]!))?.length ?? 60_000;
  }

  /** Whom the table waits for, in a sentence; nobody's name while eyes are closed. */
  get waiting(): string {
    const { view } = this;
    if (view.phase === 'traitor') return say('web-obs-stirs');
    const others = view.waiting.filter((seat) => seat !== view.seat);
    if (view.seat !== null && view.waiting.includes(view.seat)) return '';
    if (!others.length) return '';
    if (view.phase === 'riddle') return say('web-obs-writes', { name: this.name(view.grimoire) });
    return say('web-obs-waiting', { names: this.names(others) });
  }

  trapName(id: string): string {
    return id === 'watcher' ? capital(say('obscurio-watcher')) : say(`obscurio-trap-${id}`);
  }

  trapText(id: string): string {
    return sayFirst([`web-obs-effect-${id}`, `obscurio-effect-${id}`]);
  }

  get traps(): string[] {
    return this.view.watcher ? ['watcher', ...this.view.traps] : this.view.traps;
  }
}
