/**
 * What a finger or a mouse does with a thing besides a tap: held down it is looked at closely, moved it is dragged and let go over a
 * spot (an element with `data-spot`). Anything else snaps back.
 */
import type { Attachment } from 'svelte/attachments';

/** How far a finger moves before it drags, in pixels; how long it rests before it holds, in milliseconds. */
const FAR = 9;
const LONG = 450;
/** How long the click that belongs to a drag may take to come. */
const ECHO = 300;

export interface Gestures {
  /** Dragged and let go over this spot; nothing where it cannot be dragged. */
  drop?: ((spot: string) => void) | null;
  /** Held down, or asked for by the mouse's other button. */
  hold?: (() => void) | null;
  /** What of it follows the finger: a selector. */
  lifted?: string;
}

function spotAt(x: number, y: number): Element | null {
  for (const node of document.elementsFromPoint(x, y)) {
    const spot = node.closest('[data-spot]');
    if (spot) return spot;
  }
  return null;
}

/**
 * The click that follows a drag is no tap. A finger's drag has none: what comes after the next touch is a tap again, and so is what
 * comes late.
 */
function swallowClick(): void {
  const swallow = (event: Event) => {
    event.stopPropagation();
    event.preventDefault();
    done();
  };
  const done = () => {
    removeEventListener('click', swallow, true);
    removeEventListener('pointerdown', done, true);
    clearTimeout(timer);
  };
  addEventListener('click', swallow, true);
  addEventListener('pointerdown', done, true);
  const timer = setTimeout(done, ECHO);
}

function ghostOf(card: HTMLElement): HTMLElement {
  const box = card.getBoundingClientRect();
  const ghost = card.cloneNode(true) as HTMLElement;
  Object.assign(ghost.style, {
    position: 'fixed',
    left: `${box.left}px`,
    top: `${box.top}px`,
    width: `${card.offsetWidth}px`,
    fontSize: getComputedStyle(card).fontSize,
    zIndex: '80',
    pointerEvents: 'none',
    margin: '0',
  });
  ghost.style.setProperty('--w', `${card.offsetWidth}px`);
  return ghost;
}

export function gestures({ drop = null, hold = null, lifted }: Gestures): Attachment<HTMLElement> {
  return (node) => {
    if (!drop && !hold) return;
    let from = { x: 0, y: 0, id: -1 };
    let ghost: HTMLElement | null = null;
    let over: Element | null = null;
    let timer = 0;
    /** The finger still lies on what was looked at closely. */
    let held = false;

    const lift = () => {
      ghost = ghostOf((lifted && node.querySelector<HTMLElement>(lifted)) || node);
      document.body.append(ghost);
      node.toggleAttribute('data-dragged', true);
    };
    const move = (event: PointerEvent) => {
      if (event.pointerId !== from.id) return;
      const dx = event.clientX - from.x;
      const dy = event.clientY - from.y;
      if (!ghost && Math.hypot(dx, dy) < FAR) return;
      clearTimeout(timer);
      if (!drop || held) return;
      if (!ghost) lift();
      ghost!.style.transform = `translate(${dx}px, ${dy}px) rotate(3deg) scale(1.06)`;
      const spot = spotAt(event.clientX, event.clientY);
      if (spot === over) return;
      over?.removeAttribute('data-over');
      spot?.setAttribute('data-over', '');
      over = spot;
    };
    const stop = () => {
      clearTimeout(timer);
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', end);
      removeEventListener('pointercancel', end);
      over?.removeAttribute('data-over');
      over = null;
    };
    const end = (event: PointerEvent) => {
      if (event.pointerId !== from.id) return;
      stop();
      if (held || ghost) swallowClick();
      held = false;
      if (!ghost) return;
      ghost.remove();
      ghost = null;
      node.removeAttribute('data-dragged');
      const to = spotAt(event.clientX, event.clientY)?.getAttribute('data-spot');
      if (event.type === 'pointerup' && to) drop?.(to);
    };
    const down = (event: PointerEvent) => {
      if (!event.isPrimary || event.button !== 0) return;
      from = { x: event.clientX, y: event.clientY, id: event.pointerId };
      held = false;
      if (hold)
        timer = window.setTimeout(() => {
          held = true;
          hold();
        }, LONG);
      addEventListener('pointermove', move);
      addEventListener('pointerup', end);
      addEventListener('pointercancel', end);
    };
    // on a phone a long touch asks for the menu as well: it was answered already
    const menu = (event: Event) => {
      event.preventDefault();
      clearTimeout(timer);
      if (!held) hold?.();
      held = false;
    };
    node.addEventListener('pointerdown', down);
    if (hold) node.addEventListener('contextmenu', menu);
    // a drag that is under way goes on: what is asked may change meanwhile
    return () => {
      clearTimeout(timer);
      node.removeEventListener('pointerdown', down);
      node.removeEventListener('contextmenu', menu);
    };
  };
}
