/** What was told last, for the table's margins. */
import type { Line } from '../lib/wire';
import { chapters } from '../table/story';
import { isCard } from './deck.svelte';

const PLAYED = /^occulto-(play|copy|discard|laid|shielded)/;
const PLAIN = /^occulto-(turn|first-look|dealt|dealt-seen|draw)$/;
const CITED = /\s*\((?:CA|C)-\d+(?:, (?:CA|C)-\d+)*\)/g;

/** The card that was played last in this turn; nothing if none was. */
export function latest(lines: readonly Line[]): string {
  const turn = chapters(lines).at(-1)?.lines ?? [];
  const played = turn.findLast(({ id, args }) => PLAYED.test(id) && typeof args.card === 'string' && isCard(args.card));
  return played ? String(played.args.card) : '';
}

/** The last sentences, without their rules; turns and draws go without saying. */
export function tale(lines: readonly Line[], sentence: (line: Line) => string): string[] {
  return lines
    .slice(-8)
    .filter((line) => !PLAIN.test(line.id))
    .map((line) => sentence(line).replace(CITED, ''));
}
