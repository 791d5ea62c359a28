/** What a table of Oubliette needs. */
import type { AtTable } from '../lib/game';
import { cardsAloud } from './aloud';
import Board from './Board.svelte';
import Statistics from './Stats.svelte';
import { wording } from './words';

const board: AtTable = { Board, wordingFor: () => wording, aloud: cardsAloud, Statistics };

export default board;
