'use client';
import { formatAmount, formatExact, formatMonthDay, formatPercent } from '@earnkit/core';
import type { FixedProductView, FixedSubscribe } from '@earnkit/hooks';
import { Percent, type SummaryItem } from '@earnkit/ui';
import { useMessages } from '../../messages/index.ts';
import { amountItem } from '../../parts/figures/amountItem.tsx';
import { useTimeStyle } from '../../parts/figures/useTimes.ts';
import { partDialogMessages } from '../../parts/dialogMessages.ts';
import { fixedDialogMessages } from '../fixedDialogMessages.ts';

/** What a fixed subscription brings, as figures beside the action and in short behind its label. */
export interface FixedOutcome {
  /** Rate, interest, bonus, and what comes back or renews; without an amount they are `--` in the same places. */
  readonly outcome: readonly SummaryItem[];
  /** The amount and what becomes of it; `undefined` while one of them is not known. */
  readonly outcomeText: string | undefined;
}

/**
 * The outcome of a fixed subscription (SE-39, SE-47, AMB-174): the rate of the amount, interest with what the voucher adds, the bonus in
 * its coin, and what comes back on which day (SE-X-49), or that the amount renews (SE-X-42). Figures are cut down (FM-01 to FM-05).
 */
export function useFixedOutcome(
  { asset, apr, returns, typedAmount, sentAmount = typedAmount, timeline, maturity: { reinvest } }: Omit<FixedSubscribe, 'chosen' | 'setTerm'>,
  product: FixedProductView | undefined,
): FixedOutcome {
  const { t, figureStyle } = useMessages(partDialogMessages, fixedDialogMessages);
  const style = useTimeStyle();
  const { raised, bonus, bonusAsset = product?.bonusAsset ?? asset, back } = returns ?? {};
  const { maturesAt, receivedAt } = timeline ?? {};
  const at = reinvest ? maturesAt : receivedAt;
  const day = at === undefined ? t('earn.unknown') : formatMonthDay(at, style);
  const gain = { cut: true, signed: true, tone: 'accent' } as const;
  const amount = sentAmount && formatExact(sentAmount, figureStyle);
  return {
    outcome: [
      {
        key: 'rate',
        label: typedAmount ? t('earn.outcome.rateFor', { amount: formatExact(typedAmount, figureStyle) }) : t('earn.outcome.rate'),
        value: apr && <Percent value={formatPercent(apr.total, figureStyle)} tone="accent" />,
      },
      amountItem('interest', t('earn.outcome.interest'), raised, asset, gain),
      ...(product?.ladder?.length === 0 ? [] : [amountItem('bonus', t('earn.outcome.bonus'), bonus, bonusAsset, gain)]),
      reinvest
        ? amountItem('renews', t('earn.fixed.subscribe.renews', { day }), sentAmount, asset, { cut: true })
        : amountItem('back', t('earn.fixed.subscribe.back', { day }), back, asset, { cut: true }),
    ],
    outcomeText:
      amount === undefined || at === undefined
        ? undefined
        : reinvest
          ? t('earn.fixed.subscribe.toRenew', { amount, coin: asset, day })
          : back && t('earn.fixed.subscribe.toBack', { amount, coin: asset, back: formatAmount(back, figureStyle), day }),
  };
}
