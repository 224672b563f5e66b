'use client';
import { type Decimal, formatExact, isPositive } from '@earnkit/core';
import type { PoolView } from '@earnkit/hooks/launchpool';
import type { SummaryItem } from '@earnkit/ui';
import { useMessages } from '../../messages/index.ts';
import { CoinAmount } from '../../parts/figures/CoinAmount.tsx';
import { launchpoolMessages } from '../messages.ts';

/**
 * A summary line that says how much of a person's stake counts for rewards (AMB-166): the limit of their tier of trading volume, or that
 * nothing counts below the first one. `undefined` where volume limits nothing, and while the limit is not known.
 *
 * @param counted the part of the stake being made that counts, shown in place of the limit.
 */
export function useCountsItem(pool: Pick<PoolView, 'pool' | 'rewardLimit'> | undefined, counted?: Decimal): SummaryItem | undefined {
  const { t, figureStyle } = useMessages(launchpoolMessages);
  const limit = pool?.rewardLimit;
  if (pool === undefined || limit === undefined || limit === 'unlimited') return undefined;
  const { asset } = pool.pool;
  const upTo = isPositive(limit)
    ? t('earn.launchpool.counts.upTo', { amount: formatExact(limit, figureStyle), coin: asset })
    : t('earn.launchpool.counts.nothing');
  return {
    key: 'counts',
    label: t('earn.launchpool.counts.label'),
    ...(counted === undefined || !isPositive(limit)
      ? { value: upTo }
      : { value: <CoinAmount amount={counted} asset={asset} />, hint: upTo }),
  };
}
