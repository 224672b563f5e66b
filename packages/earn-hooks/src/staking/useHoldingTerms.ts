'use client';
import type { Decimal, EarnFailure } from '@earnkit/core';
import type { StakingBalance, StakingProduct } from '@earnkit/core/staking/contract';
import { bonusMoments, type MintedAmount, isBonusApplied, mintedAmount, productName, ratedOf } from '@earnkit/core/staking/rules';
import type { UseQueryResult } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useEarnQueries } from '../provider/useEarnQueries.ts';
import { useEarn } from '../provider/earnContext.ts';
import { useNowAt } from '../time/time.ts';
import { stakingProductOptions } from './queries.ts';

type Named = Pick<StakingBalance, 'asset' | 'pid'>;

/** What the product of a holding says of it. */
export interface HoldingTerms {
  /** Whether its product is being read for the first time, and what is not known yet may still come. */
  readonly isReading: boolean;
  /** Whether its rate has a bonus in it, which pays less on large amounts (AMB-113); `undefined` while that is not known. */
  readonly includesBonus: boolean | undefined;
  /** The product; `undefined` while it is not known. */
  readonly product: StakingProduct | undefined;
  /** The name of its product: the token that its coin is exchanged into, else the coin; `undefined` while it is not known. */
  readonly name: string | undefined;
  /** The token that an amount of it stands for, at today's rate; `undefined` where it is exchanged into none, and while it is not known. */
  readonly minted: MintedAmount | undefined;
}

const collect = (queries: readonly UseQueryResult<StakingProduct | null, EarnFailure>[]) =>
  queries.map(({ data, isLoading }) => ({ product: data ?? undefined, isReading: isLoading }));

const UNREAD = { product: undefined, isReading: false };

/**
 * What the products of holdings say of them: their names, the tokens they stand for, and whether their rates have a bonus in them. The
 * products are those that the dialogs of a holding read too.
 */
export function useHoldingTerms(held: readonly Named[]): (holding: Named, amount?: Decimal) => HoldingTerms {
  const earn = useEarn();
  const products = useEarnQueries(
    held.map(({ asset, pid }) => ({ ...stakingProductOptions(earn, { asset, pid }), enabled: (asset ?? pid) !== undefined })),
    collect,
  );
  const { now } = earn;
  const passed = useNowAt(bonusMoments(products.flatMap(({ product }) => (product ? [product, ...product.protocols.rows] : []))));
  return useCallback(
    ({ asset, pid }, amount) => {
      const { product, isReading } = products[held.findIndex((one) => one.asset === asset && one.pid === pid)] ?? UNREAD;
      if (product === undefined) return { isReading, includesBonus: undefined, product, name: undefined, minted: undefined };
      return {
        isReading,
        includesBonus: isBonusApplied(ratedOf(product, { asset, pid }).bonus, Math.max(passed, now())),
        product,
        name: productName(product),
        minted: asset === undefined || amount === undefined ? undefined : mintedAmount(product, asset, amount),
      };
    },
    [products, held, passed, now],
  );
}
