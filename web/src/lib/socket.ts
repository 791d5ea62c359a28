/**
 * The line to the table: a small state machine.
 *
 *     connecting → open → waiting → connecting → …        (the network came and went)
 *                       ↘ stale | gone                    (the server said goodbye for good)
 *
 * Every command carries an id made here. A command stays pending until its one answer arrives and is sent again, with
 * the same id, after every reconnection and while the house is busy: the server answers a repeat as it answered the
 * first. So each is done once.
 * What was heard is numbered; after a gap we say the last number we know and are told the rest.
 */
import type {
  Args,
  ClientMessage,
  HintFrame,
  Line,
  NoFrame,
  OkFrame,
  PointedFrame,
  AnnouncedFrame,
  SaidFrame,
  ServerFrame,
  StateFrame,
  TableFrame,
} from './wire';

export type Phase = 'connecting' | 'open' | 'waiting' | 'stale' | 'gone';
export type Answer = OkFrame | NoFrame | HintFrame;
/** A client's message that gets an answer, without the id it is given here. */
type Unnamed<M> = M extends { id: string } ? Omit<M, 'id'> : never;
export type Command = Unnamed<ClientMessage>;

/** What a browser's WebSocket gives us, so that tests can give it too. */
export interface Wire {
  send(text: string): void;
  close(): void;
  onopen: ((event: unknown) => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code?: number }) => void) | null;
}

export interface Listener {
  phase(phase: Phase, code: string): void;
  table(frame: TableFrame): void;
  state(frame: StateFrame): void;
  /** All that was heard, and how many of its last lines are new. */
  lines(all: readonly Line[], fresh: number): void;
  said(frame: SaidFrame): void;
  pointed(frame: PointedFrame): void;
  /** Something is wrong with the house itself; without a code, it is over. */
  house(code: string): void;
  /** The host of the house has something to say to everybody. */
  announced(frame: AnnouncedFrame): void;
}

export interface Settings {
  open: () => Wire;
  lang: () => string;
  /** Who this is, if they gave a name: the host reads it of those who look on. */
  name?: () => string;
  version: string;
  listener: Listener;
  later?: (run: () => void, ms: number) => unknown;
  never?: (handle: unknown) => void;
  luck?: () => number;
  makeId?: () => string;
}

/** Pauses before a command is sent again to a busy house, in milliseconds. */
export const PAUSES = [200, 400, 800, 1600, 3000, 5000, 8000];
/**
 * The pause before an attempt to connect, in milliseconds; up to a fifth is added by chance. For more than a minute it stays so short
 * that whoever waits is back within two seconds after a restart; after that nobody is in a hurry.
 */
export function pauseBefore(attempt: number): number {
  if (attempt < 3) return 200 * 2 ** attempt;
  return attempt < 50 ? 1500 : 8000;
}
/** A line that is silent for this long, though the house asks every few seconds whether we are there, is dead. */
export const SILENCE = 45_000;
/** A command that is not answered for this long means a dead line: it is renewed, and waited for twice as long each time. */
export const UNANSWERED = 5_000;
/** Advice takes its time. */
const THINKING = 30_000;
/** So often the wait is doubled. */
const DOUBLED = 3;
/** What is sent again, and answered once: all but gestures while nobody knows, words and moves also if they were many. */
const AGAIN: Record<string, readonly string[]> = {
  busy: ['play', 'undo', 'say', 'pause', 'hint'],
  too_many: ['play', 'undo', 'say'],
};
/** Commands that leave something behind: they cite the game they were made in. */
const LASTING: readonly string[] = ['play', 'undo', 'say', 'pause'];
/** A line of an earlier game that was told before we came. */
const UNHEARD: Line = { id: '', args: {} };
/** Goodbyes after which trying again would be wrong. */
const FOR_GOOD: Record<string, Phase> = {
  moved: 'stale',
  version: 'stale',
  too_many: 'stale',
  gone: 'gone',
  closed: 'gone',
  banned: 'gone',
  not_found: 'gone',
  unreadable: 'gone',
};

interface Pending {
  frame: Command & { id: string };
  done: (answer: Answer) => void;
  /** How often the house asked us to wait. */
  asked: number;
  /** When we stop believing in the line it went over. */
  watch: unknown;
}

export class TableSocket {
  phase: Phase = 'connecting';
  heard: Line[] = [];
  private wire: Wire | null = null;
  private attempts = 0;
  private timer: unknown = null;
  private watch: unknown = null;
  private beats = '';
  private hash = '';
  /** How many games have begun at the table; a command cites it. */
  private round = 0;
  /** Lines before this number were of earlier games, and are told no more. */
  private first = 0;
  /** How often the line was renewed because nobody answered. */
  private renewed = 0;
  /** Whether somebody looks at this page. */
  private visible = true;
  private pending = new Map<string, Pending>();
  private readonly later: (run: () => void, ms: number) => unknown;
  private readonly never: (handle: unknown) => void;

  constructor(private readonly settings: Settings) {
    this.later = settings.later ?? ((run, ms) => setTimeout(run, ms));
    this.never = settings.never ?? ((handle) => clearTimeout(handle as number));
  }

  start(): void {
    this.connect();
  }

  /** Leave the table's page; nothing more will be heard. */
  stop(): void {
    this.enter('gone', 'left', true);
    this.drop();
  }

  /** Try again at once: the network is back, or the person asked. */
  wake(): void {
    if (this.phase === 'waiting' || this.phase === 'stale') {
      this.attempts = 0;
      this.connect();
    }
  }

  /** Say whether somebody looks at this page: who does is not told of their turn in any other way. */
  look(visible: boolean): void {
    if (visible === this.visible) return;
    this.visible = visible;
    if (this.phase === 'open') this.write({ do: 'look', visible });
  }

  /** The network is gone: do not wait for the line to notice. */
  lost(): void {
    if (this.phase !== 'open' && this.phase !== 'connecting') return;
    this.drop();
    this.closed();
  }

  /** Send a command; resolves with its one answer, however often the line breaks in between. */
  send(command: Command): Promise<Answer> {
    const id = this.settings.makeId?.() ?? newId();
    const frame = { ...command, id, ...(this.round && LASTING.includes(command.do) ? { round: this.round } : {}) };
    return new Promise((done) => {
      const command = { frame, done, asked: 0, watch: null };
      this.pending.set(id, command);
      if (this.phase === 'open') this.give(command);
    });
  }

  get waiting(): number {
    return this.pending.size;
  }

  private connect(): void {
    this.never(this.timer);
    this.drop();
    this.enter('connecting');
    const wire = this.settings.open();
    this.wire = wire;
    wire.onopen = () => this.opened(wire);
    wire.onmessage = (event) => {
      if (this.wire === wire) this.take(JSON.parse(String(event.data)) as ServerFrame);
    };
    wire.onclose = () => {
      if (this.wire === wire) this.closed();
    };
  }

  private opened(wire: Wire): void {
    if (this.wire !== wire) return;
    this.beats = '';
    this.enter('open');
    this.expectPing();
    this.hello();
    if (!this.visible) this.write({ do: 'look', visible: false });
    for (const command of this.pending.values()) this.give(command);
  }

  /** Put a command on the line, and see that it is answered. */
  private give(command: Pending): void {
    this.write(command.frame);
    this.never(command.watch);
    const patience = command.frame.do === 'hint' ? THINKING : UNANSWERED;
    command.watch = this.later(() => this.renew(), patience * 2 ** Math.min(this.renewed, DOUBLED));
  }

  /** The line is dead though nobody said so: another one, at once. What was not answered goes over it again. */
  private renew(): void {
    if (this.phase !== 'open') return;
    this.renewed += 1;
    this.attempts = 0;
    this.connect();
  }

  /** From the opening on: a line can die before its first ping, and whoever only looks on sends nothing that would tell. */
  private expectPing(): void {
    this.never(this.watch);
    this.watch = this.later(() => {
      this.drop();
      this.closed();
    }, SILENCE);
  }

  private hello(): void {
    const { lang, name, version } = this.settings;
    this.write({ do: 'hello', since: this.heard.length, lang: lang(), version, ...(name ? { name: name() } : {}) });
  }

  /** Wait for nothing on a line that is gone. */
  private forget(): void {
    this.never(this.watch);
    for (const command of this.pending.values()) this.never(command.watch);
  }

  private closed(): void {
    this.wire = null;
    this.forget();
    if (this.phase === 'stale' || this.phase === 'gone') return;
    const pause = pauseBefore(this.attempts);
    this.attempts += 1;
    this.enter('waiting');
    const luck = this.settings.luck ?? Math.random;
    this.timer = this.later(() => this.connect(), Math.round(pause * (1 + luck() / 5)));
  }

  private drop(): void {
    const wire = this.wire;
    this.wire = null;
    this.forget();
    if (wire) {
      wire.onopen = wire.onmessage = wire.onclose = null;
      wire.close();
    }
  }

  private enter(phase: Phase, code = '', quiet = false): void {
    this.phase = phase;
    if (!quiet) this.settings.listener.phase(phase, code);
  }

  private write(frame: object): void {
    this.wire?.send(JSON.stringify(frame));
  }

  /** A frame of its own means open eyes: a line that was begun in the dark comes again, whole. */
  private take(frame: ServerFrame): void {
    if (frame.is !== 'beat') this.beats = '';
    // Not before: a house that lets people in only to send them away again is in trouble, and a crowd at its door is more of it.
    if (frame.is !== 'bye') this.attempts = 0;
    this.receive(frame);
  }

  private receive(frame: ServerFrame): void {
    switch (frame.is) {
      case 'table':
        this.round = frame.round;
        this.first = frame.first;
        this.settings.listener.table(frame);
        break;
      case 'state':
        this.hash = frame.hash;
        this.settings.listener.state(frame);
        break;
      case 'lines':
        this.hear(frame.from, frame.lines);
        break;
      case 'ok':
      case 'no':
      case 'hint':
        this.answered(frame);
        break;
      case 'ping':
        this.write({ do: 'pong', t: frame.t, hash: this.hash });
        this.expectPing();
        break;
      case 'said':
        this.settings.listener.said(frame);
        break;
      case 'pointed':
        this.settings.listener.pointed(frame);
        break;
      case 'house':
        this.settings.listener.house(frame.code);
        break;
      case 'announced':
        this.settings.listener.announced(frame);
        break;
      case 'beat': {
        const parts = (this.beats + frame.text).split('\n');
        this.beats = parts.pop() ?? '';
        for (const part of parts) if (part) this.receive(JSON.parse(part) as ServerFrame);
        break;
      }
      case 'bye': {
        const phase = FOR_GOOD[frame.code];
        if (phase) {
          this.enter(phase, frame.code);
          this.drop();
        }
        break;
      }
    }
  }

  /** Give somebody their answer, or send the command again in a while. */
  private answered(answer: Answer): void {
    const command = this.pending.get(answer.id);
    if (!command) return;
    this.renewed = 0;
    this.never(command.watch);
    const again = answer.is === 'no' && AGAIN[answer.code]?.includes(command.frame.do);
    if (again && command.asked < PAUSES.length) {
      this.later(() => {
        if (this.phase === 'open' && this.pending.has(answer.id)) this.give(command);
      }, PAUSES[command.asked++]!);
      return;
    }
    this.pending.delete(answer.id);
    command.done(answer);
  }

  /** Lines that follow the first `first` ones. They replace what we had there, if we had anything. */
  private hear(first: number, lines: Line[]): void {
    if (first > this.heard.length && first > this.first) {
      this.hello();
      return;
    }
    while (this.heard.length < first) this.heard.push(UNHEARD);
    const before = this.heard.length;
    this.heard = [...this.heard.slice(0, first), ...lines];
    this.settings.listener.lines(this.heard, Math.max(0, this.heard.length - (first < before ? first : before)));
  }
}

export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(9));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Why a command was refused, as a line of words: the code names a message. */
export function refusalLine(answer: { code: string; args: Args }): Line {
  return { id: 'refusal-' + answer.code, args: answer.args };
}
