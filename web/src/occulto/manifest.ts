import cover from '../art/kit/house/cover-occulto.svg';
import type { Manifest } from '../lib/game';
import Picture from './Niche.svelte';
import { RULINGS } from './view.generated';

const manifest: Manifest = {
  hall: { place: 3, Picture, cover },
  rules: { first: 'C-01', playing: 'C-01', rulings: RULINGS },
  // few, so that your turn comes round soon
  lesson: { seats: 3 },
  words: {
    en: () => import('./en.ftl?raw'),
    fr: () => import('./fr.ftl?raw'),
  },
  puzzle: () => import('./Puzzle.svelte'),
  board: () => import('./board'),
};

export default manifest;
