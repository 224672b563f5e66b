import type { Decimal, Instant } from '@earnkit/core';
import { type FlexibleHolding, flexible } from '@earnkit/core/simple-earn/contract';
import { type FlexibleRedeemRequest, type RedemptionSplit, nextFullHour, redemptionSplit } from '@earnkit/core/simple-earn/rules';
import * as v from 'valibot';
import { type RecentOrders, storedRecentOrders, findNewOrder, readRecentOrders } from '../../flow/recentOrders.ts';
import { isLoginNeeded, refusalToast } from '../../flow/refusalNotice.ts';
import { storedDecimal } from '../../flow/pendingOrders.ts';
import type { SubmissionSpec } from '../../flow/submission.ts';
import type { Earn } from '../../provider/earnContext.ts';
import { fundingLockPrecheck } from '../../account/fundingLockPrecheck.ts';
import { invalidateFlexible } from './invalidateFlexible.ts';

/** Milliseconds in which a second press on Redeem or on cancelling is ignored (SE-F-34). */
export const REDEEM_DEBOUNCE_MS = 200;

/** What was redeemed (SE-F-29). */
export interface RedeemReceipt {
  readonly asset: string;
  readonly amount: Decimal;
  /** When, by the exchange's record where there is one. */
  readonly at: Instant;
  /** What came at once and what is expected with the next full hour; `undefined` where it was not known. */
  readonly split: RedemptionSplit | undefined;
  /** The next full hour. */
  readonly restAt: Instant;
}

/** Names the submission and the draft of a coin. */
export const redeemFlow = (asset: string): string => `flexible.redeem:${asset}`;

const keptRequest = (asset: string): v.GenericSchema<unknown, FlexibleRedeemRequest> =>
  v.pipe(
    v.object({
      asset: v.literal(asset),
      amount: storedDecimal,
      currentAmount: v.optional(storedDecimal),
      lentAmount: v.optional(storedDecimal),
    }),
    v.transform((request) => ({ ...request, currentAmount: request.currentAmount, lentAmount: request.lentAmount })),
  );

/**
 * How a redemption is sent (SE-F-28, SE-F-29): the lock is looked at first, then one write; a lost answer is looked for in
 * the records.
 *
 * @param typed the field's own text, put aside where the form may be gone; the request holds it cut. Empty where the page
 *   was loaded anew since: then what was sent counts.
 */
export function redeemSubmission(
  earn: Earn,
  holding: FlexibleHolding,
  typed: string,
): SubmissionSpec<FlexibleRedeemRequest, RedeemReceipt, RecentOrders> {
  const { client } = earn;
  const { asset } = holding;
  const receipt = (amount: Decimal, at: Instant): RedeemReceipt => ({
    asset,
    amount,
    at,
    split: redemptionSplit(holding, amount),
    restAt: nextFullHour(at),
  });
  return {
    call: flexible.redeem.name,
    action: 'redeem',
    debounceMs: REDEEM_DEBOUNCE_MS,
    prechecks: [fundingLockPrecheck(client, asset, 'redeem')],
    baseline: (_request, signal) => readRecentOrders(client, 'redeem', asset, signal),
    send: async (request) => {
      await client.call(flexible.redeem, request);
      return receipt(request.amount, earn.now());
    },
    find: async ({ amount }, before, signal) => {
      const record = findNewOrder(before, await readRecentOrders(client, 'redeem', asset, signal), amount);
      return record && receipt(amount, record.createdAt ?? record.at ?? earn.now());
    },
    remembered: { request: keptRequest(asset), baseline: storedRecentOrders },
    onSucceeded: () => {
      invalidateFlexible(earn);
    },
    onRefused: (refusal, { amount }) => {
      // The login page may take the dialog away; what was typed comes back with it.
      if (isLoginNeeded(refusal)) earn.drafts.keep(redeemFlow(asset), typed || amount);
      else invalidateFlexible(earn);
    },
    onUnseen: (status) => {
      const values = { coin: asset, ...('request' in status ? { amount: status.request.amount } : {}) };
      if (status.state === 'succeeded') earn.notify({ tone: 'success', key: 'earn.flexible.redeemed.toast', values });
      else if (status.state === 'unresolved') earn.notify({ tone: 'warning', key: 'earn.flexible.redeem.unresolved.toast', values });
      else if (status.state === 'refused') {
        earn.drafts.keep(redeemFlow(asset), typed || status.request.amount);
        const notice = refusalToast(status.refusal, 'redeem');
        if (notice) earn.notify(notice);
      }
    },
  };
}
