'use client';
import { type Decimal, subtract } from '@earnkit/core';
import type { PoolRef } from '@earnkit/core/launchpool/contract';
import { lastHourRewardOffer } from '@earnkit/core/account/rules';
import { type Leftover, leftoverOf } from '@earnkit/core/orders/rules';
import {
  type FixedTermLock,
  type HeldPart,
  type LaunchpoolRedeemRequest,
  maxRedeemAmount,
  poolKey,
  redeemedParts,
  smallestUnit,
  assessLaunchpoolRedeem,
} from '@earnkit/core/launchpool/rules';
import { type OrderForm, useOrderDraft, useOrderForm } from '../flow/useOrderForm.ts';
import { useEarn } from '../provider/earnContext.ts';
import type { QueryState } from '../provider/queryState.ts';
import { mapReading } from '../provider/useReading.ts';
import type { PoolView } from './poolView.ts';
import { type LaunchpoolRedeemReceipt, launchpoolRedeemOrder } from './redeemOrder.ts';
import { useFixedTermLock } from './useFixedTermLock.ts';
import { type ProjectView, useProjectReadings } from './useLaunchpoolProject.ts';
import { useNow } from '../time/time.ts';

/** A redemption from a pool while it is being made. */
export interface LaunchpoolRedeem extends OrderForm<LaunchpoolRedeemRequest, LaunchpoolRedeemReceipt> {
  /** The project; `undefined` inside `ready` where the exchange has none. */
  readonly project: QueryState<ProjectView | undefined>;
  /** The pool; `undefined` while it is not known, and where the project has no such pool. */
  readonly pool: PoolView | undefined;
  /** What can be redeemed (AMB-065); `undefined` inside `ready` where the exchange did not say. */
  readonly redeemable: QueryState<Decimal | undefined>;
  /** The reward of the last full hour, in `rewardAsset`; `undefined` while it is not known. */
  readonly lastHourReward: Decimal | undefined;
  /** Whether the reward of the last hour is shown; never in the US edition (LP-51, US-05). */
  readonly lastHourRewardShown: boolean;
  /** The coin of the rewards. */
  readonly rewardAsset: string | undefined;
  /** Set where the stake is held in a fixed term: nothing can be redeemed until then (LP-24, AMB-156). */
  readonly fixedTermLock: FixedTermLock | undefined;
  /** The amount that is sent, cut to the pool's decimals; `undefined` where it is the typed amount. */
  readonly sentAmount: Decimal | undefined;
  /**
   * Where the typed amount goes, place by place, the latest stake first; where everything is without an amount (LP-11). `undefined`
   * where the exchange does not say.
   */
  readonly goesTo: readonly HeldPart[] | undefined;
  /** What stays in the pool; `undefined` without an amount that can be sent, and while the stake is not known. */
  readonly staysStaked: Decimal | undefined;
  /** What would stay and is too little to be redeemed alone (AMB-164); `undefined` where nothing does. */
  readonly leftover: Leftover | undefined;
}

/** A headless redemption from a pool. Mount it with a new key for each pool. */
export function useLaunchpoolRedeem({ projectId, poolId }: PoolRef): LaunchpoolRedeem {
  const earn = useEarn();
  const { view: project, statistics } = useProjectReadings(projectId);
  const view = project.state === 'ready' ? project.data : undefined;
  const pool = view?.pools.find((each) => each.pool.id === poolId);
  const asset = pool?.pool.asset ?? '';
  const redeemable = pool?.staked;
  const decimals = pool?.decimals ?? 0;
  const held = useFixedTermLock(pool);
  const orderId = poolKey({ projectId, poolId });
  const statisticsOfPool = pool?.statistics;
  const isOmitted = statistics.state === 'ready' && pool !== undefined && redeemable === undefined;
  const terms = { projectId, pool: pool?.pool, redeemable, isOmitted, statistics: statisticsOfPool, now: useNow() };
  const { flow, sent, remainder } = useOrderForm(
    launchpoolRedeemOrder,
    { asset, orderId, statistics: statisticsOfPool },
    {
      form: useOrderDraft(launchpoolRedeemOrder, orderId),
      assess: ({ amount }) => assessLaunchpoolRedeem(amount, terms),
      max: maxRedeemAmount(redeemable, decimals),
      decimals,
    },
  );
  const { status } = flow.submission;
  return {
    ...flow,
    // A pending redemption is still shown when its pool is gone.
    asset: pool === undefined && 'request' in status ? status.request.asset : asset,
    project,
    pool,
    redeemable: mapReading(statistics, () => redeemable),
    lastHourReward: pool?.statistics?.lastHourReward,
    lastHourRewardShown: lastHourRewardOffer(earn).state === 'shown',
    rewardAsset: view?.project.asset,
    fixedTermLock: held,
    sentAmount: remainder && sent,
    goesTo: flow.assessment.state === 'ready' ? redeemedParts(pool?.statistics, flow.assessment.request.amount) : pool?.heldParts,
    leftover: pool && leftoverOf(sent, redeemable, smallestUnit(decimals)),
    staysStaked:
      flow.assessment.state === 'ready' && redeemable !== undefined ? subtract(redeemable, flow.assessment.request.amount) : undefined,
  };
}
