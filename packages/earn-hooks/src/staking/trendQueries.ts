import type { Rows } from '@earnkit/core/endpoint';
import {
  type StakedTotalPoint,
  type StakingQuestion,
  type StakingRatePoint,
  type StakingTarget,
  faq,
  trends,
} from '@earnkit/core/staking/contract';
import { type EarnQueryOptions, type QuerySource, publicQuery } from '../provider/earnQuery.ts';
import { targetOf } from './queries.ts';

/** Milliseconds in which a series of days is not read again. */
const TREND_STALE_MS = 300_000;

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

/** The questions about a product, in a language (API-71). */
export const stakingQuestionsOptions = (earn: QuerySource, target: StakingTarget, locale: string): EarnQueryOptions<Rows<StakingQuestion>> =>
  publicQuery(earn, faq.questions, { ...targetOf(target), locale }, { staleMs: TREND_STALE_MS });
