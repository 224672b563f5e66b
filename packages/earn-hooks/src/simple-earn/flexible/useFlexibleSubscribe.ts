'use client';
import { type Decimal, ZERO, add, parseDecimal } from '@earnkit/core';
import { type FlexibleHolding, type FlexibleProduct, flexible } from '@earnkit/core/simple-earn/contract';
import { type LadderTier, ladderTiers } from '@earnkit/core/rates/rules';
import { TYPED_DECIMALS, maxSubscribeAmount } from '@earnkit/core/orders/rules';
import {
  type ShownAprParts,
  type DailyReturn,
  type FlexibleSubscribeRequest,
  type FlexibleTimeline,
  type MissingTerm,
  type RateChange,
  type NotLent,
  aprForAmount,
  asLent,
  bonusSteps,
  headlineApr,
  isBonusPaid,
  isBorrowedNoticeDue,
  dailyReturn,
  flexibleTimeline,
  heldOf,
  minAprToSend,
  missingTerm,
  notLent,
  ownMinApr,
  rateChangeOf,
  assessFlexibleSubscribe,
} from '@earnkit/core/simple-earn/rules';
import { useMemo } from 'react';
import { useFlexibleAvailable } from '../../account/useAccount.ts';
import { useDecided } from '../../flow/useDecided.ts';
import { type OrderForm, useOrderDraft, useOrderForm } from '../../flow/useOrderForm.ts';
import { selectRow } from '../../lists/liveRow.ts';
import { useEarn } from '../../provider/earnContext.ts';
import type { QueryState } from '../../provider/queryState.ts';
import { mapReading, usePrivateReading } from '../../provider/useReading.ts';
import { useNow } from '../../time/time.ts';
import { type ProductQuery, flexibleHoldingOptions } from './productQueries.ts';
import { type SubscribeReceipt, subscribeOrder } from './subscribeOrder.ts';
import { useBonusCampaign } from './useBonusCampaign.ts';
import { useFlexibleProduct } from './useFlexibleProduct.ts';

/** Why nothing can be subscribed, whatever the amount (SE-50). */
export interface SubscribeObstacle {
  /** What is not known: a term of the product, or the minimum rate of what the person holds (AMB-147). */
  readonly missing: MissingTerm | 'own-minimum';
  /** Reads it again. */
  readonly retry: () => void;
}

/** A flexible subscription while it is being made. */
export interface FlexibleSubscribe extends OrderForm<FlexibleSubscribeRequest, SubscribeReceipt> {
  /** The product; `undefined` inside `ready` where the exchange has no such product. */
  readonly product: QueryState<FlexibleProduct | undefined>;
  /** The balance that can be subscribed; `undefined` inside `ready` where the exchange did not say. */
  readonly available: QueryState<Decimal | undefined>;
  /** The amount already held, which counts towards the steps of a bonus; `undefined` while it is not known. */
  readonly held: Decimal | undefined;
  /** The rate for the typed amount; its parts add up on screen. */
  readonly apr: ShownAprParts | undefined;
  /** The minimum rate that is sent, a fraction with 4 decimals (SE-F-35, AMB-147); `undefined` while it is not known. */
  readonly minAprFraction: Decimal | undefined;
  /** Why nothing can be subscribed; `undefined` where an amount is enough, and while something is loading. */
  readonly obstacle: SubscribeObstacle | undefined;
  /** Why nothing that is subscribed is lent in the next hour (AMB-158); its rates and returns are zero then. `undefined` where it is lent. */
  readonly notLent: NotLent | undefined;
  /** The most the product can earn; `undefined` while its next rate is not known. */
  readonly headlineApr: ShownAprParts | undefined;
  /** Show that most of what is lent is borrowed (SE-F-30). */
  readonly borrowedNotice: boolean;
  /** The steps of the bonus, and which one what is held reaches together with the typed amount (SE-35, SE-28); `undefined` while they are not known. */
  readonly tiers: readonly LadderTier[] | undefined;
  /** The amount that is sent, cut to 6 decimals (SE-52); `undefined` where it is the typed amount. */
  readonly sentAmount: Decimal | undefined;
  /** The expected return of the typed amount in a day. */
  readonly daily: DailyReturn | undefined;
  /** The timeline of a subscription made now (SE-F-36). */
  readonly timeline: FlexibleTimeline;
  /** The rate changed since the person decided: nothing is sent before `acceptRate` (R04). */
  readonly rateChange: RateChange | undefined;
  /** Accepts the new rate. */
  readonly acceptRate: () => void;
}

/**
 * A headless flexible subscription: product, form, derived values, and the one submission. Mount it with a new key for each
 * coin.
 */
export function useFlexibleSubscribe(asset: string, query: ProductQuery = {}): FlexibleSubscribe {
  const earn = useEarn();
  const sentAt = useNow();
  const read = useFlexibleProduct(asset, query);
  const listed = read.state === 'ready' ? read.data : undefined;
  const { campaign, at } = useBonusCampaign(asset, listed?.bonusOpen === true);
  const current = useMemo(
    () => listed && { product: { ...listed, bonusOpen: isBonusPaid(listed.bonusOpen, campaign, at) }, campaign },
    [listed, campaign, at],
  );
  const now = current?.product;
  const product = mapReading(read, () => now);
  const available = useFlexibleAvailable(asset);
  const balance = available.state === 'ready' ? available.data : undefined;

  const holding = selectRow(usePrivateReading(flexibleHoldingOptions(earn, asset)), 'asset', asset, flexible.holdings);
  const own = holding.state === 'ready' ? ownMinApr(holding.data) : holding.state === 'anonymous' ? 'none' : undefined;

  // The product on which the person decides: the first that has a rate and a known campaign, then each one they accept.
  const decided = useDecided(current, (before, after) => rateChangeOf(before.product, after.product), {
    follows: (before, after) =>
      before.product.nextAprFraction === undefined || (before.campaign === undefined && after.campaign !== undefined),
  });
  const seen = decided.terms?.product;

  const { flow, typed, sent, remainder } = useOrderForm(
    subscribeOrder,
    { asset, seen, query },
    {
      form: useOrderDraft(subscribeOrder, asset),
      assess: (values) => assessFlexibleSubscribe(values, { product: now, available: balance, ownMinApr: own }),
      max: maxSubscribeAmount(balance, 'unlimited'),
      decimals: TYPED_DECIMALS,
      changed: decided.change !== undefined,
    },
  );
  const held = now && heldOf(now, earn.session.state === 'anonymous');
  const rateChange = decided.change ?? (seen && now && typed && rateChangeOf(seen, now, typed, held));
  const minAprFraction = own && now && parseDecimal(minAprToSend(now, own));
  const lent = now && asLent(now, minAprFraction);

  return {
    ...flow,
    product,
    available,
    held,
    minAprFraction,
    notLent: notLent(minAprFraction, now?.nextAprFraction),
    obstacle: obstacleOf(product, holding),
    headlineApr: lent && headlineApr(lent),
    borrowedNotice: isBorrowedNoticeDue(now?.lentRatio),
    tiers: ladderTiers(held && add(held, typed ?? ZERO), lent ? bonusSteps(lent) : []),
    apr: lent && typed && aprForAmount(lent, typed, held),
    daily: lent && typed && dailyReturn(lent, typed, held),
    sentAmount: remainder && sent,
    timeline: flexibleTimeline(sentAt),
    rateChange,
    acceptRate: decided.accept,
  };
}

function obstacleOf(
  product: QueryState<FlexibleProduct | undefined>,
  holding: QueryState<FlexibleHolding | undefined>,
): SubscribeObstacle | undefined {
  if (product.state !== 'ready' || product.data === undefined) return undefined;
  const missing = missingTerm(product.data);
  if (missing) return { missing, retry: product.retry };
  const unknown = holding.state === 'failed' || (holding.state === 'ready' && ownMinApr(holding.data) === undefined);
  return unknown ? { missing: 'own-minimum', retry: holding.retry } : undefined;
}
