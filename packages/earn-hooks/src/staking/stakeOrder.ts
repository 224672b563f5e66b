import type { Decimal, Instant } from '@earnkit/core';
import { type StakingProduct, type StakingTarget, stakes } from '@earnkit/core/staking/contract';
import {
  type MintedAmount,
  type StakeRequest,
  type StakeTimeline,
  assessStake,
  mintedAmount,
  STAKING_DECIMALS,
  stakeObstacle,
  stakeQuote,
  stakeTermsChange,
  stakeTimeline,
} from '@earnkit/core/staking/rules';
import * as v from 'valibot';
import { type OrderFacts, type OrderReceipt, defineOrder } from '../flow/defineOrder.ts';
import type { Precheck } from '../submission/submission.ts';
import type { Earn } from '../provider/earnContext.ts';
import { stakeQuotes } from './stakeQuotes.ts';
import { byHeldAmount } from './heldReconciliation.ts';
import { STAKING_CALLS, stakingProductOptions } from './queries.ts';
import { storedStaking } from './stakingSubject.ts';

/** Milliseconds in which a second press on Stake is ignored (FM-20). */
const STAKE_DEBOUNCE_MS = 500;

/** A stake as it is sent. */
export interface StakeOrderRequest extends StakeRequest {
  /** Names the coin and the product. */
  readonly orderId: string;
}

/** What was staked (ST-50, ST-56). */
export interface StakeReceipt extends OrderReceipt {
  /** The exchange’s id of the order. */
  readonly orderId: string;
  /** The product or protocol; `undefined` where the exchange names none. */
  readonly pid: string | undefined;
  /** When it was staked, in unix seconds. */
  readonly at: Instant;
  /** What it was exchanged into, by the rate on which the person decided; `undefined` where nothing is exchanged, and after a reload. */
  readonly minted: MintedAmount | undefined;
  /** When it earns and is first paid; `undefined` after a reload. */
  readonly timeline: StakeTimeline | undefined;
}

/** What a stake knows beside its request; nothing more after a reload. */
export interface StakeOrderFacts extends OrderFacts {
  /** The product that was asked for. */
  readonly target?: StakingTarget;
  /** The product on which the person decided (R04). */
  readonly seen?: StakingProduct | undefined;
  /** What the person had in it when they decided; `undefined` while it is not known. */
  readonly held?: Decimal | undefined;
}

/** What a person decides for a stake. */
export type StakeValues = {
  /** The text of the field. */
  readonly amount: string;
  /** The coin. */
  readonly coin: string;
  /** The protocol of a DeFi product. */
  readonly protocol: string;
  /** Whether the agreement is ticked (ST-68). */
  readonly agreed: boolean;
};

/** Refuses when a rate, another term, a limit or the choice of protocols has changed since the person decided. */
const sameTerms =
  (earn: Earn, { target, seen }: StakeOrderFacts): Precheck<StakeOrderRequest> =>
  async ({ asset, amount, pid, vip }) => {
    if (target === undefined) return undefined;
    const product = await earn.queryClient.fetchQuery({ ...stakingProductOptions(earn, target), staleTime: 0 });
    if (product === null) return { cause: 'limit-changed' };
    const protocol = product.protocols.rows.find((row) => row.pid === pid);
    const obstacle = stakeObstacle(product, { asset, protocol });
    // Figures of another coin or protocol cannot be compared with the decided ones.
    if (obstacle === 'no-protocol' || obstacle === 'choice-gone') return { cause: 'limit-changed' };
    const change = seen && stakeTermsChange(seen, product, { asset, pid });
    if (change) return { cause: 'rate-changed', change };
    // An unknown minimum blocks nothing here, and the exchange decides whether the balance is enough.
    if (obstacle === 'no-minimum') return undefined;
    const facts = { product, asset, available: amount, protocol, pid, decimals: STAKING_DECIMALS, vip };
    return assessStake({ amount, agreed: true }, facts).state === 'blocked' ? { cause: 'limit-changed' } : undefined;
  };

/** A stake, also one that mints (ST-56, AMB-155). Its rates and limits are checked first. */
export const stakeOrder = defineOrder({
  name: 'staking.stake',
  endpoint: stakes.stake,
  tone: 'warning',
  messages: { succeeded: 'earn.order.staked.toast', unresolved: 'earn.order.stake.unresolved.toast' },
  debounceMs: STAKE_DEBOUNCE_MS,
  hasForm: true,
  form: { begin: (): StakeValues => ({ amount: '', coin: '', protocol: '', agreed: false }), unkept: ['agreed'] },
  restored: (subject): StakeOrderFacts => subject,
  prechecks: (earn, facts) => [sameTerms(earn, facts)],
  reconciliation: (earn) => byHeldAmount<StakeOrderRequest>(earn, ({ amount }) => amount),
  stored: v.object({ ...storedStaking, vip: v.boolean() }),
  receipt: ({ asset, amount, orderId, pid }, at, _earn, { seen }): StakeReceipt => ({
    asset,
    amount,
    orderId,
    pid,
    at,
    minted: seen && mintedAmount(seen, asset, amount),
    timeline:
      seen &&
      stakeTimeline(
        seen,
        at,
        seen.protocols.rows.find((row) => row.pid === pid),
      ),
  }),
  invalidates: STAKING_CALLS,
  onPlaced: ({ asset, amount, pid, at }, earn, { seen, held }) => {
    stakeQuotes.keep(earn.scope, seen && stakeQuote(seen, { asset, pid }, { amount, held, at }));
  },
});
