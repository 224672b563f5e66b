import * as v from 'valibot';
import { endpoint } from '../endpoint/endpoint.ts';
import { wireDecimalOrUnknown, wireId, wireInteger, wireOneOf, wireRows, wireSeconds, wireText } from '../endpoint/wire.ts';
import { wireField, wireObject } from '../endpoint/wireObject.ts';
import { uniqueRows } from '../endpoint/uniqueRows.ts';

const priceRow = wireObject({
  /** 00:00 UTC of the day, in unix seconds. */
  at: wireField('day', wireSeconds),
  /** USDT for one coin at that moment; `undefined` where it is not known. */
  price: wireDecimalOrUnknown,
});

/** The price of a coin on one day. */
export interface DailyPrice extends v.InferOutput<typeof priceRow> {}

/** {@link DailyPrice} on the wire. */
export interface DailyPriceWire extends v.InferInput<typeof priceRow> {}

/** A coin and the days of which prices are asked. Times are unix seconds, `to` exclusive. */
export interface DailyPriceQuery {
  /** The coin. */
  readonly asset: string;
  /** The first second. */
  readonly from: number;
  /** The second after the last. */
  readonly to: number;
}

/**
 * Reads what a coin was worth on each day of at most six months, in USDT: the values of a statement. The call is optional, and its path
 * is assumed: the documents name none. Without it a statement has no values but those of stablecoins.
 */
export const dailyPrices = endpoint({
  name: 'statement.dailyPrices',
  visitors: 'answered',
  method: 'GET',
  path: '/apiw/v2/market/daily-prices',
  request: v.object({ currency_pair: wireText, start_at: wireInteger, end_at: wireInteger }),
  encode: ({ asset, from, to }: DailyPriceQuery) => ({ currency_pair: `${asset}_USDT`, start_at: from, end_at: to }),
  data: wireRows<DailyPriceWire, DailyPrice>(priceRow),
});

const listedEarning = wireObject({
  id: wireId,
  /** `value` is a change of value, which nobody paid; `unknown` for a kind that is not known. */
  kind: wireOneOf({ reward: 'reward', bonus: 'bonus', value: 'value' }, 'unknown'),
  /** The coin that earned it. */
  asset: wireField('coin', wireText),
  /** The coin that was earned. */
  earnedAsset: wireField('reward_coin', wireText),
  /** How much of it; negative for a loss of value. */
  amount: wireDecimalOrUnknown,
  /** When it was paid, or the last second of the day whose change of value it is. */
  at: wireField('time', wireSeconds),
});

/** Something that was earned in a product for which the exchange has no call. */
export interface ListedEarning extends v.InferOutput<typeof listedEarning> {}

/** {@link ListedEarning} on the wire. */
export interface ListedEarningWire extends v.InferInput<typeof listedEarning> {}

/**
 * How the sandbox lists what a person earned in a launchpool, in soft staking and in private wealth. The documents name no such call, so a
 * host hands the lists over (AMB-025, AMB-036), and no client sends this one.
 */
export const earningList = uniqueRows(wireRows<ListedEarningWire, ListedEarning>(listedEarning), 'id', ({ id }) => id);
