import cover from '../art/kit/house/cover-obscurio.svg';
import type { Manifest } from '../lib/game';
import Picture from './Niche.svelte';
import { RULINGS } from './view.generated';

const manifest: Manifest = {
  hall: { place: 2, Picture, cover },
  rules: { first: 'B-01', playing: 'B-01', rulings: RULINGS },
  // first the Grimoire, who sees all there is; once more as a Wizard. Few, so that your turn comes round soon. Nobody is hurried, so nobody may wait for the sand either: a Wizard who lets an
  // hourglass run that never ends would keep the table waiting
  lesson: { seats: 4, options: { relaxed: true }, again: { relaxed: true, grimoire: 1 } },
  words: {
    en: () => import('./en.ftl?raw'),
    fr: () => import('./fr.ftl?raw'),
  },
  puzzle: () => import('./Puzzle.svelte'),
  board: () => import('./board'),
};

export default manifest;
