/** The table as the server shows it. Pictures are known by their place only; which card lies there is nobody's business. */
export interface WizardView {
  seat: number;
  characters: string[];
  /** The door of each chip, 0 for the centre. */
  chips: number[];
  errors: number;
  /** Ready, confirmed, chip in hand, answered or vote locked, as the phase has it. */
  done: boolean;
  role: 'loyal' | 'traitor' | null;
  active: boolean;
}

export type Phase =
  | 'traps' | 'riddle' | 'read' | 'traitor' | 'open' | 'last_call' | 'watch' | 'count' | 'locked' | 'locked_watch'
  | 'resolve' | 'accuse' | 'accused' | 'end';

export interface View {
  seat: number | null;
  role: 'grimoire' | 'loyal' | 'traitor' | 'wizard' | 'spectator';
  traitor: number | null;
  phase: Phase;
  turn: number;
  grimoire: number;
  wizards: WizardView[];
  waiting: number[];
  progress: number;
  light: number;
  dark: number;
  box: number;
  traps: string[];
  bag: string[];
  watcher: boolean;
  deck: number;
  exit_door: number | null;
  /** The Butterflies, as words: `0:12,-34@5`, `1:bottom`. */
  clue: string[] | null;
  /** How many cards the Traitor has added, for those who know: only the length is read. */
  picks: unknown[] | null;
  pick_limit: number;
  decoys: number[] | null;
  resting: boolean;
  /** One entry a door; whether it lies open, its picture says. */
  doors: unknown[];
  reached: number;
  track: number[];
  space: number;
  extra: number;
  commits: number[];
  vote: number | null;
  votes: (number | null)[] | null;
  rounds: number;
  board: number[] | null;
  lines: [number, string][];
  windows: { name: string; length: number; running: boolean }[];
  past_picks: unknown[][] | null;
}

export const CHOOSING: readonly Phase[] = ['open', 'last_call', 'watch', 'count', 'locked', 'locked_watch', 'resolve'];

/** All doors lie open. */
export function opened(phase: Phase): boolean {
  return phase === 'resolve' || phase === 'accuse' || phase === 'accused' || phase === 'end';
}

export function wizardOf(view: View, seat: number | null): WizardView | undefined {
  return view.wizards.find((wizard) => wizard.seat === seat);
}
