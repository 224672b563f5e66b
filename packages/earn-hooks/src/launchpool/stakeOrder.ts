import type { Decimal, Instant } from '@earnkit/core';
import { type LaunchpoolProject, type PoolRef, type RewardPool, type StakeHolding, stake } from '@earnkit/core/launchpool/contract';
import {
  type CountedAddition,
  type HoldingTerms,
  type StakeRequest,
  addsToRewards,
  countedAddition,
  firstRewardAt,
  holdingChange,
  holdingTerms,
  missingVolume,
  poolQuote,
  type RewardPrices,
  rewardLimit,
  termEnd,
} from '@earnkit/core/launchpool/rules';
import * as v from 'valibot';
import { type OrderFacts, type OrderReceipt, defineOrder, storedOrder } from '../flow/defineOrder.ts';
import type { Precheck } from '../submission/submission.ts';
import type { Earn } from '../provider/earnContext.ts';
import { LAUNCHPOOL_CALLS, launchpoolProjectOptions } from './queries.ts';
import { poolQuotes } from './poolQuotes.ts';
import { byStakedAmount } from './stakedReconciliation.ts';

/** Milliseconds in which a second press on Stake is ignored. */
const STAKE_DEBOUNCE_MS = 500;

/** What was staked (LP-45). */
export interface StakeReceipt extends OrderReceipt, PoolRef {
  /** Where the stake is held. */
  readonly holding: StakeHolding;
  /** Days of the fixed term; 0 for every other holding. */
  readonly periodDays: number;
  /** When the fixed term ends, to the second: until then it cannot be redeemed (AMB-156). `undefined` for every other holding. */
  readonly termEndsAt: Instant | undefined;
  /** The trading volume in USD that the pool asks for and the person has not reached (LP-47); `undefined` where none is missing. */
  readonly missingVolume: Decimal | undefined;
  /** Days that count for the trading volume (LP-03); `undefined` after a reload. */
  readonly volumeDays: number | undefined;
  /**
   * When the reward of the first hour is expected; `undefined` where it is not shown (LP-50, US-05), and where nothing of the stake counts
   * for rewards, or it is not known whether anything does (AMB-166).
   */
  readonly firstRewardAt: Instant | undefined;
  /** What of the whole stake counts for rewards, and what of this one does not; `undefined` where it is not known, and after a reload. */
  readonly counts: CountedAddition | undefined;
}

/** What a stake knows beside its request; nothing more after a reload. */
export interface StakeOrderFacts extends OrderFacts {
  readonly project?: LaunchpoolProject | undefined;
  readonly pool?: RewardPool | undefined;
  /** What the person has in the pool. */
  readonly staked?: Decimal | undefined;
  /** The place and its terms on which the person decided (R04). */
  readonly terms?: HoldingTerms | undefined;
  /** The prices at which the reward of an hour is estimated. */
  readonly prices?: RewardPrices | undefined;
}

/** What a person decides in the tab of a pool. */
export type StakeTabValues = {
  /** The text of the field. */
  readonly amount: string;
  /** Whether the person changed the field or it was filled in automatically (AMB-063). */
  readonly touched: boolean;
  /** Where the stake is held; `''` for the default of the pool. */
  readonly holding: StakeHolding | '';
  /** Days of the fixed term that was chosen; `''` for every other place. */
  readonly days: string;
};

/** The values of a project's dialog: the open tab, and the other tabs as the person left them. */
export type StakeValues = StakeTabValues & {
  /** The pool whose tab is open; `''` for the one that the dialog was opened for. */
  readonly poolId: string;
  /** The other tabs by their pools. */
  readonly tabs: { readonly [poolId: string]: StakeTabValues };
};

/** A tab that was never opened. */
export const BLANK_TAB: StakeTabValues = { amount: '', touched: false, holding: '', days: '' };

/** Refuses when the place of the stake is gone or its terms have changed. The exchange decides whether the pool accepts the stake. */
const sameHolding =
  (earn: Earn, { staked, terms }: StakeOrderFacts): Precheck<StakeRequest> =>
  async ({ projectId, poolId, holding }) => {
    if (terms === undefined) return undefined;
    const project = await earn.queryClient.fetchQuery({ ...launchpoolProjectOptions(earn, projectId), staleTime: 0 });
    const pool = project?.pools.find(({ id }) => id === poolId);
    const change = pool && holdingChange(terms, holdingTerms({ ...pool, staked }, earn.edition, holding));
    return change && { cause: 'limit-changed' };
  };

/** A stake into a pool (LP-42). The place in which it is held is checked first. */
export const stakeOrder = defineOrder({
  name: 'launchpool.stake',
  endpoint: stake,
  tone: 'error',
  messages: { succeeded: 'earn.order.staked.toast', unresolved: 'earn.order.stake.unresolved.toast' },
  debounceMs: STAKE_DEBOUNCE_MS,
  hasForm: true,
  form: { begin: (): StakeValues => ({ ...BLANK_TAB, poolId: '', tabs: {} }) },
  restored: (subject): StakeOrderFacts => subject,
  prechecks: (earn, facts) => [sameHolding(earn, facts)],
  reconciliation: (earn) => byStakedAmount<StakeRequest>(earn, ({ amount }) => amount),
  stored: v.object({
    ...storedOrder,
    orderId: v.string(),
    projectId: v.string(),
    poolId: v.string(),
    holding: v.picklist(['flexible', 'fixed', 'spot', 'staking']),
    periodDays: v.number(),
  }),
  receipt: ({ asset, amount, projectId, poolId, holding, periodDays }, at, { edition }, { project, pool, staked }): StakeReceipt => {
    const limit = pool && rewardLimit(pool);
    return {
      asset,
      amount,
      at,
      projectId,
      poolId,
      holding,
      periodDays,
      termEndsAt: termEnd(at, periodDays),
      missingVolume: pool && missingVolume(pool),
      volumeDays: pool?.volumeDays,
      firstRewardAt: project && addsToRewards(limit, staked) ? firstRewardAt(project, edition, at) : undefined,
      counts: countedAddition(limit, staked, amount),
    };
  },
  invalidates: LAUNCHPOOL_CALLS,
  onPlaced: ({ amount, projectId, poolId, at }, earn, { project, pool, staked, prices }) => {
    poolQuotes.keep(
      earn.scope,
      project && pool && prices && poolQuote({ project, pool, staked, prices, at }, { projectId, poolId }, amount),
    );
  },
  // How a stake ended has a name of its own (FM-25, AMB-078).
  resultEvent: 'launchpool_stake_result',
});
