'use client';
import { type Decimal, type Instant, add, decimal } from '@earnkit/core';
import { isStablecoin } from '@earnkit/core/account/rules';
import type { PoolRef, StakeHolding } from '@earnkit/core/launchpool/contract';
import {
  type CountedAddition,
  type HoldingChange,
  type StakeObstacle,
  type StakeRequest,
  addsToRewards,
  autoFillAmount,
  countedAddition,
  defaultHolding,
  endsBeforeReward,
  hourlyRewardOfStake,
  holdingChange as changeOf,
  holdingTerms,
  maxStakeAmount,
  mintsGusd,
  personalLeft,
  poolKey,
  stakeObstacle,
  termAfterProject,
  assessStake,
} from '@earnkit/core/launchpool/rules';
import { useEffect } from 'react';
import { useAccountMode } from '../account/useAccount.ts';
import { useUsdtValues } from '../account/useUsdtPrices.ts';
import { useLaunchpoolAvailable } from '../account/useAvailable.ts';
import { useDecided } from '../flow/useDecided.ts';
import type { DraftForm } from '../flow/useDraftForm.ts';
import { type OrderForm, useOrderForm } from '../flow/useOrderForm.ts';
import { useEarn } from '../provider/earnContext.ts';
import type { QueryState } from '../provider/queryState.ts';
import type { PoolView } from './poolView.ts';
import { type StakeReceipt, type StakeValues, stakeOrder } from './stakeOrder.ts';
import { type ProjectView, useProjectReadings } from './useLaunchpoolProject.ts';
import { useNow } from '../time/time.ts';

const ONE = decimal('1');

/** Milliseconds before an amount is filled in automatically (LP-40, FM-20). */
const AUTO_FILL_MS = 200;

const HOLDINGS: readonly StakeHolding[] = ['spot', 'flexible', 'fixed', 'staking'];

/** A stake while it is being made. */
export interface Stake extends OrderForm<StakeRequest, StakeReceipt> {
  /** The project; `undefined` inside `ready` where the exchange has none. */
  readonly project: QueryState<ProjectView | undefined>;
  /** The pool; `undefined` while it is not known, and where the project has no such pool. */
  readonly pool: PoolView | undefined;
  /** The balance for launchpools (LP-41); `undefined` inside `ready` where the exchange did not say. */
  readonly available: QueryState<Decimal | undefined>;
  /** What keeps the pool from being staked into, whatever the amount (LP-33, LP-34); `undefined` where nothing does. */
  readonly obstacle: StakeObstacle | undefined;
  /** The least amount, for the placeholder (LP-29). */
  readonly minimum: Decimal | undefined;
  /** Whether the person's stake, which determines how much more they may stake, could not be read. */
  readonly stakeUnread: boolean;
  /** Where the stake is held (LP-16); the choices are `pool.holdings`. */
  readonly holding: StakeHolding;
  /** Chooses where the stake is held. */
  readonly setHolding: (holding: StakeHolding) => void;
  /** The place is gone or has other terms than the person decided on: nothing is sent before `acceptHolding` or another choice (R04). */
  readonly holdingChange: HoldingChange | undefined;
  /** Accepts the place and the terms as they are now. */
  readonly acceptHolding: () => void;
  /** The amount that is sent, cut to the pool's decimals; `undefined` where it is the typed amount. */
  readonly sentAmount: Decimal | undefined;
  /** What the person then has in the pool; `undefined` without an amount that can be sent, and while the stake is not known. */
  readonly stakeAfter: Decimal | undefined;
  /** Whether the place can be unchosen, so that the launchpool holds the stake: an earlier fixed stake rules that out. */
  readonly canClearHolding: boolean;
  /** Whether anything of a further stake counts for rewards (AMB-166); `undefined` while it is not known. */
  readonly earns: boolean | undefined;
  /** What counts of the whole stake, and what of the typed amount does not; `undefined` without an amount, and while it is not known. */
  readonly counts: CountedAddition | undefined;
  /** What the amount is expected to earn in an hour, in the project's coin; `undefined` without an amount, and while a price is not known. */
  readonly hourlyReward: Decimal | undefined;
  /** Whether the project ends before an hour of a stake made now is paid. */
  readonly endsBeforeReward: boolean;
  /** When the chosen fixed term ends, where that is after the project; `undefined` where it is not. */
  readonly termAfterProject: Instant | undefined;
  /** Reads again what could not be read: the project, the person's stake or the account. */
  readonly retry: () => void;
}

/** What a stake is about. */
export interface StakeQuery extends PoolRef {
  /** What is decided in the dialog, as `useStakeTabs` keeps it. */
  readonly form: DraftForm<StakeValues>;
}

/**
 * A headless stake into a pool: project, form and the one submission. Another pool brings back what its tab held.
 *
 * The amount is filled in once for each tab of an open dialog, while the person has not changed the field (LP-39, LP-40, AMB-063).
 */
export function useStake({ projectId, poolId, form }: StakeQuery): Stake {
  const earn = useEarn();
  const { view: project, statistics } = useProjectReadings(projectId);
  const view = project.state === 'ready' ? project.data : undefined;
  const pool = view?.pools.find((each) => each.pool.id === poolId);
  const asset = pool?.pool.asset ?? '';
  const available = useLaunchpoolAvailable(asset);
  const balance = available.state === 'ready' ? available.data : undefined;
  const account = useAccountMode();

  const { values } = form;
  const chosen = HOLDINGS.find((one) => one === values.holding);
  const terms = pool && holdingTerms({ ...pool.pool, staked: pool.staked }, earn.edition, chosen);
  // What the person decides on: what is on the screen, until the place is another one there; then what they accept. What they chose
  // before a sign-in counts too: where it is no longer offered, or for other days, they are told.
  const days = Number(values.days) || undefined;
  const before = chosen && { holding: chosen, days, aprFraction: undefined, mintsGusd: mintsGusd(asset) };
  const decided = useDecided(terms, changeOf, {
    tab: `${poolId} ${values.holding} ${values.days}`,
    before,
    // A rate that is no longer known counts as unchanged.
    follows: (known, now) => changeOf(known, now) === undefined && (now.aprFraction !== undefined || known.aprFraction === undefined),
  });
  const now = useNow();
  const facts = {
    project: view?.project,
    pool: pool?.pool,
    staked: pool?.staked,
    available: balance,
    hasAccount: account.state === 'ready',
    holding: chosen,
    edition: earn.edition,
    now,
  };
  const limits = {
    available: balance,
    quotaLeft: pool?.quota.left,
    personalLeft: pool && personalLeft(pool.pool, pool.staked),
    decimals: pool?.decimals ?? 0,
  };
  const max = maxStakeAmount(limits);
  const rewardAsset = view?.project.asset ?? '';
  const valueOf = useUsdtValues(view ? [asset, rewardAsset] : []);
  const priceOf = (coin: string): Decimal | undefined => (isStablecoin(coin) ? ONE : valueOf(coin, ONE));
  const prices = { staked: priceOf(asset), reward: priceOf(rewardAsset) };
  const { flow, choose, sent, remainder } = useOrderForm(
    stakeOrder,
    {
      asset,
      orderId: poolKey({ projectId, poolId }),
      project: view?.project,
      pool: pool?.pool,
      staked: pool?.staked,
      terms: decided.terms,
      prices,
    },
    { form, assess: ({ amount }) => assessStake(amount, facts), max, decimals: limits.decimals, changed: decided.change !== undefined },
  );
  const { amount } = flow;
  const setAmount = (text: string): void => choose({ amount: text, touched: true });
  const setHolding = (holding: StakeHolding): void => {
    const days = daysText(pool?.holdings.find((one) => one.holding === holding));
    decided.restart(`${poolId} ${holding} ${days}`);
    choose({ holding, days });
  };

  const obstacle = stakeObstacle(facts);
  const alreadyFilled = values.touched || amount !== '' || obstacle !== undefined || flow.submission.status.state !== 'idle';
  const fill = autoFillAmount({ ...limits, minimum: pool?.pool.personalMin, alreadyFilled });
  useEffect(() => {
    if (fill === undefined) return undefined;
    const timer = setTimeout(() => setAmount(fill), AUTO_FILL_MS);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- another amount or tab alone starts the timer again
  }, [fill, poolId]);

  const request = flow.assessment.state === 'ready' ? flow.assessment.request : undefined;
  const counts = request && countedAddition(pool?.rewardLimit, pool?.staked, request.amount);
  return {
    ...flow,
    setAmount,
    project,
    pool,
    available,
    obstacle,
    minimum: pool?.minimum,
    stakeUnread:
      pool !== undefined &&
      (statistics.state === 'failed' || (statistics.state === 'ready' && pool.staked === undefined)) &&
      (limits.quotaLeft === undefined || limits.personalLeft === undefined),
    holding: terms?.holding ?? 'spot',
    canClearHolding: terms !== undefined && terms.holding !== 'spot' && pool !== undefined && defaultHolding(pool.pool) !== 'fixed',
    earns: addsToRewards(pool?.rewardLimit, pool?.staked),
    counts,
    hourlyReward:
      request &&
      pool &&
      view &&
      hourlyRewardOfStake({ project: view.project, pool: pool.pool, staked: pool.staked, prices, at: facts.now }, request.amount),
    endsBeforeReward: view !== undefined && endsBeforeReward(view.project, facts.now),
    termAfterProject: view && terms?.days !== undefined ? termAfterProject(view.project, terms.days, facts.now) : undefined,
    setHolding,
    holdingChange: decided.change,
    acceptHolding: () => {
      decided.accept();
      if (terms) choose({ holding: terms.holding, days: daysText(terms) });
    },
    sentAmount: remainder && sent,
    stakeAfter: request && pool?.staked && add(pool.staked, request.amount),
    retry: () => {
      for (const reading of [project, statistics, account]) if ('retry' in reading) reading.retry();
    },
  };
}

/** The days of a place as text. */
const daysText = (place: { readonly days: number | undefined } | undefined): string => String(place?.days ?? '');
