/** A long touch, or the context menu of a mouse: look closely. A short one stays a click. */
const LONG = 450;

export function hold(look: () => void) {
  return (node: HTMLElement) => {
    let timer = 0;
    let from = { x: 0, y: 0 };
    let held = false;
    const stop = () => clearTimeout(timer);
    const down = (event: PointerEvent) => {
      held = false;
      from = { x: event.clientX, y: event.clientY };
      if (event.button !== 0) return;
      timer = window.setTimeout(() => {
        held = true;
        look();
      }, LONG);
    };
    const move = (event: PointerEvent) => {
      if (Math.hypot(event.clientX - from.x, event.clientY - from.y) > 9) stop();
    };
    const click = (event: MouseEvent) => {
      if (!held) return;
      held = false;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    const menu = (event: Event) => {
      event.preventDefault();
      stop();
      if (!held) look();
      held = false;
    };
    node.addEventListener('pointerdown', down);
    node.addEventListener('pointermove', move);
    node.addEventListener('pointerup', stop);
    node.addEventListener('pointercancel', stop);
    node.addEventListener('click', click, true);
    node.addEventListener('contextmenu', menu);
    return () => {
      stop();
      node.removeEventListener('pointerdown', down);
      node.removeEventListener('pointermove', move);
      node.removeEventListener('pointerup', stop);
      node.removeEventListener('pointercancel', stop);
      node.removeEventListener('click', click, true);
      node.removeEventListener('contextmenu', menu);
    };
  };
}
