/** Reading the record and the replay of a finished game. */
import { sha256 } from './sha256';
import type { Line, ReplayStep, SeatInfo } from './wire';

/** The first line of a record: what a game was made from. */
export interface Header {
  game: string;
  seats: string[];
  seed: string;
  options?: Record<string, unknown>;
  deal?: number | null;
  practice?: boolean;
}

export function headerOf(record: string): Header {
  return JSON.parse(record.slice(0, record.indexOf('\n') >>> 0)) as Header;
}

/** Whether anybody won: a record's last line says who. */
export function wasWon(record: string): boolean {
  const end = JSON.parse(record.trimEnd().split('\n').at(-1) ?? '{}') as { winners?: number[] };
  return (end.winners ?? []).length > 0;
}

/** Who made the choice of each step, those taken back left out; -1 for the clock. A replay's first step is the deal. */
export function choosersOf(record: string): (number | null)[] {
  const seats: (number | null)[] = [null];
  for (const text of record.trimEnd().split('\n').slice(1)) {
    const line = JSON.parse(text) as { line: string; seat?: number };
    if (line.line === 'chosen') seats.push(line.seat ?? 0);
    else if (line.line === 'undone') seats.pop();
    else if (line.line === 'placed') seats.length = 1;
  }
  return seats;
}

/** `bot:careful` is a bot, anything else a name. */
export function seatOf(name: string): SeatInfo {
  const bot = name.startsWith('bot:') ? name.slice(4) : '';
  return {
    name: bot ? '' : name,
    colour: '',
    bot,
    person: !bot,
    online: true,
    away: false,
    ready: true,
    muted: false,
    pause: false,
    agreed: [],
    vacation: 0,
  };
}

/** Everything heard up to a step, that one included. */
export function heardBy(steps: readonly ReplayStep[], at: number): Line[] {
  return steps.slice(0, at + 1).flatMap((step) => step.lines);
}

/** A step's pictures, where the game has any. */
export function picturesOf(step: ReplayStep): Record<string, string> {
  return (step as { pictures?: Record<string, string> }).pictures ?? {};
}

/** The seal of a seed, as the server made it before the first card. */
export function sealOf(seed: string): string {
  const bytes = Uint8Array.from(seed.match(/../g) ?? [], (two) => parseInt(two, 16));
  return sha256(Uint8Array.from([...new TextEncoder().encode('noctuary seed '), ...bytes]));
}
