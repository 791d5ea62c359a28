/** The boards of the house. A game without one here is played on the plain board: its asks as buttons. */
import type { Component } from 'svelte';
import { seatNames } from './hall/seats';
import type { Wording } from './lib/i18n.svelte';
import type { Table } from './lib/table.svelte';
import type { TableFrame } from './lib/wire';
import { wordingFor as obscurio } from './obscurio/words';
import { wordingFor as occulto } from './occulto/words';
import { wording as oubliette } from './oubliette/words';

/** What a board may ask its page to open. */
export type Opened = 'log' | 'menu' | 'rules' | 'stats' | 'talk';

export interface BoardProps {
  table: Table;
  /** Opens the log, the menu, the rulebook, the talk. (`table/TalkButton.svelte` does the last, and counts what is unread.) */
  open: (sheet: Opened) => void;
}

type Board = Component<BoardProps>;

const BOARDS: Record<string, () => Promise<{ default: Board }>> = {
  oubliette: () => import('./oubliette/Board.svelte'),
  obscurio: () => import('./obscurio/Board.svelte'),
  occulto: () => import('./occulto/index').then((found) => found.board()),
};

const PLAIN = () => import('./generic/Board.svelte');

export function boardOf(game: string): Promise<{ default: Board }> {
  return (BOARDS[game] ?? PLAIN)();
}

/** A game's data in words, at a table where these people sit. */
export function wordingOf(frame: TableFrame | null): Wording | undefined {
  if (frame?.game === 'oubliette') return oubliette;
  if (frame?.game === 'occulto') return occulto(seatNames(frame.seats));
  if (frame?.game === 'obscurio') return obscurio(seatNames(frame.seats));
  return undefined;
}
