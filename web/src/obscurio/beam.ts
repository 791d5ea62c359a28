/** The beam from the hand to whom it points at, in the scene's own pixels. */

export interface Point {
  x: number;
  y: number;
}

/** The plate of a suspect, as it lies in the scene. */
export interface Plate {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The hand: its width, and how far it stands below the scene's edge. */
export interface Hand {
  width: number;
  below: number;
}

export interface Beam {
  from: Point;
  to: Point;
  bend: Point;
  /** How far the hand leans. */
  degrees: number;
}

/** A narrower scene is a phone's: there plates stand in two columns, and the beam goes up between them. */
const PHONE = 880;
/** The picture of the hand: its height in widths, and where it turns and where its finger ends, in heights. */
const TALL = 2.25;
const PIVOT = 0.08;
const REACH = 0.92;

export function beamTo(plate: Plate, hand: Hand, wide: number, high: number): Beam {
  const phone = wide < PHONE;
  const middle = plate.left + plate.width / 2;
  const side = middle < wide / 2 - 24 ? 1 : middle > wide / 2 + 24 ? -1 : 0;
  const above = plate.top + plate.height < high * 0.55;
  const cheek = plate.top + plate.height * 0.66;
  // beside a plate of the two columns, beside one that stands high in the middle, or under it
  const beside = phone && side !== 0;
  const round = phone && !side && above;
  const to = beside
    ? { x: middle + (side * plate.width) / 2, y: cheek }
    : round
      ? { x: middle + plate.width / 2, y: cheek }
      : { x: middle, y: plate.top + plate.height - 4 };
  const pivot = { x: wide / 2, y: high + hand.below - PIVOT * TALL * hand.width };
  const aim = beside ? { x: wide / 2 - side * 14, y: to.y } : to;
  const lean = Math.max(-1, Math.min(1, Math.atan2(aim.x - pivot.x, pivot.y - aim.y)));
  const reach = REACH * TALL * hand.width;
  const from = { x: pivot.x + reach * Math.sin(lean), y: pivot.y - reach * Math.cos(lean) };
  const bend = beside
    ? { x: wide / 2, y: to.y + 18 }
    : round
      ? { x: to.x + 8, y: to.y + 50 }
      : { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  return { from, to, bend, degrees: (lean * 180) / Math.PI };
}
