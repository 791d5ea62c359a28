import './app.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { speak } from './lib/i18n.svelte';
import { keepShell } from './lib/fresh.svelte';
import { prefs, watchPrefs } from './lib/prefs.svelte';

watchPrefs();
keepShell();
await speak(prefs.lang);
mount(App, { target: document.getElementById('app')! });
