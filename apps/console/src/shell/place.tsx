import { Flex, LinkButton, Text } from '@earnkit/ui';
import { type ReactElement, createContext, use, useDeferredValue, useMemo, useState, type ComponentType, type ReactNode } from 'react';
import { here as addressHere, useHere } from '../here.ts';
import { withLanguage, entryHere, withoutLanguage } from '../navigation.ts';
import { useConsoleMessages } from '../messages/useConsoleMessages.ts';
import { Page } from './Page.tsx';
import { findPage, type ConsolePage, type PathParams } from './pages.ts';

/** Shown at addresses without a page. */
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

/** The current location in the console. */
interface Place {
  /** The path, without a language, as the address has it. */
  readonly pathname: string;
  /** The search part of the address, as it has it. */
  readonly search: string;
  /** The name of the entry in the history. */
  readonly entry: string | undefined;
  /** Draws the page. */
  readonly Page: ComponentType<PathParams>;
  /** The parameters of the path. */
  readonly params: PathParams;
  /** Data of the page; `undefined` if the address has no page. */
  readonly page: ConsolePage | undefined;
}

/** The location before the code of the first page is loaded. */
export const NOWHERE: Place = { pathname: '', search: '', entry: undefined, Page: () => null, params: {}, page: undefined };

const PlaceContext = createContext(NOWHERE);

/**
 * The place of the page that calls it: its path and search. While the code of the next page is loading, the browser's address is
 * already that of the next page, and this is still the current one.
 */
export const usePlace = (): Place => use(PlaceContext);

const LeavingContext = createContext(false);

/** Whether the code of the next page is loading, and the page that is shown is about to be left. */
export const useIsLeaving = (): boolean => use(LeavingContext);

interface PlaceProviderProps {
  /** Every page. */
  pages: readonly ConsolePage[];
  /** What shows the page. */
  children: ReactNode;
}

/**
 * Follows the address. A change of page waits until the next one can be rendered; the current page stays unchanged until then. All
 * other changes of the address are applied at once.
 */
export function PlaceProvider({ pages, children }: PlaceProviderProps): ReactElement {
  const pathname = withoutLanguage(useHere(() => addressHere().pathname));
  const search = useHere(() => addressHere().search);
  const entry = useHere(entryHere);
  const here = useMemo<Place>(() => {
    const { page, params = {} } = findPage(pages, pathname) ?? {};
    return { pathname, search, entry, Page: page?.Page ?? NotFoundPage, params, page };
  }, [pages, pathname, search, entry]);
  const arrived = useDeferredValue(pathname, here.page?.hasArrived() === false ? NOWHERE.pathname : undefined) === pathname;
  const [shown, setShown] = useState(arrived ? here : NOWHERE);
  // Set while rendering: an effect would draw the page once more with the address before.
  if (arrived && shown !== here) setShown(here);
  return (
    <PlaceContext value={shown}>
      <LeavingContext value={!arrived && shown !== NOWHERE}>{children}</LeavingContext>
    </PlaceContext>
  );
}
