import { type Decimal, type Instant, ZERO, add, compare, subtract } from '@earnkit/core';
import { type FlexibleHolding, flexible } from '@earnkit/core/simple-earn/contract';
import { type CancelRedemptionRequest, nextFullHour } from '@earnkit/core/simple-earn/rules';
import * as v from 'valibot';
import { type RecentOrder, type RecentOrders, storedRecentOrders, readRecentOrders } from '../../flow/recentOrders.ts';
import { refusalToast } from '../../flow/refusalNotice.ts';
import { storedDecimal } from '../../flow/pendingOrders.ts';
import type { SubmissionSpec } from '../../flow/submission.ts';
import type { Earn } from '../../provider/earnContext.ts';
import { readHolding } from './liveHolding.ts';
import { REDEEM_DEBOUNCE_MS } from './redeemSubmission.ts';
import { invalidateFlexible } from './invalidateFlexible.ts';

/** What was taken back. */
export interface CancelReceipt {
  readonly asset: string;
  readonly amount: Decimal;
}

/** What tells a cancelled redemption from one that was paid out. */
interface Standing {
  readonly current: Decimal;
  readonly redeeming: Decimal;
}

/** What is known before a cancellation is sent. */
interface Before extends Standing {
  /** Redemptions, among them those on their way. */
  readonly recentOrders: RecentOrders;
  /** With this full hour what is on its way is paid out. */
  readonly paidAt: Instant;
}

/** @throws Error where the exchange does not say. */
function standingOf({ currentAmount, redeemingAmount }: FlexibleHolding): Standing {
  if (currentAmount === undefined || redeemingAmount === undefined) throw new Error('The holding is not known');
  return { current: currentAmount, redeeming: redeemingAmount };
}

/**
 * What became of the redemptions that were on their way, by their records: a cancelled one is lessened or gone, one that
 * was paid is finished and as large as before. `undefined` where the records do not say.
 */
function fateOf(before: RecentOrders, after: RecentOrders, amount: Decimal): 'cancelled' | 'paid' | undefined {
  const amounts = (record: RecentOrder | undefined): Decimal => record?.amount ?? ZERO;
  let less = ZERO;
  for (const was of before.records) {
    if (was.id === undefined || was.finishedAt !== undefined) continue;
    const is = after.records.find(({ id }) => id === was.id);
    const difference = subtract(amounts(was), amounts(is));
    if (is?.finishedAt !== undefined && compare(difference, ZERO) === 0) return 'paid';
    less = add(less, difference);
  }
  return compare(less, amount) === 0 ? 'cancelled' : undefined;
}

/** Names the submission of a coin. */
export const cancelFlow = (asset: string): string => `flexible.cancelRedemption:${asset}`;

/**
 * How a redemption on its way is cancelled: one write. A lost answer is looked for in the holding, and in the records where
 * the full hour may have paid it out: the same money can be back in the holding then, lent anew or as interest.
 */
export function cancelSubmission(earn: Earn, holding: FlexibleHolding): SubmissionSpec<CancelRedemptionRequest, CancelReceipt, Before> {
  const { client } = earn;
  const { asset } = holding;
  const name = flexible.cancelRedemption.name;
  return {
    call: name,
    action: 'cancel',
    debounceMs: REDEEM_DEBOUNCE_MS,
    // A cancellation leaves no record of its own: what it did to the holding and to the redemption's record shows it.
    baseline: async (_request, signal) => {
      const paidAt = nextFullHour(earn.now());
      const [held, recentOrders] = await Promise.all([
        readHolding(client, holding, signal),
        readRecentOrders(client, 'redeem', asset, signal),
      ]);
      return { ...standingOf(held), recentOrders, paidAt };
    },
    send: async (request) => {
      await client.call(flexible.cancelRedemption, request);
      return request;
    },
    find: async (request, before, signal) => {
      const after = standingOf(await readHolding(client, holding, signal));
      const gone = compare(subtract(before.redeeming, after.redeeming), request.amount) === 0;
      // What was paid out instead has left the holding; what was cancelled is still in it.
      if (!gone || compare(after.current, before.current) < 0) return undefined;
      const fate = fateOf(before.recentOrders, await readRecentOrders(client, 'redeem', asset, signal), request.amount);
      if (fate === 'paid') return undefined;
      if (fate === 'cancelled' || earn.now() < before.paidAt) return request;
      throw new Error('It cannot be told whether it was cancelled or paid out');
    },
    remembered: {
      request: v.object({ asset: v.literal(asset), amount: storedDecimal }),
      baseline: v.object({ current: storedDecimal, redeeming: storedDecimal, recentOrders: storedRecentOrders, paidAt: v.number() }),
    },
    onSucceeded: (_receipt, { amount }) => {
      invalidateFlexible(earn);
      earn.notify({ tone: 'success', key: 'orderCancelled', values: { amount, coin: asset } });
    },
    onRefused: (refusal) => {
      invalidateFlexible(earn);
      const notice = refusalToast(refusal, 'cancel');
      if (notice) earn.notify(notice);
    },
    onUnseen: (status) => {
      if (status.state === 'unresolved')
        earn.notify({ tone: 'warning', key: 'earn.flexible.cancel.unresolved.toast', values: { coin: asset } });
    },
  };
}
