/** The notes of the guided first game; the last one says goodbye. */
import { asked, type Note, type Scene } from '../lib/lesson';
import type { Phase, View } from './view';

type Moment = Scene<View>;

const during =
  (...phases: Phase[]) =>
  ({ view }: Moment) =>
    phases.includes(view.phase);
const role = ({ view }: Moment) => ({ role: view.role });
const book = ({ view }: Moment) => view.role === 'grimoire';

export const LESSON: readonly Note<View>[] = [
  {
    id: 'welcome',
    when: ({ view }) => view.turn > 0,
    facts: ({ view }) => ({ traitor: view.wizards.length > 2 ? 1 : 0 }),
  },
  { id: 'grimoire', when: book },
  { id: 'traitor', when: ({ view }) => view.role === 'traitor' },
  { id: 'loyal', when: ({ view }) => view.role === 'loyal' },
  { id: 'clue', when: asked('clue', 'put') },
  {
    id: 'read',
    when: asked('read'),
    facts: ({ view }) => ({ dark: view.traps.includes('dark_night') ? 'yes' : 'no' }),
  },
  { id: 'night', when: during('night'), facts: role },
  { id: 'doors', when: asked('doors'), facts: role },
  { id: 'listen', when: (scene) => book(scene) && during('open')(scene) },
  { id: 'locked', when: during('locked', 'locked_watch'), facts: role },
  { id: 'result', when: during('resolve'), facts: ({ view }) => ({ door: view.exit_door ?? 0 }) },
  {
    id: 'end',
    when: ({ view, over }) => over || view.turn > 1,
    facts: ({ over }) => ({ over: over ? 'yes' : 'no' }),
  },
];
