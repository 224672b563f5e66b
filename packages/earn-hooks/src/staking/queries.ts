import * as account from '@earnkit/core/account/contract';
import type { Loans } from '@earnkit/core/account/contract';
import type { Rows } from '@earnkit/core/endpoint';
import {
  type ProfitRecord,
  type StakedTotalPoint,
  type StakingBalance,
  type StakingProduct,
  type StakingQuestion,
  type StakingRatePoint,
  type StakingStatistics,
  type StakingTarget,
  type StakingUser,
  faq,
  holdings,
  products,
  records,
  trends,
} from '@earnkit/core/staking/contract';
import { BALANCE_REFRESH_MS } from '../account/queries.ts';
import { type EarnQueryOptions, LIVE, type QuerySource, personalQuery, privateQuery, publicQuery } from '../provider/earnQuery.ts';

/** The reads that a stake or a redemption changes. */
export const STAKING_CALLS = [
  account.balances,
  products.product,
  products.user,
  holdings.balances,
  holdings.statistics,
  records.profits,
] as const;

/** Milliseconds in which a series of days is not read again. */
const TREND_STALE_MS = 300_000;

/** A target with the fields that it has, so that one target has one key. */
const targetOf = ({ asset, pid }: StakingTarget): StakingTarget => ({
  ...(asset !== undefined && { asset }),
  ...(pid !== undefined && { pid }),
});

/** The config of a product (API-69); `null` where there is none. Rates, limits and today's quota move. */
export const stakingProductOptions = (earn: QuerySource, target: StakingTarget): EarnQueryOptions<StakingProduct | null> =>
  personalQuery(earn, products.product, targetOf(target), LIVE);

/** What the person has staked of a coin, or in one product of it, and who they are to it (API-66). */
export const stakingUserOptions = (earn: QuerySource, asset: string, pid?: string): EarnQueryOptions<StakingUser> =>
  privateQuery(earn, products.user, { asset, ...(pid !== undefined && { pid }) }, LIVE);

/** What the person has staked: of one coin, or of all (API-67). */
export const stakingBalancesOptions = (earn: QuerySource, asset?: string): EarnQueryOptions<Rows<StakingBalance>> =>
  privateQuery(earn, holdings.balances, targetOf({ asset }), LIVE);

/** What the person has staked of a coin and earned with it (API-65). */
export const stakingStatisticsOptions = (earn: QuerySource, asset: string, pid?: string): EarnQueryOptions<StakingStatistics> =>
  privateQuery(earn, holdings.statistics, { asset, ...(pid !== undefined && { pid }) }, LIVE);

/** What the person has borrowed (API-70). It reduces the balance, so it is as fresh. */
export const stakingLoansOptions = (earn: QuerySource, asset: string): EarnQueryOptions<Loans> =>
  privateQuery(earn, holdings.loans, { asset }, { staleMs: 10_000, refreshMs: BALANCE_REFRESH_MS });

/** One page of the rewards that the person was paid, from 1 (API-68). @param to the last second, included. */
export const profitRecordsOptions = (
  earn: QuerySource,
  query: { readonly asset: string; readonly page: number; readonly limit: number; readonly to: number },
): EarnQueryOptions<Rows<ProfitRecord>> => privateQuery(earn, records.profits, query, LIVE);

/** A product's rates of the last days (API-61); the same for everybody. */
export const stakingRatesOptions = (
  earn: QuerySource,
  { asset, pid, days }: { readonly asset: string; readonly pid?: string | undefined; readonly days: number },
): EarnQueryOptions<Rows<StakingRatePoint>> =>
  publicQuery(earn, trends.rates, { asset, ...(pid !== undefined && { pid }), limit: days, page: 1 }, { staleMs: TREND_STALE_MS });

/** What everybody has staked of a coin in the last days (API-62). */
export const stakedTotalsOptions = (
  earn: QuerySource,
  { asset, days }: { readonly asset: string; readonly days: number },
): EarnQueryOptions<Rows<StakedTotalPoint>> =>
  publicQuery(earn, trends.totals, { asset, limit: days, page: 1 }, { staleMs: TREND_STALE_MS });

/** The questions about a product (API-71). */
export const stakingQuestionsOptions = (earn: QuerySource, target: StakingTarget): EarnQueryOptions<Rows<StakingQuestion>> =>
  publicQuery(earn, faq.questions, targetOf(target), { staleMs: TREND_STALE_MS });
