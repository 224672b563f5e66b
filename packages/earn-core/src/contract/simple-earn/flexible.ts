import * as v from 'valibot';
import { type Decimal, decimal } from '../../decimal.ts';
import { endpoint } from '../../endpoint/endpoint.ts';
import {
  wireDecimal,
  wireDecimalOrUnknown,
  wireInteger,
  wireOptionalSeconds,
  wireIgnored,
  wireOptional,
  wireRows,
  wireText,
  wireIconUrl,
  wirePercent,
} from '../../endpoint/wire.ts';
import { wireField, wireObject } from '../../endpoint/wireObject.ts';
import { wireFixedProduct, type FixedProduct, type FixedProductWire } from './fixedProduct.ts';
import { bonusLimit, bonusRate, ladder, nextRate } from './flexibleMarket.ts';
import { bonusOpen, currentAmount, lentAmount } from './flexibleHoldings.ts';

export { market, MARKET_PAGE, type MarketCoin, marketPage, type MarketPageQuery } from './flexibleMarket.ts';
export {
  type FlexibleHolding,
  type FlexibleHoldingWire,
  holdings,
  type SimpleEarnStatistics,
  type SimpleEarnStatisticsWire,
  statistics,
} from './flexibleHoldings.ts';

/** Largest minimum rate a lender may ask, in percent, where the product does not say (SE-F-03, SE-P-15). */
export const DEFAULT_MAX_LEND_APR_PERCENT: Decimal = decimal('5');

const bonusAsset = wireField('award_asset', wireOptional(wireText));

const productRow = wireObject({
  asset: wireText,
  icon: wireIconUrl,
  /** The coin the bonus is paid in. */
  bonusAsset,
  bonusOpen,
  /** What the person holds now; `undefined` for a visitor. */
  currentAmount,
  /** The part of it that is lent to borrowers. */
  lentAmount,
  interest: wireDecimalOrUnknown,
  /**
   * The rate of the next full hour, a fraction a year. Where it is `undefined`, no return is estimated, and nothing can be subscribed unless
   * `minLendAprFraction` is known.
   */
  nextAprFraction: nextRate,
  bonusAprFraction: bonusRate,
  bonusLimit,
  /**
   * Least rate a lender may ask, as a fraction; percent on the wire (AMB-039). `0` is no least rate. Where it is `undefined`, a first
   * subscription is sent with the next rate, and the minimum of a holding cannot be changed.
   */
  minLendAprFraction: wireField('limit_min_lend_rate_year', wirePercent()),
  /** Largest rate a lender may ask, as a fraction; percent on the wire, 5 where missing (SE-F-03). */
  maxLendAprFraction: wireField('max_lend_rate_year', wirePercent(DEFAULT_MAX_LEND_APR_PERCENT)),
  /** Least amount of a subscription, in coins. Where it is `undefined`, nothing can be subscribed. */
  minLendAmount: wireField('min_lend_amount', wireDecimalOrUnknown),
  ladder,
  /** The coin's fixed products; `undefined` where the exchange sends none with it (SE-F-01). */
  fixedProducts: wireField(
    'fixed_list',
    v.pipe(
      wireOptional(wireRows<FixedProductWire, FixedProduct>(wireFixedProduct)),
      v.transform((list) => list?.rows),
    ),
  ),
  /** -1 flexible, 1 fixed, 0 flexible-flexible (SE-32). */
  businessType: wireField('business_type', wireOptional(wireInteger)),
  /** Price of one coin in USDT. */
  usdtPrice: wireField('usdt_rate', wireDecimalOrUnknown),
  productAssetPrice: wireField('product_asset_price', wireDecimalOrUnknown),
  bonusAssetPrice: wireField('bonus_asset_price', wireDecimalOrUnknown),
  /** Part of the lent amount that is borrowed, 0 to 1. */
  lentRatio: wireField('lend_ratio', wireDecimalOrUnknown),
});

/** A flexible product, and what the person has in it (SE-F-01). Amounts that are not known are `undefined`. */
export interface FlexibleProduct extends v.InferOutput<typeof productRow> {}

/** {@link FlexibleProduct} on the wire. */
export interface FlexibleProductWire extends v.InferInput<typeof productRow> {}

/** Reads one flexible product (API-29, AMB-031): the row of that coin. */
export const product = endpoint({
  name: 'flexible.product',
  visitors: 'answered',
  method: 'GET',
  path: '/apiw/v2/uni-loan/earn/coin-info',
  request: v.object({ coin: wireText, kyc_level: v.optional(wireText), show_page: v.optional(wireText), status: v.optional(wireText) }),
  encode: (input: { readonly asset: string; readonly verified?: boolean }) => ({
    coin: input.asset,
    kyc_level: input.verified ? '1' : '0',
    show_page: '1',
    status: '1',
  }),
  data: wireRows<FlexibleProductWire, FlexibleProduct>(productRow),
});

/** Subscribes an amount (API-33). `minAprFraction` is the least rate accepted, 4 decimals (SE-F-35, AMB-041). */
export const subscribe = endpoint({
  name: 'flexible.subscribe',
  method: 'POST',
  path: '/apiw/v2/uni-loan/earn/subscribe',
  request: v.object({ asset: wireText, amount: wireDecimal, rateYear: wireDecimal }),
  encode: (input: { readonly asset: string; readonly amount: Decimal; readonly minAprFraction: string }) => ({
    asset: input.asset,
    amount: input.amount,
    rateYear: input.minAprFraction,
  }),
  data: wireIgnored,
});

const redeemedObject = wireObject({ asset: wireOptional(wireText), amount: wireDecimalOrUnknown });

/** What the exchange says of a redemption. */
export interface FlexibleRedeemed extends v.InferOutput<typeof redeemedObject> {}

/** {@link FlexibleRedeemed} on the wire. */
export interface FlexibleRedeemedWire extends v.InferInput<typeof redeemedObject> {}

const redeemedData = v.pipe(
  v.nullish(redeemedObject as v.GenericSchema<FlexibleRedeemedWire, FlexibleRedeemed>),
  v.transform((redeemed): FlexibleRedeemed => redeemed ?? { asset: undefined, amount: undefined }),
);

/** Redeems an amount (API-44). `currentAmount` and `lentAmount` are what the person saw. */
export const redeem = endpoint({
  name: 'flexible.redeem',
  method: 'POST',
  path: '/apiw/v2/uni-loan/earn/redeem',
  request: v.object({ asset: wireText, amount: wireDecimal, curr_amount: v.optional(wireDecimal), lend_amount: v.optional(wireDecimal) }),
  encode: (input: {
    readonly asset: string;
    readonly amount: Decimal;
    readonly currentAmount: Decimal | undefined;
    readonly lentAmount: Decimal | undefined;
  }) => ({ asset: input.asset, amount: input.amount, curr_amount: input.currentAmount, lend_amount: input.lentAmount }),
  data: redeemedData,
});

/** Cancels a pending redemption (API-45, API-46; AMB-014). */
export const cancelRedemption = endpoint({
  name: 'flexible.cancelRedemption',
  method: 'POST',
  path: '/apiw/v2/uni-loan/earn/redeem-callback',
  request: v.object({ asset: wireText, amount: wireDecimal }),
  data: wireIgnored,
});

/** Sets the least rate at which the holding is lent (API-48). */
export const setMinLendApr = endpoint({
  name: 'flexible.setMinLendApr',
  method: 'POST',
  path: '/apiw/v2/uni-loan/earn/interest-rate',
  request: v.object({ asset: wireText, rateYear: wireDecimal }),
  encode: (input: { readonly asset: string; readonly minAprFraction: string }) => ({ asset: input.asset, rateYear: input.minAprFraction }),
  data: wireIgnored,
});

const awardPoolObject = wireObject({
  bonusAsset,
  bonusLimit,
  bonusAprFraction: bonusRate,
  startsAt: wireField('start_at', wireOptionalSeconds),
  endsAt: wireField('end_at', wireOptionalSeconds),
  /** 0 not started, 1 processing, 2 finished (SE-27). */
  status: wireOptional(wireInteger),
});

/** A bonus-APR campaign (SE-26, AMB-027). */
export interface BonusCampaign extends v.InferOutput<typeof awardPoolObject> {}

/** {@link BonusCampaign} on the wire. */
export interface BonusCampaignWire extends v.InferInput<typeof awardPoolObject> {}

/** Reads a coin's bonus campaign (API-49); `null` where the coin has none. */
export const awardPool = endpoint({
  name: 'flexible.awardPool',
  visitors: 'answered',
  method: 'GET',
  path: '/apiw/v2/uni-loan/earn/award-pool',
  request: v.object({ asset: wireText }),
  data: v.nullish(awardPoolObject as v.GenericSchema<BonusCampaignWire, BonusCampaign>, null),
});
