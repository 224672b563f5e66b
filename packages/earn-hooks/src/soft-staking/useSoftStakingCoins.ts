'use client';
import { type Decimal, sumOfKnown } from '@earnkit/core';
import type { SoftStakingCoin } from '@earnkit/core/soft-staking/contract';
import { expectedPayout } from '@earnkit/core/soft-staking/rules';
import { useMemo } from 'react';
import { usePortfolioValues } from '../account/usePortfolioValues.ts';

/** A coin of soft staking as the overview shows it. */
export interface SoftStakingCoinView extends SoftStakingCoin {
  /** What a whole day pays for what is held now; `undefined` while it is not known and for a coin that is no longer paid. */
  readonly expected: Decimal | undefined;
  /** Worth of everything paid so far in USDT; `undefined` while it is not known. */
  readonly earnedUsdt: Decimal | undefined;
}

/** A total of coins in USDT. */
export interface SoftStakingTotal {
  /** The exact sum; `undefined` while a part of it is not known. */
  readonly amount: Decimal | undefined;
  /** Coins of which the amount or the price is not known. */
  readonly unknown: readonly string[];
}

/** The overview of soft staking, coin by coin. */
export interface SoftStakingCoins {
  /** Every coin that pays for being held. */
  readonly coins: readonly SoftStakingCoinView[];
  /** Everything paid so far. */
  readonly earned: SoftStakingTotal;
  /** What a whole day pays for what is held now. */
  readonly expected: SoftStakingTotal;
  /** Whether prices that the totals need are on their way. */
  readonly pending: boolean;
}

/**
 * What a person earns by holding, coin by coin (SS-01).
 *
 * @param coins the coins as the host read them (AMB-036). Keep the list while it does not change.
 * @param complete whether every coin could be read; otherwise the totals are not known. @default true
 */
export function useSoftStakingCoins(coins: readonly SoftStakingCoin[], complete = true): SoftStakingCoins {
  const assets = useMemo(() => coins.map(({ asset }) => asset), [coins]);
  const { valueOf, pending } = usePortfolioValues(assets);
  return useMemo(() => {
    const views = coins.map((coin): SoftStakingCoinView => ({
      ...coin,
      expected: expectedPayout(coin),
      earnedUsdt: valueOf(coin.asset, coin.earned),
    }));
    const totalOf = (parts: readonly { readonly asset: string; readonly value: Decimal | undefined }[]): SoftStakingTotal => ({
      amount: complete ? sumOfKnown(parts.map(({ value }) => value)) : undefined,
      unknown: parts.filter(({ value }) => value === undefined).map(({ asset }) => asset),
    });
    const paying = views.filter(({ supported }) => supported !== false);
    return {
      coins: views,
      earned: totalOf(views.map(({ asset, earnedUsdt }) => ({ asset, value: earnedUsdt }))),
      expected: totalOf(paying.map(({ asset, expected }) => ({ asset, value: valueOf(asset, expected) }))),
      pending,
    };
  }, [coins, complete, valueOf, pending]);
}
