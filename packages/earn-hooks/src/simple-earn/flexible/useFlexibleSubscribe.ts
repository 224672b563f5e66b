'use client';
import { type Decimal, add, compare } from '@earnkit/core';
import type { FlexibleProduct } from '@earnkit/core/simple-earn/contract';
import { type LadderStep, ladderStepOf } from '@earnkit/core/rates/rules';
import { TYPED_DECIMALS, maxSubscribeAmount } from '@earnkit/core/orders/rules';
import {
  type ShownAprParts,
  type DailyReturn,
  type FlexibleSubscribeRequest,
  type FlexibleTimeline,
  type RateChange,
  aprForAmount,
  bonusSteps,
  headlineApr,
  isBorrowedNoticeDue,
  assessFlexibleSubscribe,
  dailyReturn,
  flexibleTimeline,
  heldOf,
  rateChangeOf,
} from '@earnkit/core/simple-earn/rules';
import { useState } from 'react';
import { useFlexibleAvailable } from '../../account/useAccount.ts';
import { type AmountFlow, useAmountFlow } from '../../flow/useAmountFlow.ts';
import { useEarn } from '../../provider/earnContext.ts';
import type { QueryState } from '../../provider/queryState.ts';
import type { ProductQuery } from './queries.ts';
import { type SubscribeReceipt, subscribeFlow, subscribeSubmission } from './subscribeSubmission.ts';
import { useFlexibleProduct } from './useFlexibleProduct.ts';

/** A flexible subscription while it is being made. */
export interface FlexibleSubscribe extends AmountFlow<FlexibleSubscribeRequest, SubscribeReceipt> {
  /** What is subscribed to; `undefined` inside `ready` where the exchange has no such product. */
  readonly product: QueryState<FlexibleProduct | undefined>;
  /** What the person can put in; `undefined` inside `ready` where the exchange did not say. */
  readonly available: QueryState<Decimal | undefined>;
  /** What is already held, which has used the first steps of a bonus; `undefined` while it is not known. */
  readonly held: Decimal | undefined;
  /** The rate for the typed amount; its parts add up on screen. */
  readonly apr: ShownAprParts | undefined;
  /** The most the product can earn; `undefined` while there is no rate (SE-50). */
  readonly headlineApr: ShownAprParts | undefined;
  /** Most of what is lent is borrowed: say so (SE-F-30). */
  readonly borrowedNotice: boolean;
  /** The steps of the bonus, and which one the typed amount reaches together with what is held (SE-35, SE-28). */
  readonly tiers: readonly (LadderStep & { readonly reached: boolean })[];
  /** What is really sent, as amounts are cut to 6 decimals (SE-52); `undefined` where it is what was typed. */
  readonly sentAmount: Decimal | undefined;
  /** What the typed amount is expected to earn in a day. */
  readonly daily: DailyReturn | undefined;
  /** What would happen when, if it were subscribed now (SE-F-36). */
  readonly timeline: FlexibleTimeline;
  /** The rate is not the one the person decided on: nothing is sent before `acceptRate` (R04). */
  readonly rateChange: RateChange | undefined;
  /** The person has seen the new rate. */
  readonly acceptRate: () => void;
}

/**
 * A flexible subscription without a look: what is known, what is typed, what follows from it, and the one submission.
 * Mount it anew for each coin.
 */
export function useFlexibleSubscribe(asset: string, query: ProductQuery = {}): FlexibleSubscribe {
  const earn = useEarn();
  const product = useFlexibleProduct(asset, query);
  const now = product.state === 'ready' ? product.data : undefined;
  const available = useFlexibleAvailable(asset);
  const balance = available.state === 'ready' ? available.data : undefined;

  // The product on which the person decides: the first that has a rate, then each they accept.
  const [seen, setSeen] = useState(now);
  if (now !== undefined && now !== seen && seen?.nextAprFraction === undefined) setSeen(now);
  const rateChange = seen && now && rateChangeOf(seen, now);

  const { flow, typed, sent } = useAmountFlow({
    asset,
    flow: subscribeFlow(asset),
    max: maxSubscribeAmount(balance, 'none'),
    decimals: TYPED_DECIMALS,
    assess: (amount) => assessFlexibleSubscribe({ amount }, { product: now, available: balance }),
    submissionOf: (text) => subscribeSubmission(earn, asset, seen, text, query),
    paused: rateChange !== undefined,
  });
  const held = now && heldOf(now, earn.session.state === 'anonymous');
  const steps = now ? bonusSteps(now) : [];
  const reached = held && typed && ladderStepOf(add(held, typed), steps);

  return {
    ...flow,
    product,
    available,
    held,
    headlineApr: now && headlineApr(now),
    borrowedNotice: isBorrowedNoticeDue(now?.lentRatio),
    tiers: steps.map((step, index) => ({ ...step, reached: index === reached })),
    apr: now && typed && aprForAmount(now, typed, held),
    daily: now && typed && dailyReturn(now, typed, held),
    sentAmount: sent && typed && compare(sent, typed) < 0 ? sent : undefined,
    timeline: flexibleTimeline(earn.now()),
    rateChange,
    acceptRate: () => setSeen(now),
  };
}
