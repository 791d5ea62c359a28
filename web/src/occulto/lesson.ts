/** The notes of the guided first game; the last one says goodbye. */
import { asked, type Note, type Scene } from '../lib/lesson';
import type { View } from './view';

type Moment = Scene<View>;

const mine = ({ view }: Moment) => view.peek?.place === `s${view.seat}`;
const masked = ({ view }: Moment) => view.characters.filter((each) => !each.empty && !each.face);
const inCentre = ({ view }: Moment) => view.characters.filter((each) => !each.empty && each.place.startsWith('c'));
/** Nothing lies over the table. */
const inSight = ({ asks }: Moment) => asks.every((kind) => kind === 'act');
/** One before each player. */
const dealt = ({ view }: Moment) =>
  view.characters.filter((each) => !each.empty && each.place.startsWith('s')).length === view.players;
const potions = ({ view }: Moment) => Object.values(view.totals).reduce((sum, each) => sum + each, 0);
/** Whether the table keeps what you have seen. */
const aid = ({ view }: Moment) => ({ aid: view.memory_aid });

export const LESSON: readonly Note<View>[] = [
  { id: 'own', when: (scene) => asked('peek')(scene) && mine(scene), facts: aid },
  { id: 'look', when: (scene) => asked('peek')(scene) && !mine(scene), facts: aid },
  { id: 'shield', when: (scene) => asked('shield')(scene) && scene.view.attack !== null },
  { id: 'pick', when: asked('steal', 'colour', 'crystal') },
  { id: 'hand', when: asked('give', 'burn') },
  {
    id: 'masks',
    when: (scene) => scene.view.turn > 0 && inSight(scene) && dealt(scene),
    facts: (scene) => ({ masked: masked(scene).length, centre: inCentre(scene).length, out: scene.view.out.length }),
  },
  {
    id: 'act',
    when: (scene) => asked('act')(scene) && scene.view.hand.length > 0,
    facts: ({ view }) => ({ actions: view.actions }),
  },
  { id: 'count', when: (scene) => asked('act')(scene) && potions(scene) > 0 && scene.view.turn > 3 },
  { id: 'wait', when: ({ asks, view }) => asks.length === 0 && view.turn > 0 && view.active !== view.seat },
  {
    id: 'end',
    when: ({ view, over }) => over || view.turn > 12,
    facts: ({ view, over }) => ({ over: over ? 'yes' : 'no', limit: view.limit }),
  },
];
