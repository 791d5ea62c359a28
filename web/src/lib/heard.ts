/** The button that was tapped shows that it was heard, until its answer is there. */

/** A tap is what somebody does now, not what they did a moment ago: in milliseconds. */
const NOW = 100;

let tapped: { button: Element; at: number } | null = null;

if (typeof addEventListener === 'function')
  addEventListener(
    'click',
    (event) => {
      const button = event.target instanceof Element ? event.target.closest('button') : null;
      tapped = button && { button, at: performance.now() };
    },
    { capture: true },
  );

/** Mark it; returns how to take the mark off. Whoever pressed a key has touched no button, and none is marked. */
export function markHeard(): () => void {
  const button = tapped && performance.now() - tapped.at < NOW ? tapped.button : null;
  button?.setAttribute('data-heard', '');
  return () => button?.removeAttribute('data-heard');
}
