/**
 * A first game with a few words at the right moments. A note belongs to a question or to a moment of the game; each is shown
 * once, in this order of importance, and the last one says goodbye. Nothing of the game itself is changed.
 *
 * `when` looks at the table as it is now, and so do the note's numbers (`facts`): what a note says is true while it can be read.
 */
import type { Args } from './wire';

export interface Scene<V> {
  /** The kinds of the questions that are open to you. */
  asks: readonly string[];
  /** The table as you see it. */
  view: V;
  over: boolean;
}

export interface Note<V> {
  id: string;
  when: (scene: Scene<V>) => boolean;
  facts?: (scene: Scene<V>) => Args;
}

/** The notes of any game: each looks at its own game's views only. */
export type Lesson = readonly Note<never>[];

export const asked =
  (...kinds: string[]) =>
  (scene: Pick<Scene<never>, 'asks'>) =>
    kinds.some((kind) => scene.asks.includes(kind));

/** The note for this moment, if there is one that was not shown; nothing once the farewell, the last of them, was said. */
export function noteFor<V>(notes: readonly Note<V>[], seen: readonly string[], scene: Scene<V>): Note<V> | null {
  const farewell = notes.at(-1);
  if (!farewell || seen.includes(farewell.id)) return null;
  if (scene.over) return farewell;
  return notes.find((note) => !seen.includes(note.id) && note.when(scene)) ?? null;
}

export function sceneOf<V>(view: V, asks: readonly { kind: string }[], over: boolean): Scene<V> {
  return { asks: asks.map((ask) => ask.kind), view, over };
}
