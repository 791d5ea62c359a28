/** The time of the table's question. */
import { Clocks, kindOf, type Warning, warning } from '../lib/clock.svelte';
import type { Table } from '../lib/table.svelte';

/** What is said of a question's time: a turn is long; a Shield's window is short and counts for itself. */
export function warningOf(left: number | null, kind: string): Warning {
  return kind === 'shield' ? 0 : warning(left, kind === 'act');
}

export class Sand {
  private readonly clocks: Clocks;

  constructor(private readonly table: Table) {
    this.clocks = new Clocks(() => this.table.state);
  }

  follow(): void {
    this.clocks.follow();
  }

  run(): () => void {
    return this.clocks.run();
  }

  /** Milliseconds; null where no time is counted. */
  get left(): number | null {
    return this.table.state?.result ? null : this.clocks.left();
  }

  /** How much of it is left, from 1 to 0. */
  get part(): number {
    return this.left === null ? 1 : this.clocks.part();
  }

  get warning(): Warning {
    return warningOf(this.left, kindOf(this.clocks.one()));
  }
}
