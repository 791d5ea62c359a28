/** What this device remembers of finished games of Oubliette. */
import { DAYS, FIRST, PRESETS } from './daily.generated';
import type { FinishedGame } from './wire';

export interface Finished {
  table: string;
  deal: number | null;
  won: boolean;
  reason: string;
  rooms: number;
  turns: number;
  /** Played for practice, or a hint was followed: the server says so. */
  assisted: boolean;
  when: number;
  /** The rules it was played by, how many hints were asked for, and what was left of the candle. */
  preset?: string;
  hints?: number;
  /** Hints followed in games of a time when only the page counted them. */
  followed?: number;
  candle?: number;
}

export interface Summary {
  played: number;
  won: number;
  percent: number;
  streak: number;
  best: number;
  /** Games that count for nothing: practice, or a hint was followed. */
  helped: number;
  /** The most rooms reached, and the most candle left after a win. */
  rooms: number;
  candle: number;
}

export function percent(won: number, played: number): number {
  return played ? Math.round((100 * won) / played) : 0;
}

/** Whether a game was played without help. */
function own(game: Finished): boolean {
  return !game.assisted && !game.followed;
}

/** Games with help are kept but not counted; they neither lengthen a streak nor end it. */
export function summary(games: readonly Finished[]): Summary {
  const counted = games.filter(own);
  let streak = 0;
  let best = 0;
  for (const game of counted) {
    streak = game.won ? streak + 1 : 0;
    best = Math.max(best, streak);
  }
  const won = counted.filter((game) => game.won);
  return {
    played: counted.length,
    won: won.length,
    percent: percent(won.length, counted.length),
    streak,
    best,
    helped: games.length - counted.length,
    rooms: Math.max(0, ...counted.map((game) => game.rooms)),
    candle: Math.max(0, ...won.map((game) => game.candle ?? 0)),
  };
}

/** The games of each preset that was played, in the order in which they were first played. */
export function byPreset(games: readonly Finished[]): [string, Finished[]][] {
  const found = new Map<string, Finished[]>();
  for (const game of games) {
    const preset = game.preset ?? 'as_written';
    found.set(preset, [...(found.get(preset) ?? []), game]);
  }
  return [...found];
}

/** The list with this game added; a game that is shown again is not counted twice. */
export function added(games: readonly Finished[], game: Finished): Finished[] {
  if (games.some((old) => old.table === game.table)) return [...games];
  return [...games, game].slice(-500);
}

/** This device's games with those that only the house remembers (of another page, or of a seat that moved here). */
export function withThose(own: readonly Finished[], house: readonly FinishedGame[], name: string): Finished[] {
  const known = new Set(own.map((game) => game.table));
  const more = house
    .filter((game) => game.game === name && !known.has(`${game.table}/${game.round}`))
    .map((game) => ({
      table: `${game.table}/${game.round}`,
      deal: game.deal,
      won: game.won,
      reason: game.reason,
      rooms: game.figures.rooms ?? 0,
      turns: 0,
      assisted: game.assisted,
      when: game.ended * 1000,
      preset: game.preset || undefined,
      hints: game.hints,
      candle: game.figures.candle ?? 0,
    }));
  return more.length ? [...own, ...more].sort((a, b) => a.when - b.when) : [...own];
}

export function anyDeal(luck: () => number = Math.random): number {
  return 1 + Math.floor(luck() * 999_999);
}

const DAY = 86_400_000;

/** The letters of a day in the table of the days' deals: a digit put behind its date, then its stars by preset. */
function lettersOf(day: Date): string {
  const at = Math.floor(day.getTime() / DAY) - Date.parse(FIRST) / DAY;
  return at < 0 ? '' : DAYS.slice(at * (1 + PRESETS.length), (at + 1) * (1 + PRESETS.length));
}

/** Today's deal: one number a day by universal time, the same for everybody, proved winnable (oubliette/daily.py). */
export function dealOfDay(day: Date): number {
  const date = day.getUTCFullYear() * 10000 + (day.getUTCMonth() + 1) * 100 + day.getUTCDate();
  const digit = lettersOf(day)[0] ?? '-';
  return digit === '-' ? date : date * 10 + Number(digit);
}

/** How hard the day's deal is under a preset, 1 to 5; 0 where nobody has looked. */
export function starsOfDay(day: Date, preset: string): number {
  return PRESETS.includes(preset) ? Number(lettersOf(day)[1 + PRESETS.indexOf(preset)] ?? 0) : 0;
}

/** The date that a day's deal was made for, at midnight by universal time. */
export function dayOfDeal(deal: number): Date {
  const date = deal > 99_999_999 ? Math.floor(deal / 10) : deal;
  return new Date(Date.UTC(Math.floor(date / 10000), (Math.floor(date / 100) % 100) - 1, date % 100));
}

export interface Day {
  deal: number;
  /** The day of the month. */
  date: number;
  /** `helped`: won, for practice or by a hint. `later`: the day is still to come. */
  result: 'won' | 'helped' | 'lost' | '' | 'later';
}

/** Who begins before midnight may end after it: for so long a game still counts for its day. */
const GRACE = DAY / 12;

/** The day of the deal `days` after `today`: how it went the first time, if that was on the day. */
function dayOf(games: readonly Finished[], today: Date, days: number): Day {
  const day = new Date(today.getTime() + days * DAY);
  const deal = dealOfDay(day);
  const due = (game: Finished) => [0, GRACE].some((late) => dealOfDay(new Date(game.when - late)) === deal);
  const game = games.find((one) => one.deal === deal && due(one));
  const result = days > 0 ? 'later' : !game ? '' : !game.won ? 'lost' : own(game) ? 'won' : 'helped';
  return { deal, date: day.getUTCDate(), result };
}

/** The last weeks from Monday to Sunday, oldest first, by universal time; the last one is this week. */
export function calendar(games: readonly Finished[], today: Date, weeks = 4): Day[] {
  const monday = -((today.getUTCDay() + 6) % 7) - 7 * (weeks - 1);
  return Array.from({ length: 7 * weeks }, (_, i) => dayOf(games, today, monday + i));
}

/** On how many days in a row the day's deal was played; today still may be. */
export function dailyStreak(games: readonly Finished[], today: Date): number {
  const from = dayOf(games, today, 0).result ? 0 : 1;
  let back = from;
  while (dayOf(games, today, -back).result) back += 1;
  return back - from;
}

/** Where a deal is shared: its number and its rules, behind the address of the hall. */
export function dealLink(origin: string, deal: number, preset: string): string {
  return `${origin}/#deal=${deal}${preset ? `&rules=${preset}` : ''}`;
}

export function sharedDeal(hash: string): { deal: number; preset: string } | null {
  const found = /^#deal=(\d{1,9})(?:&rules=(\w+))?$/.exec(hash);
  return found && Number(found[1]) > 0 ? { deal: Number(found[1]), preset: found[2] ?? '' } : null;
}
