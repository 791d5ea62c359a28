/** What the hall is told of the house: its games, and the tables that are open to all or one's own. */
import { api } from '../lib/api';
import { within } from '../lib/within';
import type { GameInfo, Hall } from '../lib/wire';

export interface House {
  games: Promise<GameInfo[]>;
  hall: Promise<Hall>;
}

/** How long the hall may stay dark for it, in milliseconds: drawn before, it would make room for what comes later. */
const PATIENCE = 1500;

let asked: (House & { told: Promise<unknown> }) | null = null;

/** Ask, unless an answer is on its way already. */
export function askHouse(): House & { told: Promise<unknown> } {
  if (!asked) {
    const games = api.games();
    const hall = api.hall();
    asked = { games, hall, told: Promise.allSettled([games, hall]) };
  }
  return asked;
}

/** Until the hall can be drawn. */
export function houseTold(): Promise<void> {
  return within(PATIENCE, askHouse().told);
}

/** The answer, for one hall: the next one asks again. */
export function takeHouse(): House {
  const found = askHouse();
  asked = null;
  return found;
}
