'use client';
import { formatAmount, formatExact, formatMonthDay, formatPercent } from '@earnkit/core';
import type { FixedProductView, FixedSubscribe } from '@earnkit/hooks';
import { Percent } from '@earnkit/ui';
import { useMessages } from '../../messages/index.ts';
import { GAIN, outcomeItem } from '../../parts/figures/outcomeItem.tsx';
import { useTimeStyle } from '../../parts/figures/useTimeStyle.ts';
import type { OrderOutcome } from '../../parts/order/Outcome.tsx';
import { partDialogMessages } from '../../parts/dialogMessages.ts';
import { fixedDialogMessages } from '../fixedDialogMessages.ts';

/**
 * The outcome of a fixed subscription (SE-39, SE-47, AMB-174): the rate of the amount, interest with what the voucher adds, the bonus in
 * its coin, and what comes back on which day (SE-X-49), or that the amount renews (SE-X-42). Figures are cut down (FM-01 to FM-05).
 */
export function useFixedOutcome(
  {
    asset,
    apr,
    returns,
    typedAmount,
    sentAmount = typedAmount,
    timeline,
    maturity: { reinvest },
  }: Omit<FixedSubscribe, 'chosen' | 'setTerm'>,
  product: FixedProductView | undefined,
): OrderOutcome {
  const { t, figureStyle } = useMessages(partDialogMessages, fixedDialogMessages);
  const style = useTimeStyle();
  const { raised, bonus, bonusAsset = product?.bonusAsset ?? asset, back } = returns ?? {};
  const { maturesAt, receivedAt } = timeline ?? {};
  const at = reinvest ? maturesAt : receivedAt;
  const day = at === undefined ? t('earn.unknown') : formatMonthDay(at, style);
  const amount = sentAmount && formatExact(sentAmount, figureStyle);
  return {
    outcome: [
      {
        key: 'rate',
        label: typedAmount ? t('earn.outcome.rateFor', { amount: formatExact(typedAmount, figureStyle) }) : t('earn.outcome.rate'),
        value: apr && <Percent value={formatPercent(apr.total, figureStyle)} tone="accent" />,
      },
      outcomeItem('interest', t('earn.outcome.interest'), raised, asset, GAIN),
      ...(product?.ladder?.length === 0
        ? []
        : [outcomeItem('bonus', t('earn.outcome.bonusIn', { coin: bonusAsset }), bonus, bonusAsset, GAIN)]),
      reinvest
        ? outcomeItem('renews', t('earn.fixed.subscribe.renews', { day }), sentAmount, asset)
        : outcomeItem('back', t('earn.fixed.subscribe.back', { day }), back, asset),
    ],
    outcomeText:
      amount === undefined || at === undefined
        ? undefined
        : reinvest
          ? t('earn.fixed.subscribe.toRenew', { amount, coin: asset, day })
          : back && t('earn.fixed.subscribe.toBack', { amount, coin: asset, back: formatAmount(back, figureStyle), day }),
  };
}
