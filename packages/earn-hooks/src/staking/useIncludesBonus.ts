'use client';
import type { EarnFailure } from '@earnkit/core';
import type { StakingBalance, StakingProduct } from '@earnkit/core/staking/contract';
import { bonusMoments, isBonusApplied, ratedOf } from '@earnkit/core/staking/rules';
import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useEarn } from '../provider/earnContext.ts';
import { useNowAt } from '../time/useNowAt.ts';
import { stakingProductOptions } from './queries.ts';

type Named = Pick<StakingBalance, 'asset' | 'pid'>;

const collect = (queries: readonly UseQueryResult<StakingProduct | null, EarnFailure>[]) => queries.map(({ data }) => data ?? undefined);

/**
 * Whether the rate of a holding has a bonus in it, which pays less on large amounts (AMB-113). Only its product says so, the one that
 * its dialogs read too; false while that is not known.
 */
export function useIncludesBonus(held: readonly Named[]): (holding: Named) => boolean {
  const earn = useEarn();
  const products = useQueries<{ queryFnData: StakingProduct | null; error: EarnFailure }[], ReturnType<typeof collect>>(
    {
      queries: held.map(({ asset, pid }) => ({ ...stakingProductOptions(earn, { asset, pid }), enabled: (asset ?? pid) !== undefined })),
      combine: collect,
    },
    earn.queryClient,
  );
  const { now } = earn;
  const passed = useNowAt(bonusMoments(products.flatMap((product) => (product ? [product, ...product.protocols.rows] : []))));
  return useCallback(
    ({ asset, pid }) => {
      const product = products[held.findIndex((one) => one.asset === asset && one.pid === pid)];
      return product !== undefined && isBonusApplied(ratedOf(product, { asset, pid }).bonus, Math.max(passed, now()));
    },
    [products, held, passed, now],
  );
}
