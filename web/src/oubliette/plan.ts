/** The dungeon as it is drawn: nine arches on three terraces, the stairs between them, what stands in the way. */
/** A place of the picture. */
export type Spot = [number, number];

/** A terrace plan: its size, the half width and the height of an arch, the width of a card, the floors of the rooms, the exit. */
export interface Plan {
  W: number;
  H: number;
  a: number;
  h: number;
  card: number;
  at: Spot[];
  exit: Spot;
}
// floor centres of the nine rooms: right along the first terrace, left along the second, right along the third
export const PHONE: Plan = {
  W: 390,
  H: 384,
  a: 29,
  h: 82,
  card: 40,
  at: [
    [98, 96],
    [186, 104],
    [274, 112],
    [296, 222],
    [208, 230],
    [120, 238],
    [98, 348],
    [186, 356],
    [274, 364],
  ],
  exit: [350, 370],
};
export const DESK: Plan = {
  W: 900,
  H: 600,
  a: 56,
  h: 146,
  card: 72,
  at: [
    [170, 170],
    [370, 184],
    [570, 198],
    [640, 366],
    [440, 380],
    [240, 394],
    [170, 552],
    [370, 566],
    [570, 580],
  ],
  exit: [770, 586],
};

/** The outline of an arch: its floor's middle, its half width, its height. */
export function arch(x: number, y: number, a: number, h: number): string {
  return `M${x - a} ${y}V${y - h + a}A${a} ${a * 1.08} 0 0 1 ${x + a} ${y - h + a}V${y}Z`;
}

export interface Step {
  x: number;
  y: number;
  w: number;
  h: number;
  lip: number;
  lit: boolean;
}

/** Whether the way goes down a terrace between two rooms. */
function down(plan: Plan, x0: number, x1: number): boolean {
  return Math.abs(x1 - x0) < plan.a * 1.6;
}

/** A winding stair down a terrace. */
function winding(plan: Plan, [x0, y0]: Spot, [x1, y1]: Spot, lit: boolean): Step[] {
  const out = x0 > plan.W / 2 ? 1 : -1;
  const a0 = x0 + out * (plan.a + 4);
  const a1 = x1 + out * (plan.a + 4);
  const bend = (out > 0 ? Math.max(a0, a1) : Math.min(a0, a1)) + out * plan.a * 1.5;
  const w = plan.a * 0.92;
  const high = (y1 - y0) / 11;
  return Array.from({ length: 12 }, (_, k) => {
    const t = k / 11;
    const x = (1 - t) ** 2 * a0 + 2 * t * (1 - t) * bend + t * t * a1 - w / 2;
    return { x, y: y0 + (y1 - y0) * t, w, h: high * 1.1, lip: high * 0.36, lit };
  });
}

/** Five slabs along a terrace. */
function along(plan: Plan, [x0, y0]: Spot, [x1, y1]: Spot, lit: boolean): Step[] {
  const way = x1 > x0 ? 1 : -1;
  const a0 = x0 + way * (plan.a + 6);
  const a1 = x1 - way * (plan.a + 6);
  const w = Math.abs(a1 - a0) / 5 + 1;
  return Array.from({ length: 5 }, (_, k) => {
    const t = (k + 0.5) / 5;
    return { x: a0 + (a1 - a0) * t - w / 2, y: y0 + (y1 - y0) * t, w, h: plan.a * 0.26, lip: plan.a * 0.09, lit };
  });
}

/** All steps from the first room to the exit; those up to the room `here` are lit. */
export function stepsOf(plan: Plan, here: number): Step[] {
  const all = [...plan.at, plan.exit];
  return all.slice(1).flatMap((to, i) => {
    const from = all[i]!;
    return (down(plan, from[0], to[0]) ? winding : along)(plan, from, to, i < here);
  });
}

/** Between a room and the one before it (or the next): where a gate or a chasm stands. */
export function between(plan: Plan, i: number, j: number, gate: boolean): Spot {
  const [x0, y0] = plan.at[i] ?? plan.exit;
  const [x1, y1] = plan.at[j] ?? plan.exit;
  const middle = (y0 + y1) / 2;
  if (down(plan, x0, x1)) return [(x0 + x1) / 2 + (x0 > plan.W / 2 ? 1 : -1) * plan.a * 2.1, middle - plan.a * 0.2];
  return [(x0 + x1) / 2, middle - (gate ? plan.a * 0.85 : plan.a * 0.1)];
}

/** Where the gate before the first room stands. */
export function before(plan: Plan): Spot {
  const [x, y] = plan.at[0]!;
  return [x - plan.a * 1.5, y - plan.a];
}
