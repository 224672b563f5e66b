'use client';
import { type AutoEarnScope, autoEarnScope } from '@earnkit/core/simple-earn/rules';
import { useEarn } from '../../provider/earnContext.ts';
import type { QueryState } from '../../provider/queryState.ts';
import { mapReading, usePrivateReading } from '../../provider/useReading.ts';
import { flexibleMarketOptions } from '../flexible/queries.ts';
import { autoEarnGlobalOptions } from './queries.ts';

/** The person's automatic lending as a whole. */
export interface AutoEarnState extends AutoEarnScope {
  /** Whether the coins are being read for the first time. */
  readonly counting: boolean;
}

/** Whether automatic lending is on for all coins (AMB-167), read again every 120 s (SE-A-15), and for how many of them it is on. */
export function useAutoEarnState(): QueryState<AutoEarnState> {
  const earn = useEarn();
  const status = usePrivateReading(autoEarnGlobalOptions(earn));
  const market = usePrivateReading({ ...flexibleMarketOptions(earn), enabled: earn.session.state === 'signed-in' });
  const coins = market.state === 'ready' ? market.data : undefined;
  return mapReading(status, ({ global }) => ({ ...autoEarnScope(global, coins), counting: market.state === 'loading' }));
}
