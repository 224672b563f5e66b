import type { ReactElement, ReactNode } from 'react';
import type { FixedOrderView } from '@earnkit/hooks';
import { type DataTableColumn, Skeleton, Text, Words } from '@earnkit/ui';
import { AreaLink } from '../../parts/AreaLink.tsx';
import { coinPlaceholder } from '../../parts/figures/CoinName.tsx';
import * as list from '../../parts/query/list.css.ts';
import * as css from '../../parts/parts.css.ts';
import type { Times } from '../../parts/figures/useTimes.ts';
import type { Translate } from '../../messages/index.ts';
import { RedeemTo, type RedeemToProps, ReinvestSwitch, type ReinvestSwitchProps } from './MaturityControls.tsx';
import { OrderActions, type OrderActionsProps } from './OrderActions.tsx';
import { EstimatedEarnings, OrderApr, OrderCoin, OrderPrincipal, OrderStatus } from './OrderFigures.tsx';
import type { fixedMessages } from '../fixedMessages.ts';

/** What the columns depend on beside the texts. */
export interface OrderColumnOptions extends Pick<OrderActionsProps, 'onOpen' | 'onAgain'>, Pick<RedeemToProps, 'names'> {
  readonly pieces: Times['pieces'];
  /** Whether rows are cards, as on a phone and a tablet. */
  readonly cards: boolean;
  /** Whether the cards are those of a phone, which leave what is set to the order's page (SE-X-13). */
  readonly phone: boolean;
  /** Address of an order's page. */
  readonly hrefOf: (order: FixedOrderView) => string | undefined;
  /** Asks before renewal is switched. */
  readonly onReinvest: ReinvestSwitchProps['onAsk'];
  /** The order whose target of subscribing again is being looked up. */
  readonly looking: string | undefined;
}

/** A moment on two lines, with what belongs to it below. */
const Lines = ({ lines: [day, clock], children }: { lines: readonly [ReactNode, ReactNode]; children?: ReactNode }): ReactElement => (
  <span className={list.words}>
    <Words>{day}</Words>
    <Text size="1" color="gray">
      {clock}
    </Text>
    <Words>{children}</Words>
  </span>
);

const line = <Skeleton width="5em" />;
/** Placeholder of the tallest figure, which gives a row its height. */
const linesPlaceholder = (
  <Lines lines={[<Text key="day">{line}</Text>, line]}>
    <Text size="1">{line}</Text>
  </Lines>
);

const button = <Skeleton shape="block" width="5em" height="28px" />;
const buttonsPlaceholder = (
  <span className={css.stack}>
    {button}
    {button}
  </span>
);

/** Columns of the fixed orders (SE-X-06). Two facts share a column where one is a note on the other. */
export function orderColumns(
  t: Translate<typeof fixedMessages>,
  { pieces, cards, phone, hrefOf, onOpen, onAgain, onReinvest, looking, names }: OrderColumnOptions,
): readonly DataTableColumn<FixedOrderView>[] {
  return [
    {
      key: 'asset',
      header: t('earn.fixedOrder.coinAndTerm'),
      width: '13%',
      card: 'title',
      placeholder: coinPlaceholder,
      cell: (order) => <OrderCoin order={order} />,
    },
    { key: 'apr', header: t('earn.apr'), width: '10%', align: 'end', card: 'title', cell: (order) => <OrderApr order={order} /> },
    {
      key: 'principal',
      header: t('earn.principal'),
      width: '11%',
      align: 'end',
      cell: (order) => <OrderPrincipal order={order} />,
    },
    {
      key: 'earnings',
      header: t('earn.fixedOrder.earnings'),
      width: '11%',
      align: 'end',
      cell: (order) => <EstimatedEarnings order={order} />,
    },
    {
      key: 'subscribed',
      header: t('earn.fixedOrder.subscribedColumn'),
      cardLabel: t('earn.fixedOrder.subscribed'),
      width: '10%',
      placeholder: linesPlaceholder,
      cell: (order) => (
        <Lines lines={pieces(order.createdAt)}>
          <Text size="1">
            <AreaLink keepsText href={hrefOf(order)} label={t('earn.fixedOrder.open', { id: order.orderId })}>
              {t('earn.fixedOrder.number', { id: order.orderId })}
            </AreaLink>
          </Text>
        </Lines>
      ),
    },
    {
      key: 'received',
      header: t('earn.fixedOrder.receivedColumn'),
      cardLabel: t('earn.fixedOrder.received'),
      width: '9%',
      cell: ({ receivedAt, redeemingEarly, reinvest, settlement }) => {
        if (reinvest !== false && !redeemingEarly) return t('earn.unknown');
        return settlement === 'late' ? t('earn.fixedOrder.notSettled') : <Lines lines={pieces(receivedAt)} />;
      },
    },
    { key: 'status', header: t('earn.fixedOrder.status'), width: '8%', cell: (order) => <OrderStatus order={order} /> },
    {
      key: 'redeemTo',
      header: t('earn.fixedOrder.redeemTo'),
      width: '11%',
      card: phone ? 'hidden' : 'figure',
      cell: (order) => <RedeemTo order={order} names={names} />,
    },
    {
      key: 'reinvest',
      header: t('earn.fixedOrder.reinvestColumn'),
      width: '7%',
      card: phone ? 'hidden' : 'figure',
      placeholder: <Skeleton shape="block" width="40px" height="24px" />,
      cell: (order) => <ReinvestSwitch order={order} onAsk={onReinvest} />,
    },
    {
      key: 'actions',
      header: t('earn.actions'),
      width: '11%',
      card: 'action',
      ...(!cards && { placeholder: buttonsPlaceholder }),
      cell: (order) => {
        const actions = { order, onOpen, onAgain, looking: looking === order.orderId };
        if (cards) return <OrderActions {...actions} />;
        return (
          <span className={css.stack}>
            <OrderActions {...actions} size="1" />
          </span>
        );
      },
    },
  ];
}
