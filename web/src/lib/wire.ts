/** The wire between browser and table server. The server's `wire.py` is the source of these shapes. */

export type Args = Record<string, unknown>;

/** A message id and its plain arguments: every text travels like this. */
export interface Line {
  id: string;
  args: Args;
}

/** One thing that may be done now; `text` is what is sent back. */
export interface Option extends Line {
  text: string;
}

export interface Ask {
  kind: string;
  n: number;
  must: boolean;
  options: Option[];
}

export interface SeatInfo {
  name: string;
  colour: string;
  /** The bot that plays it for good; '' for none. */
  bot: string;
  person: boolean;
  online: boolean;
  /** A bot holds it for a person who is not there. */
  away: boolean;
  ready: boolean;
}

export interface Clock {
  name: string;
  left_ms: number;
  running: boolean;
}

export interface Result {
  reason: string;
  rule: string;
  winners: number[];
  side: string;
  seed: string;
  assisted: boolean;
}

export interface TableFrame {
  is: 'table';
  code: string;
  game: string;
  options: Record<string, unknown>;
  preset: string;
  seats: SeatInfo[];
  you: number | null;
  host: number | null;
  practice: boolean;
  deal: number | null;
  /** How many games have begun at this table, and how many lines you had heard when this one did. */
  round: number;
  first: number;
  started: boolean;
  over: boolean;
  seal: string;
  version: string;
}

export interface StateFrame {
  is: 'state';
  seq: number;
  hash: string;
  view: unknown;
  asks: Ask[];
  result: Result | null;
  may_undo: boolean;
  hints: boolean;
  clock: Clock[];
}

export interface LinesFrame {
  is: 'lines';
  /** How many lines you had before the first of these. */
  from: number;
  lines: Line[];
}

export interface OkFrame {
  is: 'ok';
  id: string;
}

export interface NoFrame {
  is: 'no';
  id: string;
  code: string;
  rule: string;
  args: Args;
}

export interface HintFrame {
  is: 'hint';
  id: string;
  choice: string;
  why: string;
}

export interface ByeFrame {
  is: 'bye';
  code: string;
}

export type ServerFrame =
  | TableFrame
  | StateFrame
  | LinesFrame
  | OkFrame
  | NoFrame
  | HintFrame
  | ByeFrame
  | { is: 'ping'; t: number }
  | { is: 'pong'; t: number }
  | { is: 'pointed'; seat: number; target: string; x: number; y: number }
  /** While eyes are closed: a slice of ordinary frames, one a line, the same size for everybody. */
  | { is: 'beat'; text: string; pad: string }
  | { is: 'said'; seat: number | null; text: string };

export interface About {
  name: string;
  rule: string;
  default: unknown;
  choices: unknown[];
  low: number | null;
  high: number | null;
  listed: boolean;
}

export interface GameInfo {
  name: string;
  seats: [number, number];
  options: About[];
  presets: Record<string, Record<string, unknown>>;
  bots: string[];
  best_bot: string;
  hints: boolean;
}

export interface OpenTable {
  code: string;
  game: string;
  seats: number;
  taken: number;
  host: string;
  preset: string;
}
