/** The arrows walk: over the buttons of a choice, over what can be pressed in a panel. */
import type { Attachment } from 'svelte/attachments';

/** From one to the next, round and round; from nowhere to the first or the last. */
export function walk(all: readonly HTMLElement[], by: number): void {
  if (!all.length) return;
  const at = all.indexOf(document.activeElement as HTMLElement);
  all[(at + by + all.length + (at < 0 && by < 0 ? 1 : 0)) % all.length]!.focus();
}

/** Which way an arrow key goes; 0 for any other. */
export function stepOf(key: string): -1 | 0 | 1 {
  if (key === 'ArrowRight' || key === 'ArrowDown') return 1;
  return key === 'ArrowLeft' || key === 'ArrowUp' ? -1 : 0;
}

/**
 * A panel takes the focus to its heading, where no key does anything yet: an Enter that was meant for the table answers nothing
 * here. From there the arrows and Tab lead to its buttons.
 */
export const panel: Attachment<HTMLElement> = (node) => {
  if (!document.activeElement?.closest('input, textarea'))
    node.querySelector<HTMLElement>('[data-start]')?.focus({ preventScroll: true });
};

/**
 * A choice of one: buttons of which one is pressed. Tab leads to each of them, for those who have no other key; an arrow goes to
 * the next and presses it, as among radio buttons.
 */
export const oneOf: Attachment<HTMLElement> = (node) => {
  const press = (event: KeyboardEvent) => {
    const by = stepOf(event.key);
    if (!by) return;
    event.preventDefault();
    event.stopPropagation();
    walk([...node.querySelectorAll('button')], by);
    (document.activeElement as HTMLElement).click();
  };
  node.addEventListener('keydown', press);
  return () => node.removeEventListener('keydown', press);
};

/** What can be pressed in a panel. */
export function pressable(node: HTMLElement): HTMLElement[] {
  return [...node.querySelectorAll<HTMLElement>('button:enabled:not(.ref)')];
}
