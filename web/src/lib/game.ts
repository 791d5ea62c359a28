/**
 * What a game brings to the page, in its own folder: `<game>/manifest.ts`. The house finds it by its place and lists no game by name.
 * The manifest itself is loaded with the hall and stays small; what only a table needs is behind `board` and `words`.
 */
import type { Component } from 'svelte';
import type { Part } from './aloud';
import type { Sources, Wording } from './i18n.svelte';
import type { Lesson } from './lesson';
import type { Sounds } from './sound';
import type { Finished } from './stats';
import type { Table } from './table.svelte';
import type { Quick } from './talk';
import type { Shown, Solved } from './wire';
import type { Say } from './words';

/** What a board may ask its page to open. */
export type Opened = 'log' | 'menu' | 'rules' | 'stats' | 'talk';

export interface BoardProps {
  table: Table;
  /** Opens the log, the menu, the rulebook, the talk. (`table/TalkButton.svelte` does the last, and counts what is unread.) */
  open: (sheet: Opened) => void;
}

export type Board = Component<BoardProps>;
/** What is drawn for a room full of people: all that anybody may see, and nothing to touch. */
export type Wall = Component<{ table: Table }>;

/** What a table of this game needs; its file is fetched by whoever comes to one. */
export interface AtTable {
  Board: Board;
  /** Its drawing for the screen for everybody, if it has one of its own. */
  wall?: () => Promise<{ default: Wall }>;
  /** The game's data (`KH`, seat 2) in words, at a table where these people sit. */
  wordingFor?: (names: readonly string[]) => Wording;
  /** The house can study its finished games: a line that wins their deal, and what each choice was worth. */
  studied?: boolean;
  /** The notes of its guided first game, the last of them the farewell. */
  lesson?: Lesson;
  /** The event that begins another part of the game, and the sentence that parts the talk there. */
  part?: { id: string; title: string };
  /** The ready lines its players are offered, if not the house's own. */
  quick?: readonly Quick[];
  /** What this device remembers of its finished games. */
  Statistics?: Component;
  /** What its moments sound like, by names of its own: its board calls for them (`sound` in `games.ts`). */
  sounds?: Sounds;
  /** What must be there before the board is drawn. */
  ready?: () => Promise<void>;
  /** A text cut at what is written in signs and must be said in words. */
  aloud?: (say: Say, text: string) => Part[];
}

/** A puzzle of the week: what is seen, what may be answered, and what was told of the answer, once there is one. */
export interface PuzzleProps {
  shown: Shown;
  solved: Solved | null;
  chosen: string;
  answer: (choice: string) => void;
}

export interface Manifest {
  hall: {
    /** From left to right. The middle one is the first that is looked at. */
    place: number;
    /** What the game feels like, before a word is read: drawn inside the alcove's arch. */
    Picture: Component<{ cover: string }>;
    /** The cover of its book. */
    cover: string;
  };
  /** Where its rulebook is opened: before the game, and during it; the letters of what stands on the house's page of rulings. */
  rules: { first: string; playing: string; rulings: readonly string[] };
  /** How its guided first game is dealt; `again`: other options for those who take it once more. */
  lesson?: {
    deal?: number;
    seats?: number;
    options?: Record<string, unknown>;
    again?: Record<string, unknown>;
  };
  /** What this device remembers of its finished games, where it keeps more than the house does. */
  statistics?: () => Promise<{ default: Component<{ games?: readonly Finished[] }> }>;
  /** How its puzzle of the week is put and proved, where it has one. */
  puzzle?: () => Promise<{ default: Component<PuzzleProps> }>;
  words: Sources;
  board: () => Promise<{ default: AtTable }>;
}
