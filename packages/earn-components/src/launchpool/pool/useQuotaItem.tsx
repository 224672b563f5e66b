'use client';
import { type Decimal, formatExact, isNegative, isPositive, ZERO } from '@earnkit/core';
import type { PoolView } from '@earnkit/hooks/launchpool';
import { Badge, Flex, type SummaryItem, useAmountVisibility } from '@earnkit/ui';
import { useMessages } from '../../messages/index.ts';
import { HIDDEN_TEXT } from '../../parts/figureText.ts';
import { launchpoolMessages } from '../messages.ts';

/**
 * The personal quota of a pool as a line: what is left to the person (LP-35, LP-36, AMB-162), with a marker where the pool is for VIPs
 * (LP-13). It is the only statement about the quota beside the pool's own. It tells what is staked, so it is hidden with it.
 */
export function useQuotaItem({ pool: { asset: coin, vip }, quota: { left }, staked }: PoolView): SummaryItem {
  const { t } = useMessages(launchpoolMessages);
  const hidden = !useAmountVisibility() && staked !== undefined && isPositive(staked);
  const text = (amount: Decimal): string =>
    t('earn.launchpool.pool.left', { amount: hidden ? HIDDEN_TEXT : formatExact(isNegative(amount) ? ZERO : amount), coin });
  const label = t('earn.launchpool.pool.myQuota');
  return {
    key: 'mine',
    label: vip ? (
      <Flex as="span" align="center" gap="1">
        {label} <Badge tone="warning">{t('earn.launchpool.vip')}</Badge>
      </Flex>
    ) : (
      label
    ),
    value: left === 'unlimited' ? t('earn.launchpool.pool.noLimit') : left && text(left),
  };
}
