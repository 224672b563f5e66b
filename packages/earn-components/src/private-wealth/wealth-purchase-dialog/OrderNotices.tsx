'use client';
import type { ReactElement } from 'react';
import type { Decimal } from '@earnkit/core';
import type { QueryState } from '@earnkit/hooks';
import type { WealthOrderView } from '@earnkit/hooks/private-wealth';
import { useMessages } from '../../messages/index.ts';
import { RetryBanner, StaleBanner } from '../../parts/StaleBanner.tsx';
import { privateWealthMessages } from '../messages.ts';

/** Props of {@link OrderNotices}. */
export interface OrderNoticesProps {
  /** The order. */
  order: QueryState<WealthOrderView | undefined>;
  /** The balance that a purchase is paid from. @default none is needed */
  available?: QueryState<Decimal | undefined>;
}

/** What a form of an order could not read, with a way to read it again. */
export function OrderNotices({ order, available }: OrderNoticesProps): ReactElement {
  const { t } = useMessages(privateWealthMessages);
  return (
    <>
      <StaleBanner reading={order} />
      {order.state === 'failed' && <RetryBanner onRetry={order.retry}>{t('earn.wealth.order.failed')}</RetryBanner>}
      {available?.state === 'failed' && <RetryBanner onRetry={available.retry}>{t('earn.wealth.purchase.balanceFailed')}</RetryBanner>}
    </>
  );
}
