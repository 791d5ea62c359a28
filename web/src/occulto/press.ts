/** A card in the hand: held down it shows itself close up, moved it is dragged to where it is let go. */
import type { Attachment } from 'svelte/attachments';

const FAR = 9;
const LONG = 450;

function spotAt(x: number, y: number): HTMLElement | null {
  for (const node of document.elementsFromPoint(x, y)) {
    const spot = node.closest<HTMLElement>('[data-spot]');
    if (spot) return spot;
  }
  return null;
}

export function press(drop: ((spot: string) => void) | null, long: () => void): Attachment<HTMLElement> {
  return (node) => {
    let from = { x: 0, y: 0, id: -1 };
    let ghost: HTMLElement | null = null;
    let over: HTMLElement | null = null;
    let timer = 0;
    let quiet = false;

    const mute = (event: MouseEvent) => {
      if (!quiet) return;
      quiet = false;
      event.stopPropagation();
      event.preventDefault();
    };
    const lift = () => {
      const card = node.querySelector<HTMLElement>('.hc') ?? node;
      const box = card.getBoundingClientRect();
      ghost = card.cloneNode(true) as HTMLElement;
      ghost.style.cssText = `position:fixed;left:${box.left}px;top:${box.top}px;--w:${card.offsetWidth}px;z-index:80;pointer-events:none;margin:0`;
      document.body.append(ghost);
      node.toggleAttribute('data-dragged', true);
    };
    const move = (event: PointerEvent) => {
      if (event.pointerId !== from.id) return;
      const dx = event.clientX - from.x;
      const dy = event.clientY - from.y;
      if (!ghost && Math.hypot(dx, dy) < FAR) return;
      clearTimeout(timer);
      if (!drop) return;
      if (!ghost) lift();
      ghost!.style.transform = `translate(${dx}px, ${dy}px) rotate(3deg) scale(1.06)`;
      const spot = spotAt(event.clientX, event.clientY);
      if (spot === over) return;
      over?.removeAttribute('data-over');
      spot?.setAttribute('data-over', '');
      over = spot;
    };
    const end = (event: PointerEvent) => {
      if (event.pointerId !== from.id) return;
      clearTimeout(timer);
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', end);
      removeEventListener('pointercancel', end);
      over?.removeAttribute('data-over');
      over = null;
      if (!ghost) return;
      ghost.remove();
      ghost = null;
      node.removeAttribute('data-dragged');
      quiet = true;
      setTimeout(() => (quiet = false), 50);
      const to = spotAt(event.clientX, event.clientY)?.getAttribute('data-spot');
      if (event.type === 'pointerup' && to && drop) drop(to);
    };
    const down = (event: PointerEvent) => {
      if (!event.isPrimary || event.button !== 0) return;
      from = { x: event.clientX, y: event.clientY, id: event.pointerId };
      timer = window.setTimeout(() => {
        quiet = true;
        long();
      }, LONG);
      addEventListener('pointermove', move);
      addEventListener('pointerup', end);
      addEventListener('pointercancel', end);
    };
    const menu = (event: Event) => event.preventDefault();
    node.addEventListener('pointerdown', down);
    node.addEventListener('click', mute, { capture: true });
    node.addEventListener('contextmenu', menu);
    return () => {
      clearTimeout(timer);
      node.removeEventListener('pointerdown', down);
      node.removeEventListener('click', mute, { capture: true });
      node.removeEventListener('contextmenu', menu);
    };
  };
}
