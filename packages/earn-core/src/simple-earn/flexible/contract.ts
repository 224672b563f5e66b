import * as v from 'valibot';
import { type Decimal, decimal } from '../../decimal/decimal.ts';
import { endpoint } from '../../endpoint/endpoint.ts';
import {
  wireDecimal,
  wireDecimalOrUnknown,
  wireFlag,
  wireInteger,
  wireNothing,
  wireRows,
  wireSeconds,
  wireText,
} from '../../endpoint/wire.ts';
import { wirePicture } from '../../endpoint/wirePicture.ts';
import { wireLadder } from '../../rates/ladder.ts';
import { fractionOfPercent } from '../../rates/rate.ts';

const fractionOf = (percent: Decimal | undefined): Decimal | undefined => (percent === undefined ? undefined : fractionOfPercent(percent));

/** Largest minimum rate a lender may ask, in percent, where the product does not say (SE-F-03, SE-P-15). */
export const DEFAULT_MAX_LEND_APR_PERCENT: Decimal = decimal('5');

const marketRow = v.pipe(
  v.object({
    asset: wireText,
    icon: wirePicture,
    next_time_rate_year: wireDecimalOrUnknown,
    ladder_apr: wireLadder,
    auto_invest_status: wireFlag,
  }),
  v.transform((wire) => ({
    asset: wire.asset,
    icon: wire.icon,
    nextAprFraction: wire.next_time_rate_year,
    ladder: wire.ladder_apr,
    autoEarn: wire.auto_invest_status,
  })),
);

/** One coin of the flexible market (SE-25). */
export type MarketCoin = v.InferOutput<typeof marketRow>;

/** Reads the whole market (API-27). */
export const market = endpoint({
  name: 'flexible.market',
  method: 'GET',
  path: '/apiw/v2/uni-loan/earn/market/list',
  request: v.object({}),
  encode: (_input: void) => ({}),
  data: wireRows(marketRow),
});

const productRow = v.pipe(
  v.object({
    asset: wireText,
    icon: wirePicture,
    award_asset: v.optional(v.nullable(wireText)),
    is_open_award_pool: wireFlag,
    curr_amount: wireDecimalOrUnknown,
    lend_amount: wireDecimalOrUnknown,
    interest: wireDecimalOrUnknown,
    next_time_rate_year: wireDecimalOrUnknown,
    ext_award_rate_year: wireDecimalOrUnknown,
    ext_award_limit: wireDecimalOrUnknown,
    limit_min_lend_rate_year: wireDecimalOrUnknown,
    max_lend_rate_year: wireDecimalOrUnknown,
    min_lend_amount: wireDecimalOrUnknown,
    ladder_apr: wireLadder,
    business_type: v.nullish(wireInteger),
    usdt_rate: wireDecimalOrUnknown,
    product_asset_price: wireDecimalOrUnknown,
    bonus_asset_price: wireDecimalOrUnknown,
    lend_ratio: wireDecimalOrUnknown,
  }),
  v.transform((wire) => ({
    asset: wire.asset,
    icon: wire.icon,
    /** The coin the bonus is paid in. */
    bonusAsset: wire.award_asset ?? undefined,
    bonusOpen: wire.is_open_award_pool,
    /** What the person holds now; `undefined` for a visitor. */
    currentAmount: wire.curr_amount,
    lentAmount: wire.lend_amount,
    interest: wire.interest,
    nextAprFraction: wire.next_time_rate_year,
    bonusAprFraction: wire.ext_award_rate_year,
    bonusLimit: wire.ext_award_limit,
    /** Least rate a lender may ask, as a fraction; percent on the wire (AMB-039). */
    minLendAprFraction: fractionOf(wire.limit_min_lend_rate_year),
    /** Largest rate a lender may ask, as a fraction; percent on the wire, 5 where missing (SE-F-03). */
    maxLendAprFraction: fractionOf(wire.max_lend_rate_year ?? DEFAULT_MAX_LEND_APR_PERCENT),
    minLendAmount: wire.min_lend_amount,
    ladder: wire.ladder_apr,
    /** -1 flexible, 1 fixed, 0 flexible-flexible (SE-32). */
    businessType: wire.business_type ?? undefined,
    /** Price of one coin in USDT. */
    usdtPrice: wire.usdt_rate,
    productAssetPrice: wire.product_asset_price,
    bonusAssetPrice: wire.bonus_asset_price,
    /** Part of what is lent that borrowers hold, 0 to 1. */
    lentRatio: wire.lend_ratio,
  })),
);

/** A flexible product, and what the person has in it (SE-F-01). Amounts that are not known are `undefined`. */
export type FlexibleProduct = v.InferOutput<typeof productRow>;

/** Reads one flexible product (API-29, AMB-031); the first row is the product. */
export const product = endpoint({
  name: 'flexible.product',
  method: 'GET',
  path: '/apiw/v2/uni-loan/earn/coin-info',
  request: v.object({ coin: wireText, kyc_level: v.optional(wireText), show_page: v.optional(wireText), status: v.optional(wireText) }),
  encode: (input: { readonly asset: string; readonly verified?: boolean }) => ({
    coin: input.asset,
    kyc_level: input.verified ? '1' : '0',
    show_page: '1',
    status: '1',
  }),
  data: wireRows(productRow),
});

const holdingRow = v.pipe(
  v.object({
    id: v.union([wireText, v.pipe(v.number(), v.transform(String))]),
    asset: wireText,
    icon: wirePicture,
    curr_amount: wireDecimalOrUnknown,
    lend_amount: wireDecimalOrUnknown,
    frozen_amount: wireDecimalOrUnknown,
    frozen_status: wireFlag,
    margin_frozen_amount: wireDecimalOrUnknown,
    cumulative: wireDecimalOrUnknown,
    next_time_rate_year: wireDecimalOrUnknown,
    last_rate_year: wireDecimalOrUnknown,
    ext_award_rate_year: wireDecimalOrUnknown,
    is_open_award_pool: wireFlag,
    min_lend_rate_year: wireDecimalOrUnknown,
    auto_invest_status: wireFlag,
    ladder_apr: wireLadder,
  }),
  v.transform((wire) => ({
    id: wire.id,
    asset: wire.asset,
    icon: wire.icon,
    currentAmount: wire.curr_amount,
    lentAmount: wire.lend_amount,
    /** On its way out: redeemed, not yet paid (SE-F-08). */
    redeemingAmount: wire.frozen_amount,
    /** Whether the redemption can still be cancelled (SE-F-05). */
    redeemingRevocable: wire.frozen_status,
    marginFrozenAmount: wire.margin_frozen_amount,
    cumulativeInterest: wire.cumulative,
    nextAprFraction: wire.next_time_rate_year,
    lastAprFraction: wire.last_rate_year,
    bonusAprFraction: wire.ext_award_rate_year,
    bonusOpen: wire.is_open_award_pool,
    minLendAprFraction: wire.min_lend_rate_year,
    autoEarn: wire.auto_invest_status,
    ladder: wire.ladder_apr,
  })),
);

/** A person's flexible holding of one coin (SE-F-04). */
export type FlexibleHolding = v.InferOutput<typeof holdingRow>;

/** Reads the person's flexible holdings, 10 a page (API-51); with `asset` only that coin's (AMB-033). */
export const holdings = endpoint({
  name: 'flexible.holdings',
  method: 'GET',
  path: '/apiw/v2/uni-loan/earn/subscribe',
  request: v.object({ page: v.optional(wireInteger), limit: v.optional(wireInteger), asset: v.optional(wireText) }),
  encode: (input: { readonly page?: number; readonly limit?: number; readonly asset?: string }) => ({
    page: input.page,
    limit: input.limit,
    asset: input.asset,
  }),
  data: wireRows(holdingRow),
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
  data: wireNothing,
});

const redeemedData = v.pipe(
  v.nullish(v.object({ asset: v.nullish(wireText), amount: wireDecimalOrUnknown })),
  v.transform((wire) => ({ asset: wire?.asset ?? undefined, amount: wire?.amount })),
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

/** Cancels a redemption that is still on its way (API-45, API-46; AMB-014). */
export const cancelRedemption = endpoint({
  name: 'flexible.cancelRedemption',
  method: 'POST',
  path: '/apiw/v2/uni-loan/earn/redeem-callback',
  request: v.object({ asset: wireText, amount: wireDecimal }),
  encode: (input: { readonly asset: string; readonly amount: Decimal }) => ({ asset: input.asset, amount: input.amount }),
  data: wireNothing,
});

/** Sets the least rate at which the holding is lent (API-48). */
export const setMinLendApr = endpoint({
  name: 'flexible.setMinLendApr',
  method: 'POST',
  path: '/apiw/v2/uni-loan/earn/interest-rate',
  request: v.object({ asset: wireText, rateYear: wireDecimal }),
  encode: (input: { readonly asset: string; readonly minAprFraction: string }) => ({ asset: input.asset, rateYear: input.minAprFraction }),
  data: wireNothing,
});

const statisticsData = v.pipe(
  v.object({
    total_value_usdt: wireDecimalOrUnknown,
    total_interest_usdt: wireDecimalOrUnknown,
    yesterday_interest_usdt: wireDecimalOrUnknown,
  }),
  v.transform((wire) => ({
    totalValueUsdt: wire.total_value_usdt,
    totalInterestUsdt: wire.total_interest_usdt,
    yesterdayInterestUsdt: wire.yesterday_interest_usdt,
  })),
);

/** What the person has and earned in Simple Earn, in USDT (AMB-026). */
export type SimpleEarnStatistics = v.InferOutput<typeof statisticsData>;

/** Reads the summary band (API-50). */
export const statistics = endpoint({
  name: 'flexible.statistics',
  method: 'GET',
  path: '/apiw/v2/uni-loan/earn/statistics',
  request: v.object({}),
  encode: (_input: void) => ({}),
  data: statisticsData,
});

const awardPoolData = v.pipe(
  v.nullish(
    v.object({
      award_asset: v.optional(v.nullable(wireText)),
      ext_award_limit: wireDecimalOrUnknown,
      ext_award_rate_year: wireDecimalOrUnknown,
      start_at: v.nullish(wireSeconds),
      end_at: v.nullish(wireSeconds),
      status: v.nullish(wireInteger),
    }),
  ),
  v.transform((wire) =>
    wire
      ? {
          bonusAsset: wire.award_asset ?? undefined,
          bonusLimit: wire.ext_award_limit,
          bonusAprFraction: wire.ext_award_rate_year,
          startsAt: wire.start_at ?? undefined,
          endsAt: wire.end_at ?? undefined,
          /** 0 not started, 1 processing, 2 finished (SE-27). */
          status: wire.status ?? undefined,
        }
      : undefined,
  ),
);

/** A bonus-APR campaign (SE-26, AMB-027); `undefined` where the coin has none. */
export type BonusCampaign = v.InferOutput<typeof awardPoolData>;

/** Reads a coin's bonus campaign (API-49). */
export const awardPool = endpoint({
  name: 'flexible.awardPool',
  method: 'GET',
  path: '/apiw/v2/uni-loan/earn/award-pool',
  request: v.object({ asset: wireText }),
  encode: (input: { readonly asset: string }) => ({ asset: input.asset }),
  data: awardPoolData,
});
