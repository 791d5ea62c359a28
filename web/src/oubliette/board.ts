/** What a table of Oubliette needs. */
import type { AtTable } from '../lib/game';
import { BELL, FANFARE, KNELL, PAPER, WOOD } from '../lib/sound';
import { cardsAloud } from './aloud';
import Board from './Board.svelte';
import Statistics from './Stats.svelte';
import { wording } from './words';

const board: AtTable = {
  Board,
  wordingFor: () => wording,
  aloud: cardsAloud,
  Statistics,
  studied: true,
  sounds: { turned: PAPER, room: BELL, strike: WOOD, won: FANFARE, lost: KNELL },
};

export default board;
