/** Drag as a shortcut: a card follows the finger and is let go over a spot; anything else snaps back. */
import type { Spot } from './choose';

const START = 8;

export function draggable(from: Spot, enabled: boolean, drop: (from: Spot, to: Spot) => void) {
  return (node: HTMLElement) => {
    if (!enabled) return;
    let ghost: HTMLElement | null = null;
    let origin = { x: 0, y: 0, id: -1 };
    let over: Element | null = null;

    const spotAt = (x: number, y: number) => document.elementFromPoint(x, y)?.closest('[data-spot]') ?? null;

    const move = (event: PointerEvent) => {
      if (event.pointerId !== origin.id) return;
      const dx = event.clientX - origin.x;
      const dy = event.clientY - origin.y;
      if (!ghost && Math.hypot(dx, dy) < START) return;
      if (!ghost) {
        const card = node.querySelector<HTMLElement>('.pc') ?? node;
        const box = card.getBoundingClientRect();
        ghost = card.cloneNode(true) as HTMLElement;
        Object.assign(ghost.style, {
          position: 'fixed',
          left: `${box.left}px`,
          top: `${box.top}px`,
          width: `${box.width}px`,
          fontSize: `${box.width / 10}px`,
          zIndex: '80',
          pointerEvents: 'none',
          margin: '0',
        });
        document.body.append(ghost);
        node.toggleAttribute('data-dragged', true);
      }
      ghost.style.transform = `translate(${dx}px, ${dy}px) rotate(3deg) scale(1.06)`;
      const spot = spotAt(event.clientX, event.clientY);
      if (spot !== over) {
        over?.removeAttribute('data-over');
        spot?.setAttribute('data-over', '');
        over = spot;
      }
    };
    const end = (event: PointerEvent) => {
      if (event.pointerId !== origin.id) return;
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', end);
      removeEventListener('pointercancel', end);
      over?.removeAttribute('data-over');
      if (!ghost) return;
      ghost.remove();
      ghost = null;
      node.removeAttribute('data-dragged');
      // the click that follows a drag is not a tap
      addEventListener('click', (click) => click.stopPropagation(), { capture: true, once: true });
      setTimeout(() => undefined, 0);
      const to = spotAt(event.clientX, event.clientY)?.getAttribute('data-spot');
      if (event.type === 'pointerup' && to && to !== from) drop(from, to as Spot);
    };
    const down = (event: PointerEvent) => {
      if (!event.isPrimary || event.button !== 0) return;
      origin = { x: event.clientX, y: event.clientY, id: event.pointerId };
      addEventListener('pointermove', move);
      addEventListener('pointerup', end);
      addEventListener('pointercancel', end);
    };
    node.addEventListener('pointerdown', down);
    return () => node.removeEventListener('pointerdown', down);
  };
}
