import cover from '../art/kit/house/cover-oubliette.svg';
import type { Manifest } from '../lib/game';
import Picture from './Niche.svelte';
import { RULINGS } from './view.generated';

const manifest: Manifest = {
  hall: { place: 1, Picture, cover },
  rules: { first: 'O-01', playing: 'O-12', rulings: RULINGS },
  lesson: { deal: 2345382, options: { preset: 'merciful' } },
  statistics: () => import('./Stats.svelte'),
  words: {
    en: () => import('./en.ftl?raw'),
    fr: () => import('./fr.ftl?raw'),
  },
  board: () => import('./board'),
};

export default manifest;
