/**
 * Keeps the focus on the board. When what had it is gone or put to sleep, a browser lets it fall to the page itself, and who
 * plays by ear or by keys would have to begin at the top: it goes to where the board goes on, marked `data-landing`.
 */

/** How often, and after how many milliseconds, the focus is put down again where it did not stay. */
const TRIES = 20;
const SOON = 100;

function usable(node: Element): boolean {
  return node.isConnected && !node.matches(':disabled') && node.closest('[inert]') === null;
}

/** To where the board goes on; whether there is such a place. */
export function land(): boolean {
  const open = document.querySelector('dialog[open]') ?? document;
  const place = [...open.querySelectorAll<HTMLElement>('[data-landing]')].find(usable);
  place?.focus({ preventScroll: true });
  return place !== undefined;
}

/** Begin to keep it; returns how to stop. */
export function keepFocus(): () => void {
  let last: HTMLElement | null = null;
  const remember = (event: FocusEvent) => (last = event.target as HTMLElement);
  // a finger that goes elsewhere means to leave
  const forget = () => (last = null);
  let soon = 0;
  let tries = 0;
  const look = () => {
    clearTimeout(soon);
    const now = document.activeElement;
    if (!last || (now && now !== document.body && usable(now))) return;
    if (usable(last)) last.focus({ preventScroll: true });
    // while the server is asked, buttons sleep: they may wake again
    else if (!document.querySelector('[aria-busy=true]')) land();
    // what is not drawn yet takes no focus, and nothing tells us when it is
    if (document.activeElement === document.body && tries++ < TRIES) soon = window.setTimeout(look, SOON);
  };
  const changed = () => {
    tries = 0;
    look();
  };
  const watch = new MutationObserver(changed);
  watch.observe(document.body, { subtree: true, childList: true, attributeFilter: ['disabled', 'inert', 'aria-busy'] });
  addEventListener('focusin', remember);
  addEventListener('pointerdown', forget, true);
  return () => {
    clearTimeout(soon);
    watch.disconnect();
    removeEventListener('focusin', remember);
    removeEventListener('pointerdown', forget, true);
  };
}
