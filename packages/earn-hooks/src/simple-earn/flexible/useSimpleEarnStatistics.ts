'use client';
import type { SimpleEarnStatistics } from '@earnkit/core/simple-earn/contract';
import { useEarn } from '../../provider/earnContext.ts';
import { useEarnQuery } from '../../provider/earnQuery.ts';
import { type QueryState, queryStateOf } from '../../provider/queryState.ts';
import { flexibleStatisticsOptions } from './queries.ts';

/** What the person has in Simple Earn and earned with it, in USDT (AMB-026). Nothing is read for a visitor (SH-04). */
export function useSimpleEarnStatistics(): QueryState<SimpleEarnStatistics> {
  const earn = useEarn();
  const reading = queryStateOf(useEarnQuery(flexibleStatisticsOptions(earn)));
  return earn.session.state === 'anonymous' ? { state: 'anonymous' } : reading;
}
