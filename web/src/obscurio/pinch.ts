/** A picture looked at closely: two fingers or the wheel enlarge it, one finger moves what is enlarged, a short touch stays a touch. */
export interface Lens {
  /** How many times as large. */
  k: number;
  /** By how much it is moved, in pixels, from its middle. */
  x: number;
  y: number;
}

export const PLAIN: Lens = { k: 1, x: 0, y: 0 };
export const MOST = 4;

/** Never smaller than it is, never so far aside that its edge comes in. */
export function held({ k, x, y }: Lens, size: number): Lens {
  const large = Math.min(MOST, Math.max(1, k));
  const far = ((large - 1) * size) / 2;
  const within = (value: number) => Math.min(far, Math.max(-far, value)) || 0;
  return { k: large, x: within(x), y: within(y) };
}

/** Larger by a factor, so that what lies under a point (from the middle, in pixels) stays there. */
export function enlarged(lens: Lens, by: number, px: number, py: number, size: number): Lens {
  const k = Math.min(MOST, Math.max(1, lens.k * by));
  const grown = k / lens.k;
  return held({ k, x: px - (px - lens.x) * grown, y: py - (py - lens.y) * grown }, size);
}

const SHORT = 6;

/** For what is to be enlarged; its parent is the window through which it is seen. */
export function pinch(node: HTMLElement) {
  const frame = node.parentElement!;
  const fingers = new Map<number, { x: number; y: number }>();
  let lens = PLAIN;
  let moved = 0;

  const middle = () => {
    const box = frame.getBoundingClientRect();
    return { x: box.left + box.width / 2, y: box.top + box.height / 2, size: box.width };
  };
  const draw = (next: Lens) => {
    lens = next;
    node.style.transform = lens.k === 1 ? '' : `translate(${lens.x}px, ${lens.y}px) scale(${lens.k})`;
    frame.toggleAttribute('data-large', lens.k > 1);
  };
  const span = () => {
    const [a, b] = [...fingers.values()];
    return a && b ? { wide: Math.hypot(a.x - b.x, a.y - b.y), x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 } : null;
  };

  const down = (event: PointerEvent) => {
    if (!fingers.size) moved = 0;
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    // a second finger is never a touch that points
    if (fingers.size > 1) moved = SHORT + 1;
  };
  const move = (event: PointerEvent) => {
    const from = fingers.get(event.pointerId);
    if (!from) return;
    const before = span();
    const to = { x: event.clientX, y: event.clientY };
    moved += Math.hypot(to.x - from.x, to.y - from.y);
    fingers.set(event.pointerId, to);
    const after = span();
    const { x, y, size } = middle();
    if (before && after && before.wide > 0) {
      const shifted = { ...lens, x: lens.x + after.x - before.x, y: lens.y + after.y - before.y };
      draw(enlarged(shifted, after.wide / before.wide, after.x - x, after.y - y, size));
    } else if (lens.k > 1) draw(held({ ...lens, x: lens.x + to.x - from.x, y: lens.y + to.y - from.y }, size));
  };
  const up = (event: PointerEvent) => void fingers.delete(event.pointerId);
  const wheel = (event: WheelEvent) => {
    event.preventDefault();
    const { x, y, size } = middle();
    draw(enlarged(lens, Math.exp(-event.deltaY / 300), event.clientX - x, event.clientY - y, size));
  };
  const click = (event: MouseEvent) => {
    if (moved <= SHORT) return;
    moved = 0;
    event.preventDefault();
    event.stopImmediatePropagation();
  };

  frame.style.touchAction = 'none';
  const gone = ['pointerup', 'pointercancel', 'pointerleave'] as const;
  frame.addEventListener('pointerdown', down);
  frame.addEventListener('pointermove', move);
  for (const name of gone) frame.addEventListener(name, up);
  frame.addEventListener('click', click, true);
  frame.addEventListener('wheel', wheel, { passive: false });
  return () => {
    frame.removeEventListener('pointerdown', down);
    frame.removeEventListener('pointermove', move);
    for (const name of gone) frame.removeEventListener(name, up);
    frame.removeEventListener('click', click, true);
    frame.removeEventListener('wheel', wheel);
  };
}
