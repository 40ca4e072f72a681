import { mount } from 'svelte';
import './design/fonts.css';
import './design/tokens.css';
import './design/base.css';
import './design/felt.css';
import App from './App.svelte';
import { start } from './app/router.svelte';
import { keep } from './app/settings.svelte';
import { speak } from './text/language.svelte';

const place = document.getElementById('app');
if (place === null) throw new Error('the page has no place for the site');
keep();
start();
await speak();
place.replaceChildren();
mount(App, { target: place });
