import { type Decimal, type Instant, ZERO, compare, subtract } from '@earnkit/core';
import { type PoolRef, statistics } from '@earnkit/core/launchpool/contract';
import { stakedAmount } from '@earnkit/core/launchpool/rules';
import * as v from 'valibot';
import { byHolding } from '../flow/byHolding.ts';
import { type OrderRequest, type Reconciliation, storedUnknown } from '../flow/defineOrder.ts';
import type { Earn } from '../provider/earnContext.ts';

/** What a person has in a pool at one moment. */
export interface StakedNow {
  /** `undefined` where the exchange does not say. */
  readonly amount: Decimal | undefined;
  /** When they last staked; `undefined` where the exchange does not say, and before the first stake. */
  readonly stakedAt: Instant | undefined;
}

/** Reads the staked amount back after a reload. */
const storedStaked: v.GenericSchema<unknown, StakedNow> = v.pipe(
  v.object({ amount: storedUnknown, stakedAt: v.optional(v.number()) }),
  v.transform(({ amount, stakedAt }) => ({ amount, stakedAt })),
);

/**
 * Whether an order was placed, by what the person had in the pool before and after it.
 *
 * @param change what the order changes: its amount, negative for a redemption.
 * @returns `undefined` when it cannot be known: an amount is unknown, or something else changed the stake meanwhile.
 */
export function wasPlaced(before: StakedNow, after: StakedNow, change: Decimal): boolean | undefined {
  if (before.amount === undefined || after.amount === undefined) return undefined;
  const difference = subtract(after.amount, before.amount);
  if (compare(difference, change) === 0) return true;
  // A stake and a redemption made elsewhere in the meantime would leave the amount unchanged.
  return compare(difference, ZERO) === 0 && after.stakedAt === before.stakedAt ? false : undefined;
}

/**
 * Reconciles a stake or a redemption with what the person has in the pool (API-22).
 *
 * @param changeOf what the order changes: its amount, negative for a redemption.
 */
export const byStakedAmount = <Request extends OrderRequest & PoolRef>(
  earn: Pick<Earn, 'client' | 'now'>,
  changeOf: (request: Request) => Decimal,
): Reconciliation<Request, StakedNow> =>
  byHolding(earn, {
    read: async ({ projectId, poolId }, signal) => {
      const answer = await earn.client.call(statistics, { projectId }, { signal });
      return { amount: stakedAmount(answer, poolId), stakedAt: answer.rows.find((row) => row.poolId === poolId)?.stakedAt };
    },
    wasPlaced: (before, after, request) => wasPlaced(before, after, changeOf(request)),
    stored: storedStaked,
  });
