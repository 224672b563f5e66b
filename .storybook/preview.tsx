// First, because the sheet that is loaded first fixes the order of the layers.
import '@earnkit/ui/styles.css';
import '@earnkit/components/styles.css';
import { EarnArea, type EarnAreaProps } from '@earnkit/components';
import { createEarnClient, type EarnClientOptions } from '@earnkit/core/client';
import { areaLinks } from '@earnkit/hooks';
import { EarnTheme, type EarnThemeProps } from '@earnkit/ui';
import '@fontsource-variable/inter/wght.css';
import addonA11y from '@storybook/addon-a11y';
import type { RunOptions } from 'axe-core';
import addonDocs from '@storybook/addon-docs';
import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { definePreview } from '@storybook/react-vite';
import { type PropsWithChildren, Suspense, lazy, useState } from 'react';
import addonMsw from 'msw-storybook-addon';
import { PSEUDO_LOCALE, pseudoLabels, pseudoMessages } from '../packages/earn-components/src/testing/pseudoLocale.ts';
import { configure } from 'storybook/test';
import { brandOf, modes, initialGlobals, toolbar } from './toolbar.ts';
import { type Look, forgetLooks, refuseFaultsInAllLooks, useLook } from './looks.ts';
import { beginStory, fetchOfStory, inTests, refuseMistakenCalls, startMsw } from './msw.ts';
import { settled } from './settled.ts';
import { refuseOrderedSheets } from './sheetOrder.ts';

declare module 'storybook/internal/csf' {
  interface Parameters {
    /** Where a story stands in the earn area: session, edition, messages and the like. It calls the exchange through a client of its own. */
    earn?: Partial<Omit<EarnAreaProps, 'client'>> & Pick<EarnClientOptions, 'exchangeTimeZone'>;
  }
}

const LazyDocs = lazy(() => import('./ThemedDocs.tsx'));
/** Loaded by a docs page only: tests need none of it. */
const ThemedDocs = (props: PropsWithChildren<DocsContainerProps>) => (
  <Suspense>
    <LazyDocs {...props} />
  </Suspense>
);

// What a story waits for may have to be loaded first, or encoded when the browser is idle, and a busy machine takes its time.
configure({
  asyncUtilTimeout: 20_000,
  // Waiting asks again and again, and the whole document in print takes longer than the question.
  // A question to the whole document gives the document, which has no innerHTML; an error here would leave a wait without an end.
  getElementError: (message, container) =>
    new Error(`${message ?? ''}\n${(container.innerHTML ?? document.body.innerHTML).slice(0, 7000)}`),
});

/** Reads are not repeated, so that a story that shows a failure does not wait for ten of them. */
const clientOfStory = (id: string, prompts: EarnAreaProps['prompts'], exchangeTimeZone = 'UTC') =>
  createEarnClient({ readRetries: 0, exchangeTimeZone, fetch: fetchOfStory(id), ...prompts?.client });

/** 15 January 2026, 08:30 UTC, in every story. */
const NOW = 1_768_465_800;

/** Tests check contrast and links in text for themselves, in each look; a person wants axe to list it, and what is right, too. */
const A11Y_IN_TESTS: RunOptions = {
  resultTypes: ['violations'],
  preload: false,
  rules: { 'color-contrast': { enabled: false }, 'link-in-text-block': { enabled: false } },
};

/** One object, so that nothing is drawn anew for it. */
const NO_WORDS = {};

/** Every figure shows that it is written as the area asks. */
const PSEUDO_FORMATS = { grouping: 'space' } as const;

type Chosen = { readonly look: Look };

const Theme = ({ look, ...props }: EarnThemeProps & Chosen) => {
  const { appearance, dir, pseudo } = useLook(look);
  return (
    <EarnTheme {...props} appearance={appearance} dir={dir} labels={pseudo ? pseudoLabels : NO_WORDS} {...(pseudo && PSEUDO_FORMATS)} />
  );
};

type AreaOfStory = Omit<EarnAreaProps, 'client'> & Pick<EarnClientOptions, 'exchangeTimeZone'> & Chosen & { readonly story: string };

const Area = ({ story, look, exchangeTimeZone, ...props }: AreaOfStory) => {
  const { appearance, dir, pseudo } = useLook(look);
  const [client] = useState(() => clientOfStory(story, props.prompts, exchangeTimeZone));
  const language = pseudo ? { locale: PSEUDO_LOCALE, messages: pseudoMessages, formats: PSEUDO_FORMATS } : {};
  return <EarnArea {...props} client={client} appearance={appearance} dir={dir} {...language} />;
};

export default definePreview({
  addons: [addonDocs(), addonA11y(), addonMsw(startMsw)],
  tags: ['autodocs'],
  parameters: {
    a11y: { test: 'error', options: inTests ? A11Y_IN_TESTS : {} },
    layout: 'padded',
    chromatic: { modes },
    docs: { container: ThemedDocs, toc: { headingSelector: 'h2', title: 'On this page' } },
    options: {
      storySort: {
        order: [
          'Docs',
          ['Introduction', 'Get started', 'Style', 'Guides', 'Recipes', 'Exchange', 'Reference', 'Project'],
          'UI',
          ['Introduction', 'Theming', 'Tokens', 'Recipes', '*'],
          'Earn',
          '*',
        ],
      },
    },
  },
  globalTypes: toolbar,
  initialGlobals: { ...initialGlobals, looks: '' },
  beforeEach: ({ id }) => {
    beginStory(id);
    forgetLooks();
    // Amounts kept for a sign-in must not reach the next story.
    sessionStorage.clear();
  },
  afterEach: async ({ title, globals }) => {
    await settled();
    refuseMistakenCalls();
    const { looks } = globals;
    await refuseOrderedSheets(looks === 'parts');
    if (looks === 'parts' || looks === 'every') await refuseFaultsInAllLooks({ title, globals }, looks);
  },
  decorators: [
    (Story, { globals, parameters, title, id }) => {
      const look = {
        appearance: globals['appearance'] === 'dark' ? 'dark' : 'light',
        dir: globals['direction'] === 'rtl' ? 'rtl' : 'ltr',
        pseudo: globals['locale'] === 'pseudo',
      } as const;
      // Stories of `@earnkit/ui` must not depend on the earn area.
      if (title.startsWith('UI/')) {
        return (
          <Theme look={look} brand={brandOf(globals)}>
            <Story />
          </Theme>
        );
      }
      const locale = parameters.earn?.locale ?? (typeof globals['locale'] === 'string' ? globals['locale'] : 'en');
      return (
        <Area
          key={id}
          story={id}
          session={{ state: 'signed-in', id: 'story' }}
          locale={locale}
          edition={globals['edition'] === 'us' ? 'us' : 'global'}
          timeZone="UTC"
          now={() => NOW}
          navigate={() => {}}
          links={areaLinks(locale)}
          {...parameters.earn}
          brand={brandOf(globals)}
          look={look}
        >
          <Story />
        </Area>
      );
    },
  ],
});
