'use client';
import { formatExact } from '@earnkit/core';
import type { PoolView } from '@earnkit/hooks/launchpool';
import { Amount, Badge, Flex, type SummaryItem } from '@earnkit/ui';
import { useMessages } from '../../messages/index.ts';
import { CoinAmount } from '../../parts/CoinAmount.tsx';
import { launchpoolMessages } from '../messages.ts';

/**
 * The personal quota of a pool as a line: what the person has staked of the most that one person may stake, with a marker where
 * the pool is for VIPs (LP-13). A visitor sees the most alone.
 */
export function useQuotaItem({ pool: { asset, vip }, quota: { personal }, staked }: PoolView): SummaryItem {
  const { t } = useMessages(launchpoolMessages);
  const value = (): SummaryItem['value'] => {
    if (personal === undefined) return undefined;
    if (personal === 'unlimited') return t('earn.launchpool.pool.noLimit');
    if (staked === undefined) return <CoinAmount amount={personal} asset={asset} />;
    return <Amount value={`${formatExact(staked)} / ${formatExact(personal)}`} unit={asset} />;
  };
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
    value: value(),
  };
}
