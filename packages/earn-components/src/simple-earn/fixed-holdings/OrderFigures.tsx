'use client';
import type { ReactElement } from 'react';
import { formatAmount, formatExact, formatPercent } from '@earnkit/core';
import type { FixedOrderView } from '@earnkit/hooks';
import {
  Amount,
  Badge,
  type BadgeProps,
  Flex,
  Percent,
  Popover,
  SummaryList,
  type SummaryItem,
  Text,
  Tooltip,
  useAmountVisibility,
  Words,
} from '@earnkit/ui';
import { useMessages } from '../../messages/index.ts';
import { CoinName } from '../../parts/figures/CoinName.tsx';
import { FigureButton } from '../../parts/figures/FigureButton.tsx';
import { amountText, percentText } from '../../parts/figures/figureText.ts';
import { LadderTiers } from '../../parts/figures/LadderTiers.tsx';
import * as list from '../../parts/query/list.css.ts';
import * as css from '../../parts/parts.css.ts';
import { UsdtValue } from '../../parts/figures/UsdtValue.tsx';
import { fixedMessages } from '../fixedMessages.ts';

/** Props of each figure of an order. */
export interface OrderFigureProps {
  /** The order. */
  order: FixedOrderView;
}

/** Marks an order of a VIP product (SE-X-07), and one that holds a stake of a launchpool (AMB-092). */
export function OrderBadges({ order: { vip, launchpoolStake } }: OrderFigureProps): ReactElement {
  const { t } = useMessages(fixedMessages);
  return (
    <>
      {vip && <Badge tone="warning">{t('earn.fixedOrder.vip')}</Badge>}
      {launchpoolStake && <Badge tone="info">{t('earn.fixedOrder.launchpool')}</Badge>}
    </>
  );
}

/** The coin with its badges and the term (SE-X-06, SE-X-07). */
export function OrderCoin({ order }: OrderFigureProps): ReactElement {
  const { t } = useMessages(fixedMessages);
  return (
    <CoinName
      asset={order.asset}
      icon={order.icon}
      note={t('earn.fixedOrder.days', { days: order.days })}
      badge={<OrderBadges order={order} />}
    />
  );
}

/** The principal, with its value in USDT. */
export function OrderPrincipal({ order: { asset, principal } }: OrderFigureProps): ReactElement {
  const { figureStyle } = useMessages();
  return (
    <UsdtValue asset={asset} amount={principal}>
      <Amount value={amountText(principal, figureStyle)} unit={asset} />
    </UsdtValue>
  );
}

/** What the order is estimated to earn over its term; its tooltip says what is in it: interest, and the voucher's part where there is one (SE-X-08). */
export function EstimatedEarnings({ order, exact = false }: OrderFigureProps & { exact?: boolean }): ReactElement {
  const { t, figureStyle } = useMessages(fixedMessages);
  const visible = useAmountVisibility();
  const { asset, days, earns, voucherAprFraction, ladder, bonusAsset = asset } = order;
  const term = t('earn.fixedOrder.days', { days });
  const format = exact ? formatExact : formatAmount;
  const tip =
    voucherAprFraction === undefined || !visible
      ? t('earn.fixedOrder.interestTip', { days: term })
      : t('earn.fixedOrder.interestVoucherTip', {
          days: term,
          interest: formatExact(earns.interest, figureStyle),
          voucher: formatExact(earns.voucher, figureStyle),
          coin: asset,
        });
  // It is given up with an early redemption.
  if (order.redeemingEarly) return <Words>{t('earn.unknown')}</Words>;
  return (
    <span className={list.figure}>
      <Tooltip content={tip}>
        <Amount value={earns.total && format(earns.total, figureStyle)} unit={asset} tone="accent" />
      </Tooltip>
      {ladder?.length !== 0 && (
        <Text size="1" color="gray">
          {t('earn.fixedOrder.interestBonus', { coin: bonusAsset })}
        </Text>
      )}
    </span>
  );
}

/** What an order earns at: its own rate, the voucher's on top, and the tiers of the bonus. */
function OrderRates({ order }: OrderFigureProps): ReactElement {
  const { t, figureStyle } = useMessages(fixedMessages);
  const { asset, aprFraction, voucherAprFraction, bonusAsset, tiers } = order;
  const items: SummaryItem[] = [
    { key: 'order', label: t('earn.fixedOrder.aprOrder'), value: <Percent value={percentText(aprFraction, figureStyle)} /> },
  ];
  if (voucherAprFraction !== undefined) {
    const plus = t('earn.fixedOrder.plus', { apr: formatPercent(voucherAprFraction, figureStyle) });
    items.push({ key: 'voucher', label: t('earn.fixedOrder.aprVoucher'), value: <Percent value={plus} tone="accent" /> });
  }
  return (
    <Flex direction="column" gap="3">
      <SummaryList items={items} />
      <LadderTiers asset={asset} bonusAsset={bonusAsset} bonusLimit={undefined} held={undefined} tiers={tiers} />
    </Flex>
  );
}

/** The rate of an order; where a voucher or a bonus comes on top, a press shows it, and a tag names the bonus (SE-X-09). */
export function OrderApr({ order }: OrderFigureProps): ReactElement {
  const { t, figureStyle } = useMessages(fixedMessages);
  const { asset, orderId, aprFraction, voucherAprFraction, ladder } = order;
  const figure = <Percent value={percentText(aprFraction, figureStyle)} tone="accent" strong />;
  const bonus = ladder?.length !== 0;
  // An early redemption gives up what comes on top.
  if (order.redeemingEarly || (!bonus && voucherAprFraction === undefined)) return figure;
  return (
    <span className={css.endFigure}>
      <Popover
        label={t('earn.fixedOrder.aprTitle', { coin: asset, id: orderId })}
        trigger={
          <FigureButton label={t('earn.fixedOrder.aprOf', { apr: formatPercent(aprFraction, figureStyle), coin: asset })}>
            {figure}
          </FigureButton>
        }
      >
        <OrderRates order={order} />
      </Popover>
      {voucherAprFraction !== undefined && (
        <Text size="1" color="gray">
          {t('earn.fixedOrder.aprVoucher')}
        </Text>
      )}
      {bonus && (
        <span className={list.noWrap}>
          <Badge tone="accent">{t('earn.fixedOrder.bonus')}</Badge>
        </span>
      )}
    </span>
  );
}

/** Colours of the states. */
export const STATE_TONES = { holding: 'success', redeeming: 'warning', ended: 'neutral' } as const satisfies Record<
  FixedOrderView['controls']['state'],
  BadgeProps['tone']
>;

/** The name of an order's state; one that renews itself is not redeemed when it matures (SE-X-11). */
export const stateOf = ({ controls, settlement, reinvest }: FixedOrderView): FixedOrderView['controls']['state'] | 'matured' =>
  settlement && reinvest !== false ? 'matured' : controls.state;

/** Holding, redeeming, matured or ended (SE-X-11). */
export function OrderStatus({ order }: OrderFigureProps): ReactElement {
  const { t } = useMessages(fixedMessages);
  return (
    <span className={list.noWrap}>
      <Badge tone={STATE_TONES[order.controls.state]}>{t(`earn.fixedOrder.state.${stateOf(order)}`)}</Badge>
    </span>
  );
}
