'use client';
import type { StakingUser } from '@earnkit/core/staking/contract';
import { useEarn } from '../provider/earnContext.ts';
import type { QueryState } from '../provider/queryState.ts';
import { usePrivateReadings } from '../provider/useReadings.ts';
import { stakingUserOptions } from './queries.ts';

/**
 * What the person has of each coin of a product, and who they are to it (ST-13, API-66), in the order of the coins. Nothing is read for a
 * visitor.
 *
 * @param enabled whether the coins are known. @default true
 */
export function useProductHeld(coins: readonly string[], pid: string | undefined, enabled = true): QueryState<readonly StakingUser[]> {
  const earn = useEarn();
  return usePrivateReadings(
    coins.map((coin) => {
      const options = stakingUserOptions(earn, coin, pid);
      return { ...options, enabled: enabled && earn.session.state === 'signed-in' };
    }),
  );
}
