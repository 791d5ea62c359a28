/** Chips and doors: who stands where, and where the doors stand. */
import type { View } from './view';

export interface Chip {
  key: string;
  seat: number;
  tint: number;
  /** Where it lies; 0 in the middle. */
  door: number;
  name: string;
  own: boolean;
  /** Chosen under the Watcher's eye: only its owner knows. */
  sealed: boolean;
}

/** Who the chips belong to: the colours of the seats, the companion's, and their names. */
export interface Owners {
  tint: readonly number[];
  companion: number;
  name: (seat: number, companion: boolean) => string;
}

/** All chips in play. `sealed` tells the doors that you hold in your hand, your own chip's and the companion's. */
export function chipsOf(view: View, sealed: readonly number[], owners: Owners): Chip[] {
  return view.wizards
    .filter((wizard) => wizard.active)
    .flatMap((wizard) =>
      wizard.chips.map((door, i) => {
        const own = wizard.seat === view.seat;
        const kept = own ? (sealed[i] ?? 0) : 0;
        return {
          key: `${wizard.seat}-${i}`,
          seat: wizard.seat,
          tint: i ? owners.companion : owners.tint[wizard.seat]!,
          door: kept || door,
          own,
          sealed: kept > 0,
          name: owners.name(wizard.seat, i > 0),
        };
      }),
    );
}

export type DoorState = 'exit' | 'decoy' | 'now' | 'locked' | 'hidden' | 'open';

/** What is to be said of a door. `shut`: its picture is not shown; `locked`: they open one by one. */
export function stateOf(view: View, door: number, shut: boolean, locked: boolean): DoorState {
  if (view.exit_door === door) return 'exit';
  if (view.decoys?.includes(door)) return 'decoy';
  if (locked && door === view.reached) return 'now';
  if (!shut) return 'open';
  return locked && door > view.reached ? 'locked' : 'hidden';
}

/** Where six doors stand around the board, in hundredths of it. Any other number stands in a circle. */
const SIX: readonly (readonly [number, number])[] = [
  [30.5, 17],
  [69.5, 17],
  [85, 50],
  [69.5, 83],
  [30.5, 83],
  [15, 50],
];

export function spotOf(door: number, doors: number): readonly [number, number] {
  if (doors === 6) return SIX[door - 1]!;
  const angle = ((-90 - 180 / doors + ((door - 1) * 360) / doors) * Math.PI) / 180;
  return [50 + 37 * Math.cos(angle), 50 + 37 * Math.sin(angle)];
}
