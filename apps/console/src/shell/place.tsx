import { Flex, LinkButton, Text } from '@earnkit/ui';
import { type ReactElement, createContext, use, useDeferredValue, useMemo, useState, type ComponentType, type ReactNode } from 'react';
import { useLocationProperty, usePathname, useSearch } from 'wouter/use-browser-location';
import { withLanguage, entryHere, withoutLanguage } from '../navigation.ts';
import { useConsoleMessages } from '../messages/useConsoleMessages.ts';
import { Page } from './Page.tsx';
import { findPage, type ConsolePage, type PathParams } from './pages.ts';

/** Stands at addresses that lead nowhere. */
function NotFoundPage(): ReactElement {
  const { t } = useConsoleMessages();
  return (
    <Page title={t('notFound.title')}>
      <Flex direction="column" align="start" gap="4" maxWidth="560px">
        <Text as="p">{t('notFound.text')}</Text>
        <LinkButton href={withLanguage('/simple-earn')}>{t('toSimpleEarn')}</LinkButton>
      </Flex>
    </Page>
  );
}

/** Where in the console one is. */
interface Place {
  /** The path, without a language, as the address has it. */
  readonly pathname: string;
  /** The search part of the address, as it has it. */
  readonly search: string;
  /** The name of the entry in the history. */
  readonly entry: string | undefined;
  /** Draws the page. */
  readonly Page: ComponentType<PathParams>;
  /** What the path says to the page. */
  readonly params: PathParams;
  /** What is known of the page; `undefined` where there is none. */
  readonly page: ConsolePage | undefined;
}

/** Where one is before the first page has arrived. */
export const NOWHERE: Place = { pathname: '', search: '', entry: undefined, Page: () => null, params: {}, page: undefined };

const PlaceContext = createContext(NOWHERE);

/**
 * The place that is shown: path and search of the page that asks. While the code of the next page is on its way, the address is that
 * of the next page already, and this is still the one before.
 */
export const usePlace = (): Place => use(PlaceContext);

interface PlaceProviderProps {
  /** Every page. */
  pages: readonly ConsolePage[];
  /** What shows the page. */
  children: ReactNode;
}

/**
 * Follows the address. A change of page waits until the next one can be drawn, and the one before stays as it is until then. What else
 * changes in the address is there at once.
 */
export function PlaceProvider({ pages, children }: PlaceProviderProps): ReactElement {
  const pathname = withoutLanguage(usePathname());
  const search = useSearch();
  const entry = useLocationProperty(entryHere);
  const here = useMemo<Place>(() => {
    const { page, params = {} } = findPage(pages, pathname) ?? {};
    return { pathname, search, entry, Page: page?.Page ?? NotFoundPage, params, page };
  }, [pages, pathname, search, entry]);
  const arrived = useDeferredValue(pathname, here.page?.hasArrived() === false ? NOWHERE.pathname : undefined) === pathname;
  const [shown, setShown] = useState(arrived ? here : NOWHERE);
  // Set while rendering: an effect would draw the page once more with the address before.
  if (arrived && shown !== here) setShown(here);
  return <PlaceContext value={shown}>{children}</PlaceContext>;
}
