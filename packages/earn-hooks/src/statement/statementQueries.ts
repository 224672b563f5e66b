import { type DayRange, HOUR, dayOf } from '@earnkit/core';

import { type DailyPrice, dailyPrices } from '@earnkit/core/statement/contract';

import type { Rows } from '@earnkit/core/endpoint';
import { type ProfitRecord, records } from '@earnkit/core/staking/contract';
import { rangeOfDays } from '@earnkit/time';
import { type EarnQueryOptions, earnKey, publicQuery } from '../provider/earnQuery.ts';
import {
  type EarningsQuery,
  type EarningsSource,
  fixedEarningsOptions,
  flexibleBonusOptions,
  flexibleInterestOptions,
} from '../simple-earn/history/earningQueries.ts';
import { earningsQuery, hostEarningsOptions } from './hostEarnings.ts';
import { HOST_PRODUCTS, type StatementHost, type StatementProduct } from './statementHost.ts';

const profitId = ({ id, at, amount, rewardAsset, pid }: ProfitRecord): string =>
  id ?? [at, amount, rewardAsset, pid].map((part) => part ?? '').join(' ');

/**
 * The rewards of a staked coin up to the end of a range: the call has no first moment (API-68, AMB-119).
 *
 * @param since reads the rewards of the range, and older ones as far as they stand beside them. @default every reward
 */
export const stakingEarningsOptions = (
  earn: EarningsSource,
  asset: string,
  { start, end }: DayRange,
  since: 'start' | 'ever' = 'ever',
): EarningsQuery => {
  const { startsAt, endsAt } = rangeOfDays({ start, end }, earn.timeZone);
  const to = endsAt - 1;
  return earningsQuery<ProfitRecord>(earn, {
    queryKey: [...earnKey(earn.scope, records.profits), 'earned', asset, to, ...(since === 'start' ? [startsAt] : [])],
    ...(since === 'start' && { isPast: ({ at }) => at < startsAt }),
    read: (page, signal) => earn.client.call(records.profits, { asset, to, ...page }, { signal }),
    idOf: profitId,
    earningOf: (record) => ({
      id: profitId(record),
      product: 'staking',
      kind: 'reward',
      asset: record.asset ?? asset,
      earnedAsset: record.rewardAsset ?? asset,
      amount: record.rewardAsset === undefined ? undefined : record.amount,
      at: record.at,
      day: dayOf(record.at, earn.timeZone),
    }),
  });
};

/** What a coin was worth on each day of a window. Past prices do not change. */
export const dailyPricesOptions = (earn: EarningsSource, asset: string, days: DayRange): EarnQueryOptions<Rows<DailyPrice>> => {
  const { startsAt, endsAt } = rangeOfDays(days, 'UTC');
  return publicQuery(earn, dailyPrices, { asset, from: startsAt, to: endsAt }, { staleMs: HOUR * 1000 });
};

/** One list that a statement is made of. */
export interface StatementSource {
  /** The product that it is of. */
  readonly product: StatementProduct;
  /** Reads it. */
  readonly query: EarningsQuery;
}

/** What a statement is made of. */
export interface StatementSourcesQuery {
  /** The days of the statement. */
  readonly range: DayRange;
  /** The same days in windows. */
  readonly windows: readonly DayRange[];
  /** The coins of which staking rewards may have been paid. */
  readonly stakingAssets: readonly string[];
  /** What the host lists. */
  readonly hostEarnings: StatementHost['earnings'];
}

/** Every list that a statement is made of: each product's, window by window. */
export const statementSources = (
  earn: EarningsSource,
  { range, windows, stakingAssets, hostEarnings }: StatementSourcesQuery,
): readonly StatementSource[] => [
  ...windows.flatMap((days): readonly StatementSource[] => [
    { product: 'flexible', query: flexibleInterestOptions(earn, { days }) },
    { product: 'flexible', query: flexibleBonusOptions(earn, { days }) },
    { product: 'fixed', query: fixedEarningsOptions(earn, { days }) },
    ...HOST_PRODUCTS.flatMap((product): readonly StatementSource[] => {
      const list = hostEarnings?.[product];
      return list ? [{ product, query: hostEarningsOptions(earn, product, list, days) }] : [];
    }),
  ]),
  ...stakingAssets.map((asset): StatementSource => ({ product: 'staking', query: stakingEarningsOptions(earn, asset, range) })),
];
