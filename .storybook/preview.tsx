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
import { type ComponentType, type PropsWithChildren, Suspense, lazy, useLayoutEffect, useState } from 'react';
import addonMsw from 'msw-storybook-addon';
import { pseudoLabels } from '../packages/earn-components/src/testing/pseudoLocale.ts';
import { type Speech, speak } from '../packages/earn-components/src/testing/words.ts';
import type { Globals, Parameters } from 'storybook/internal/csf';
import { configure } from 'storybook/test';
import { simpleControls } from './controls.ts';
import { brandOf, modes, initialGlobals, toolbar } from './toolbar.ts';
import type { Blocks } from './blocks/index.ts';
import { FIRST_WIDTH, viewportOptions } from './blocks/widths.ts';
import { NOW } from './clock.ts';
import { askForContrast } from './contrast.ts';
import { type Look, forgetLooks, refuseFaultsInAllLooks, useLook } from './looks.ts';
import { beginStory, fetchOfStory, inTests, refuseMistakenCalls, startMsw } from './msw.ts';
import { keepToItself } from './inPicture.ts';
import { refuseLooseTexts } from './looseTexts.ts';
import { PSEUDO, PSEUDO_FORMATS } from './pseudo.ts';
import { settled } from './settled.ts';
import { refuseOrderedSheets } from './sheetOrder.ts';
import './shownNothing.css';

declare module 'storybook/internal/csf' {
  interface Parameters {
    /** Where a story stands in the earn area: session, edition, messages and the like. It calls the exchange through a client of its own. */
    earn?: Partial<Omit<EarnAreaProps, 'client'>> & Pick<EarnClientOptions, 'exchangeTimeZone'>;
    /** States that no story of the component can show, with the reason, as in `{ 'refused, success': 'it sends nothing' }`. */
    unreachable?: Readonly<Record<string, string>>;
    /** Why the story looks like another one of its component, or shows nothing, as in `'the action is called, which nobody sees'`. */
    sameAs?: string;
  }
}

const LazyDocs = lazy(() => import('./ThemedDocs.tsx'));
/** Loaded by a docs page only: tests need none of it. */
const ThemedDocs = (props: PropsWithChildren<DocsContainerProps>) => (
  <Suspense>
    <LazyDocs {...props} />
  </Suspense>
);

const LazyPage = lazy(() => import('./ComponentDocs.tsx'));
/** The page of stories without a document. */
const ComponentDocs = () => (
  <Suspense>
    <LazyPage />
  </Suspense>
);

type BlockName = keyof Blocks;
/** A block of the pages of components, which use it without an import. */
function lazyBlock(name: BlockName): ComponentType<object> {
  const Block = lazy(async () => ({ default: (await import('./blocks/index.ts')).blocks[name] as ComponentType<object> }));
  return (props) => (
    <Suspense>
      <Block {...props} />
    </Suspense>
  );
}
const blocks = Object.fromEntries(
  (['Bytes', 'Parts', 'Picture', 'Proves', 'Related', 'Screens', 'States', 'Texts'] satisfies BlockName[]).map((name) => [
    name,
    lazyBlock(name),
  ]),
);

/** How pages are drawn. Storybook gives `components` to every document, and its types do not know it. */
const docs = {
  container: ThemedDocs,
  page: ComponentDocs,
  components: blocks,
  toc: { headingSelector: 'h2', title: 'On this page' },
};

keepToItself();

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

/** Tests check contrast and links in text for themselves, in each look; a person wants axe to list it, and what is right, too. */
const A11Y_IN_TESTS: RunOptions = {
  resultTypes: ['violations'],
  preload: false,
  rules: { 'color-contrast': { enabled: false }, 'link-in-text-block': { enabled: false } },
};

/** One object, so that nothing is drawn anew for it. */
const NO_WORDS = {};

/** How a story of the area speaks: as the toolbar says, unless it says it itself. */
const speechOf = ({ locale, edition }: Globals, { earn }: Parameters): Speech => ({
  locale: earn?.locale ?? (typeof locale === 'string' ? locale : 'en'),
  edition: earn?.edition ?? (edition === 'us' ? 'us' : 'global'),
  ...(earn?.messages && { messages: earn.messages }),
  ...(earn?.formats && { formats: earn.formats }),
  ...(locale === 'pseudo' && PSEUDO),
});

type Chosen = { readonly look: Look };

const Theme = ({ look, ...props }: EarnThemeProps & Chosen) => {
  const { appearance, dir, pseudo } = useLook(look);
  return (
    <EarnTheme {...props} appearance={appearance} dir={dir} labels={pseudo ? pseudoLabels : NO_WORDS} {...(pseudo && PSEUDO_FORMATS)} />
  );
};

/** Says why a story draws nothing, to a person who opens it. Tests and pictures see the story alone. */
const Reason = ({ children }: { readonly children: string | undefined }) =>
  children === undefined || inTests ? null : <p className="story-reason">{`This story shows nothing: ${children}.`}</p>;

const Contrast = ({ asked }: { readonly asked: unknown }): null => {
  useLayoutEffect(() => askForContrast(asked), [asked]);
  return null;
};

type AreaOfStory = Omit<EarnAreaProps, 'client'> & Pick<EarnClientOptions, 'exchangeTimeZone'> & Chosen & { readonly story: string };

const Area = ({ story, look, exchangeTimeZone, ...props }: AreaOfStory) => {
  const { appearance, dir, pseudo } = useLook(look);
  const [client] = useState(() => clientOfStory(story, props.prompts, exchangeTimeZone));
  return <EarnArea {...props} client={client} appearance={appearance} dir={dir} {...(pseudo && PSEUDO)} />;
};

export default definePreview({
  addons: [addonDocs(), addonA11y(), addonMsw(startMsw)],
  tags: ['autodocs'],
  argTypesEnhancers: [simpleControls],
  parameters: {
    a11y: { test: 'error', options: inTests ? A11Y_IN_TESTS : {} },
    layout: 'padded',
    chromatic: { modes: { light: modes.light } },
    docs,
    viewport: { options: viewportOptions },
    options: {
      storySort: {
        order: [
          'Docs',
          ['Introduction', 'Find a state', 'Get started', 'Style', 'Guides', 'Recipes', 'Exchange', 'Reference', 'Project'],
          'Design',
          ['Tokens', 'Space, sizes and layers', 'Type', 'Do and don’t', 'All texts', 'Requirements', 'Changelog'],
          'UI',
          ['Introduction', 'Theming', 'Tokens', 'Recipes', '*'],
          'Earn',
          '*',
        ],
      },
    },
  },
  globalTypes: toolbar,
  initialGlobals: { ...initialGlobals, looks: '', width: FIRST_WIDTH },
  beforeEach: async ({ id, globals, parameters }) => {
    await speak(speechOf(globals, parameters));
    beginStory(id);
    forgetLooks();
    // Amounts kept for a sign-in must not reach the next story.
    sessionStorage.clear();
  },
  afterEach: async ({ title, globals }) => {
    await settled();
    refuseMistakenCalls();
    // What a story of a part puts into it is the story's own.
    if (!title.startsWith('UI/')) refuseLooseTexts();
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
      // Pages of the console bring their own area.
      if (title.startsWith('Pages/')) return <Story />;
      // Stories of `@earnkit/ui` must not depend on the earn area.
      if (title.startsWith('UI/')) {
        return (
          <Theme look={look} brand={brandOf(globals)}>
            <Story />
            <Reason>{parameters.sameAs}</Reason>
          </Theme>
        );
      }
      const speech = speechOf(globals, parameters);
      return (
        <Area
          key={id}
          story={id}
          session={{ state: 'signed-in', id: 'story' }}
          timeZone="UTC"
          now={() => NOW}
          navigate={() => {}}
          links={areaLinks(speech.locale)}
          {...parameters.earn}
          {...speech}
          brand={brandOf(globals)}
          look={look}
        >
          <Story />
          <Reason>{parameters.sameAs}</Reason>
        </Area>
      );
    },
    (Story, { globals }) => (
      <>
        <Contrast asked={globals['contrast']} />
        <Story />
      </>
    ),
  ],
});
