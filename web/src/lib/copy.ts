/**
 * Put a text on the clipboard. Browsers reserve their clipboard for https; over plain http, in a club's own network,
 * the text is selected in a field nobody sees and copied as a hand would. Throws where neither is allowed.
 */
export async function copyText(text: string): Promise<void> {
  if (navigator.clipboard) return navigator.clipboard.writeText(text);
  const field = document.createElement('textarea');
  field.value = text;
  field.setAttribute('readonly', '');
  field.style.cssText = 'position:fixed;opacity:0';
  const before = document.activeElement;
  // a dialog makes all that is outside of it inert
  (document.querySelector('dialog[open]') ?? document.body).append(field);
  try {
    field.select();
    if (!document.execCommand('copy')) throw new Error('not copied');
  } finally {
    field.remove();
    if (before instanceof HTMLElement) before.focus();
  }
}
