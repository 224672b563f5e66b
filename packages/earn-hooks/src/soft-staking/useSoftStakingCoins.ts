'use client';
import { type Decimal, sumOfKnown } from '@earnkit/core';
import { isStablecoin } from '@earnkit/core/account/rules';
import type { SoftStakingCoin } from '@earnkit/core/soft-staking/contract';
import { expectedPayout } from '@earnkit/core/soft-staking/rules';
import { useMemo } from 'react';
import { useUsdtValues } from '../account/useUsdtPrices.ts';

/** A coin of soft staking as the overview shows it. */
export interface SoftStakingCoinView extends SoftStakingCoin {
  /** What a whole day pays for what is held now; `undefined` while it is not known and for a coin that is no longer paid. */
  readonly expected: Decimal | undefined;
  /** Worth of everything paid so far in USDT; `undefined` while it is not known. */
  readonly earnedUsdt: Decimal | undefined;
}

/** The overview of soft staking, coin by coin. */
export interface SoftStakingCoins {
  readonly coins: readonly SoftStakingCoinView[];
  /** Everything paid so far in USDT; `undefined` while a part of it is not known. */
  readonly earnedUsdt: Decimal | undefined;
  /** What a whole day pays for what is held now, in USDT; `undefined` while a part of it is not known. */
  readonly expectedUsdt: Decimal | undefined;
}

/**
 * What a person earns by holding, coin by coin (SS-01).
 *
 * @param coins the coins as the host read them (AMB-036). Keep the list while it does not change.
 */
export function useSoftStakingCoins(coins: readonly SoftStakingCoin[]): SoftStakingCoins {
  const assets = useMemo(() => coins.map(({ asset }) => asset), [coins]);
  const valueOf = useUsdtValues(assets);
  return useMemo(() => {
    const usdtOf = (asset: string, amount: Decimal | undefined) => (isStablecoin(asset) ? amount : valueOf(asset, amount));
    const views = coins.map((coin): SoftStakingCoinView => ({
      ...coin,
      expected: expectedPayout(coin),
      earnedUsdt: usdtOf(coin.asset, coin.earned),
    }));
    const paying = views.filter(({ supported }) => supported);
    return {
      coins: views,
      earnedUsdt: sumOfKnown(views.map(({ earnedUsdt }) => earnedUsdt)),
      expectedUsdt: sumOfKnown(paying.map(({ asset, expected }) => usdtOf(asset, expected))),
    };
  }, [coins, valueOf]);
}
