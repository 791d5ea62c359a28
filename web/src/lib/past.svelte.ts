/** A finished game, shown to a board as if it were a table: the same view, the same lines, nothing to answer. */
import { prefs } from './prefs.svelte';
import { type Header, heardBy, picturesOf, seatOf } from './record';
import { Table } from './table.svelte';
import type { Replay, TableFrame } from './wire';

export class Past extends Table {
  override readonly past = true;

  constructor(
    name: string,
    readonly replay: Replay,
    header: Header,
    round: number,
    mine: number | null,
  ) {
    super(name);
    this.phase = 'open';
    this.table = frameOf(replay, header, round, mine);
    this.show(0);
  }

  /** Stand at a step: 0 is before the first choice. */
  show(at: number): void {
    const step = this.replay.steps[at];
    if (!step) return;
    const heard = heardBy(this.replay.steps, at);
    this.fresh = at > 0 ? step.lines.length : 0;
    this.heard = heard;
    this.state = {
      is: 'state',
      seq: heard.length,
      hash: '',
      view: step.view,
      asks: [],
      result: null,
      may_undo: false,
      may_speak: '-',
      pictures: picturesOf(step),
      hints: false,
      clock: [],
    };
  }

  // nothing of the past can be changed
  override async play(): Promise<boolean> {
    return false;
  }
  override async undo(): Promise<boolean> {
    return false;
  }
  override async askHint(): Promise<void> {
    return undefined;
  }
  override async say(): Promise<boolean> {
    return false;
  }
  override point(): void {
    return undefined;
  }
  override async pause(): Promise<boolean> {
    return false;
  }
}

/** Everybody has the colour they had. Of older games none is known: your seat has yours, the others whatever is free. */
function frameOf(replay: Replay, header: Header, round: number, mine: number | null): TableFrame {
  const seats = replay.seats
    .map(seatOf)
    .map((seat, i) => ({ ...seat, colour: replay.colours[i] ?? (i === mine ? String(prefs.colour) : '') }));
  return {
    is: 'table',
    code: '',
    game: replay.game,
    options: header.options ?? {},
    preset: String(header.options?.preset ?? ''),
    seats,
    you: replay.seat,
    host: null,
    public: false,
    practice: header.practice ?? false,
    deal: header.deal ?? null,
    pace: 'off',
    hours: 24,
    vacation_left: 0,
    phase: 'playing',
    round,
    first: 0,
    started: true,
    over: false,
    paused: false,
    onlookers_muted: false,
    onlookers: [],
    hushed: false,
    shelved: '',
    seal: replay.seal,
    version: '',
  };
}
