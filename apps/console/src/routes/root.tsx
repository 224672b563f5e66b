import { EarnArea, type EarnAreaProps } from '@earnkit/components';
import { EarnTheme } from '@earnkit/ui';
import { useCallback, useDeferredValue, useEffect, useMemo, type ReactElement } from 'react';
import { consoleLinks } from '../funds/links.ts';
import { goTo } from '../navigation.ts';
import { usePreferences } from '../preferences/preferences.ts';
import { client, prompts } from '../session/client.ts';
import { presentAt, queryClient, useSessionState, type SessionState } from '../session/sessionStore.ts';
import { CurrentPage } from '../shell/CurrentPage.tsx';
import type { ConsolePage } from '../shell/pages.ts';
import { PlaceProvider } from '../shell/place.tsx';
import { Shell } from '../shell/Shell.tsx';
import { Waiting } from '../shell/Waiting.tsx';

const BEFORE: SessionState = { state: 'loading' };
const AS_CHOSEN: NonNullable<RootProps['look']> = {};

export interface RootProps {
  /** Every page. */
  pages: readonly ConsolePage[];
  /** How the area looks and speaks inside a page that is not the console's. @default as the person chose */
  look?: Partial<Pick<EarnAreaProps, 'appearance' | 'brand' | 'dir' | 'locale' | 'messages' | 'formats'>>;
}

/** The root of the console: the earn area around the current page, once the session is known. */
export function Root({ pages, look = AS_CHOSEN }: RootProps): ReactElement {
  const newest = useSessionState();
  // The first drawing of the page is the longest: it is done in small steps. Every later change of the session is shown at once.
  const begun = useDeferredValue(newest.state !== 'loading', false);
  const sessionState = begun ? newest : BEFORE;
  const { language } = usePreferences();
  const side = sessionState.state === 'known' ? sessionState.side : undefined;
  const links = useMemo(() => consoleLinks(language, side), [language, side]);
  const clockAhead = sessionState.state === 'known' ? sessionState.clockAhead : 0;
  // after a move of the clock, everything that depends on the time is rendered again, and typed text stays
  const now = useCallback(() => presentAt(clockAhead), [clockAhead]);
  const person = sessionState.state === 'known' && sessionState.session.state === 'signed-in' ? sessionState.session.id : undefined;
  useEffect(() => {
    // the sign-in may have happened in another tab: report the next lost session again
    if (person !== undefined) client.sessionRenewed();
  }, [person]);
  if (sessionState.state !== 'known') {
    return (
      <EarnTheme {...(look.appearance && { appearance: look.appearance })}>
        <Waiting failed={sessionState.state === 'failed'} />
      </EarnTheme>
    );
  }
  return (
    <EarnArea
      client={client}
      session={sessionState.session}
      edition={sessionState.edition}
      locale={language}
      now={now}
      links={links}
      navigate={goTo}
      prompts={prompts}
      queryClient={queryClient}
      {...look}
    >
      <PlaceProvider pages={pages}>
        <Shell sessionState={sessionState} pages={pages}>
          {/* after a sign-out, or with somebody else, nothing open or typed on the page is left */}
          <CurrentPage epoch={sessionState.epoch} />
        </Shell>
      </PlaceProvider>
    </EarnArea>
  );
}
