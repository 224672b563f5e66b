import * as v from 'valibot';
import { endpoint } from '../../endpoint/endpoint.ts';
import { wireDecimalOrUnknown, wireInteger, wireRows, wireSeconds, wireText } from '../../endpoint/wire.ts';

/** What a record says happened (SE-H-02). */
export const HISTORY_TYPES = { subscribe: 1, redeem: 2, interest: 3, bonus: 4, rateUp: 5 } as const;

/** A kind of record. */
export type HistoryType = keyof typeof HISTORY_TYPES;

const typeOf = (wire: number): HistoryType | 'unknown' => {
  switch (wire) {
    case 1:
      return 'subscribe';
    case 2:
      return 'redeem';
    case 3:
      return 'interest';
    case 4:
      return 'bonus';
    case 5:
      return 'rateUp';
    default:
      return 'unknown';
  }
};

const historyRow = v.pipe(
  v.object({
    type: wireInteger,
    asset: wireText,
    amount: wireDecimalOrUnknown,
    unique_time: v.optional(v.nullable(v.union([wireText, v.pipe(v.number(), v.transform(String))]))),
    time_at: v.optional(v.nullable(wireSeconds)),
    create_at: v.optional(v.nullable(wireSeconds)),
    finish_at: v.optional(v.nullable(wireSeconds)),
    mode: v.optional(v.nullable(wireText)),
    sub_business: v.optional(v.nullable(wireInteger)),
    lend_principal: wireDecimalOrUnknown,
    lend_rate_year: wireDecimalOrUnknown,
    interest: wireDecimalOrUnknown,
    bonus_amount: wireDecimalOrUnknown,
    bonus_asset: v.optional(v.nullable(wireText)),
  }),
  v.transform((wire) => ({
    /** Names the record among those of its coin and type; `undefined` where the exchange gives none. */
    id: wire.unique_time ?? undefined,
    type: typeOf(wire.type),
    asset: wire.asset,
    amount: wire.amount,
    /** Unix seconds. */
    at: wire.time_at ?? wire.create_at ?? undefined,
    createdAt: wire.create_at ?? undefined,
    finishedAt: wire.finish_at ?? undefined,
    mode: wire.mode ?? undefined,
    /** 11 launchpad, 12 launchpool (SE-H-03). */
    subBusiness: wire.sub_business ?? undefined,
    lentPrincipal: wire.lend_principal,
    lentAprFraction: wire.lend_rate_year,
    interest: wire.interest,
    bonusAmount: wire.bonus_amount,
    bonusAsset: wire.bonus_asset ?? undefined,
  })),
);

/** One record of the flexible history (SE-H-01). */
export type FlexibleHistoryRecord = v.InferOutput<typeof historyRow>;

/** What to read of the flexible history. Times are unix seconds, `to` exclusive (UI-16). */
export interface FlexibleHistoryQuery {
  readonly type?: HistoryType;
  readonly asset?: string;
  readonly from?: number;
  readonly to?: number;
  readonly page?: number;
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
    start_at: v.optional(wireSeconds),
    end_at: v.optional(wireSeconds),
    is_daily_log: v.optional(wireInteger),
    time_zone: v.optional(wireText),
    is_time_zone: v.optional(wireInteger),
  }),
  encode: (input: FlexibleHistoryQuery) => ({
    page: input.page,
    limit: input.limit,
    type: input.type === undefined ? undefined : HISTORY_TYPES[input.type],
    asset: input.asset,
    start_at: input.from,
    end_at: input.to,
    is_daily_log: input.daily ? 1 : undefined,
    time_zone: input.zoneOffsetHours,
    is_time_zone: input.zoneOffsetHours === undefined ? undefined : 1,
  }),
  data: wireRows(historyRow),
});

/** Reads the coins that the person's flexible history knows, for its filter (API-36). */
export const historyCoins = endpoint({
  name: 'history.coins',
  method: 'GET',
  path: '/apiw/v2/uni-loan/earn/history/coins',
  request: v.object({}),
  encode: (_input: void) => ({}),
  data: wireRows(wireText),
});

const typeRow = v.pipe(
  v.object({ name: wireText, value: v.union([wireText, v.pipe(v.number(), v.transform(String))]) }),
  v.transform((wire) => ({ name: wire.name, value: wire.value })),
);

/** A kind of record as the exchange names it: words to show and the value to ask with. */
export type HistoryTypeOption = v.InferOutput<typeof typeRow>;

/** Reads the kinds of record, for the history's filter (API-39). */
export const historyTypes = endpoint({
  name: 'history.types',
  method: 'GET',
  path: '/apiw/v2/uni-loan/earn/history/types',
  request: v.object({ product_type: v.optional(wireText) }),
  encode: (input: { readonly product?: 'flexible' | 'fixed' }) => ({ product_type: input.product }),
  data: wireRows(typeRow),
});
