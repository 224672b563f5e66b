import { type Assessment, UNKNOWN, blocked, ready } from '../../assessment.ts';
import { type Decimal, max } from '../../../decimal.ts';
import { rateToSend } from '../../rates/rate.ts';
import { assessSubscribeAmount } from '../../orders.ts';
import type { FlexibleHolding, FlexibleProduct } from '../../../contract/simple-earn/flexible.ts';
import type { Instant } from '@earnkit/time';

/** What `flexible.subscribe` takes. */
export interface FlexibleSubscribeRequest {
  /** The coin. */
  readonly asset: string;
  /** At most 6 decimals (SE-52). */
  readonly amount: Decimal;
  /** Least rate accepted, a fraction with 4 decimals (SE-F-35). */
  readonly minAprFraction: string;
}

/** The minimum rate of what a person holds of a coin already; `'none'` where they hold nothing of it. */
export type OwnMinApr = Decimal | 'none';

/** The minimum rate of a holding; `undefined` where the exchange does not say it. */
export const ownMinApr = (holding: Pick<FlexibleHolding, 'minLendAprFraction'> | undefined): OwnMinApr | undefined =>
  holding === undefined ? 'none' : holding.minLendAprFraction;

/**
 * The least rate sent with a subscription, 4 decimals rounded up (SE-F-35): the product's floor, else its next rate (AMB-041).
 * A person who has a minimum of their own keeps it where it is larger than the floor, or where there is no floor (AMB-147).
 * `undefined` where the product has neither floor nor next rate: there is no rate to subscribe at (SE-50).
 */
export function minAprToSend(
  { minLendAprFraction: floor, nextAprFraction: next }: Pick<FlexibleProduct, 'minLendAprFraction' | 'nextAprFraction'>,
  own: OwnMinApr,
): string | undefined {
  const least = floor ?? next;
  if (least === undefined) return undefined;
  if (own === 'none') return rateToSend(least);
  return rateToSend(floor === undefined ? own : max(own, floor));
}

/** What a product does not say although nothing can be subscribed without it (SE-50): a rate, or the minimum amount. */
export type MissingTerm = 'rate' | 'minimum';

/** The first of {@link MissingTerm} that a product does not say; `undefined` where it says both. */
export function missingTerm(
  product: Pick<FlexibleProduct, 'minLendAprFraction' | 'nextAprFraction' | 'minLendAmount'>,
): MissingTerm | undefined {
  if (minAprToSend(product, 'none') === undefined) return 'rate';
  return product.minLendAmount === undefined ? 'minimum' : undefined;
}

/**
 * Assesses a flexible subscription (SE-48 to SE-52, AMB-088, AMB-089). Without a rate it is blocked without a reason, because
 * no other amount helps; {@link missingTerm} gives the reason.
 *
 * @param draft the field's text while it is typed.
 * @param facts the product, and what the person has for it and of it; `undefined` while they are not known.
 */
export function assessFlexibleSubscribe(
  draft: { readonly amount: string },
  facts: {
    readonly product: FlexibleProduct | undefined;
    readonly available: Decimal | undefined;
    readonly ownMinApr: OwnMinApr | undefined;
  },
): Assessment<FlexibleSubscribeRequest> {
  const { product, available, ownMinApr: own } = facts;
  const amount = assessSubscribeAmount(draft.amount, {
    asset: product?.asset ?? '',
    minimum: product?.minLendAmount,
    available,
    quota: 'unlimited',
  });
  if (amount.state !== 'ready') return amount;
  if (product === undefined) return UNKNOWN;
  if (missingTerm(product) === 'rate') return blocked();
  const minAprFraction = own && minAprToSend(product, own);
  return minAprFraction === undefined ? UNKNOWN : ready({ asset: product.asset, amount: amount.request, minAprFraction });
}

/** When a flexible subscription begins to earn and is first paid. */
export interface FlexibleTimeline {
  /** When it is subscribed, in unix seconds. */
  readonly subscribedAt: Instant;
  /** When it begins to earn, in unix seconds. */
  readonly interestStartsAt: Instant;
  /** When interest is first paid, in unix seconds. */
  readonly interestPaidAt: Instant;
}

/** Whether to show that nothing accrues yet: true before interest starts (SE-F-37). */
export const isAccrualNoticeDue = (now: Instant, { interestStartsAt }: Pick<FlexibleTimeline, 'interestStartsAt'>): boolean =>
  now < interestStartsAt;
