import * as v from 'valibot';
import {
  wireDecimalOrUnknown,
  wireFlag,
  wireId,
  wireInteger,
  byWire,
  wireOptionalSeconds,
  wireOneOf,
  wireOptional,
  wireText,
  wireIconUrl,
} from '../../endpoint/wire.ts';
import { wireField, wireObject } from '../../endpoint/wireObject.ts';
import { wireLadder } from '../../endpoint/wireLadder.ts';

/** Kinds of fixed products, with their wire values (SE-02, SE-X-02). */
export const FIXED_PRODUCT_TYPES = { normal: 1, vip: 2, special: 3 } as const;

/** A kind of fixed product: for everyone, for VIPs, or by id after the exchange's check. */
export type FixedProductType = keyof typeof FIXED_PRODUCT_TYPES;

/** The kind of a product; `unknown` for one that is not known, `undefined` where the exchange names none. */
export const wireFixedProductType = wireOneOf(byWire(FIXED_PRODUCT_TYPES), 'unknown');

/** A VIP tier that limits a product. An unreadable tier does not mean "no limit", so the product is unreadable too. */
const wireTier = v.pipe(
  v.nullish(wireInteger),
  v.transform((tier) => tier ?? undefined),
);

/** A fixed product in an answer. */
export const wireFixedProduct = wireObject({
  id: wireId,
  asset: wireText,
  icon: wireIconUrl,
  /** `undefined` when the exchange sends no known kind: the product is then neither for everyone nor for VIPs. */
  type: v.pipe(
    wireFixedProductType,
    v.transform((type) => (type === 'unknown' ? undefined : type)),
  ),
  /** Least VIP tier; `undefined` where there is no bound. */
  minVip: wireField('min_vip', wireTier),
  /** Largest VIP tier; `undefined` where there is no bound. */
  maxVip: wireField('max_vip', wireTier),
  /** The term, in days. */
  days: wireField('lock_up_period', wireInteger),
  /** Rate per year, a fraction (AMB-039). */
  aprFraction: wireField('year_rate', wireDecimalOrUnknown),
  ladder: wireField('ladder_apr', wireLadder),
  /** Whether all of it is sold (SE-X-28); `undefined` where the exchange gives no sale status that is known. */
  soldOut: wireField('sale_status', wireOneOf({ 1: false, 2: true })),
  minLendAmount: wireField('min_lend_amount', wireDecimalOrUnknown),
  /** The most one person may hold; `undefined` where the exchange does not say. */
  userMaxAmount: wireField('user_max_lend_volume', wireDecimalOrUnknown),
  /** Whether an order can renew itself. */
  canReinvest: wireField('reinvest', wireFlag),
  /** Whether the account that is paid can be chosen. */
  canChooseRedeemAccount: wireField('redeem_account', wireFlag),
  /** Whether an order can be redeemed before it matures. */
  canRedeemEarly: wireField('pre_redeem', wireFlag),
  /** The coin the ladder bonus is paid in. */
  bonusAsset: wireField('bonus_asset', wireOptional(wireText)),
  bonusIcon: wireField('bonus_icon', wireIconUrl),
  /** Price of the product's coin, for a bonus in another coin. */
  productAssetPrice: wireField('product_asset_price', wireDecimalOrUnknown),
  bonusAssetPrice: wireField('bonus_asset_price', wireDecimalOrUnknown),
  startsAt: wireField('start_time', wireOptionalSeconds),
  endsAt: wireField('end_time', wireOptionalSeconds),
  title: wireOptional(wireText),
  subtitle: wireOptional(wireText),
});

/** A fixed product (SE-X-02). */
export interface FixedProduct extends v.InferOutput<typeof wireFixedProduct> {}

/** {@link FixedProduct} on the wire. */
export interface FixedProductWire extends v.InferInput<typeof wireFixedProduct> {}
