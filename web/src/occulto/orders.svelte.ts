/**
 * Standing orders for the Shield: always, never or ask, for an attack on the bench, the character or the hand. They are kept in
 * this browser, for one table, and say nothing of the hand: they are carried out after the same pause with a Shield or without.
 */
import type { Move } from './choose';
import { strikes } from './deck.svelte';
import { type Scope, SCOPES, type View } from './view';

export { type Scope, SCOPES };
export const ORDERS = ['ask', 'always', 'never'] as const;
export type Order = (typeof ORDERS)[number];
type Standing = Record<Scope, Order>;

/** How long a question stands before an order answers it, in milliseconds: long enough to overrule it. */
export const PAUSE = 3000;
const KEY = 'noctuary-occulto-orders';
const TABLES = 8;

/** What an attack goes for. */
export function scopeOf(attack: NonNullable<View['attack']>): Scope {
  return strikes(attack.ability);
}

/** What an order answers: a Shield where there is one to raise, otherwise nothing is done. */
export function answerOf(order: Order, moves: readonly Move[]): Move | undefined {
  if (order === 'ask') return undefined;
  const raise = order === 'always' ? moves.find((move) => move.kind === 'shield') : undefined;
  return raise ?? moves.find((move) => move.kind === 'decline');
}

function load(): [string, Standing][] {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '[]') as unknown;
    return Array.isArray(kept) ? (kept as [string, Standing][]) : [];
  } catch {
    return []; // a damaged memory is an empty one
  }
}

export class Standings {
  private at = $state.raw<Standing>({ bench: 'ask', character: 'ask', hand: 'ask' });

  constructor(private readonly table: string) {
    const kept = load().find(([name]) => name === table)?.[1];
    if (kept) this.at = { ...this.at, ...kept };
  }

  of(scope: Scope): Order {
    return this.at[scope];
  }

  give(scope: Scope, order: Order): void {
    this.at = { ...this.at, [scope]: order };
    const others = load().filter(([name]) => name !== this.table);
    localStorage.setItem(KEY, JSON.stringify([[this.table, this.at], ...others].slice(0, TABLES)));
  }

  /** Whether anything is answered without asking. */
  get any(): boolean {
    return SCOPES.some((scope) => this.at[scope] !== 'ask');
  }
}
