/** What a table of Obscurio needs. */
import type { AtTable } from '../lib/game';
import Board from './Board.svelte';
import { LESSON } from './lesson';
import { wordingFor } from './words';

const board: AtTable = { Board, wall: () => import('./wall/Wall.svelte'), wordingFor, lesson: LESSON };

export default board;
