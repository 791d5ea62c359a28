/** What this device remembers of finished games. */

export interface Finished {
  table: string;
  deal: number | null;
  won: boolean;
  reason: string;
  rooms: number;
  turns: number;
  assisted: boolean;
  when: number;
}

export interface Summary {
  played: number;
  won: number;
  percent: number;
  streak: number;
  best: number;
}

export function percent(won: number, played: number): number {
  return played ? Math.round((100 * won) / played) : 0;
}

/** Assisted games are kept but not counted. */
export function summary(games: readonly Finished[]): Summary {
  let won = 0;
  let played = 0;
  let streak = 0;
  let best = 0;
  for (const game of games) {
    if (game.assisted) continue;
    played += 1;
    if (game.won) won += 1;
    streak = game.won ? streak + 1 : 0;
    best = Math.max(best, streak);
  }
  return { played, won, percent: percent(won, played), streak, best };
}

/** The list with this game added; a game that is shown again is not counted twice. */
export function added(games: readonly Finished[], game: Finished): Finished[] {
  if (games.some((old) => old.table === game.table)) return [...games];
  return [...games, game].slice(-500);
}

/** Today's deal: one number a day, the same for everybody. */
export function dealOfDay(day: Date): number {
  return day.getFullYear() * 10000 + (day.getMonth() + 1) * 100 + day.getDate();
}

export function anyDeal(luck: () => number = Math.random): number {
  return 1 + Math.floor(luck() * 999_999);
}
