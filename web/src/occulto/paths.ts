/** Where each character went, told from the open moves once all faces are up. */
import type { Line } from '../lib/wire';
import { shifts } from './motion';
import type { Colour } from './view';

export interface Step {
  turn: number;
  place: string;
  /** A tornado brought it here: nobody knows from where. */
  whirled: boolean;
}

export interface Paths {
  moves: number;
  steps: Partial<Record<Colour, Step[]>>;
}

interface Back {
  steps: Step[];
}

/** `faces` tells what lies at each place at the end. */
export function paths(lines: readonly Line[], faces: ReadonlyMap<string, Colour>): Paths {
  const at = new Map<string, Back>();
  const found: Paths = { moves: 0, steps: {} };
  let turn = 0;

  const lying = (place: string): Back => {
    let back = at.get(place);
    if (!back) at.set(place, (back = { steps: [{ turn: 0, place, whirled: false }] }));
    return back;
  };
  const move = (pairs: readonly (readonly [string, string])[]) => {
    const moving = pairs.map(([from, to]) => [lying(from), to] as const);
    for (const [from] of pairs) at.delete(from);
    for (const [back, to] of moving) {
      at.set(to, back);
      back.steps.push({ turn, place: to, whirled: false });
    }
    found.moves += 1;
  };

  for (const line of lines) {
    const { id, args } = line;
    const places = (Array.isArray(args.places) ? args.places : []) as string[];
    if (id === 'occulto-turn') turn = Number(args.turn);
    else if (id === 'occulto-tornado') {
      for (const place of places) at.set(place, { steps: [{ turn, place, whirled: true }] });
      found.moves += 1;
    } else if (id === 'occulto-reaped') {
      found.steps[args.colour as Colour] = lying(String(args.place)).steps;
      at.delete(String(args.place));
    } else {
      const moved = shifts(line);
      if (moved.length) move(moved);
    }
  }
  for (const [place, colour] of faces) found.steps[colour] = lying(place).steps;
  return found;
}
