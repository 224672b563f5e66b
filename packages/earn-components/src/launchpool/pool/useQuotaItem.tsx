'use client';
import { type Decimal, isNegative, ZERO } from '@earnkit/core';
import type { PoolView } from '@earnkit/hooks/launchpool';
import { Badge, Flex, type SummaryItem } from '@earnkit/ui';
import { useMessages } from '../../messages/index.ts';
import { useOwnAmount } from '../../parts/order/useOwnAmount.ts';
import { launchpoolMessages } from '../messages.ts';

/**
 * The personal quota of a pool as a line: what is left to the person (LP-35, LP-36, AMB-162), with a marker where the pool is for VIPs
 * (LP-13). It is the only statement about the quota beside the pool's own.
 */
export function useQuotaItem({ pool: { asset: coin, vip }, quota: { left } }: PoolView): SummaryItem {
  const { t } = useMessages(launchpoolMessages);
  const own = useOwnAmount();
  const text = (amount: Decimal): string => t('earn.launchpool.pool.left', { amount: own(isNegative(amount) ? ZERO : amount), coin });
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
