/** Which question lies over the table, so that nothing under it can be touched. */
import type { Ask } from '../lib/wire';
import type { View } from './view';

const PANELS = ['crystal', 'steal', 'colour'] as const;

export type Covering = '' | 'shield' | 'peek' | (typeof PANELS)[number];

export function covering(view: View, ask: Ask | undefined): Covering {
  if (ask?.kind === 'shield' && view.attack) return 'shield';
  if (ask?.kind === 'peek' && view.peek) return 'peek';
  return PANELS.find((kind) => kind === ask?.kind) ?? '';
}
