import { addons } from 'storybook/manager-api';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { themeFor } from './theme.ts';

// The sidebar and the bars in the appearance of the pages.
addons.setConfig({ theme: themeFor({}) });
addons.register('earnkit/theme', (api) => {
  const follow = ({ globals }: { readonly globals: Readonly<Record<string, unknown>> }) => api.setOptions({ theme: themeFor(globals) });
  api.on(SET_GLOBALS, follow);
  api.on(GLOBALS_UPDATED, follow);
});
