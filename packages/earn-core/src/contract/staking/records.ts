import * as v from 'valibot';
import { endpoint } from '../../endpoint/endpoint.ts';
import { wireDecimalOrUnknown, wireInteger, wireRows, wireSeconds, wireText } from '../../endpoint/wire.ts';
import { wireField, wireObject } from '../../endpoint/wireObject.ts';
import { wirePid, wireTextOrUnknown } from './wire.ts';

const profitRow = wireObject({
  id: wireTextOrUnknown,
  /** Unix seconds. */
  at: wireField('time', wireSeconds),
  /** The coin that is staked. */
  asset: wireField('coin', wireTextOrUnknown),
  /** The coin that was paid. */
  rewardAsset: wireField('reward_coin', wireTextOrUnknown),
  /** What was paid. */
  amount: wireField('profit', wireDecimalOrUnknown),
  /** The amount that earned it. */
  heldAmount: wireField('mortgage_amount', wireDecimalOrUnknown),
  pid: wirePid,
  protocolName: wireField('protocol_name', wireTextOrUnknown),
});

/** A reward that was paid. The documents do not show the fields of a record. */
export interface ProfitRecord extends v.InferOutput<typeof profitRow> {}

/** {@link ProfitRecord} on the wire. */
export interface ProfitRecordWire extends v.InferInput<typeof profitRow> {}

/** Reads the rewards that a person was paid for a coin, newest first (API-68). `to` is the last second, included (AMB-119). */
export const profits = endpoint({
  name: 'staking.profits',
  method: 'GET',
  path: '/apiw/v2/earn/staking/coin-user-profit-records',
  request: v.object({ coin: wireText, page: wireInteger, limit: wireInteger, to: wireInteger }),
  encode: (input: { readonly asset: string; readonly page: number; readonly limit: number; readonly to: number }) => ({
    coin: input.asset,
    page: input.page,
    limit: input.limit,
    to: input.to,
  }),
  data: wireRows<ProfitRecordWire, ProfitRecord>(profitRow),
});
