/** Drag as a shortcut: a card follows the finger and is let go over another spot. */
import { gestures } from '../lib/gestures';
import type { Spot } from './choose';

export function draggable(from: Spot, enabled: boolean, drop: (from: Spot, to: Spot) => void, hold?: () => void) {
  const landed = (to: string) => {
    if (to !== from) drop(from, to as Spot);
  };
  return gestures({ drop: enabled ? landed : null, lifted: '.pc', hold: hold ?? null });
}
