/** The time of the table: what is left of the stretch that is running, as the frames tell it and as it passes meanwhile. */
import type { Table } from '../lib/table.svelte';

/** From here on it is said aloud, in seconds. */
const SOON = 30;
const LATE = 10;

/** What is to be said of the time: nothing, or how many seconds are left. A Shield's window is short and counts for itself. */
export function warning(left: number | null, kind: string): 0 | 10 | 30 {
  if (left === null || left <= 0 || kind === 'shield') return 0;
  if (left <= LATE * 1000) return LATE;
  return left <= SOON * 1000 && kind === 'act' ? SOON : 0;
}

export class Sand {
  private tick = $state(performance.now());
  private stamp = $state(performance.now());

  constructor(private readonly table: Table) {}

  /** A new frame: its clock counts from now. (Only written here: what reads it in an effect would run for ever.) */
  follow(): void {
    const now = performance.now();
    this.stamp = now;
    this.tick = now;
  }

  /** Let it run; returns how to stop. */
  run(): () => void {
    const timer = setInterval(() => (this.tick = performance.now()), 250);
    return () => clearInterval(timer);
  }

  /** Milliseconds; null where no time is counted. */
  get left(): number | null {
    const [clock] = this.table.state?.clock ?? [];
    if (!clock || this.table.state?.result) return null;
    return Math.max(0, clock.running ? clock.left_ms - Math.max(0, this.tick - this.stamp) : clock.left_ms);
  }

  /** How much of it is left, from 1 to 0. */
  get part(): number {
    return this.left === null ? 1 : Math.min(1, this.left / Math.max(1, this.table.state?.clock[0]?.whole_ms ?? 0));
  }

  get warning(): 0 | 10 | 30 {
    return warning(this.left, this.table.state?.clock[0]?.name.split(':')[0] ?? '');
  }
}
