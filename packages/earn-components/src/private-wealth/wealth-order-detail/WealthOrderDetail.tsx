'use client';
import { type ReactElement, type RefAttributes, forwardRef, useMemo } from 'react';
import type { Rows } from '@earnkit/core/endpoint';
import type { ListedWealthMovement, ListedWealthOrder } from '@earnkit/core/private-wealth/contract';
import type { QueryState } from '@earnkit/hooks';
import { useWealthPosition } from '@earnkit/hooks/private-wealth';
import { Banner, Button, EmptyState, type PartProps, type RootProps, Words } from '@earnkit/ui';
import { useMessages } from '../../messages/index.ts';
import { UsdtValueProvider } from '../../parts/figures/UsdtValue.tsx';
import { sectionLevel } from '../../parts/order-page/levels.ts';
import { orderPageMessages } from '../../parts/order-page/messages.ts';
import { CoinPage, CoinPagePlaceholder, type CoinPageProps, type PageHeadingLevel } from '../../parts/query/CoinPage.tsx';
import { OrderSection } from '../../parts/query/OrderSection.tsx';
import { QueryView } from '../../parts/query/QueryView.tsx';
import { SignInPrompt } from '../../parts/query/SignInPrompt.tsx';
import { RetryBanner, StaleBanner } from '../../parts/query/StaleBanner.tsx';
import {
  byOrder,
  type OrderRowName,
  RowDialog,
  rowDialog,
  type RowDialogs,
  rowOpener,
  useRowDialog,
} from '../../parts/query/useRowDialog.tsx';
import { privateWealthDialogMessages } from '../dialogMessages.ts';
import { privateWealthMessages } from '../messages.ts';
import { nameOfOrder } from '../orderTarget.ts';
import { WealthHistory } from '../wealth-history/WealthHistory.tsx';
import { WealthTrendPanel } from '../wealth-order-dialog/WealthTrendPanel.tsx';
import { WealthPosterDialog } from '../wealth-poster-dialog/index.ts';
import { WealthPurchaseDialog } from '../wealth-purchase-dialog/index.ts';
import { WealthRedeemDialog } from '../wealth-redeem-dialog/index.ts';
import { WealthBand, WealthFacts, WealthPaid, WealthPurchaseEstimate, WealthTimes } from './WealthSections.tsx';

/** The dialogs of the page of an order. */
export type WealthPageDialog = 'purchase' | 'redeem' | 'share';

export interface WealthOrderDetailProps extends PartProps {
  /** The number of the order. */
  orderId: string;
  /** The person's orders as the host read them: the exchange has no call that lists them (AMB-036). */
  reading: QueryState<Rows<ListedWealthOrder>>;
  /** Their purchases and redemptions as the host read them. @default not listed */
  history?: QueryState<Rows<ListedWealthMovement>> | undefined;
  /** Called after a purchase or a redemption, so that the host reads again. @default nothing */
  onChange?: (() => void) | undefined;
  /** Level of the heading in the page's outline. @default 1 */
  headingLevel?: PageHeadingLevel;
  /** The dialog that is open at first, such as one named by the address. @default none */
  defaultDialog?: WealthPageDialog | undefined;
  /** Called with the dialog that opens, and with `undefined` when it closes. @default nothing */
  onDialogChange?: (dialog: WealthPageDialog | undefined) => void;
  /** Called by a button where there is no such order; leads to the orders. @default no such button */
  onBrowse?: () => void;
}

interface DialogOptions {
  readonly onSuccess: (() => void) | undefined;
}

const dialogs: RowDialogs<WealthPageDialog, ListedWealthOrder, DialogOptions> = {
  purchase: rowDialog(WealthPurchaseDialog, (order, { onSuccess }) => ({ order, onSuccess })),
  redeem: rowDialog(WealthRedeemDialog, (order, { onSuccess }) => ({ order, onSuccess })),
  share: rowDialog(WealthPosterDialog, (order) => ({ order })),
};

/** One order of private wealth on a page of its own: what it is worth and gained, what was bought and redeemed, and how it moved (PW-02 to PW-05). */
export const WealthOrderDetail = forwardRef<HTMLDivElement, WealthOrderDetailProps>(function WealthOrderDetail(
  { orderId, reading, history, onChange, headingLevel = 1, defaultDialog, onDialogChange, onBrowse, ...rest },
  ref,
): ReactElement {
  const { t } = useMessages(orderPageMessages, privateWealthDialogMessages, privateWealthMessages);
  const root = { 'data-part': 'wealth-order-detail', ...rest, ref };
  const rows = useMemo(
    () => (reading.state === 'ready' ? reading.data.rows.filter((row) => row.orderId === orderId) : []),
    [reading, orderId],
  );
  const { show, shown } = useRowDialog<WealthPageDialog, ListedWealthOrder, OrderRowName>(rows, {
    first: defaultDialog && { kind: defaultDialog, orderId },
    onChange: (dialog) => onDialogChange?.(dialog?.kind),
    nameOf: byOrder,
  });
  return (
    <>
      <QueryView
        {...root}
        reading={reading}
        failed={t('earn.wealth.order.failed')}
        hint={t('earn.orderPage.notAffected')}
        loading={<CoinPagePlaceholder {...root} heights={['112px', '140px', '280px', '200px']} />}
        anonymous={<SignInPrompt {...root} title={t('earn.wealth.order.anonymous')} hint={t('earn.wealth.order.anonymousHint')} />}
      >
        {() => {
          const [order] = rows;
          return order === undefined ? (
            <EmptyState
              {...root}
              title={t('earn.wealth.order.none')}
              description={t('earn.wealth.order.noneHint')}
              action={onBrowse && <Button onClick={onBrowse}>{t('earn.wealth.orders')}</Button>}
            />
          ) : (
            <Order
              root={root}
              listed={order}
              history={history}
              headingLevel={headingLevel}
              notice={<StaleBanner reading={reading} />}
              onOpen={show}
            />
          );
        }}
      </QueryView>
      <RowDialog dialogs={dialogs} shown={shown} first={rows[0]} options={{ onSuccess: onChange }} />
    </>
  );
});

interface OrderProps extends Pick<CoinPageProps, 'headingLevel' | 'notice'>, Pick<WealthOrderDetailProps, 'history'> {
  readonly root: RootProps & RefAttributes<HTMLDivElement>;
  readonly listed: ListedWealthOrder;
  readonly onOpen: (kind: WealthPageDialog, order: ListedWealthOrder) => void;
}

function Order({ root, listed, history, headingLevel, notice, onOpen }: OrderProps): ReactElement {
  const { t } = useMessages(orderPageMessages, privateWealthDialogMessages, privateWealthMessages);
  const view = useWealthPosition(listed, history);
  const { order, reading, redeemed, movements } = view;
  const { asset, icon, orderId, projectType } = order;
  const level = sectionLevel(headingLevel);
  const name = nameOfOrder(order);
  const own = useMemo(
    () =>
      history?.state === 'ready'
        ? { ...history, data: { rows: movements ?? [], unreadable: history.data.unreadable, total: undefined } }
        : history,
    [history, movements],
  );
  return (
    <UsdtValueProvider rows={useMemo(() => [{ asset }], [asset])}>
      <CoinPage
        {...root}
        asset={asset}
        icon={icon}
        headingLevel={headingLevel}
        product={
          <>
            <Words>{t('earn.wealthPage.title')}</Words>
            {name !== asset && (
              <>
                <Words>{' · '}</Words>
                <bdi>{name}</bdi>
              </>
            )}
          </>
        }
        state={t(redeemed ? 'earn.orderPage.redeemed' : 'earn.wealthPage.holding')}
        stateTone={redeemed ? 'neutral' : 'accent'}
        notice={
          <>
            <Words>{notice}</Words>
            <StaleBanner reading={reading} />
          </>
        }
        actions={
          <>
            {!redeemed && (
              <>
                <Button
                  variant="outline"
                  tone="neutral"
                  aria-haspopup="dialog"
                  aria-label={t('earn.wealthPage.shareOf', { name })}
                  {...rowOpener(dialogs, 'share', listed, onOpen)}
                >
                  {t('earn.wealth.order.share')}
                </Button>
                <Button
                  variant="outline"
                  tone="neutral"
                  aria-haspopup="dialog"
                  aria-label={t('earn.wealthPage.redeemOf', { name })}
                  {...rowOpener(dialogs, 'redeem', listed, onOpen)}
                >
                  {t('earn.wealth.redeem')}
                </Button>
              </>
            )}
            <Button
              aria-haspopup="dialog"
              aria-label={t('earn.wealth.purchase.of', { name })}
              {...rowOpener(dialogs, 'purchase', listed, onOpen)}
            >
              {t('earn.wealth.purchase')}
            </Button>
          </>
        }
        band={<WealthBand view={view} />}
        aside={<WealthFacts view={view} headingLevel={level} />}
      >
        {redeemed && <Banner tone="info">{t('earn.wealthPage.ended')}</Banner>}
        {reading.state === 'failed' && <RetryBanner onRetry={reading.retry}>{t('earn.wealthPage.detailFailed')}</RetryBanner>}
        <WealthTimes view={view} headingLevel={level} />
        {!redeemed && <WealthPaid view={view} headingLevel={level} />}
        <WealthPurchaseEstimate view={view} headingLevel={level} />
        <OrderSection title={t('earn.wealthPage.trend')} headingLevel={level}>
          <WealthTrendPanel orderId={orderId} projectType={projectType} asset={asset} />
        </OrderSection>
        {own && <WealthHistory reading={own} ofOrder headingLevel={level} />}
      </CoinPage>
    </UsdtValueProvider>
  );
}
