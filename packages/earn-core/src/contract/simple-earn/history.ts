import * as v from 'valibot';
import { endpoint } from '../../endpoint/endpoint.ts';
import {
  byWire,
  wireDecimalOrUnknown,
  wireId,
  wireInteger,
  wireOptionalSeconds,
  wireOneOf,
  wireOptional,
  wireRows,
  wireText,
  wirePercent,
} from '../../endpoint/wire.ts';
import { wireField, wireObject } from '../../endpoint/wireObject.ts';

/** Kinds of records, with their wire values (SE-H-02). */
export const HISTORY_TYPES = { subscribe: 1, redeem: 2, interest: 3, bonus: 4, rateUp: 5 } as const;

/** A kind of record. */
export type HistoryType = keyof typeof HISTORY_TYPES;

const historyRow = v.pipe(
  wireObject({
    /** Identifies the record among those of its coin and type; `undefined` when the exchange sends no id. */
    id: wireField('unique_time', wireOptional(wireId)),
    /** `unknown` for a kind that is not known, and where the exchange names none. */
    type: v.pipe(
      wireOneOf(byWire(HISTORY_TYPES), 'unknown'),
      v.transform((type) => type ?? 'unknown'),
    ),
    asset: wireText,
    amount: wireDecimalOrUnknown,
    /** When it happened, in unix seconds. */
    at: wireField('time_at', wireOptionalSeconds),
    /** When the order was placed, in unix seconds. The receipt of an order whose answer was lost names it; `at` where it is `undefined`. */
    createdAt: wireField('create_at', wireOptionalSeconds),
    /**
     * When what was redeemed arrived or will arrive, in unix seconds. A redemption without it is shown as on its way for two hours after `at`,
     * and after that as not known; fill in the moment of the redemption where an exchange pays at once.
     */
    finishedAt: wireField('finish_at', wireOptionalSeconds),
    mode: wireOptional(wireText),
    /** 11 launchpad, 12 launchpool (SE-H-03). */
    subBusiness: wireField('sub_business', wireOptional(wireInteger)),
    lentPrincipal: wireField('lend_principal', wireDecimalOrUnknown),
    lentAprFraction: wireField('lend_rate_year', wireDecimalOrUnknown),
    /**
     * What an interest record paid. Over HTTP it is `amount` where `interest` is missing (AMB-149); a handler of an adapter fills it in itself.
     */
    interest: wireDecimalOrUnknown,
    bonusAmount: wireField('bonus_amount', wireDecimalOrUnknown),
    bonusAsset: wireField('bonus_asset', wireOptional(wireText)),
    /** The part of a fixed order's principal that a voucher raises. */
    voucherPrincipal: wireField('coupon_principal', wireDecimalOrUnknown),
    /** What a voucher paid. */
    voucherInterest: wireField('coupon_interest', wireDecimalOrUnknown),
    /** The rate a voucher adds, a fraction. */
    voucherAprFraction: wireField('rate_ratio', wirePercent()),
    /** The term of a fixed order, in days. */
    days: wireField('lock_up_period', wireOptional(wireInteger)),
    /** The rate of a fixed order, a fraction. */
    aprFraction: wireField('year_rate', wireDecimalOrUnknown),
  }),
  v.transform((record) => ({
    ...record,
    at: record.at ?? record.createdAt,
    interest: record.interest ?? (record.type === 'interest' ? record.amount : undefined),
  })),
);

/** One record of the history, flexible or fixed (SE-H-01). */
export interface HistoryRecord extends v.InferOutput<typeof historyRow> {}

/** {@link HistoryRecord} on the wire. */
export interface HistoryRecordWire extends v.InferInput<typeof historyRow> {}

/** One record of the flexible history. */
export type FlexibleHistoryRecord = HistoryRecord;

/** What to read of the flexible history. Times are unix seconds, `to` exclusive (UI-16). */
export interface FlexibleHistoryQuery {
  /** The kind of record. @default every kind */
  readonly type?: HistoryType;
  /** The coin. @default every coin */
  readonly asset?: string;
  /** The first second, in unix seconds. @default no bound */
  readonly from?: number;
  /** The second after the last, in unix seconds. @default no bound */
  readonly to?: number;
  /** The page, from 1. @default 1 */
  readonly page?: number;
  /** Rows of a page. @default as many as the exchange sends */
  readonly limit?: number;
  /** Interest summed per day (SE-H-14). */
  readonly daily?: boolean;
  /** Hours from UTC as text, `8` or `-3.5`, for interest (SE-H-21, AMB-142). */
  readonly zoneOffsetHours?: string;
}

/** Reads the flexible history, newest first (API-37). */
export const flexibleHistory = endpoint({
  name: 'history.flexible',
  method: 'GET',
  path: '/apiw/v2/uni-loan/earn/history',
  request: v.object({
    page: v.optional(wireInteger),
    limit: v.optional(wireInteger),
    type: v.optional(wireInteger),
    asset: v.optional(wireText),
    start_at: v.optional(wireInteger),
    end_at: v.optional(wireInteger),
    is_daily_log: v.optional(wireInteger),
    time_zone: v.optional(wireText),
    is_time_zone: v.optional(wireInteger),
  }),
  encode: (input: FlexibleHistoryQuery) => ({
    page: input.page,
    limit: input.limit,
    type: input.type && HISTORY_TYPES[input.type],
    asset: input.asset,
    start_at: input.from,
    end_at: input.to,
    is_daily_log: input.daily ? 1 : undefined,
    time_zone: input.zoneOffsetHours,
    is_time_zone: input.zoneOffsetHours === undefined ? undefined : 1,
  }),
  data: wireRows<HistoryRecordWire, HistoryRecord>(historyRow),
});

/** What to read of the fixed history. Times are unix seconds, `to` exclusive (UI-16). */
export type FixedHistoryQuery = Pick<FlexibleHistoryQuery, 'type' | 'asset' | 'from' | 'to' | 'page' | 'limit'>;

/** Reads the fixed history, newest first (API-38). */
export const fixedHistory = endpoint({
  name: 'history.fixed',
  method: 'GET',
  path: '/apiw/v2/fixed_earn/api/user/history',
  request: v.object({
    page: v.optional(wireInteger),
    limit: v.optional(wireInteger),
    type: v.optional(wireInteger),
    asset: v.optional(wireText),
    start_at: v.optional(wireInteger),
    end_at: v.optional(wireInteger),
  }),
  encode: (input: FixedHistoryQuery) => ({
    page: input.page,
    limit: input.limit,
    type: input.type && HISTORY_TYPES[input.type],
    asset: input.asset,
    start_at: input.from,
    end_at: input.to,
  }),
  data: wireRows<HistoryRecordWire, HistoryRecord>(historyRow),
});

/** Reads the coins of the person's flexible history, for its filter (API-36). */
export const historyCoins = endpoint({
  name: 'history.coins',
  method: 'GET',
  path: '/apiw/v2/uni-loan/earn/history/coins',
  data: wireRows(wireText),
});

/** The number of a kind of record, as text: `'1'` subscribe, `'2'` redeem, `'3'` interest, `'4'` bonus, `'5'` a raised rate. */
export type HistoryTypeValue = `${(typeof HISTORY_TYPES)[HistoryType]}`;

const typeRow = wireObject({
  name: wireText,
  /** Its number. One that an exchange sends over HTTP and that is none of these is left out of the filter. */
  value: wireId as v.GenericSchema<string | number, HistoryTypeValue>,
});

/** A kind of record that a history can be filtered by: its number, and the exchange's own name, which is not shown. */
export interface HistoryTypeOption extends v.InferOutput<typeof typeRow> {}

/** {@link HistoryTypeOption} on the wire. */
export interface HistoryTypeOptionWire extends v.InferInput<typeof typeRow> {}

/** Reads the kinds of record, for the history's filter (API-39). */
export const historyTypes = endpoint({
  name: 'history.types',
  visitors: 'answered',
  method: 'GET',
  path: '/apiw/v2/uni-loan/earn/history/types',
  request: v.object({ product_type: v.optional(wireText) }),
  encode: (input: { readonly product?: 'flexible' | 'fixed' }) => ({ product_type: input.product }),
  data: wireRows<HistoryTypeOptionWire, HistoryTypeOption>(typeRow),
});
