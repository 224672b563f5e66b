'use client';
import type { SimpleEarnStatistics } from '@earnkit/core/simple-earn/contract';
import { useEarn } from '../../provider/earnContext.ts';
import type { QueryState } from '../../provider/queryState.ts';
import { usePrivateReading } from '../../provider/useReading.ts';
import { flexibleStatisticsOptions } from './queries.ts';

/** The zone in whose days the exchange counts what was earned yesterday. */
export const STATISTICS_TIME_ZONE = 'UTC';

/** What the person has in Simple Earn and earned with it, in USDT (AMB-026). Nothing is read for a visitor (SH-04). */
export const useSimpleEarnStatistics = (): QueryState<SimpleEarnStatistics> => usePrivateReading(flexibleStatisticsOptions(useEarn()));
