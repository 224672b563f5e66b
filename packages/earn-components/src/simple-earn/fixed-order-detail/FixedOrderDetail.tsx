'use client';
import { type ReactElement, type RefAttributes, forwardRef, useMemo } from 'react';
import { useEarn, useFixedOrder } from '@earnkit/hooks';
import { useQuestion } from '@earnkit/hooks/flow';
import { Banner, Button, Card, EmptyState, type PartProps, type RootProps } from '@earnkit/ui';
import { useMessages } from '../../messages/index.ts';
import { CoinPage, CoinPagePlaceholder, type CoinPageProps, type PageHeadingLevel } from '../../parts/query/CoinPage.tsx';
import { QueryView } from '../../parts/query/QueryView.tsx';
import { SignInPrompt } from '../../parts/query/SignInPrompt.tsx';
import { StaleBanner } from '../../parts/query/StaleBanner.tsx';
import { byOrder, RowDialog, useRowDialog } from '../../parts/query/useRowDialog.tsx';
import { UsdtValueProvider } from '../../parts/figures/UsdtValue.tsx';
import { ReinvestSwitch } from '../fixed-holdings/MaturityControls.tsx';
import { OrderActions, type OrderActionsProps } from '../fixed-holdings/OrderActions.tsx';
import { OrderBadges, STATE_TONES, stateOf } from '../fixed-holdings/OrderFigures.tsx';
import { type FixedOrderDialogKind, orderDialogs } from '../fixed-holdings/orderDialogs.ts';
import { type SubscribeAgainTargets, useAgain } from '../fixed-holdings/useAgain.ts';
import { type ReinvestChange, ReinvestDialog } from '../reinvest-dialog/index.ts';
import { OrderBand, OrderPromise, OrderRateParts } from './OrderEarnings.tsx';
import { OrderFacts, OrderTimeline } from './OrderFacts.tsx';
import { OrderOutcome } from './OrderOutcome.tsx';
import { fixedDialogMessages } from '../fixedDialogMessages.ts';
import { fixedMessages } from '../fixedMessages.ts';

export interface FixedOrderDetailProps extends SubscribeAgainTargets, PartProps {
  /** The number of the order. */
  orderId: string;
  /** Whether it is of a VIP product, which has calls of its own (SE-X-56). @default both are asked */
  vip?: boolean;
  /** Level of the heading in the page's outline. @default 1 */
  headingLevel?: PageHeadingLevel;
  /** The dialog that is open at first, such as one named by the address. @default none */
  defaultDialog?: FixedOrderDialogKind | undefined;
  /** Called with the dialog that opens, and with `undefined` when it closes. @default nothing */
  onDialogChange?: (dialog: FixedOrderDialogKind | undefined) => void;
  /** Called by a button where there is no such order; leads to the orders. @default no such button */
  onBrowse?: () => void;
}

/** One fixed order on a page of its own (SE-X-14 to SE-X-27). */
export const FixedOrderDetail = forwardRef<HTMLDivElement, FixedOrderDetailProps>(function FixedOrderDetail(
  {
    orderId,
    vip,
    headingLevel = 1,
    defaultDialog,
    onDialogChange,
    onBrowse,
    onSubscribeFixed,
    onSubscribeFlexible,
    onUpgrade,
    onMarket,
    ...rest
  },
  ref,
): ReactElement {
  const { t } = useMessages(fixedDialogMessages, fixedMessages);
  const reading = useFixedOrder(orderId, vip);
  const root = { 'data-part': 'fixed-order-detail', ...rest, ref };
  const rows = reading.state === 'ready' && reading.data ? [reading.data] : [];
  const { show, shown } = useRowDialog(rows, {
    first: defaultDialog && { kind: defaultDialog, orderId },
    onChange: (dialog) => onDialogChange?.(dialog?.kind),
    nameOf: byOrder,
  });
  const { again, looking } = useAgain({ onSubscribeFixed, onSubscribeFlexible, onUpgrade, onMarket });
  return (
    <>
      <QueryView
        {...root}
        reading={reading}
        failed={t('earn.fixedOrder.detailFailed')}
        hint={t('earn.fixedOrder.failedHint')}
        loading={<CoinPagePlaceholder {...root} heights={['140px', '76px', '180px', '240px']} />}
        anonymous={<SignInPrompt {...root} title={t('earn.fixedOrder.anonymous')} hint={t('earn.fixedOrder.anonymousHint')} />}
      >
        {(order) =>
          order === undefined ? (
            <EmptyState
              {...root}
              title={t('earn.fixedOrder.none')}
              description={t('earn.fixedOrder.noneHint')}
              action={onBrowse && <Button onClick={onBrowse}>{t('earn.fixedOrder.caption')}</Button>}
            />
          ) : (
            <Order
              root={root}
              order={order}
              headingLevel={headingLevel}
              notice={<StaleBanner reading={reading} />}
              onOpen={show}
              onAgain={again}
              looking={looking === order.orderId}
            />
          )
        }
      </QueryView>
      <RowDialog dialogs={orderDialogs} shown={shown} first={rows[0]} options={undefined} />
    </>
  );
});

type OrderProps = Pick<OrderActionsProps, 'order' | 'onOpen' | 'onAgain' | 'looking'> &
  Pick<CoinPageProps, 'headingLevel' | 'notice'> & { root: RootProps & RefAttributes<HTMLDivElement> };

function Order({ root, order, headingLevel, notice, ...actions }: OrderProps): ReactElement {
  const { t } = useMessages(fixedDialogMessages, fixedMessages);
  const { now } = useEarn();
  const { change, ask, dismiss } = useQuestion<ReinvestChange>();
  const { asset, controls } = order;
  const ended = controls.state === 'ended';
  // An order redeemed early gives up its interest and is not paid at maturity.
  const early = order.redeemingEarly || (ended && order.finishesAt !== undefined && now() < order.finishesAt);
  const level = headingLevel === 1 ? 2 : headingLevel === 2 ? 3 : 4;
  return (
    <UsdtValueProvider rows={useMemo(() => [{ asset }], [asset])}>
      <CoinPage
        {...root}
        asset={asset}
        icon={order.icon}
        headingLevel={headingLevel}
        product={t('earn.fixedOrder.title')}
        state={controls.state === 'holding' ? t('earn.fixedOrder.holding') : t(`earn.fixedOrder.state.${stateOf(order)}`)}
        stateTone={STATE_TONES[controls.state]}
        tags={<OrderBadges order={order} />}
        notice={notice}
        actions={<OrderActions order={order} againLabel={t('earn.subscribe')} againVariant="solid" {...actions} />}
        band={<OrderBand order={order} early={early} />}
        aside={
          <>
            {order.canReinvest !== false && !ended && (
              <Card size="2">
                <ReinvestSwitch order={order} labelled onAsk={(of, on) => ask({ order: of, on })} />
              </Card>
            )}
            <OrderOutcome order={order} />
            <OrderFacts order={order} early={early} onOpen={actions.onOpen} />
          </>
        }
      >
        {[controls.redeemEarly, controls.reinvest, controls.redeemAccount].includes('maturing') && (
          <Banner tone="warning">{t('earn.fixed.obstacle.maturing')}</Banner>
        )}
        {order.settlement && (
          <Banner tone={order.settlement === 'late' ? 'warning' : 'info'} live="polite">
            {t('earn.fixedOrder.settling')}
          </Banner>
        )}
        {!early && <OrderTimeline order={order} now={now()} />}
        <OrderPromise order={order} early={early} headingLevel={level} />
        {!early && <OrderRateParts order={order} headingLevel={level} />}
      </CoinPage>
      <ReinvestDialog change={change} onDismiss={dismiss} />
    </UsdtValueProvider>
  );
}
