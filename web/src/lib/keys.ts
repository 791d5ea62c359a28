/** Keys that mean something on the page itself. */

/** Whether a key is for the page: pressed alone, with nothing open over it, and not typed into something. */
export function forPage(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]')) return false;
  return !onOne(event, 'input, select, textarea');
}

/** Enter turns a switch as Space does: it may be the only key one has, and in a form it would send the form off. */
export function enterTurns(event: KeyboardEvent): void {
  const node = event.target;
  if (event.key !== 'Enter' || !(node instanceof HTMLInputElement) || node.type !== 'checkbox') return;
  event.preventDefault();
  node.click();
}

/** Whether a key was pressed on one of these. */
export function onOne(event: KeyboardEvent, selector: string): boolean {
  return (event.target as HTMLElement).closest(selector) !== null;
}
