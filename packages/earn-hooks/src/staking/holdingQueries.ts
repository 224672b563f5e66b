import type { Rows } from '@earnkit/core/endpoint';
import { type ProfitRecord, type StakingBalance, type StakingStatistics, holdings, records } from '@earnkit/core/staking/contract';
import { type EarnQueryOptions, LIVE, type QuerySource, privateQuery } from '../provider/earnQuery.ts';
import { targetOf } from './queries.ts';

/** What the person has staked: of one coin, or of all (API-67). */
export const stakingBalancesOptions = (earn: QuerySource, asset?: string): EarnQueryOptions<Rows<StakingBalance>> =>
  privateQuery(earn, holdings.balances, targetOf({ asset }), LIVE);

/** What the person has staked of a coin and earned with it (API-65). */
export const stakingStatisticsOptions = (earn: QuerySource, asset: string, pid?: string): EarnQueryOptions<StakingStatistics> =>
  privateQuery(earn, holdings.statistics, { asset, ...(pid !== undefined && { pid }) }, LIVE);

/** One page of the rewards that the person was paid, from 1 (API-68). @param to the last second, included. */
export const profitRecordsOptions = (
  earn: QuerySource,
  query: { readonly asset: string; readonly page: number; readonly limit: number; readonly to: number },
): EarnQueryOptions<Rows<ProfitRecord>> => privateQuery(earn, records.profits, query, LIVE);

/**
 * What the person earned with a holding. Two holdings of a coin are told apart by their products; the figures of one alone are those of the
 * coin.
 *
 * @param others everything that the person has staked.
 */
export const earnedOfHoldingOptions = (
  earn: QuerySource,
  holding: Pick<StakingBalance, 'asset' | 'pid'>,
  others: readonly Pick<StakingBalance, 'asset' | 'pid'>[],
): EarnQueryOptions<StakingStatistics> => {
  const shared = others.some((other) => other.asset === holding.asset && other !== holding && other.pid !== holding.pid);
  return stakingStatisticsOptions(earn, holding.asset ?? '', shared ? holding.pid : undefined);
};
