/** What a clue still lacks, by the traps that ask for it. */
import { type Butterfly, isBelow } from './clue';

export type Lack = 'done' | 'none' | 'second' | 'apart' | 'bottom' | 'united' | 'other';

/** `laid`: all that lies on the book, which is something, and not enough. */
export function lackOf(traps: readonly string[], laid: readonly (Butterfly | null)[]): Lack {
  const united = traps.includes('united_butterflies');
  const [one, two] = laid;
  if (united && one && two && one.page !== two.page) return 'apart';
  if (traps.includes('bottom_butterfly') && !laid.some((each) => each && isBelow(each))) return 'bottom';
  return united ? 'united' : 'other';
}

/** The trap that is to blame for it; nothing if none is. */
export function blameFor(lack: Lack): string {
  if (lack === 'apart' || lack === 'united') return 'united_butterflies';
  return lack === 'bottom' ? 'bottom_butterfly' : '';
}
