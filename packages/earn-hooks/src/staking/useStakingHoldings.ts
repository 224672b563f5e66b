'use client';
import { type Decimal, ZERO } from '@earnkit/core';
import { loanOf } from '@earnkit/core/account/rules';
import type { UnreadableRow } from '@earnkit/core/endpoint';
import type { StakingBalance, StakingStatistics, StakingUser } from '@earnkit/core/staking/contract';
import { type RewardTotals, heldTotal, holdingsOfType, rewardTotals } from '@earnkit/core/staking/rules';
import { useCallback } from 'react';
import { useEarn } from '../provider/earnContext.ts';
import type { QueryState } from '../provider/queryState.ts';
import { mapReading, usePrivateReading } from '../provider/useReading.ts';
import { usePrivateReadings } from '../provider/useReadings.ts';
import { stakingBalancesOptions, stakingStatisticsOptions } from './holdingQueries.ts';
import { stakingLoansOptions, stakingUserOptions } from './queries.ts';

/** Which holdings are shown. */
export interface StakingHoldingsQuery {
  /** 0 token or debt, 1 other (ST-27, AMB-120). @default all */
  readonly type?: 0 | 1 | undefined;
  /** One coin. @default all coins */
  readonly asset?: string | undefined;
}

/** The holdings of a list. */
export interface StakingHoldings {
  /** What the person has staked. */
  readonly rows: readonly StakingBalance[];
  /** How many there are of each kind, and of both, whatever kind is listed. */
  readonly counts: { readonly all: number; readonly token: number; readonly other: number };
  /** The sum of the rows of one coin; `undefined` over several coins, and where a row is not known. */
  readonly total: Decimal | undefined;
  /** Rows that could not be read. */
  readonly unreadable: readonly UnreadableRow[];
}

/** What the person has staked, by kind (ST-14, ST-27, API-67). Nothing is read for a visitor. */
export function useStakingHoldings({ type, asset }: StakingHoldingsQuery): QueryState<StakingHoldings> {
  return mapReading(usePrivateReading(stakingBalancesOptions(useEarn(), asset)), ({ rows: all, unreadable }) => {
    const [token, other] = [holdingsOfType(all, 0).length, holdingsOfType(all, 1).length];
    const listed = type === undefined ? all : holdingsOfType(all, type);
    const rows = listed.map((row) => (row.asset === undefined ? { ...row, asset } : row));
    const known = asset !== undefined && unreadable.length === 0;
    return { rows, counts: { all: all.length, token, other }, total: known ? heldTotal(rows) : undefined, unreadable };
  });
}

/**
 * What the person has in each protocol or product of a coin, by its id (ST-14, API-67): zero where none is listed, `undefined`
 * while it is not known, and where a holding could not be read or does not say its product.
 */
export function useHeldIn(asset: string): (pid: string) => Decimal | undefined {
  const reading = usePrivateReading(stakingBalancesOptions(useEarn(), asset));
  const data = reading.state === 'ready' ? reading.data : undefined;
  return useCallback(
    (pid: string) => {
      if (data === undefined) return undefined;
      // The exchange may list a protocol in parts.
      const rows = data.rows.filter((one) => one.pid === pid);
      if (rows.length > 0) return heldTotal(rows);
      return data.unreadable.length > 0 || data.rows.some((one) => one.pid === undefined) ? undefined : ZERO;
    },
    [data],
  );
}

/** What the person has staked in a product and earned with it, coin by coin. */
export interface StakingEarned extends RewardTotals {
  /** What is held of each coin. */
  readonly held: readonly { readonly asset: string; readonly amount: Decimal | undefined }[];
}

/**
 * What the person has staked of some coins and earned with them, in every coin that rewards were paid in (SH-07, API-65): of all coins of a
 * product, or of one coin. Nothing is read for a visitor.
 */
export function useStakingEarned(coins: readonly string[], pid?: string): QueryState<StakingEarned> {
  const earn = useEarn();
  const reading = usePrivateReadings(coins.map((coin) => stakingStatisticsOptions(earn, coin, pid)));
  return mapReading(reading, (read) => {
    const statistics = coins.flatMap((asset, index) => {
      const one = read[index];
      return one === undefined ? [] : [{ asset, read: one }];
    });
    return { ...rewardTotals(statistics), held: statistics.map(({ asset, read: { heldAmount } }) => ({ asset, amount: heldAmount })) };
  });
}

/** What the person has staked of a coin and earned with it (SH-07, API-65). Nothing is read for a visitor. */
export const useStakingStatistics = (asset: string, pid?: string): QueryState<StakingStatistics> =>
  usePrivateReading(stakingStatisticsOptions(useEarn(), asset, pid));

/** What the person has staked of a coin, and who they are to the product (ST-13, API-66). Nothing is read for a visitor. */
export const useStakingUser = (asset: string, pid?: string): QueryState<StakingUser> =>
  usePrivateReading(stakingUserOptions(useEarn(), asset, pid));

/** What the person has borrowed of a coin; zero where the exchange names no loan (ST-15, API-70). Nothing is read for a visitor. */
export const useStakingLoan = (asset: string): QueryState<Decimal | undefined> =>
  mapReading(usePrivateReading(stakingLoansOptions(useEarn(), asset)), (loans) => loanOf(loans, asset));
