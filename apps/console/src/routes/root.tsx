import { EarnArea } from '@earnkit/components';
import { EarnTheme } from '@earnkit/ui';
import { Outlet } from '@tanstack/react-router';
import { useCallback, useEffect, useMemo, type ReactElement } from 'react';
import { consoleLinks } from '../funds/links.ts';
import { goTo } from '../navigation.ts';
import { usePreferences } from '../preferences/preferences.ts';
import { client, prompts } from '../session/client.ts';
import { presentAt, queryClient, useStanding } from '../session/sessionStore.ts';
import { Shell } from '../shell/Shell.tsx';
import { Waiting } from '../shell/Waiting.tsx';

/** Everything of the console: once it is known who is looking, the earn area around the page of the address. */
export function Root(): ReactElement {
  const standing = useStanding();
  const { language } = usePreferences();
  const side = standing.state === 'known' ? standing.side : undefined;
  const links = useMemo(() => consoleLinks(language, side), [language, side]);
  const clockAhead = standing.state === 'known' ? standing.clockAhead : 0;
  // a moved clock is a new present: whatever counts from it is drawn anew, and what is typed stays
  const now = useCallback(() => presentAt(clockAhead), [clockAhead]);
  const person = standing.state === 'known' && standing.session.state === 'signed-in' ? standing.session.id : undefined;
  useEffect(() => {
    // signing in may have happened in another tab: the next loss is to be told again
    if (person !== undefined) client.sessionRenewed();
  }, [person]);
  if (standing.state !== 'known') {
    return (
      <EarnTheme>
        <Waiting failed={standing.state === 'failed'} />
      </EarnTheme>
    );
  }
  return (
    <EarnArea
      client={client}
      session={standing.session}
      edition={standing.edition}
      locale={language}
      now={now}
      links={links}
      navigate={goTo}
      prompts={prompts}
      queryClient={queryClient}
    >
      <Shell standing={standing}>
        {/* after a sign-out, or with somebody else, nothing open or typed on the page is left */}
        <Outlet key={standing.epoch} />
      </Shell>
    </EarnArea>
  );
}
