import * as v from 'valibot';
import { endpoint } from '../endpoint/endpoint.ts';
import {
  wireDecimalOrUnknown,
  wireFlag,
  wireInteger,
  wireIgnored,
  wireOptional,
  wireRows,
  wireSeconds,
  wireText,
  wireIconUrl,
} from '../endpoint/wire.ts';
import { wireField, wireObject } from '../endpoint/wireObject.ts';

/** Switches soft staking on or off (API-77). Only code 200 is success (AMB-001). */
export const setSoftStaking = endpoint({
  name: 'softStaking.set',
  method: 'POST',
  path: '/apiw/v2/earn/soft-staking/switch',
  encoding: 'json',
  success: 'only-200',
  request: v.object({ status: v.boolean() }),
  encode: (input: { readonly on: boolean }) => ({ status: input.on }),
  data: wireIgnored,
});

const coin = wireObject({
  asset: wireText,
  icon: wireIconUrl,
  /** Whether soft staking pays for the coin. */
  supported: wireFlag,
  /** What the person holds of the coin and earns with. */
  holding: wireDecimalOrUnknown,
  /** Rate per year, a fraction. */
  aprFraction: wireField('rate_year', wireDecimalOrUnknown),
  /** Average over today's hours so far, as the day is paid: an hour without a snapshot counts as nothing. */
  averageToday: wireField('average_today', wireDecimalOrUnknown),
  /** Snapshots of today; `undefined` where the host does not say. */
  hoursToday: wireField('hours_today', wireOptional(wireInteger)),
  /** Full hours of today so far; `undefined` where the host does not say. */
  hoursPassed: wireField('passed_today', wireOptional(wireInteger)),
  /** Last daily payout. */
  lastPayout: wireField('last_payout', wireDecimalOrUnknown),
  /** Everything paid so far. */
  earned: wireDecimalOrUnknown,
});

/** A coin of soft staking, and what a person earns by holding it (SS-01). */
export interface SoftStakingCoin extends v.InferOutput<typeof coin> {}

/** {@link SoftStakingCoin} on the wire. */
export interface SoftStakingCoinWire extends v.InferInput<typeof coin> {}

const payout = wireObject({
  asset: wireText,
  /** Start of the UTC day that it is paid for. */
  day: wireField('day', wireSeconds),
  /** Average over the 24 hours of the day; an hour without a snapshot counts as nothing. */
  average: wireDecimalOrUnknown,
  /** Snapshots of the day; `undefined` where the host does not say. */
  hours: wireOptional(wireInteger),
  aprFraction: wireField('rate_year', wireDecimalOrUnknown),
  amount: wireDecimalOrUnknown,
  /** When it was paid. */
  at: wireField('time', wireSeconds),
});

/** A daily payout of soft staking (SS-01). */
export interface SoftStakingPayout extends v.InferOutput<typeof payout> {}

/** {@link SoftStakingPayout} on the wire. */
export interface SoftStakingPayoutWire extends v.InferInput<typeof payout> {}

/**
 * How the sandbox answers with a person's soft staking. The documents name no such call, so a host hands it over (AMB-025,
 * AMB-036), and no client sends this one.
 */
export const softStakingState = wireObject({
  on: wireField('status', wireFlag),
  coins: wireRows<SoftStakingCoinWire, SoftStakingCoin>(coin),
  /** The latest payouts, newest first. */
  payouts: wireRows<SoftStakingPayoutWire, SoftStakingPayout>(payout),
});

/** A person's soft staking: the switch, the coins, the latest payouts. */
export interface SoftStakingState extends v.InferOutput<typeof softStakingState> {}

/** {@link SoftStakingState} on the wire. */
export interface SoftStakingStateWire extends v.InferInput<typeof softStakingState> {}
