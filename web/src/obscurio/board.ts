/** What a table of Obscurio needs. */
import type { AtTable } from '../lib/game';
import { FANFARE, BELL, KNELL, WOOD } from '../lib/sound';
import { ROOM } from './begun';
import Board from './Board.svelte';
import { LESSON } from './lesson';
import { wordingFor } from './words';

const board: AtTable = {
  Board,
  wall: () => import('./wall/Wall.svelte'),
  wordingFor,
  lesson: LESSON,
  part: { id: ROOM, title: 'web-obs-talk-room' },
  sounds: { found: BELL, astray: WOOD, won: FANFARE, lost: KNELL },
};

export default board;
