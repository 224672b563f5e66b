'use client';
import { HOUR, formatAmount, formatClock, formatExact, formatPercent, isPositive, readDraft } from '@earnkit/core';
import type { FlexibleProduct } from '@earnkit/core/simple-earn/contract';
import type { FlexibleSubscribe } from '@earnkit/hooks';
import { Percent } from '@earnkit/ui';
import { useMessages } from '../../messages/index.ts';
import { GAIN, outcomeItem } from '../../parts/figures/outcomeItem.tsx';
import { useTimeStyle } from '../../parts/figures/useTimeStyle.ts';
import type { OrderOutcome } from '../../parts/order/Outcome.tsx';
import { partDialogMessages } from '../../parts/dialogMessages.ts';
import { flexibleDialogMessages } from '../flexibleDialogMessages.ts';

/**
 * The outcome of a flexible subscription (SE-39, SE-47): the rate of the amount, what it earns in a day, the bonus of a day in its coin,
 * and when the first interest is paid (SE-F-36). The place of a bonus stays while its steps are not known.
 */
export function useFlexibleOutcome(
  { asset, amount, apr, daily, tiers, headlineApr, timeline, notLent, sentAmount, assessment }: FlexibleSubscribe,
  product: FlexibleProduct | undefined,
): OrderOutcome {
  const { t, figureStyle } = useMessages(partDialogMessages, flexibleDialogMessages);
  const style = useTimeStyle();
  const draft = readDraft(amount);
  const typed = draft === 'empty' ? undefined : draft;
  const bonusAsset = daily?.bonusAsset ?? product?.bonusAsset ?? asset;
  const hasBonus = tiers === undefined || (headlineApr !== undefined && isPositive(headlineApr.bonus));
  const sent = sentAmount ?? (assessment.state === 'ready' ? assessment.request.amount : undefined);
  return {
    outcome: [
      {
        key: 'rate',
        label: typed ? t('earn.outcome.rateFor', { amount: formatExact(typed, figureStyle) }) : t('earn.outcome.rate'),
        value: apr && <Percent value={formatPercent(apr.total, figureStyle)} tone={notLent ? 'default' : 'accent'} />,
      },
      outcomeItem('daily', t('earn.outcome.daily'), daily?.interest, asset, notLent ? {} : GAIN),
      ...(hasBonus ? [outcomeItem('bonus', t('earn.outcome.dailyBonus', { coin: bonusAsset }), daily?.bonus, bonusAsset, GAIN)] : []),
      {
        key: 'first',
        label: t('earn.flexible.subscribe.first'),
        value: notLent ? undefined : formatClock(timeline.interestPaidAt - (timeline.interestPaidAt % HOUR), style),
      },
    ],
    outcomeText:
      sent && daily && isPositive(daily.interest)
        ? t('earn.flexible.subscribe.toDaily', {
            amount: formatExact(sent, figureStyle),
            coin: asset,
            interest: formatAmount(daily.interest, figureStyle),
          })
        : undefined,
  };
}
