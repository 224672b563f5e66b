import { type CancelRedemptionRequest, type Decimal, type FlexibleHolding, compare, flexible, subtract } from '@earnkit/core';
import { refusalToast } from '../../flow/refusalNotice.ts';
import type { SubmissionSpec } from '../../flow/submission.ts';
import type { Earn } from '../../provider/earnContext.ts';
import { readHolding } from './liveHolding.ts';
import { REDEEM_DEBOUNCE_MS } from './redeemSubmission.ts';
import { settleFlexible } from './settleFlexible.ts';

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

/** @throws Error where the exchange does not say. */
function standingOf({ currentAmount, redeemingAmount }: FlexibleHolding): Standing {
  if (currentAmount === undefined || redeemingAmount === undefined) throw new Error('The holding is not known');
  return { current: currentAmount, redeeming: redeemingAmount };
}

/** How a redemption on its way is cancelled: one write; after a lost answer the holding itself shows what came of it. */
export function cancelSubmission(earn: Earn, holding: FlexibleHolding): SubmissionSpec<CancelRedemptionRequest, CancelReceipt, Standing> {
  const { client } = earn;
  const { asset } = holding;
  const name = flexible.cancelRedemption.name;
  return {
    call: name,
    debounceMs: REDEEM_DEBOUNCE_MS,
    // There is no record of a cancellation: the holding itself shows it.
    baseline: async (_request, signal) => standingOf(await readHolding(client, holding, signal)),
    send: async (request) => {
      earn.track({ name, outcome: 'submitted', asset });
      await client.call(flexible.cancelRedemption, request);
      return request;
    },
    find: async (request, before, signal) => {
      const after = standingOf(await readHolding(client, holding, signal));
      const gone = compare(subtract(before.redeeming, after.redeeming), request.amount) === 0;
      // What was paid out instead has left the holding; what was cancelled is still in it.
      return gone && compare(after.current, before.current) >= 0 ? request : undefined;
    },
    onSucceeded: (_receipt, { amount }) => {
      earn.track({ name, outcome: 'succeeded', asset });
      settleFlexible(earn);
      earn.notify({ tone: 'success', key: 'orderCancelled', values: { amount, coin: asset } });
    },
    onRefused: (refusal) => {
      earn.track({ name, outcome: 'refused', asset });
      settleFlexible(earn);
      const notice = refusalToast(refusal, 'lend_earn.notredeem.toast', 'earn.flexible.cancel.notCancelled');
      if (notice) earn.notify(notice);
    },
    onUnseen: (status) => {
      if (status.state === 'unresolved')
        earn.notify({ tone: 'warning', key: 'earn.flexible.cancel.unresolved.toast', values: { coin: asset } });
    },
  };
}
