/** The notes of the guided first game; the last one says goodbye. */
import { after, always, asked, type Note } from '../lib/lesson';

export const LESSON: readonly Note[] = [
  { id: 'welcome', when: always },
  { id: 'shield', when: asked('shield') },
  { id: 'peek', when: asked('peek') },
  { id: 'choose', when: asked('steal', 'replace', 'colour', 'crystal', 'give', 'burn') },
  { id: 'act', when: asked('act') },
  { id: 'wait', when: (scene) => scene.asks.length === 0 && scene.turn > 0 },
  { id: 'bench', when: (scene) => scene.turn > 3 && scene.asks.includes('act') },
  { id: 'end', when: after(12) },
];
