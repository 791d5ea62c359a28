/** Occulto's view, after `occulto/view.py`. */

export const COLOURS = ['red', 'yellow', 'blue', 'violet', 'green', 'orange'] as const;
export type Colour = (typeof COLOURS)[number];

/** A card on a bench. */
export interface Laid {
  card: string;
  colour?: Colour;
  potions?: number;
  /** For a Sabotage: the card under it. */
  covers?: string;
  cancelled?: boolean;
}

/** `s0` … before a seat, `c0` … in the centre. */
export interface CharacterPlace {
  place: string;
  empty?: boolean;
  face?: Colour;
  /** Whose Totem holds it, and how many of that player's turns must still begin. */
  totem?: [number, number];
  possible?: Colour[];
}

export interface Note {
  turn: number;
  kind: 'look' | 'swap' | 'gone' | 'gust' | 'tornado';
  places?: string[];
  seats?: number[];
  colour?: Colour;
  side?: 'left' | 'right';
}

export interface View {
  seat: number | null;
  players: number;
  preset: string;
  expert: boolean;
  memory_aid: 'off' | 'journal' | 'deduction';
  turn: number;
  active: number;
  first: number;
  actions: number;
  mode: 'free' | 'play' | 'discard';
  hand: string[];
  hands: number[];
  bench: Laid[][];
  protected: number[];
  rations: number[];
  deck: number;
  discards: string[];
  buried: number;
  removed: number;
  sabotage_in_flight: string | null;
  guise: string;
  characters: CharacterPlace[];
  out: Colour[];
  totals: Record<Colour, number>;
  limit: number;
  attacks: number;
  powers: string[];
  ending: '' | 'bench' | 'deck';
  turns_left: number;
  waiting: number[];
  asked: string;
  attack: { card: string; ability: string; targets: string[] } | null;
  peek: { place: string; colour: Colour } | null;
  journal: Note[];
  held: Record<string, number>;
}

export function isColour(text: string): text is Colour {
  return (COLOURS as readonly string[]).includes(text);
}
