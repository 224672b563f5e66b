import * as v from 'valibot';
import { endpoint } from '../../endpoint/endpoint.ts';
import { wireDecimalOrUnknown, wireId, wireInteger, wireRows, wireSeconds, wireText, wirePercent } from '../../endpoint/wire.ts';
import { wireField, wireObject } from '../../endpoint/wireObject.ts';
import { wireCoins, wireTextOrUnknown } from './wire.ts';

const ratePoint = wireObject({
  /** Unix seconds. */
  at: wireField('time', wireSeconds),
  /** Rates are fractions; percent on the wire (AMB-039). */
  aprFraction: wireField('rate', wirePercent()),
  baseAprFraction: wireField('base_rate', wirePercent()),
  extraAprFraction: wireField('extra_rate', wirePercent()),
  /** The coin the extra rate is paid in. */
  extraAsset: wireField('extra_coin', wireTextOrUnknown),
  coins: wireCoins,
  exchangeRateReverse: wireField('exchange_rate_reverse', wireDecimalOrUnknown),
});

/** A day of a product's rates (ST-16). */
export interface StakingRatePoint extends v.InferOutput<typeof ratePoint> {}

/** {@link StakingRatePoint} on the wire. */
export interface StakingRatePointWire extends v.InferInput<typeof ratePoint> {}

/** Reads a product's rates, one point a day (API-61). `limit` is the number of days. */
export const rates = endpoint({
  name: 'staking.rates',
  visitors: 'answered',
  method: 'GET',
  path: '/apiw/v2/earn/staking/coin-lines',
  request: v.object({ coin: wireText, pid: v.optional(wireId), limit: wireInteger, page: wireInteger }),
  encode: (input: { readonly asset: string; readonly pid?: string | undefined; readonly limit: number; readonly page: number }) => ({
    coin: input.asset,
    pid: input.pid,
    limit: input.limit,
    page: input.page,
  }),
  data: wireRows<StakingRatePointWire, StakingRatePoint>(ratePoint),
});

const totalPoint = wireObject({
  at: wireField('time', wireSeconds),
  /** Staked by everybody, in the coin. */
  amount: wireField('stake_total_amount', wireDecimalOrUnknown),
  /** The same in USDT. */
  amountUsdt: wireField('stake_total_amount_usdt', wireDecimalOrUnknown),
});

/** A day of what everybody has staked of a coin (ST-17). */
export interface StakedTotalPoint extends v.InferOutput<typeof totalPoint> {}

/** {@link StakedTotalPoint} on the wire. */
export interface StakedTotalPointWire extends v.InferInput<typeof totalPoint> {}

/** Reads what everybody has staked of a coin, one point a day (API-62). */
export const totals = endpoint({
  name: 'staking.totals',
  visitors: 'answered',
  method: 'GET',
  path: '/apiw/v2/earn/staking/coin-defi-lines',
  request: v.object({ coin: wireText, limit: wireInteger, page: wireInteger }),
  encode: (input: { readonly asset: string; readonly limit: number; readonly page: number }) => ({
    coin: input.asset,
    limit: input.limit,
    page: input.page,
  }),
  data: wireRows<StakedTotalPointWire, StakedTotalPoint>(totalPoint),
});
