import { EarnOverview, type EarnOverviewProps, type OverviewHrefs } from '@earnkit/components/overview';
import type { OverviewHost } from '@earnkit/hooks/overview';
import { LinkButton } from '@earnkit/ui';
import { useMemo, type ReactElement } from 'react';
import { withLanguage } from '../../navigation.ts';
import { usePreferences } from '../../preferences/preferences.ts';
import { useAtExchange } from '../../session/sessionStore.ts';
import { Page } from '../../shell/Page.tsx';
import { useConsoleMessages } from '../../messages/useConsoleMessages.ts';
import { Campaigns } from './Campaigns.tsx';
import { subscribeHref, voucherHref, wayHref } from './addresses.ts';
import { waysPage } from './waysPage.ts';
import { useOverviewHost } from './useOverviewHost.ts';
import { earnMessages } from './messages.ts';

const PAGES: OverviewHrefs = {
  flexible: '/simple-earn/my-lendings?tab=flexible',
  fixed: '/simple-earn/my-lendings?tab=fixed',
  staking: '/staking',
  launchpool: '/launchpool',
  'private-wealth': '/private-wealth',
  'soft-staking': '/soft-staking',
};

/** What is to come over all products. */
const CALENDAR = '/simple-earn/my-lendings/calendar';

/** What was earned in the month before this one. */
const LAST_MONTH = '/simple-earn/my-lendings/statement?period=lastMonth';

/** The whole area of one person: what they have, what comes next, and what they could do (SH-01). */
export function EarnPage(): ReactElement {
  const { t } = useConsoleMessages(earnMessages);
  const atExchange = useAtExchange();
  return (
    <Page
      title={t('title')}
      lead={t('lead')}
      actions={
        <LinkButton variant="outline" tone="neutral" href={withLanguage(LAST_MONTH)}>
          {t('statement.lastMonth')}
        </LinkButton>
      }
    >
      {atExchange ? <Overview host={CALLS_ALONE} /> : <SandboxOverview />}
    </Page>
  );
}

/** A real exchange has no more than its calls: products without one are not listed. */
const CALLS_ALONE: OverviewHost = {};

/** The same element each time: an answer that changes what the host knows does not draw it anew. */
const CAMPAIGNS = <Campaigns />;

const SandboxOverview = (): ReactElement => <Overview {...useOverviewHost()}>{CAMPAIGNS}</Overview>;

function Overview({ host, offers, children }: Pick<EarnOverviewProps, 'host' | 'offers' | 'children'>): ReactElement {
  const { language } = usePreferences();
  // The language is part of every address.
  const addresses = useMemo(
    () => {
      const hrefs = Object.fromEntries(
        Object.entries(PAGES).map(([product, page]) => [product, withLanguage(page)]),
      ) as unknown as OverviewHrefs;
      return { hrefs, hintHrefs: { autoEarn: hrefs.flexible, softStaking: hrefs['soft-staking'], voucher: voucherHref } };
    },
    // oxlint-disable-next-line react/exhaustive-deps -- `withLanguage` reads the language
    [language],
  );
  return (
    <EarnOverview
      host={host}
      offers={offers}
      {...addresses}
      subscribeHref={subscribeHref}
      wayHref={wayHref}
      waysHref={waysPage}
      calendarHref={withLanguage(CALENDAR)}
    >
      {children}
    </EarnOverview>
  );
}
