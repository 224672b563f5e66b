import { EarnArea } from '@earnkit/components';
import { areaLinks } from '@earnkit/hooks';
import { EarnTheme } from '@earnkit/ui';
import { Outlet } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { goTo, goToLogin } from '../navigation.ts';
import { usePreferences } from '../preferences/preferences.ts';
import { client } from '../session/client.ts';
import { exchangeNow, queryClient, useStanding } from '../session/standing.ts';
import { Shell } from '../shell/Shell.tsx';
import { Waiting } from '../shell/Waiting.tsx';

/** Everything of the console: once it is known who is looking, the earn area around the page of the address. */
export function Root(): ReactElement {
  const standing = useStanding();
  const { language } = usePreferences();
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
      now={exchangeNow}
      links={areaLinks(language)}
      navigate={goTo}
      onLoginNeeded={goToLogin}
      queryClient={queryClient}
    >
      <Shell standing={standing}>
        {/* a moved clock begins the page anew, so that nothing on it counts from before */}
        <Outlet key={standing.clockAhead} />
      </Shell>
    </EarnArea>
  );
}
