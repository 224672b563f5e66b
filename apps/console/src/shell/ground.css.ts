import { globalStyle } from '@vanilla-extract/css';

// What is seen before the first script has run: the ground of the appearance, so that dark never begins with white.
globalStyle('html', { background: '#fff', colorScheme: 'light' });
globalStyle('html:not(.light)', { '@media': { '(prefers-color-scheme: dark)': { background: '#111113', colorScheme: 'dark' } } });
globalStyle('html.dark', { background: '#111113', colorScheme: 'dark' });
globalStyle('body', { margin: 0 });
