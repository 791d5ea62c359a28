/** What a table of Occulto needs. */
import type { AtTable } from '../lib/game';
import { FANFARE, KNELL, PAPER } from '../lib/sound';
import Board from './Board.svelte';
import { fetchDeck } from './deck.svelte';
import { LESSON } from './lesson';
import { wordingFor } from './words';

const board: AtTable = {
  Board,
  wordingFor,
  lesson: LESSON,
  ready: fetchDeck,
  sounds: { heard: PAPER, won: FANFARE, lost: KNELL },
};

export default board;
