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

const always = () => true;
const asked =
  (...kinds: string[]) =>
  (scene: Scene) =>
    kinds.some((kind) => scene.asks.includes(kind));
const during =
  (...phases: string[]) =>
  (scene: Scene) =>
    phases.includes(scene.phase);
const after = (turn: number) => (scene: Scene) => scene.over || scene.turn > turn;

/** The last note of each is its farewell. */
export const LESSONS: Record<string, readonly Note[]> = {
  oubliette: [
    { id: 'welcome', when: always },
    { id: 'start', when: asked('start') },
    { id: 'fight', when: asked('fight') },
    { id: 'trap', when: asked('trap') },
    { id: 'chasm', when: asked('chasm') },
    { id: 'darkness', when: asked('darkness', 'gremlin', 'lost') },
    { id: 'store', when: asked('store', 'found', 'stock') },
    { id: 'act', when: asked('act') },
    { id: 'advantage', when: asked('advantage', 'dig', 'hourglass') },
    { id: 'help', when: (scene) => scene.turn > 4 },
    { id: 'end', when: after(9) },
  ],
  occulto: [
    { id: 'welcome', when: always },
    { id: 'shield', when: asked('shield') },
    { id: 'peek', when: asked('peek') },
    { id: 'choose', when: asked('steal', 'replace', 'colour', 'crystal', 'give', 'burn') },
    { id: 'act', when: asked('act') },
    { id: 'wait', when: (scene) => scene.asks.length === 0 && scene.turn > 0 },
    { id: 'bench', when: (scene) => scene.turn > 3 && scene.asks.includes('act') },
    { id: 'end', when: after(12) },
  ],
  obscurio: [
    { id: 'welcome', when: always },
    { id: 'grimoire', when: (scene) => scene.role === 'grimoire' },
    { id: 'traitor', when: (scene) => scene.role === 'traitor' },
    { id: 'loyal', when: (scene) => scene.role === 'loyal' },
    { id: 'clue', when: asked('clue', 'put') },
    { id: 'read', when: asked('read') },
    { id: 'night', when: during('traitor') },
    { id: 'doors', when: asked('doors', 'watch') },
    { id: 'listen', when: (scene) => scene.role === 'grimoire' && ['open', 'watch'].includes(scene.phase) },
    { id: 'locked', when: during('locked', 'locked_watch') },
    { id: 'accuse', when: during('accuse') },
    { id: 'end', when: after(1) },
  ],
};

/** The deal of Oubliette's lesson: it meets most of what there is within its first turns. */
export const LESSON_DEAL = 4127;

/** How many sit at a lesson: few, so that your turn comes round soon. */
export const LESSON_SEATS: Record<string, number | undefined> = { occulto: 3, obscurio: 4 };

/**
 * What a lesson is played with. Nobody is hurried, so nobody may wait for the sand either: a Wizard who lets an hourglass run
 * that never ends would keep the table waiting.
 */
export const LESSON_OPTIONS: Record<string, Record<string, unknown> | undefined> = { obscurio: { relaxed: true } };

/** The note for this moment, if there is one that was not shown; nothing once the farewell was said. */
export function noteFor(game: string, seen: readonly string[], scene: Scene): Note | null {
  const notes = LESSONS[game] ?? [];
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
