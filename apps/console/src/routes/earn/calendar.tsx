import { EarnCalendar } from '@earnkit/components/overview';
import type { HoldingsHost } from '@earnkit/hooks/overview';
import type { ReactElement } from 'react';
import { useConsoleMessages } from '../../messages/useConsoleMessages.ts';
import { useAtExchange } from '../../session/sessionStore.ts';
import { Page } from '../../shell/Page.tsx';
import { HoldingsPlaces } from '../HoldingsPlaces.tsx';
import { voucherHref } from './addresses.ts';
import { earnMessages } from './messages.ts';
import { useHoldingsHost } from './useHoldingsHost.ts';

/** What is to come over all products, by day (SH-01). Only the sandbox lists what the exchange has no call for (AMB-025). */
export function CalendarPage(): ReactElement {
  const { t } = useConsoleMessages(earnMessages);
  const atExchange = useAtExchange();
  return (
    <Page title={t('calendar.title')} actions={<HoldingsPlaces current="calendar" />}>
      {atExchange ? <EarnCalendar host={CALLS_ALONE} voucherHref={voucherHref} /> : <SandboxCalendar />}
    </Page>
  );
}

/** A real exchange has no more than its calls. */
const CALLS_ALONE: HoldingsHost = {};

const SandboxCalendar = (): ReactElement => <EarnCalendar host={useHoldingsHost().host} voucherHref={voucherHref} />;
