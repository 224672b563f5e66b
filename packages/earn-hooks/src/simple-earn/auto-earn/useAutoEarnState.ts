'use client';
import { useEarn } from '../../provider/earnContext.ts';
import type { QueryState } from '../../provider/queryState.ts';
import { mapReading, usePrivateReading } from '../../provider/useReading.ts';
import { autoEarnCoinsOptions, autoEarnGlobalOptions } from './queries.ts';
import { AUTO_EARN_PAGE_SIZE } from './useAutoEarnCoins.ts';

/** The person's automatic lending as a whole. */
export interface AutoEarnState {
  /** Whether it is on for all coins; `undefined` where the exchange does not say (SE-A-02). */
  readonly all: boolean | undefined;
  /** Coins that it is on for; `undefined` while that is not known. */
  readonly coins: number | undefined;
  /** Whether that is being read for the first time. */
  readonly counting: boolean;
}

/** Whether automatic lending is on for all coins, read again every 120 s (SE-A-15), and for how many coins it is on. */
export function useAutoEarnState(): QueryState<AutoEarnState> {
  const earn = useEarn();
  const status = usePrivateReading(autoEarnGlobalOptions(earn));
  // The first page of the list of enabled coins, so that the settings have it already.
  const enabled = usePrivateReading(autoEarnCoinsOptions(earn, { page: 1, limit: AUTO_EARN_PAGE_SIZE, autoEarnOnly: true }));
  const coins = enabled.state === 'ready' ? enabled.data.total : undefined;
  return mapReading(status, ({ global }) => ({ all: global, coins, counting: enabled.state === 'loading' }));
}
