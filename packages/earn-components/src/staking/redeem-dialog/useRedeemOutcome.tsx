'use client';
import { formatExactPercent, isPositive, isZero } from '@earnkit/core';
import type { StakingRedeem } from '@earnkit/hooks/staking';
import type { SummaryItem } from '@earnkit/ui';
import { useMessages } from '../../messages/index.ts';
import { amountItem } from '../../parts/figures/amountItem.tsx';
import { stakingDialogMessages } from '../dialogMessages.ts';

/** The outcome of a redemption: amount, fee and what is received, which add up, with every digit (FM-14). */
export function useRedeemOutcome({
  asset,
  redeemAsset,
  typedAmount,
  fee,
  feeFractions,
  type,
  received,
  discount,
  product,
}: StakingRedeem): readonly SummaryItem[] {
  const { t, figureStyle } = useMessages(stakingDialogMessages);
  const rate = feeFractions[type];
  return [
    amountItem('amount', t('earn.amount.label'), typedAmount, asset),
    amountItem(
      'fee',
      rate === undefined ? t('earn.staking.redeem.fee') : t('earn.staking.redeem.feeOf', { rate: formatExactPercent(rate, figureStyle) }),
      fee?.fee,
      asset,
      discount !== 'unknown' && isPositive(discount) && rate !== undefined && !isZero(rate)
        ? { hint: t('earn.staking.redeem.vip', { discount: formatExactPercent(discount, figureStyle) }) }
        : {},
    ),
    // Before an amount is typed the coin alone: it can be another than the redeemed one.
    typedAmount === undefined
      ? { key: 'received', label: t('earn.staking.redeem.received'), value: product.state === 'ready' ? redeemAsset : undefined }
      : amountItem('received', t('earn.staking.redeem.received'), received, redeemAsset, { strong: true }),
  ];
}
