import * as account from '@earnkit/core/account/contract';
import type { Rows } from '@earnkit/core/endpoint';
import * as launchpool from '@earnkit/core/launchpool/contract';
import type { CandyDropItem, LaunchpoolProject, LaunchpoolUserStat, PoolStatistics } from '@earnkit/core/launchpool/contract';
import { type EarnQueryOptions, LIVE, type QuerySource, personalQuery, privateQuery } from '../provider/earnQuery.ts';

/** Reads of Simple Earn and staking that show launchpool stakes, given by name so that a launchpool page loads none of their code. */
const HELD_ELSEWHERE = [
  { name: 'flexible.holdings' },
  { name: 'flexible.statistics' },
  { name: 'fixed.orders' },
  { name: 'history.flexible' },
  { name: 'history.fixed' },
  { name: 'staking.balances' },
  { name: 'staking.statistics' },
  { name: 'staking.user' },
] as const;

/** The reads that a stake or its redemption changes (LP-48). */
export const LAUNCHPOOL_CALLS = [
  account.balances,
  account.loans,
  launchpool.project,
  launchpool.statistics,
  launchpool.userStat,
  ...HELD_ELSEWHERE,
] as const;

/** One project with its pools (API-21). It is read at most once in 5 s for all components (LP-59); an order reads it again at once. */
export const launchpoolProjectOptions = (earn: QuerySource, projectId: string): EarnQueryOptions<LaunchpoolProject | null> =>
  personalQuery(earn, launchpool.project, { projectId }, { staleMs: 5_000, refreshMs: 60_000 });

/** What the person has in the pools of a project (API-22). */
export const launchpoolStatisticsOptions = (earn: QuerySource, projectId: string): EarnQueryOptions<Rows<PoolStatistics>> =>
  privateQuery(earn, launchpool.statistics, { projectId }, LIVE);

/** What the person has in all launchpools (API-24). */
export const launchpoolUserStatOptions = (earn: QuerySource): EarnQueryOptions<LaunchpoolUserStat> =>
  privateQuery(earn, launchpool.userStat, undefined, LIVE);

/** The candy drop that is suggested after a stake of a coin (API-23, AMB-021). It is read again each time. */
export const candyDropOptions = (earn: QuerySource & { readonly locale: string }, asset: string): EarnQueryOptions<CandyDropItem | null> =>
  privateQuery(earn, launchpool.earnMore, { asset, locale: earn.locale }, { staleMs: 0 });
