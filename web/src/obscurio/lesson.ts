/** The notes of the guided first game; the last one says goodbye. */
import { after, always, asked, during, type Note } from '../lib/lesson';

export const LESSON: readonly Note[] = [
  { id: 'welcome', when: always },
  { id: 'grimoire', when: (scene) => scene.role === 'grimoire' },
  { id: 'traitor', when: (scene) => scene.role === 'traitor' },
  { id: 'loyal', when: (scene) => scene.role === 'loyal' },
  { id: 'clue', when: asked('clue', 'put') },
  { id: 'read', when: asked('read') },
  { id: 'night', when: during('night') },
  { id: 'doors', when: asked('doors', 'watch') },
  { id: 'listen', when: (scene) => scene.role === 'grimoire' && ['open', 'watch'].includes(scene.phase) },
  { id: 'locked', when: during('locked', 'locked_watch') },
  { id: 'accuse', when: during('accuse') },
  { id: 'end', when: after(1) },
];
