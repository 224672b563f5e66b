'use client';
import type { ReactElement } from 'react';
import type { Decimal } from '@earnkit/core';
import type { QueryState } from '@earnkit/hooks';
import type { WealthOrderView } from '@earnkit/hooks/private-wealth';
import { Banner } from '@earnkit/ui';
import { useMessages } from '../../messages/index.ts';
import { RetryBanner, StaleBanner } from '../../parts/query/StaleBanner.tsx';
import { partDialogMessages } from '../../parts/dialogMessages.ts';
import { privateWealthDialogMessages } from '../dialogMessages.ts';

export interface OrderNoticesProps {
  /** The order. */
  order: QueryState<WealthOrderView | undefined>;
  /** What a purchase cannot be made without. @default it is a redemption, which needs the units of the order */
  purchase?: {
    /** The balance that it is paid from. */
    readonly available: QueryState<Decimal | undefined>;
    /** Least amount, which the host knows. */
    readonly minimum: Decimal | undefined;
  };
}

/** What a form of an order cannot go on without, with a way to read it again. The notice of an unresolved submission stands in its place. */
export function OrderNotices({ order, purchase }: OrderNoticesProps): ReactElement {
  const { t } = useMessages(partDialogMessages, privateWealthDialogMessages);
  const held = order.state === 'ready' ? order.data : undefined;
  return (
    <>
      <StaleBanner reading={order} />
      {order.state === 'failed' && <RetryBanner onRetry={order.retry}>{t('earn.wealth.order.failedNow')}</RetryBanner>}
      {order.state === 'ready' && held === undefined && <RetryBanner onRetry={order.retry}>{t('earn.wealth.order.noneNow')}</RetryBanner>}
      {order.state === 'ready' && held !== undefined && !purchase && held.redeemable === undefined && (
        <RetryBanner onRetry={order.retry}>{t('earn.redemption.unsaid')}</RetryBanner>
      )}
      {purchase && <PurchaseNotices {...purchase} />}
    </>
  );
}

function PurchaseNotices({ available, minimum }: NonNullable<OrderNoticesProps['purchase']>): ReactElement {
  const { t } = useMessages(privateWealthDialogMessages);
  return (
    <>
      {available.state === 'failed' && <RetryBanner onRetry={available.retry}>{t('earn.wealth.purchase.balanceFailed')}</RetryBanner>}
      {available.state === 'ready' && available.data === undefined && (
        <RetryBanner onRetry={available.retry}>{t('earn.wealth.purchase.balanceUnknown')}</RetryBanner>
      )}
      {minimum === undefined && <Banner tone="warning">{t('earn.wealth.purchase.minimumUnknown')}</Banner>}
    </>
  );
}
