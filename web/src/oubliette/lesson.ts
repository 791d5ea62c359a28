/**
 * Oubliette's first game: one deal and the way through it, found by search. Each step is known by what lies on the table, so a
 * note is only ever shown where it is true; who goes another way is told so, and may come back.
 */
import type { Args, Ask } from '../lib/wire';
import type { Move } from './choose';
import script from './lesson.json';
import { topOf } from './payment';
import type { View } from './view';

export interface Step {
  /** The position: turn, question, card turned over, actions, candle, the four piles, the Equipped place. */
  at: string;
  /** What the lesson would do. */
  choice: string;
  /** What it says about it; one reads all but the last away. */
  notes: string[];
}

export const STEPS: readonly Step[] = script.steps;

/** The position as a step names it. */
export function placeOf(view: View, ask: Ask): string {
  const tops = view.slots.map((pile) => pile.at(-1) ?? '-');
  return [view.turn, ask.kind, view.turned ?? '-', view.actions, view.deck, ...tops, view.equipped ?? '-'].join(' ');
}

export function stepAt(view: View, ask: Ask | undefined): Step | null {
  const place = ask ? placeOf(view, ask) : '';
  return STEPS.find((step) => step.at === place) ?? null;
}

/** The note of a step that was not read yet; its last one stays until the step is done. */
export function noteOf(step: Step, read: readonly string[]): string {
  return step.notes.slice(0, -1).find((note) => !read.includes(note)) ?? step.notes.at(-1)!;
}

/** The numbers and cards a note speaks of, taken from the table. */
export function factsOf(view: View, move: Move | null): Args {
  const cards = (move?.places ?? []).flatMap((place) => topOf(view, place) ?? []);
  return {
    cards,
    card: view.turned ?? view.path.at(-1)?.cards[0] ?? '',
    deck: view.deck,
    next: view.needed,
    number: view.path.at(-1)?.number ?? 0,
    rooms: view.path.length,
    sum: Number(move?.option.args.sum ?? 0),
  };
}
