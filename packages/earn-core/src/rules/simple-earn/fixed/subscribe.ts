import { type Assessment, UNKNOWN, blocked, ready } from '../../assessment.ts';
import type { Quota } from '../../../endpoint/wire.ts';
import type { Decimal } from '../../../decimal.ts';
import { assessSubscribeAmount } from '../../orders.ts';
import type { Instant } from '@earnkit/time';
import type { Voucher } from '../../../contract/simple-earn/vouchers.ts';
import { isVoucherExpired, isVoucherFor } from '../vouchers.ts';
import { vipAccess } from './access.ts';
import type { FixedProduct, FixedSubscribeInput } from '../../../contract/simple-earn/fixed.ts';
import type { MaturityChoice } from './order.ts';

declare module '../../assessment.ts' {
  interface ReasonKeys {
    'earn.voucher.expired': never;
    'earn.voucher.gone': never;
    'earn.voucher.otherCoin': never;
  }
}

/** What `fixed.subscribe` takes, and what its receipt says. */
export interface FixedSubscribeRequest extends FixedSubscribeInput {
  /** The coin. */
  readonly asset: string;
  /** Whether the product is for VIPs, which has paths of its own (SE-X-56). */
  readonly vip: boolean;
}

/** What a fixed subscription depends on; what is not known is `undefined`. */
export interface FixedSubscribeFacts {
  /** The product; `undefined` while it is not known. */
  readonly product: FixedProduct | undefined;
  /** What the person can put into a fixed term. */
  readonly available: Decimal | undefined;
  /** What the person may still put into the product (SE-38). */
  readonly lendable: Quota | undefined;
  /** The person's VIP tier; asked for by products of VIPs alone. */
  readonly tier: number | undefined;
  /** The chosen voucher. */
  readonly voucher: Voucher | undefined;
  /** Whether the exchange no longer lists the chosen voucher, such as after it was used in another tab. @default false */
  readonly voucherGone?: boolean;
  /** What is to be done at maturity. */
  readonly maturity: MaturityChoice;
  /** The present, in unix seconds. */
  readonly now: Instant;
}

/** What keeps a product from being subscribed, whatever the amount. `unknown`: its kind or sale status is not known. */
export type FixedObstacle = 'unknown' | 'sold-out' | 'not-started' | 'ended' | 'no-rate' | 'no-minimum' | 'vip';

/** What keeps a product from being subscribed, whatever the amount; `undefined` where nothing does (SE-50, SE-X-29, SE-X-52). */
export function fixedObstacle(product: FixedProduct, tier: number | undefined, now: Instant): FixedObstacle | undefined {
  if (vipAccess(product, tier).opens !== 'subscribe') return 'vip';
  if (product.type === undefined || product.soldOut === undefined) return 'unknown';
  if (product.soldOut) return 'sold-out';
  if (product.startsAt !== undefined && now < product.startsAt) return 'not-started';
  if (product.endsAt !== undefined && product.endsAt > 0 && now >= product.endsAt) return 'ended';
  if (product.aprFraction === undefined) return 'no-rate';
  return product.minLendAmount === undefined ? 'no-minimum' : undefined;
}

/**
 * Assesses a fixed subscription (SE-48 to SE-52, SE-X-50, SE-X-51, SE-V-06, SE-V-07, AMB-088, AMB-089, AMB-098). Where
 * {@link fixedObstacle} names an obstacle it is blocked without a reason, because no other amount helps.
 *
 * @param text the field's text while it is typed.
 */
export function assessFixedSubscribe(text: string, facts: FixedSubscribeFacts): Assessment<FixedSubscribeRequest> {
  const { product, available, lendable, tier, voucher, voucherGone = false, maturity, now } = facts;
  const amount = assessSubscribeAmount(text, {
    asset: product?.asset ?? '',
    minimum: product?.minLendAmount,
    available,
    quota: lendable,
    voucher: voucher && { low: voucher.low, high: voucher.high },
  });
  if (product === undefined) return amount.state === 'empty' ? amount : UNKNOWN;
  if (fixedObstacle(product, tier, now) !== undefined) return amount.state === 'empty' ? amount : blocked();
  if (amount.state !== 'ready') return amount;
  if (product.aprFraction === undefined) return blocked();
  // A voucher that expired or was used elsewhere while the form was open must not be dropped silently.
  if (voucher && isVoucherExpired(voucher, now)) return blocked({ key: 'earn.voucher.expired' });
  if (voucher && voucherGone) return blocked({ key: 'earn.voucher.gone' });
  if (voucher && !isVoucherFor(voucher, product.asset)) return blocked({ key: 'earn.voucher.otherCoin' });
  return ready({
    asset: product.asset,
    vip: product.type === 'vip',
    productId: product.id,
    amount: amount.request,
    aprFraction: product.aprFraction,
    ...maturity,
    voucherId: voucher?.id,
  });
}
