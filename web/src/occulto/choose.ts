/**
 * From options to gestures. An option of Occulto is a kind, a card and what it is aimed at (`play G01 s0 c1`): here it
 * becomes a card to take up and things on the table to touch. Nothing is known of what a card does: a touch is good as
 * long as some option has it, and a choice is ready when one option has exactly what was touched.
 */
import type { Ask, Option } from '../lib/wire';

export interface Move {
  option: Option;
  kind: string;
  card: string;
  /** Cards, places (`s0`, `c1`), people (`seat2`) and sides, as the option names them. */
  targets: readonly string[];
  /** The first target is what is copied, so the order of touching matters. */
  ordered: boolean;
}

const AIMED = new Set(['play']);

export function moves(ask: Ask | undefined): Move[] {
  return (ask?.options ?? []).map((option) => {
    const [kind = '', first = '', ...rest] = option.text.split(' ');
    return {
      option,
      kind,
      card: first,
      targets: AIMED.has(kind) ? rest : [],
      ordered: option.id.startsWith('occulto-choice-play-copy'),
    };
  });
}

/** The moves of a kind with this card. */
export function withCard(all: readonly Move[], kind: string, card: string): Move[] {
  return all.filter((move) => move.kind === kind && move.card === card);
}

function begins(move: Move, picks: readonly string[]): boolean {
  if (picks.length > move.targets.length) return false;
  return picks.every((pick, i) => (move.ordered ? move.targets[i] === pick : move.targets.includes(pick)));
}

/** What may be touched next; what is touched already is not among it. */
export function next(all: readonly Move[], picks: readonly string[]): Set<string> {
  const found = new Set<string>();
  for (const move of all) {
    if (!begins(move, picks)) continue;
    if (move.ordered) {
      const one = move.targets[picks.length];
      if (one !== undefined) found.add(one);
    } else for (const one of move.targets) if (!picks.includes(one)) found.add(one);
  }
  return found;
}

/** The move that has exactly this. */
export function ready(all: readonly Move[], picks: readonly string[]): Move | undefined {
  return all.find((move) => move.targets.length === picks.length && begins(move, picks));
}

/** How many things a choice still needs, at least. */
export function missing(all: readonly Move[], picks: readonly string[]): number {
  const left = all.filter((move) => begins(move, picks)).map((move) => move.targets.length - picks.length);
  return left.length ? Math.min(...left) : 0;
}

/** What is picked after a touch: a pick is let go, a new one added, or it takes the place of the last ones. */
export function touch(all: readonly Move[], picks: readonly string[], one: string): string[] {
  const at = picks.indexOf(one);
  if (at >= 0) return picks.slice(0, at).concat(ordered(all) ? [] : picks.slice(at + 1));
  for (let keep = picks.length; keep >= 0; keep -= 1) {
    const kept = picks.slice(0, keep);
    if (next(all, kept).has(one)) return [...kept, one];
  }
  return [...picks];
}

/** Everything a touch can mean something on: next ones, and what could replace what is picked. */
export function lit(all: readonly Move[], picks: readonly string[]): Set<string> {
  const found = next(all, picks);
  if (!found.size)
    for (let keep = picks.length - 1; keep >= 0 && !found.size; keep -= 1)
      for (const one of next(all, picks.slice(0, keep))) found.add(one);
  for (const pick of picks) found.delete(pick);
  return found;
}

function ordered(all: readonly Move[]): boolean {
  return all.some((move) => move.ordered);
}
