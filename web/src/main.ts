import './app.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { speak } from './lib/i18n.svelte';
import { prefs, watchPrefs } from './lib/prefs.svelte';

watchPrefs();
await speak(prefs.lang);
mount(App, { target: document.getElementById('app')! });
