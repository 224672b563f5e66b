import { type Decimal, type Instant, ZERO, subtract } from '@earnkit/core';
import { type AccruedReward, type StakingProduct, type StakingTarget, redemptions } from '@earnkit/core/staking/contract';
import {
  type FeeDiscount,
  type RedeemFee,
  type RedeemPeriod,
  type RedeemRequest,
  type RedeemType,
  assessStakingRedeem,
  periodFacts,
  redeemFee,
  redeemOptionOf,
  redeemPayout,
  redeemPeriod,
  redeemTermsChange,
  redeemTimeline,
} from '@earnkit/core/staking/rules';
import * as v from 'valibot';
import { type OrderFacts, type OrderReceipt, defineOrder } from '../flow/defineOrder.ts';
import { REDEMPTION_MESSAGES } from '../flow/refusalNotice.ts';
import type { Precheck } from '../submission/submission.ts';
import type { Earn } from '../provider/earnContext.ts';
import { byHeldAmount } from './heldReconciliation.ts';
import { STAKING_CALLS, stakingProductOptions } from './queries.ts';
import { storedStaking } from './stakingSubject.ts';

/** Milliseconds in which a second press on Redeem is ignored (FM-20). */
const STAKING_REDEEM_DEBOUNCE_MS = 200;

/** A redemption as it is sent. */
export interface RedeemOrderRequest extends RedeemRequest {
  /** Names the coin and the product. */
  readonly orderId: string;
}

/** What was redeemed (ST-82, ST-84). */
export interface StakingRedeemReceipt extends OrderReceipt {
  /** The exchange’s id of the order. */
  readonly orderId: string;
  /** The product, which of a DeFi coin names the protocol. */
  readonly pid: string | undefined;
  /** What leaves the stake, in the staked coin. */
  readonly amount: Decimal;
  /** Whether it is a fast redemption. */
  readonly fast: boolean;
  /** The coin that is paid out. */
  readonly redeemAsset: string;
  /** Fee and rest of the amount; `undefined` where the fee was not known, and after a reload. */
  readonly fee: RedeemFee | undefined;
  /** What is received in the coin of the payout; `undefined` where the fee was not known, and after a reload. */
  readonly received: Decimal | undefined;
  /** The rewards that were paid with it, as the exchange says (ST-100); empty where it does not, and after a reload. */
  readonly accrued: readonly AccruedReward[];
  /** How long a standard redemption takes; `undefined` where the exchange does not say enough, and after a reload. */
  readonly period: RedeemPeriod | undefined;
  /** When it arrives: as the exchange says (ST-18), else by the terms on which the person decided; `undefined` where neither is known. */
  readonly arrivesAt: Instant | undefined;
}

/** What a redemption knows beside its request; nothing more after a reload. */
export interface RedeemOrderFacts extends OrderFacts {
  /** The product that was asked for. */
  readonly target?: StakingTarget;
  /** The product on which the person decided (R04). */
  readonly seen?: StakingProduct | undefined;
  /** What the person's VIP tier takes off the fee. @default nothing */
  readonly discount?: FeeDiscount | undefined;
  /** What the person had in it when they decided: all of it has no minimum (AMB-164). @default not known */
  readonly held?: Decimal | undefined;
}

/** What a person decides for a redemption. */
export type StakingRedeemValues = {
  /** The text of the field. */
  readonly amount: string;
  /** The coin that is redeemed. */
  readonly of: string;
  /** The protocol of a DeFi coin. */
  readonly protocol: string;
  /** The coin that is paid out. */
  readonly coin: string;
  /** Standard or fast. */
  readonly type: RedeemType;
};

const typeOf = ({ fast }: Pick<RedeemRequest, 'fast'>): RedeemType => (fast ? 'fast' : 'standard');

/** Refuses when a term, a limit, today's quota or fast redemption has changed since the person decided. */
const sameTerms =
  (earn: Earn, { target, seen, discount, held }: RedeemOrderFacts): Precheck<RedeemOrderRequest> =>
  async (request) => {
    if (target === undefined) return undefined;
    const product = await earn.queryClient.fetchQuery({ ...stakingProductOptions(earn, target), staleTime: 0 });
    // For a product that is no longer shown the exchange decides: it must still be possible to redeem the stake.
    if (product === null) return undefined;
    const { asset, amount, redeemAsset } = request;
    const type = typeOf(request);
    const change = redeemTermsChange(seen, product, { asset, redeemAsset, type, discount });
    if (change) return { cause: 'rate-changed', change };
    const judged = assessStakingRedeem({ amount, type, redeemAsset }, { product, asset, held, discount });
    return judged.state === 'blocked' ? { cause: 'limit-changed' } : undefined;
  };

/** A redemption (ST-79 to ST-91). Its terms and limits are checked first. */
export const redeemOrder = defineOrder({
  name: 'staking.redeem',
  endpoint: redemptions.redeem,
  tone: 'warning',
  messages: { ...REDEMPTION_MESSAGES, succeeded: 'earn.order.unstaked.toast' },
  debounceMs: STAKING_REDEEM_DEBOUNCE_MS,
  hasForm: true,
  form: { begin: (): StakingRedeemValues => ({ amount: '', of: '', protocol: '', coin: '', type: 'standard' }) },
  restored: (subject): RedeemOrderFacts => subject,
  prechecks: (earn, facts) => [sameTerms(earn, facts)],
  reconciliation: (earn) => byHeldAmount<RedeemOrderRequest>(earn, ({ amount }) => subtract(ZERO, amount)),
  stored: v.object({ ...storedStaking, fast: v.boolean(), redeemAsset: v.string() }),
  receipt: (request, at, _earn, { seen, discount }, answer): StakingRedeemReceipt => {
    const { asset, amount, orderId, pid, fast, redeemAsset } = request;
    const option = redeemOptionOf(seen, redeemAsset);
    const terms = { incomeDays: seen?.incomeDays, fastMinutes: option?.fastMinutes };
    const fee = redeemFee(amount, option, typeOf(request), discount);
    return {
      asset,
      amount,
      orderId,
      pid,
      at,
      fast,
      redeemAsset,
      fee,
      received: redeemPayout(fee),
      period: seen && redeemPeriod(periodFacts(seen)),
      accrued: answer?.accrued.rows ?? [],
      arrivesAt: answer?.arrivesAt ?? redeemTimeline(at, typeOf(request), terms).arrivesAt,
    };
  },
  invalidates: STAKING_CALLS,
});
