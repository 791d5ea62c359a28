/** One table as this tab sees it: the socket's news as reactive state, and the verbs of a player. */
import { sayLine } from './i18n.svelte';
import { prefs } from './prefs.svelte';
import { type Answer, type Phase, refusalLine, TableSocket, type Wire } from './socket';
import type { Ask, HintFrame, Line, StateFrame, TableFrame } from './wire';

/** The wire's version: an older page is told so by the server. */
const VERSION = '1';

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
  /** Told when somebody points at a picture; a board sets it. */
  onpointed: ((seat: number, target: string, x: number, y: number) => void) | null = null;
  private readonly socket: TableSocket;

  constructor(readonly name: string) {
    this.socket = new TableSocket({
      open: () => {
        const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
        return new WebSocket(`${scheme}://${location.host}/t/${name}/ws`) as unknown as Wire;
      },
      lang: () => prefs.lang,
      version: VERSION,
      listener: {
        phase: (phase, code) => {
          this.phase = phase;
          this.code = code;
          if (phase === 'open') this.everOpen = true;
        },
        table: (frame) => (this.table = frame),
        state: (frame) => {
          this.state = frame;
          this.hint = null;
        },
        lines: (all, fresh) => {
          this.heard = all;
          this.fresh = fresh;
        },
        said: () => undefined,
        pointed: (seat, target, x, y) => this.onpointed?.(seat, target, x, y),
      },
    });
  }

  /** Begin to listen; returns how to stop. */
  listen(): () => void {
    const wake = () => {
      if (document.visibilityState === 'visible') this.socket.wake();
    };
    const online = () => this.socket.wake();
    addEventListener('online', online);
    document.addEventListener('visibilitychange', wake);
    this.socket.start();
    return () => {
      removeEventListener('online', online);
      document.removeEventListener('visibilitychange', wake);
      this.socket.stop();
    };
  }

  /** What was heard of the game now on the table. */
  get lines(): readonly Line[] {
    return this.heard.slice(this.table?.first ?? 0);
  }

  get asks(): readonly Ask[] {
    return this.state?.asks ?? [];
  }

  /** Answer an ask with one of its options. */
  async play(ask: Ask, choice: string): Promise<boolean> {
    if (this.busy) return false;
    return this.settle(await this.tell(() => this.socket.send({ do: 'play', choice, n: ask.n })));
  }

  async undo(): Promise<boolean> {
    if (this.busy) return false;
    return this.settle(await this.tell(() => this.socket.send({ do: 'undo' })));
  }

  async askHint(): Promise<void> {
    if (this.busy) return;
    const answer = await this.tell(() => this.socket.send({ do: 'hint' }));
    if (answer.is === 'hint') this.hint = answer;
    else this.settle(answer);
  }

  /** Point at a place of a picture; it is kept nowhere, so a refusal is not worth a word. */
  async point(target: string, x: number, y: number): Promise<void> {
    await this.socket.send({ do: 'point', target, x, y });
  }

  retry(): void {
    this.socket.wake();
  }

  private async tell(send: () => Promise<Answer>): Promise<Answer> {
    this.busy = true;
    this.refusal = '';
    try {
      return await send();
    } finally {
      this.busy = false;
    }
  }

  private settle(answer: Answer): boolean {
    if (answer.is !== 'no') return true;
    this.refusal = sayLine(refusalLine(answer));
    this.refusalRule = answer.rule;
    return false;
  }
}
