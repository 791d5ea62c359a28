/** What all of Obscurio's screens share: the view, the people, the pictures, the sand, and what is being pointed at. */
import { ask } from '../lib/house';
import { say, sayFirst } from '../lib/i18n.svelte';
import { Clocks, type Warning, warning } from '../lib/clock.svelte';
import { prefs } from '../lib/prefs.svelte';
import type { Table } from '../lib/table.svelte';
import { begun } from './begun';
import { read, type Spoken } from '../lib/talk';
import { capital } from '../lib/words';
import type { Ask, StateFrame } from '../lib/wire';
import { type Butterfly, isBelow, read as readFly } from './clue';
import { people } from './people';
import { type Pictures, pictureUrl, placeOf } from './pictures';
import { colourId, type Description, nameIn, type Thing, under } from './told';
import { type View, wizardOf } from './view';
import { toldNames } from '../lib/seats';
import { wordingFor } from './words';

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
  /** The door that is looked at beside the Pages; 0 if none is. */
  looked = $state(0);
  /** The trap whose text is open. */
  trap = $state<string | null>(null);
  /** What is told of pictures, by their names, at a table that plays with described ones. */
  told = $state.raw<Record<string, Description>>({});
  private asked = new Set<string>();
  /** The door whose reasons are looked for; -1 before one is chosen, 0 if nobody asks. */
  because = $state(0);
  /** Whether the piles are looked through. */
  piles = $state(false);
  pings = $state.raw<Ping[]>([]);
  private serial = 0;
  private readonly clocks = new Clocks(() => this.table.state);

  frame: StateFrame = $derived.by(() => this.table.state!);
  view: View = $derived.by(() => this.frame.view as View);
  pictures: Pictures = $derived.by(() => this.frame.pictures);
  who = $derived.by(() => people(this.table.table!.seats, (i) => `${say('web-bot')} ${i + 1}`));
  wording = $derived.by(() => wordingFor(toldNames(this.table.table!.seats, this.table.table!.you)));
  me = $derived.by(() => wizardOf(this.view, this.view.seat));
  clue = $derived.by(() => (this.view.clue ?? []).map(readFly).filter((each) => each !== null));
  seven = $derived.by(() => this.view.doors.length === 7);
  opened = $derived.by(() => this.view.opened);

  constructor(readonly table: Table) {}

  name(seat: number): string {
    return this.who.names[seat] ?? '';
  }

  /** Lists are joined as people here write them. */
  get locale(): string {
    return this.lang === 'en' ? 'en-GB' : this.lang;
  }

  names(seats: readonly number[]): string {
    return new Intl.ListFormat(this.locale, { type: 'conjunction' }).format(seats.map((seat) => this.name(seat)));
  }

  url(place: string): string | null {
    return pictureUrl(this.table.name, this.pictures, place);
  }

  /** A picture's name for those who cannot see it: its place (3.9). */
  alt(place: string): string {
    const { kind, number } = placeOf(place);
    return say(`web-obs-place-${kind}`, { number });
  }

  get lang() {
    return prefs.lang;
  }

  get described(): boolean {
    return this.table.table?.options.described === true;
  }

  /** Fetch what is told of pictures: each name once, whoever looks, as with the pictures themselves (BA-53). */
  hear(names: readonly string[]): void {
    if (!this.described) return;
    for (const name of names.filter((each) => !this.asked.has(each)).sort()) {
      this.asked.add(name);
      void this.listen(name);
    }
  }

  private async listen(name: string): Promise<void> {
    try {
      const answer = await ask(`/t/${this.table.name}/picture/${name}/words`);
      if (!answer.ok) return;
      // several may be on their way at once: what is there is looked at last
      const words = (await answer.json()) as Description;
      this.told = { ...this.told, [name]: words };
    } catch {
      this.asked.delete(name);
    }
  }

  /** What is told of the picture at a place; nothing where nothing is. */
  words(place: string): Description | undefined {
    const found = this.told[this.pictures[place] ?? ''];
    return found?.things.length ? found : undefined;
  }

  /** The id of what is told of a place, for `aria-describedby`. */
  heardAs(place: string): string | undefined {
    return this.words(place) ? `told-${place}` : undefined;
  }

  /** The same in a sentence, or else the names of what is on it. */
  short(place: string): string {
    const words = this.words(place);
    return words ? this.shortOf(words) : '';
  }

  shortOf(words: Description): string {
    return words.says[this.lang] ?? this.things(words.things);
  }

  thing(thing: Thing): string {
    return nameIn(this.lang, thing);
  }

  things(things: readonly Thing[]): string {
    return new Intl.ListFormat(this.lang, { type: 'unit' }).format(things.map((each) => this.thing(each)));
  }

  colours(thing: Thing): string {
    return thing.colours.map((colour) => sayFirst([colourId(colour)])).join(', ');
  }

  /** All that a Butterfly may mean: what is told to lie under its tip or right beside it. */
  pointed(each: Butterfly | null): string {
    const words = each && !isBelow(each) ? this.words(`page-${each.page + 1}`) : undefined;
    if (!each || isBelow(each) || !words) return '';
    const found = under(words, each.x, each.y);
    return say('web-obs-told-near', { things: this.things(found.things) || 'none', mist: found.mist ? 'yes' : 'no' });
  }

  ask(...kinds: string[]): Ask | undefined {
    return this.table.asks.find((ask) => kinds.includes(ask.kind));
  }

  /** Answer, if it is among what may be answered (or the ask is open). */
  async play(ask: Ask | undefined, text: string): Promise<boolean> {
    if (!ask) return false;
    // chips, votes and lines mean the same in the next question of their kind; a final answer is tapped twice anyway
    return this.table.play(ask, text, true);
  }

  /** One of the lines that every player and every bot understands: `suggest 3`. */
  say = (line: string): Promise<boolean> => this.play(this.ask('talk'), line);

  get maySay(): boolean {
    return this.ask('talk') !== undefined;
  }

  maySayLine(line: string): boolean {
    return this.ask('talk')?.options.some((option) => option.text === line) ?? false;
  }

  /** What was said at the table since this room, or this accusation, began: doors of another room are other pictures. */
  get spokenHere(): Spoken[] {
    const from = begun(this.table.lines);
    return this.table.conversation.filter((one) => one.room === 'table' && one.after > from);
  }

  /** What somebody said, in words: one of the game's lines, or free ones. */
  heard(one: Spoken): string {
    if (!one.line) return read(say, one.text);
    return String(this.wording(say, one.line.args).about ?? '');
  }

  get mayPoint(): boolean {
    return this.view.seat !== null && this.frame.may_speak === '' && !this.frame.result;
  }

  /** Pages and doors are pointed at, where they lie open. */
  mayPointAt(place: string): boolean {
    return this.mayPoint && place in this.pictures && ['page', 'door'].includes(placeOf(place).kind);
  }

  /** Point at a place of a picture, in hundredths of its radius. */
  point(target: string, x: number, y: number): void {
    if (!this.mayPoint) return;
    const at = { target, x: Math.round(x), y: Math.round(y) };
    this.table.point(at.target, at.x, at.y);
    this.pinged(this.view.seat!, at.target, at.x, at.y);
  }

  pinged(seat: number, target: string, x: number, y: number): void {
    const ping = { key: (this.serial += 1), seat, target, x, y };
    this.pings = [...this.pings.filter((each) => each.seat !== seat), ping];
    setTimeout(() => (this.pings = this.pings.filter((each) => each.key !== ping.key)), PING);
  }

  /** A new frame: its clocks count from now. */
  follow(): void {
    this.clocks.follow();
  }

  /** Let time go by and see where people point, until the screen is left. */
  attend(): () => void {
    const stop = this.clocks.run();
    this.table.onpointed = (seat, target, x, y) => this.pinged(seat, target, x, y);
    return () => {
      stop();
      this.table.onpointed = null;
    };
  }

  /** What is left of a window, in milliseconds; null where no clock runs. */
  left(...names: string[]): number | null {
    return this.clocks.left(...names);
  }

  /** The whole length of that window. */
  length(...names: string[]): number {
    return this.clocks.one(...names)?.whole_ms ?? 60_000;
  }

  /** What is said of the time: nothing, or how many seconds are left of the window that is open. */
  get soon(): Warning {
    if (this.frame.result || !this.table.asks.length) return 0;
    return warning(this.left('read', 'sand', 'window', 'night', 'accuse'));
  }

  /** Whom the table waits for, in a sentence; nobody's name while eyes are closed. */
  get waiting(): string {
    const { view } = this;
    if (view.phase === 'night') return say('web-obs-stirs');
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

  /** The same without the rule's number. */
  plainText(id: string): string {
    return this.trapText(id).replace(/\s*\([A-Z]+-\d+\)/g, '');
  }

  get traps(): string[] {
    return this.view.watcher ? ['watcher', ...this.view.traps] : this.view.traps;
  }
}
