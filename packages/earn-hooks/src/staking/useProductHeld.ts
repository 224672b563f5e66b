'use client';
import type { Decimal } from '@earnkit/core';
import type { StakingUser } from '@earnkit/core/staking/contract';
import { heldOfLimit, stakeLimitLeft } from '@earnkit/core/staking/rules';
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

/**
 * What a product's limit leaves beside what is held of its coins (AMB-114); `undefined` for a visitor, and while it is not known.
 *
 * @param users what {@link useProductHeld} read of the coins.
 */
export const leftOfLimit = (
  asset: string,
  limit: Decimal | undefined,
  coins: readonly string[],
  users: QueryState<readonly StakingUser[]>,
): Decimal | undefined =>
  users.state === 'ready'
    ? stakeLimitLeft(
        limit,
        heldOfLimit(
          asset,
          coins.map((coin, index) => ({ asset: coin, amount: users.data[index]?.heldAmount })),
        ),
      )
    : undefined;
