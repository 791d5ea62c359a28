/** Keys that mean something on the page itself. */

/** Whether a key is for the page: pressed alone, with nothing open over it, and not typed into something. */
export function forPage(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]')) return false;
  return !onOne(event, 'input, select, textarea');
}

/** Whether a key was pressed on one of these. */
export function onOne(event: KeyboardEvent, selector: string): boolean {
  return (event.target as HTMLElement).closest(selector) !== null;
}
