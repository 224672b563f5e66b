import { EarnArea } from '@earnkit/components';
import { EarnTheme } from '@earnkit/ui';
import { Outlet } from '@tanstack/react-router';
import { useCallback, useEffect, useMemo, type ReactElement } from 'react';
import { consoleLinks } from '../funds/links.ts';
import { goTo } from '../navigation.ts';
import { usePreferences } from '../preferences/preferences.ts';
import { client, prompts } from '../session/client.ts';
import { presentAt, queryClient, useSessionState } from '../session/sessionStore.ts';
import { Shell } from '../shell/Shell.tsx';
import { Waiting } from '../shell/Waiting.tsx';

/** The root of the console: the earn area around the current page, once the session is known. */
export function Root(): ReactElement {
  const sessionState = useSessionState();
  const { language } = usePreferences();
  const side = sessionState.state === 'known' ? sessionState.side : undefined;
  const links = useMemo(() => consoleLinks(language, side), [language, side]);
  const clockAhead = sessionState.state === 'known' ? sessionState.clockAhead : 0;
  // a moved clock is a new present: whatever counts from it is drawn anew, and what is typed stays
  const now = useCallback(() => presentAt(clockAhead), [clockAhead]);
  const person = sessionState.state === 'known' && sessionState.session.state === 'signed-in' ? sessionState.session.id : undefined;
  useEffect(() => {
    // signing in may have happened in another tab: the next loss is to be told again
    if (person !== undefined) client.sessionRenewed();
  }, [person]);
  if (sessionState.state !== 'known') {
    return (
      <EarnTheme>
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
    >
      <Shell sessionState={sessionState}>
        {/* after a sign-out, or with somebody else, nothing open or typed on the page is left */}
        <Outlet key={sessionState.epoch} />
      </Shell>
    </EarnArea>
  );
}
