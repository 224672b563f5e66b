import { addons, types } from 'storybook/manager-api';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { badges } from './badges.ts';
import { BrandTool } from './BrandTool.tsx';
import { FIND } from './find/address.ts';
import { themeFor } from './theme.ts';

// The sidebar and the bars in the appearance of the pages.
addons.setConfig({ theme: themeFor({}), tagBadges: badges });
addons.register('earnkit/theme', (api) => {
  const follow = ({ globals }: { readonly globals: Readonly<Record<string, unknown>> }) => api.setOptions({ theme: themeFor(globals) });
  api.on(SET_GLOBALS, follow);
  api.on(GLOBALS_UPDATED, follow);
});

addons.register('earnkit/brand', () => {
  addons.add('earnkit/brand', { type: types.TOOL, title: 'Brand', match: ({ tabId }) => tabId === undefined, render: BrandTool });
});

// The page that finds states keeps its question in the address, and opens from anywhere.
addons.register('earnkit/find', (api) => {
  api.on(FIND.event, (query: string) => api.applyQueryParams({ [FIND.parameter]: query === '' ? undefined : query }, { replace: true }));
  void api.setAddonShortcut('earnkit/find', {
    label: 'Find a state',
    defaultShortcut: ['alt', 'F'],
    actionName: 'find',
    action: () => api.selectStory(FIND.page),
  });
});

// Storybook gives each page its own name in the browser's tab.
const rename = (): void => {
  const name = document.title.replace(/^(?:storybook - )?Storybook$/, 'Earnkit').replace(/ ⋅ Storybook$/, ' - Earnkit');
  if (name !== document.title) document.title = name;
};
new MutationObserver(rename).observe(document.head, { childList: true, subtree: true, characterData: true });
rename();
