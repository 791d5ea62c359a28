/** The eight seats of the house: each has a colour, a chip with its own outline, and a portrait. */
import { say } from './i18n.svelte';
import type { SeatInfo } from './wire';

const chips = import.meta.glob<string>('../art/kit/seats/chip-*.svg', {
  eager: true,
  import: 'default',
  query: '?url',
});
const wizards = import.meta.glob<string>('../art/kit/seats/wizard-*.svg', {
  eager: true,
  import: 'default',
  query: '?url',
});

function byNumber(files: Record<string, string>): Record<number, string> {
  return Object.fromEntries(Object.entries(files).map(([path, url]) => [Number(/(\d)\.svg$/.exec(path)![1]), url]));
}

export const CHIPS = byNumber(chips);
export const WIZARDS = byNumber(wizards);

/** Whether nobody sits there, neither a person nor a bot. */
export function empty(seat: SeatInfo): boolean {
  return !seat.person && !seat.bot;
}

/** What whoever sits there is called; a bot by its number. */
export function seatName(seats: readonly SeatInfo[], seat: number): string {
  return seats[seat]?.name || `${say('web-bot')} ${seat + 1}`;
}

/** The same in what is told to one of them: who was given a name, and chose none, reads which one they are. */
export function toldNames(seats: readonly SeatInfo[], you: number | null): string[] {
  return seatNames(seats).map((name, seat) =>
    seat === you && name.startsWith(say('web-nobody')) ? say('web-nobody-you', { name }) : name,
  );
}

export function seatNames(seats: readonly SeatInfo[]): string[] {
  return seats.map((_, seat) => seatName(seats, seat));
}
