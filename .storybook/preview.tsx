import { EarnArea, type EarnAreaProps } from '@earnkit/components';
import '@earnkit/components/styles.css';
import { createEarnClient } from '@earnkit/core/client';
import { EarnTheme, type EarnThemeProps } from '@earnkit/ui';
import '@earnkit/ui/styles.css';
import '@fontsource-variable/inter/wght.css';
import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { definePreview } from '@storybook/react-vite';
import { type PropsWithChildren, Suspense, lazy } from 'react';
import addonMsw from 'msw-storybook-addon';
import { PSEUDO_LOCALE, pseudoLabels, pseudoMessages } from '../packages/earn-components/src/testing/pseudoLocale.ts';
import { configure } from 'storybook/test';
import { brandOf } from './brandOf.ts';
import { refuseMotion } from './calm.ts';
import './forcedColours.ts';
import { modes } from './modes.ts';
import { forgetMistakenCalls, refuseMistakenCalls, startMsw } from './msw.ts';
import { refuseFaultsIn, useAppearance } from './otherAppearance.ts';
import { settled } from './settled.ts';
import { refuseOrderedSheets } from './sheetOrder.ts';
import { initialGlobals, toolbar } from './toolbar.ts';

declare module 'storybook/internal/csf' {
  interface Parameters {
    /** Where a story stands in the earn area: session, edition, messages and the like. */
    earn?: Partial<EarnAreaProps>;
  }
}

const LazyDocs = lazy(() => import('./ThemedDocs.tsx'));
/** Loaded by a docs page only: tests need none of it. */
const ThemedDocs = (props: PropsWithChildren<DocsContainerProps>) => (
  <Suspense>
    <LazyDocs {...props} />
  </Suspense>
);

// What a story waits for may have to be loaded first, and a busy machine takes its time; the second that is the default fails it there.
configure({ asyncUtilTimeout: 5000 });

/** Reads are not repeated, so that a story that shows a failure does not wait for ten of them. */
const client = createEarnClient({ readRetries: 0 });

/** 15 January 2026, 08:30 UTC, in every story. */
const NOW = 1_768_465_800;

/** Tests ask what is wrong; only a person looks at what is right, which takes axe longer to tell. */
const inTests = import.meta.env['VITEST_STORYBOOK'] !== undefined;

/** One object, so that nothing is drawn anew for it. */
const NO_WORDS = {};

interface Look {
  appearance: 'light' | 'dark';
}
const Theme = (props: EarnThemeProps & Look) => <EarnTheme {...props} appearance={useAppearance(props.appearance)} />;
const Area = (props: EarnAreaProps & Look) => <EarnArea {...props} appearance={useAppearance(props.appearance)} />;

export default definePreview({
  addons: [addonDocs(), addonA11y(), addonMsw(startMsw)],
  tags: ['autodocs'],
  parameters: {
    a11y: { test: 'error', options: inTests ? { resultTypes: ['violations'] } : {} },
    layout: 'padded',
    chromatic: { modes },
    docs: { container: ThemedDocs },
    options: { storySort: { order: ['Introduction', 'UI', ['Theming', 'Tokens', 'Recipes', '*'], 'Earn', '*'] } },
  },
  globalTypes: toolbar,
  initialGlobals: { ...initialGlobals, alsoIn: '' },
  beforeEach: () => {
    forgetMistakenCalls();
    // What one story left typed is not the next one's.
    sessionStorage.clear();
  },
  afterEach: async ({ globals }) => {
    await settled();
    refuseMistakenCalls();
    refuseMotion();
    refuseOrderedSheets();
    if (globals['alsoIn'] === 'dark') await refuseFaultsIn('dark');
  },
  decorators: [
    (Story, { globals, parameters, title, id }) => {
      const look = {
        appearance: globals['appearance'] === 'dark' ? 'dark' : 'light',
        dir: globals['direction'] === 'rtl' ? 'rtl' : 'ltr',
        brand: brandOf(globals),
      } as const;
      const pseudo = globals['locale'] === 'pseudo';
      // The parts have never heard of earning, and their stories must not need it either.
      if (title.startsWith('UI/')) {
        return (
          <Theme {...look} labels={pseudo ? pseudoLabels : NO_WORDS}>
            <Story />
          </Theme>
        );
      }
      return (
        <Area
          key={id}
          client={client}
          session={{ state: 'signed-in', id: 'story' }}
          locale={pseudo ? PSEUDO_LOCALE : typeof globals['locale'] === 'string' ? globals['locale'] : 'en'}
          edition={globals['edition'] === 'us' ? 'us' : 'global'}
          messages={pseudo ? pseudoMessages : NO_WORDS}
          timeZone="UTC"
          now={() => NOW}
          navigate={() => {}}
          {...parameters.earn}
          {...look}
        >
          <Story />
        </Area>
      );
    },
  ],
});
