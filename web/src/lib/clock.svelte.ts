/** The time of a table: what is left of the stretches that run, as the frames tell it and as it passes meanwhile. */
import type { Clock, StateFrame } from './wire';

/** From here on it is said aloud, in seconds. */
const SOON = 30;
const LATE = 10;
const HOUR = 3600;
/** How often it is looked at, in milliseconds. */
const BEAT = 250;

export type Warning = 0 | 10 | 30;

/** Milliseconds as a clock shows them: what is left of a second still counts as one. Of hours, the minutes are enough. */
export function clock(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  if (seconds >= HOUR)
    return `${Math.floor(seconds / HOUR)}\u00a0h\u00a0${String(Math.floor((seconds % HOUR) / 60)).padStart(2, '0')}`;
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** What is to be said of the time: nothing, or how many seconds are left. `early`: long stretches have a first word at 30. */
export function warning(left: number | null, early = true): Warning {
  if (left === null || left <= 0) return 0;
  if (left <= LATE * 1000) return LATE;
  return early && left <= SOON * 1000 ? SOON : 0;
}

/** The part of a clock's name that says what it is for: `act:2` is the second turn's. */
export function kindOf(clock: Clock | undefined): string {
  return clock?.name.split(':')[0] ?? '';
}

export class Clocks {
  private tick = $state(performance.now());
  private stamp = $state(performance.now());

  constructor(private readonly frame: () => StateFrame | null) {}

  /** A new frame: its clocks count from now. (Only written here: what reads it in an effect would run for ever.) */
  follow(): void {
    const now = performance.now();
    this.stamp = now;
    this.tick = now;
  }

  /** Let them run; returns how to stop. */
  run(): () => void {
    const timer = setInterval(() => (this.tick = performance.now()), BEAT);
    return () => clearInterval(timer);
  }

  /** The first clock that is for one of these, or simply the first. */
  one(...kinds: string[]): Clock | undefined {
    const clocks = this.frame()?.clock ?? [];
    return kinds.length ? clocks.find((each) => kinds.includes(kindOf(each))) : clocks[0];
  }

  /** What is left of it, in milliseconds; null where no time is counted. */
  left(...kinds: string[]): number | null {
    const clock = this.one(...kinds);
    if (!clock) return null;
    return Math.max(0, clock.running ? clock.left_ms - Math.max(0, this.tick - this.stamp) : clock.left_ms);
  }

  /** How much of it is left, from 1 to 0. */
  part(...kinds: string[]): number {
    const left = this.left(...kinds);
    return left === null ? 1 : Math.min(1, left / Math.max(1, this.one(...kinds)?.whole_ms ?? 0));
  }
}
