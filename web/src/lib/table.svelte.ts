/** One table as this tab sees it: the socket's news as reactive state, and the verbs of a player. */
import { isHere, lineTo } from './house';
import { buzz, NOT_TAKEN, TAKEN } from './haptics';
import { markHeard } from './heard';
import { has, sayLine } from './i18n.svelte';
import { markRead, prefs, readUpTo } from './prefs.svelte';
import { type Answer, type Phase, refusalLine, TableSocket } from './socket';
import { conversation, heardBefore, type Heard, type ReadUpTo, silence, type Spoken, unread } from './talk';
import {
  type Ask,
  type HintFrame,
  type Line,
  type PointedFrame,
  type AnnouncedFrame,
  type SaidFrame,
  type StateFrame,
  type TableFrame,
  WIRE_VERSION,
} from './wire';

/** How long a pointing finger is shown, in milliseconds. */
const POINTED = 4000;

export class Table {
  phase = $state<Phase>('connecting');
  code = $state('');
  table = $state.raw<TableFrame | null>(null);
  state = $state.raw<StateFrame | null>(null);
  heard = $state.raw<readonly Line[]>([]);
  fresh = $state(0);
  hint = $state.raw<HintFrame | null>(null);
  refusal = $state('');
  refusalRule = $state('');
  busy = $state(false);
  everOpen = $state(false);
  /** What is wrong with the house itself; nothing if all is well. */
  house = $state('');
  /** What the host of the house says to all tables, for a while. */
  announced = $state.raw<AnnouncedFrame | null>(null);
  /** A tap came to nothing, because the table had moved on: so many times. */
  missed = $state(0);
  /** Who is on their way to the table, one after the other. */
  private underway: Promise<unknown> = Promise.resolve();
  /** What each of them wants: the same thing twice is the second half of a double tap. */
  private waiting: string[] = [];
  /** All that was said at this table, each word once: after a broken line everything is told again. */
  talk = $state.raw<readonly Heard[]>([]);
  /** What somebody else said just now; not what is told again. */
  news = $state.raw<Heard | null>(null);
  /** How far the talk was read, on this device. */
  private read = $state.raw<ReadUpTo>({ said: 0, lines: 0 });
  /** While everything is told again: up to where it was recognised. The table's own frame ends that. */
  private retold: number | null = 0;
  /** Where somebody pointed a moment ago. */
  points = $state.raw<readonly PointedFrame[]>([]);
  /** Told when somebody points at a picture; a board sets it. */
  onpointed: ((seat: number, target: string, x: number, y: number) => void) | null = null;
  /** Whether this is a finished game that is looked at again. */
  readonly past: boolean = false;
  private readonly socket: TableSocket;

  constructor(readonly name: string) {
    this.read = readUpTo(name);
    this.socket = new TableSocket({
      open: () => lineTo(name),
      lang: () => prefs.lang,
      name: () => prefs.name.slice(0, 24),
      version: WIRE_VERSION,
      listener: {
        phase: (phase, code) => {
          this.phase = phase;
          this.code = code;
          if (phase !== 'open') return;
          this.everOpen = true;
          this.house = '';
          this.announced = null;
          this.retold = 0;
        },
        table: (frame) => {
          this.table = frame;
          this.retold = null;
        },
        state: (frame) => {
          this.state = frame;
          this.hint = null;
        },
        lines: (all, fresh) => {
          this.heard = all;
          this.fresh = fresh;
        },
        said: (frame) => this.hear(frame),
        house: (code) => (this.house = code),
        announced: (frame) => (this.announced = frame),
        pointed: (frame) => {
          this.onpointed?.(frame.seat, frame.target, frame.x, frame.y);
          this.points = [...this.points, frame];
          setTimeout(() => (this.points = this.points.filter((point) => point !== frame)), POINTED);
        },
      },
    });
  }

  /** Begin to listen; returns how to stop. */
  listen(): () => void {
    const wake = () => {
      const visible = document.visibilityState === 'visible';
      this.socket.look(visible);
      if (visible) this.socket.wake();
    };
    const online = () => this.socket.wake();
    const offline = () => {
      if (!isHere(this.name)) this.socket.lost();
    };
    addEventListener('online', online);
    addEventListener('offline', offline);
    document.addEventListener('visibilitychange', wake);
    this.socket.look(document.visibilityState === 'visible');
    this.socket.start();
    return () => {
      removeEventListener('online', online);
      removeEventListener('offline', offline);
      document.removeEventListener('visibilitychange', wake);
      this.socket.stop();
    };
  }

  /** What was heard of the game now on the table. */
  get lines(): readonly Line[] {
    return this.heard.slice(this.table?.first ?? 0);
  }

  /** Everything said at this table, the game's own lines among the free words. */
  get conversation(): Spoken[] {
    return conversation(this.table?.game ?? '', this.lines, this.talk, this.table?.first ?? 0);
  }

  /** Why you cannot speak now, as the id of a sentence; nothing if you can. */
  get silence(): string {
    const you = this.table?.you;
    const muted = you == null ? !!this.table?.hushed : !!this.table?.seats[you]?.muted;
    return silence(this.state?.may_speak ?? '', muted, has);
  }

  /** How much others said that was not read here. */
  get unread(): number {
    return unread(this.table?.game ?? '', this.heard, this.talk, this.read, this.table?.you ?? null);
  }

  /** Whether what was just said has not been read. */
  get newsUnread(): boolean {
    return this.news !== null && this.talk.indexOf(this.news) >= this.read.said;
  }

  /** All that was said so far has been read. */
  readAll(): void {
    if (this.read.said === this.talk.length && this.read.lines === this.heard.length) return;
    this.read = { said: this.talk.length, lines: this.heard.length };
    markRead(this.name, this.read);
  }

  private hear(frame: SaidFrame): void {
    const before = this.retold === null ? -1 : heardBefore(this.talk, this.retold, frame);
    if (before >= 0) {
      this.retold = before;
      return;
    }
    const heard = { ...frame, after: this.heard.length };
    this.talk = [...this.talk, heard];
    if (this.retold !== null) this.retold = this.talk.length;
    else if (this.table?.you == null || frame.seat !== this.table.you) this.news = heard;
  }

  /** Why the last move was refused, with its rule. */
  get refused(): string {
    return this.refusal && this.refusalRule ? `${this.refusal} (${this.refusalRule})` : this.refusal;
  }

  get asks(): readonly Ask[] {
    return this.state?.asks ?? [];
  }

  /**
   * Answer an ask with one of its options. `again`: this answer means the same to the next question of its kind, so that
   * one who taps a door and then "that one" at once need not wait for the first to be heard.
   */
  async play(ask: Ask, choice: string, again = false): Promise<boolean> {
    const asked = (): Ask | undefined =>
      this.asks.find((each) => each.n === ask.n && each.kind === ask.kind) ??
      (again
        ? this.asks.find((each) => each.kind === ask.kind && each.options.some((one) => one.text === choice))
        : undefined);
    const send = () => this.socket.send({ do: 'play', choice, n: (asked() ?? ask).n });
    const answer = await this.tell(`${ask.kind} ${choice}`, send, () => !!asked());
    return answer !== null && this.settle(answer);
  }

  async undo(): Promise<boolean> {
    const answer = await this.tell(
      'undo',
      () => this.socket.send({ do: 'undo' }),
      () => !!this.state?.may_undo,
    );
    return answer !== null && this.settle(answer);
  }

  async askHint(): Promise<void> {
    const answer = await this.tell(
      'hint',
      () => this.socket.send({ do: 'hint' }),
      () => !!this.state?.hints && this.asks.length > 0,
    );
    if (answer === null) return;
    if (answer.is === 'hint') this.hint = answer;
    else this.settle(answer);
  }

  /** A tap that asks the house for nothing is heard like any other, and has its turn; the same again is none. */
  async wait(what: string): Promise<boolean> {
    return (
      (await this.tell(
        `tap ${what}`,
        async () => true,
        () => true,
      )) ?? false
    );
  }

  /** Say something to the table; a refusal is shown like any other. */
  async say(text: string): Promise<boolean> {
    this.refusal = '';
    return this.settle(await this.socket.send({ do: 'say', text }));
  }

  /** Point at a place of a picture, in hundredths. Nobody needs to be told that a finger was not seen. */
  point(target: string, x: number, y: number): void {
    if (this.phase === 'open') void this.socket.send({ do: 'point', target, x: Math.round(x), y: Math.round(y) });
  }

  /** Ask for a pause, or for its end. */
  async pause(paused: boolean): Promise<boolean> {
    this.refusal = '';
    return this.settle(await this.socket.send({ do: 'pause', paused }));
  }

  retry(): void {
    this.socket.wake();
  }

  /**
   * One thing after the other: a tap that comes while another is under way is not lost, it waits for its turn. The same
   * tap again is a double tap, and counts once. If what it answers is asked no more when its turn comes, nothing is sent,
   * null is told, and the page says so.
   */
  private async tell<T>(what: string, send: () => Promise<T>, still: () => boolean): Promise<T | null> {
    if (this.waiting.includes(what)) return null;
    const before = this.waiting.length ? this.underway : null;
    this.waiting.push(what);
    this.busy = true;
    const unmark = markHeard();
    const work = async () => {
      if (before) {
        await before.catch(() => undefined);
        if (!still()) {
          this.missed += 1;
          return null;
        }
      }
      this.refusal = '';
      return send();
    };
    const mine = work();
    this.underway = mine;
    try {
      return await mine;
    } finally {
      unmark();
      this.waiting.splice(this.waiting.indexOf(what), 1);
      this.busy = this.waiting.length > 0;
    }
  }

  private settle(answer: Answer): boolean {
    buzz(answer.is === 'no' ? NOT_TAKEN : TAKEN);
    if (answer.is !== 'no') return true;
    this.refusal = sayLine(refusalLine(answer));
    this.refusalRule = answer.rule;
    return false;
  }
}
