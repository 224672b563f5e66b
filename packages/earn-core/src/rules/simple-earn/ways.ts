import type { Instant } from '@earnkit/time';
import { type Decimal, ZERO, isPositive, max, subtract } from '../../decimal.ts';
import type { Quota } from '../../endpoint/wire.ts';
import type { FixedProduct } from '../../contract/simple-earn/fixed.ts';
import type { WayObstacle, WayToEarn } from '../ways.ts';
import { leastTierOf, vipAccess } from './fixed/access.ts';
import { isOnSale } from './fixed/product.ts';
import { fixedTimeline } from './fixed/timeline.ts';
import { notLent } from './flexible/lending.ts';
import { type MarketTerms, marketSteps } from './flexible/market.ts';
import { flexibleTimeline } from './flexible/timeline.ts';

/** What {@link flexibleWay} knows of a person. */
export interface FlexibleWayFacts {
  /** What they have in the product; `undefined` for a visitor and while it is not known. */
  readonly held: Decimal | undefined;
  /** The least rate at which they lend the coin; `undefined` where they have none and while it is not known. */
  readonly minAprFraction: Decimal | undefined;
  /** The present, in unix seconds. */
  readonly now: Instant;
}

/** A coin's flexible product as a way to earn (AMB-173). It is redeemed at any time and pays each hour (SE-F-36). */
export function flexibleWay(
  coin: MarketTerms & {
    readonly asset: string;
    readonly minLendAmount?: Decimal | undefined;
    readonly bonusAsset?: string | undefined;
    readonly productAssetPrice?: Decimal | undefined;
    readonly bonusAssetPrice?: Decimal | undefined;
  },
  { held, minAprFraction, now }: FlexibleWayFacts,
): WayToEarn<'flexible'> {
  const { asset, nextAprFraction, minLendAmount, bonusAsset } = coin;
  return {
    key: 'flexible',
    product: 'flexible',
    asset,
    terms: { baseFraction: nextAprFraction, ladder: marketSteps(coin), held },
    estimate: false,
    paidIn: asset,
    bonusPaidIn: bonusAsset,
    bonusPrices: { asset: coin.productAssetPrice, bonusAsset: coin.bonusAssetPrice },
    access: { kind: 'any-time' },
    payment: { at: flexibleTimeline(now).interestPaidAt, every: 'hour' },
    minimum: minLendAmount,
    most: 'unlimited',
    obstacle: nextAprFraction === undefined ? 'no-rate' : notLent(minAprFraction, nextAprFraction) && 'not-lent',
  };
}

/** What {@link fixedWay} knows of a person. */
export interface FixedWayFacts {
  /** Their VIP tier; `undefined` for a visitor and while it is not known. */
  readonly tier: number | undefined;
  /** What they have in the product; `undefined` for a visitor and while it is not known. */
  readonly held: Decimal | undefined;
  /** The present, in unix seconds. */
  readonly now: Instant;
  /** The zone in which the exchange counts days (AMB-157). */
  readonly exchangeTimeZone: string;
}

/** A way to earn in a fixed product. */
export interface FixedWay extends WayToEarn<'fixed'> {
  /** The exchange's id of the product. */
  readonly productId: string;
  /** The term, in days. */
  readonly days: number;
}

function fixedWayObstacle(product: FixedProduct, most: Quota | undefined, { tier, now }: FixedWayFacts): WayObstacle | undefined {
  const { aprFraction, startsAt, endsAt, soldOut } = product;
  if (vipAccess(product, tier).opens !== 'subscribe') return 'vip';
  if (aprFraction === undefined) return 'no-rate';
  if (most === ZERO) return 'used-up';
  if (isOnSale(product, now)) return leastTierOf(product) !== undefined && tier === undefined ? 'unknown' : undefined;
  if (soldOut) return 'sold-out';
  if (startsAt !== undefined && now < startsAt) return 'not-started';
  return endsAt && now >= endsAt ? 'ended' : 'unknown';
}

/**
 * A fixed product as a way to earn (AMB-173). Each order starts at the first step of the bonus (FM-11) and is paid with its interest after
 * its term (SE-X-49).
 */
export function fixedWay(product: FixedProduct, facts: FixedWayFacts): FixedWay {
  const { id, asset, aprFraction, ladder, bonusAsset, days, minLendAmount, userMaxAmount, canRedeemEarly } = product;
  const { held, now, exchangeTimeZone } = facts;
  const most =
    userMaxAmount === undefined || held === undefined || !isPositive(userMaxAmount) ? undefined : max(ZERO, subtract(userMaxAmount, held));
  const { receivedAt, interestStartsAt } = fixedTimeline(now, days, exchangeTimeZone);
  return {
    key: `fixed-${id}`,
    product: 'fixed',
    productId: id,
    days,
    asset,
    terms: { baseFraction: aprFraction, ladder, held: ZERO },
    estimate: false,
    paidIn: asset,
    bonusPaidIn: bonusAsset,
    bonusPrices: { asset: product.productAssetPrice, bonusAsset: product.bonusAssetPrice },
    access: { kind: 'at', at: receivedAt, early: canRedeemEarly, term: { days, earnsFrom: interestStartsAt } },
    payment: { at: receivedAt, every: 'once' },
    minimum: minLendAmount,
    most,
    obstacle: fixedWayObstacle(product, most, facts),
    leastTier: leastTierOf(product),
  };
}
