import * as v from 'valibot';
import type { Decimal } from '../../decimal.ts';
import { endpoint } from '../../endpoint/endpoint.ts';
import { wireDecimal, wireId, wireInteger, wireOptionalSeconds, wireText } from '../../endpoint/wire.ts';
import { wireField, wireObject } from '../../endpoint/wireObject.ts';
import { SIDES } from './stake.ts';
import { accruedRow, type AccruedReward, type AccruedRewardWire } from './product.ts';
import { wireInnerRows } from './wire.ts';

/** The input of a redemption. */
export interface RedeemInput {
  /** The coin that is staked. */
  readonly asset: string;
  /** In the staked coin, at most 8 decimals, or all that is held (AMB-164). */
  readonly amount: Decimal;
  /** The product or protocol. */
  readonly pid?: string | undefined;
  /** Whether it is a fast redemption. */
  readonly fast: boolean;
  /** The coin that is paid out. */
  readonly redeemAsset: string;
}

const redeemedObject = wireObject({
  arrivesAt: wireField('redeem_stamp', wireOptionalSeconds),
  /** What was paid beside the amount; empty where the exchange does not say. */
  accrued: wireField('accrued_profit', wireInnerRows<AccruedRewardWire, AccruedReward>(accruedRow)),
});

/** What the exchange says of a redemption: when it arrives, in unix seconds (ST-18), and the rewards it paid with it. */
export interface Redeemed extends v.InferOutput<typeof redeemedObject> {}

/** {@link Redeemed} on the wire. */
export interface RedeemedWire extends v.InferInput<typeof redeemedObject> {}

const redeemedData = v.pipe(
  v.nullish(redeemedObject as v.GenericSchema<RedeemedWire, Redeemed>),
  v.transform((redeemed): Redeemed => redeemed ?? { arrivesAt: undefined, accrued: { rows: [], unreadable: [], total: 0 } }),
);

/** Redeems an amount (API-64, API-72, AMB-018): form-encoded, side 1. */
export const redeem = endpoint({
  name: 'staking.redeem',
  method: 'POST',
  path: '/apiw/v2/earn/staking/coin-redeem',
  request: v.object({
    side: wireInteger,
    amount: wireDecimal,
    coin: wireText,
    pid: v.optional(wireId),
    quick: wireInteger,
    redeem_coin: wireText,
  }),
  encode: ({ asset, amount, pid, fast, redeemAsset }: RedeemInput) => ({
    side: SIDES.redeem,
    amount,
    coin: asset,
    pid,
    quick: fast ? 1 : 0,
    redeem_coin: redeemAsset,
  }),
  data: redeemedData,
});
