import './app.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { askHouse } from './hall/house';
import { keepShell } from './lib/fresh.svelte';
import { speak } from './lib/i18n.svelte';
import { enterTurns } from './lib/keys';
import { letters } from './lib/letters';
import { NOTHING } from './lib/nothing';
import { prefs, watchPrefs } from './lib/prefs.svelte';
import { router } from './lib/router.svelte';

/**
 * A picture that is asked for after its moment is refused: its place stays dark, without the browser's broken sign. One that the house
 * has not drawn yet is asked for again.
 */
function hideRefused(event: Event) {
  const image = event.target;
  if (!(image instanceof HTMLImageElement) || !image.src.includes('/picture/')) return;
  const url = image.src;
  image.src = NOTHING;
  void import('./lib/late').then(({ fetchLate }) => fetchLate(image, url));
}

document.addEventListener('keydown', enterTurns);
document.addEventListener('error', hideRefused, true);
watchPrefs();
keepShell();
if (router.place.at === 'hall') askHouse();
await Promise.all([speak(prefs.lang), letters()]);
mount(App, { target: document.getElementById('app')! });
