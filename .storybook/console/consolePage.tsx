import type { Meta } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import type { Globals } from 'storybook/internal/csf';
import { expect, waitFor } from 'storybook/test';
import { NOW } from '../clock.ts';
import { useLook } from '../looks.ts';
import { PSEUDO } from '../pseudo.ts';
import { brandOf } from '../toolbar.ts';
import { replay } from './replay.ts';
import type * as TheConsole from './theConsole.ts';

interface PageArgs {
  /** Address of the page in the console. */
  path: string;
  /** Who looks at it: a world of the sandbox. */
  person: string;
  /** Its main heading in each language of the console. */
  heading: Readonly<Record<'en' | 'zh', string>>;
}

/** The language of the console that is nearest to the one of the toolbar. */
const languageOf = ({ locale }: Globals): 'en' | 'zh' => (typeof locale === 'string' && locale.startsWith('zh') ? 'zh' : 'en');

interface PageProps {
  readonly site: typeof TheConsole;
  readonly globals: Globals;
}

function Page({ site: { Root, pages }, globals }: PageProps): ReactElement {
  const { appearance, dir, pseudo } = useLook({
    appearance: globals['appearance'] === 'dark' ? 'dark' : 'light',
    dir: globals['direction'] === 'rtl' ? 'rtl' : 'ltr',
    pseudo: globals['locale'] === 'pseudo',
  });
  return <Root pages={pages} look={{ appearance, dir, brand: brandOf(globals), ...(pseudo && PSEUDO) }} />;
}

/** A page of the console in its frame, as one of the sandbox's people sees it: with the answers that `npm run answers` recorded. */
export const consolePage = {
  // A page is recorded for its person: neither can be any other.
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  loaders: [async () => ({ site: await import('./theConsole.ts') })],
  beforeEach: async ({ args: { path, person }, globals, loaded, msw }) => {
    const { preferHere, stayInMemory, watchSession } = loaded['site'] as typeof TheConsole;
    const language = languageOf(globals);
    msw.use(await replay(person, language));
    // The clock stands still, because a later page asks for later days.
    const { now } = Date;
    Date.now = () => NOW * 1000;
    const { className, lang, dir } = document.documentElement;
    preferHere({ language, appearance: globals['appearance'] === 'dark' ? 'dark' : 'light' });
    const leave = stayInMemory(language === 'zh' ? `/zh${path}` : path);
    const stopWatching = watchSession();
    return () => {
      stopWatching();
      leave();
      Object.assign(document.documentElement, { className, lang, dir });
      Date.now = now;
    };
  },
  render: (_, { globals, loaded }) => <Page site={loaded['site'] as typeof TheConsole} globals={globals} />,
  play: async ({ args: { heading }, globals }) => {
    await waitFor(() => expect(document.querySelector('main h1')).toHaveTextContent(heading[languageOf(globals)]));
    await waitFor(() => expect(document.querySelector('main :is([aria-busy="true"], [data-part="skeleton"])')).toBeNull());
    await expect(document.querySelector('main [data-part="error-state"]')).toBeNull();
  },
} satisfies Meta<PageArgs>;
