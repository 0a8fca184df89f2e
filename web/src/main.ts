import { mount } from 'svelte';

import App from './App.svelte';
import { start } from './lib/appearance.svelte';
import './styles/theme.css';
import './styles/base.css';
import './styles/print.css';

const target = document.getElementById('app');
if (target === null) throw new Error('the page has no element #app');

start(document.documentElement);
mount(App, { target });

// The table is fetched while the reader still chooses, so that it opens at once.
setTimeout(() => void import('./table/Table.svelte').catch(() => undefined), 1500);
