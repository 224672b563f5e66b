'use client';
import { formatDay, formatPercent, isZero } from '@earnkit/core';
import { type FixedSubscribe } from '@earnkit/hooks';
import { Percent, type SummaryItem } from '@earnkit/ui';
import { useMessages } from '../../messages/index.ts';
import { amountItem } from '../../parts/figures/amountItem.tsx';
import { fixedDialogMessages } from '../fixedDialogMessages.ts';
import { useTimeStyle } from '../../parts/figures/useTimeStyle.ts';

/**
 * How the outcome of an amount adds up (SE-39, SE-47): its rate with the parts that add up to it, and what each part earns in the
 * term.
 */
export function useFixedSummary({
  asset,
  apr,
  returns,
  timeline,
}: Pick<FixedSubscribe, 'asset' | 'apr' | 'returns' | 'timeline'>): readonly SummaryItem[] {
  const { t, figureStyle } = useMessages(fixedDialogMessages);
  const style = useTimeStyle();
  const parts = apr
    ? (['base', 'bonus', 'voucher'] as const)
        .filter((part) => part === 'base' || !isZero(apr[part]))
        .map((part) => t(`earn.fixed.subscribe.part.${part}`, { apr: formatPercent(apr[part], figureStyle) }))
    : [];
  const items: SummaryItem[] = [
    {
      key: 'apr',
      label: t('earn.fixed.subscribe.aprForAmount'),
      value: apr && <Percent value={formatPercent(apr.total, figureStyle)} tone="accent" strong />,
      ...(parts.length > 1 && { hint: parts.join(' + ') }),
    },
  ];
  const { interest, voucher, bonus, bonusAsset, total } = returns ?? {};
  const hasVoucher = voucher !== undefined && !isZero(voucher);
  const hasBonus = returns !== undefined && (bonus === undefined || !isZero(bonus));
  if (hasVoucher || hasBonus) items.push(amountItem('interest', t('earn.fixed.subscribe.baseInterest'), interest, asset));
  if (hasVoucher) items.push(amountItem('voucher', t('earn.fixed.subscribe.voucherInterest'), voucher, asset));
  if (hasBonus && bonusAsset !== undefined) {
    const label = bonusAsset === asset ? t('earn.fixed.subscribe.bonus') : t('earn.fixed.subscribe.bonusIn', { coin: bonusAsset });
    items.push(amountItem('bonus', label, bonus, bonusAsset));
  }
  const day = timeline && formatDay(timeline.maturesAt, style);
  // What a voucher adds is interest, as on the page of the order; a sum with a bonus in it is called earnings (AMB-159).
  const [whole, wholeBy] = hasBonus
    ? (['earn.fixed.subscribe.total', 'earn.fixed.subscribe.totalBy'] as const)
    : (['earn.fixed.subscribe.interest', 'earn.fixed.subscribe.interestBy'] as const);
  items.push({
    ...amountItem('total', day === undefined ? t(whole) : t(wholeBy, { day }), total, asset, {
      tone: 'accent',
      strong: true,
    }),
    ...(hasBonus && bonusAsset !== asset && { hint: t('earn.fixed.subscribe.plusBonus', { coin: bonusAsset ?? '' }) }),
  });
  return items;
}
