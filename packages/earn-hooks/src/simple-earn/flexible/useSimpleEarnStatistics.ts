'use client';
import type { SimpleEarnStatistics } from '@earnkit/core';
import { useEarn } from '../../provider/earnContext.ts';
import { useEarnQuery } from '../../provider/earnQuery.ts';
import { type Reading, readingOf } from '../../provider/reading.ts';
import { flexibleStatisticsOptions } from './queries.ts';

/** What the person has in Simple Earn and earned with it, in USDT (AMB-026). Nothing is read for a visitor (SH-04). */
export function useSimpleEarnStatistics(): Reading<SimpleEarnStatistics> {
  const earn = useEarn();
  const reading = readingOf(useEarnQuery(flexibleStatisticsOptions(earn)));
  return earn.session.state === 'visitor' ? { state: 'visitor' } : reading;
}
