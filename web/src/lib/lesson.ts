/**
 * A first game with a few words at the right moments. A note belongs to a question or to a moment of the game; each is shown
 * once, in this order of importance, and the last one says goodbye. Nothing of the game itself is changed.
 */
export interface Scene {
  /** The kinds of the questions that are open to you. */
  asks: readonly string[];
  /** A few words of the view that all games use alike, where they have them. */
  turn: number;
  phase: string;
  role: string;
  over: boolean;
}

export interface Note {
  id: string;
  when: (scene: Scene) => boolean;
}

export const always = () => true;
export const asked =
  (...kinds: string[]) =>
  (scene: Scene) =>
    kinds.some((kind) => scene.asks.includes(kind));
export const during =
  (...phases: string[]) =>
  (scene: Scene) =>
    phases.includes(scene.phase);
export const after = (turn: number) => (scene: Scene) => scene.over || scene.turn > turn;

/** The note for this moment, if there is one that was not shown; nothing once the farewell, the last of them, was said. */
export function noteFor(notes: readonly Note[], seen: readonly string[], scene: Scene): Note | null {
  const farewell = notes.at(-1);
  if (!farewell || seen.includes(farewell.id)) return null;
  if (scene.over) return farewell;
  return notes.find((note) => !seen.includes(note.id) && note.when(scene)) ?? null;
}

/** What a lesson looks at in a view, whichever game's it is. */
export function sceneOf(view: unknown, asks: readonly { kind: string }[], over: boolean): Scene {
  const seen = (view ?? {}) as Partial<Record<'turn' | 'phase' | 'role', unknown>>;
  return {
    asks: asks.map((ask) => ask.kind),
    turn: typeof seen.turn === 'number' ? seen.turn : 0,
    phase: typeof seen.phase === 'string' ? seen.phase : '',
    role: typeof seen.role === 'string' ? seen.role : '',
    over,
  };
}
