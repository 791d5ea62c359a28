import { describe, expect, it } from 'vitest';
import {
  added,
  anyDeal,
  byPreset,
  calendar,
  dailyStreak,
  dealLink,
  dayOfDeal,
  dealOfDay,
  starsOfDay,
  type Finished,
  sharedDeal,
  summary,
  withThose,
} from './stats';

const game = (table: string, won: boolean, more: Partial<Finished> = {}): Finished => ({
  table,
  won,
  assisted: false,
  deal: 1,
  reason: '',
  rooms: 3,
  turns: 9,
  when: 0,
  ...more,
});

describe('statistics', () => {
  it('counts wins and streaks, without assisted games', () => {
    const games = [
      game('a', true, { candle: 4 }),
      game('b', true, { candle: 9, rooms: 9 }),
      game('c', false),
      game('d', true, { assisted: true, candle: 30 }),
      game('e', true),
    ];
    expect(summary(games)).toEqual({
      played: 4,
      won: 3,
      percent: 75,
      streak: 1,
      best: 2,
      helped: 1,
      rooms: 9,
      candle: 9,
    });
    expect(summary([])).toMatchObject({ played: 0, won: 0, percent: 0, streak: 0, best: 0 });
  });

  it('does not lengthen a streak by a game won by following hints', () => {
    const games = [game('a', true), game('b', true, { hints: 3, followed: 2 }), game('c', true, { hints: 1 })];
    expect(summary(games)).toMatchObject({ played: 2, streak: 2, helped: 1 });
  });

  it('keeps presets apart; what was played before they were kept was As written', () => {
    const games = [game('a', true), game('b', true, { preset: 'merciful' }), game('c', false, { preset: 'merciful' })];
    expect(byPreset(games).map(([preset, all]) => [preset, all.length])).toEqual([
      ['as_written', 1],
      ['merciful', 2],
    ]);
  });

  it('counts what only the house remembers, once', () => {
    const kept = {
      table: 'b',
      round: 2,
      game: 'oubliette',
      seat: 0,
      reason: 'out',
      won: true,
      assisted: false,
      names: ['Ann'],
      ended: 5,
      preset: 'merciful',
      deal: 20,
      hints: 1,
      figures: { rooms: 9, candle: 12 },
    };
    const house = [{ ...kept, table: 'd', game: 'occulto' }, { ...kept, round: 1, ended: 3 }, kept];
    const own = [game('b/2', true, { preset: 'merciful', when: 5100 })];
    const all = withThose(own, house, 'oubliette');
    expect(all.map((one) => one.table)).toEqual(['b/1', 'b/2']);
    expect(all[0]).toMatchObject({ deal: 20, rooms: 9, candle: 12, hints: 1, preset: 'merciful' });
    expect(byPreset(all).map(([preset]) => preset)).toEqual(['merciful']);
  });

  it('counts a game once', () => {
    const games = added([], game('a', true));
    expect(added(games, game('a', true))).toHaveLength(1);
  });

  it('numbers deals', () => {
    expect(anyDeal(() => 0)).toBe(1);
    expect(anyDeal(() => 0.999999999)).toBe(999_999);
  });
});

/** A game of that day's deal, ended then. */
function daily(table: string, won: boolean, when: string, more: Partial<Finished> = {}): Finished {
  return game(table, won, { deal: dealOfDay(new Date(when)), when: Date.parse(when), ...more });
}

describe('the deal of the day', () => {
  const today = new Date('2026-11-05T23:59:00Z');

  it('is the same everywhere: its day is universal time', () => {
    expect(dealOfDay(today)).toBe(20261105);
    expect(dealOfDay(new Date('2026-11-06T00:00:00Z'))).toBe(20261106);
  });

  it('has a digit behind its date where the deal of the date alone is not proved winnable, and stars', () => {
    const days = Array.from({ length: 400 }, (_, i) => new Date(Date.parse('2026-11-19T12:00:00Z') + i * 86_400_000));
    const deals = days.map(dealOfDay);
    expect(new Set(deals).size).toBe(400);
    expect(deals.some((deal) => deal > 99_999_999)).toBe(true);
    days.forEach((day, i) => {
      expect(dayOfDeal(deals[i]!).toISOString().slice(0, 10)).toBe(day.toISOString().slice(0, 10));
      for (const preset of ['as_written', 'merciful']) expect(starsOfDay(day, preset)).toBeGreaterThan(0);
    });
    expect(starsOfDay(days[0]!, 'custom')).toBe(0);
    expect(starsOfDay(today, 'merciful')).toBe(0);
  });

  it('has a calendar, in which the first result of a day counts', () => {
    const games = [
      daily('a', false, '2026-11-04T08:00:00Z'),
      daily('b', true, '2026-11-04T09:00:00Z'),
      daily('c', true, '2026-10-30T09:00:00Z'),
      daily('d', true, '2026-11-02T09:00:00Z', { assisted: true }),
    ];
    const days = calendar(games, today, 2);
    const [first, second] = [days.slice(0, 7), days.slice(7)];
    expect(first.map((day) => day.date)).toEqual([26, 27, 28, 29, 30, 31, 1]);
    expect(first.map((day) => day.result)).toEqual(['', '', '', '', 'won', '', '']);
    expect(second.map((day) => day.date)).toEqual([2, 3, 4, 5, 6, 7, 8]);
    expect(second.map((day) => day.result)).toEqual(['helped', '', 'lost', '', 'later', 'later', 'later']);
  });

  it('begins each week on a Monday', () => {
    for (const day of ['2026-11-02', '2026-11-05', '2026-11-08'])
      expect(calendar([], new Date(`${day}T12:00:00Z`), 1)[0]!.deal).toBe(20261102);
  });

  it('is played on its day; one that was begun before midnight may end a little later', () => {
    const deal = 20261104;
    const on = (when: string) => [game('a', true, { deal, when: Date.parse(when) })];
    expect(dailyStreak(on('2026-11-04T23:59:00Z'), today)).toBe(1);
    expect(dailyStreak(on('2026-11-05T01:30:00Z'), today)).toBe(1);
    expect(dailyStreak(on('2026-11-05T12:00:00Z'), today)).toBe(0);
    expect(dailyStreak(on('2026-11-03T12:00:00Z'), today)).toBe(0);
  });

  it('counts days in a row, today not yet against them', () => {
    const games = ['01', '03', '04'].map((day) => daily(day, true, `2026-11-${day}T12:00:00Z`));
    expect(dailyStreak(games, today)).toBe(2);
    expect(dailyStreak([...games, daily('now', false, '2026-11-05T12:00:00Z')], today)).toBe(3);
    expect(dailyStreak([], today)).toBe(0);
  });
});

it('finds a shared deal again behind its link', () => {
  const link = dealLink('https://club.test', 4127, 'merciful');
  expect(sharedDeal(new URL(link).hash)).toEqual({ deal: 4127, preset: 'merciful' });
  expect(sharedDeal('#deal=7')).toEqual({ deal: 7, preset: '' });
  expect(sharedDeal('#deal=0')).toBeNull();
  expect(sharedDeal('#move=abc')).toBeNull();
});
