import * as v from 'valibot';
import {
  wireDecimalOrUnknown,
  wireFlag,
  wireId,
  wireInteger,
  wireKnown,
  wireOneOf,
  wireOptional,
  wireQuota,
  wireText,
  wireIconUrl,
  wirePercent,
} from '../../endpoint/wire.ts';
import { wireField, wireObject } from '../../endpoint/wireObject.ts';

/** Largest number of decimals that is accepted; a larger one counts as missing. */
const MOST_DECIMALS = 18;

/** A whole number in an answer; `undefined` when it is missing or not a whole number. */
const wholeOf = (value: unknown): number | undefined => {
  const read = v.safeParse(wireInteger, value);
  return read.success ? read.output : undefined;
};

/** A number of decimals; `undefined` where it is missing or cannot be one. */
const wireDecimals = wireKnown<number | string, number>((value) => {
  const decimals = wholeOf(value);
  return decimals !== undefined && decimals >= 0 && decimals <= MOST_DECIMALS ? decimals : undefined;
}, 'number of decimals');

/** A number of days; `undefined` where it is missing or unreadable. */
const wireDays = wireKnown<number | string, number>(wholeOf, 'whole number');

/** Whether an optional part of a pool is present: a list with an entry, or an object with a field (AMB-076). */
const wirePresence = wireKnown<readonly unknown[] | Readonly<Record<string, unknown>>, boolean, false>(
  (value) => (typeof value === 'object' ? Object.keys(value ?? {}).length > 0 : undefined),
  'object',
  false,
);

const simpleEarnOption = wireObject({
  /** Whether stakes of this pool may be held in Simple Earn (AMB-069). */
  offered: wireField('status', wireFlag),
  /** Days of the term that this person's earlier stake has set; 0 or less for flexible (AMB-071). */
  userDays: wireField('user_period', wireDays),
  /** Days of the fixed term that is offered; none where it is not above 0. */
  fixedDays: wireField('fixed_period', wireDays),
  /** Rate per year of the fixed term, a fraction (AMB-039). */
  fixedAprFraction: wireField('fixed_rate', wireDecimalOrUnknown),
  /** Rate per year of flexible Simple Earn, a fraction. */
  flexibleAprFraction: wireField('rate', wireDecimalOrUnknown),
  /** What a bonus adds to the flexible rate, a fraction. */
  bonusAprFraction: wireField('ext_rate', wireDecimalOrUnknown),
});

const stakingOption = wireObject({
  /** Whether stakes of this pool may be held in staking (AMB-072). */
  offered: wireField('status', wireFlag),
  /** Rate per year of staking, a fraction; percent on the wire (AMB-039). */
  aprFraction: wireField('rate', wirePercent()),
});

const volumeTier = wireObject({
  /** Trading volume in USD that the tier needs (AMB-070). */
  volume: wireField('transaction_amount', wireDecimalOrUnknown),
  /** The most that may be staked in the tier, in the pool's coin. */
  stakeLimit: wireField('mortgage_limit', wireDecimalOrUnknown),
});

/** How much trading volume allows how large a stake (LP-56). */
export interface VolumeTier extends v.InferOutput<typeof volumeTier> {}

/** {@link VolumeTier} on the wire. */
export interface VolumeTierWire extends v.InferInput<typeof volumeTier> {}

const UNREADABLE_TIER: VolumeTier = { volume: undefined, stakeLimit: undefined };

/** Tiers of trading volume. An unreadable tier is unknown and hides neither the others nor the pool; neither does a non-list. */
const wireTiers = v.pipe(
  v.nullish(wireOptional(v.array(wireOptional<VolumeTierWire, VolumeTier>(volumeTier))), null),
  v.transform((tiers): readonly VolumeTier[] => (tiers === null ? [] : (tiers ?? [undefined]).map((tier) => tier ?? UNREADABLE_TIER))),
);

/** Days of the trading volume where the pool does not say (LP-03). */
const DEFAULT_VOLUME_DAYS = 60;

/** Reads one reward pool (LP-01, LP-02). An amount that the exchange does not say is `undefined`, never zero. */
export const rewardPool = wireObject({
  /** Names the pool within its project. */
  id: wireField('rid', wireId),
  /** The coin that is staked. */
  asset: wireField('coin', wireText),
  icon: wireIconUrl,
  /** The most one person may have in the pool. */
  personalMax: wireField('personal_max_amount', wireQuota()),
  /** Least amount of one stake. */
  personalMin: wireField('personal_min_amount', wireDecimalOrUnknown),
  /** Decimals of amounts; see `amountDecimals` of the rules (AMB-064). */
  decimalPlace: wireField('decimal_place', wireDecimals),
  /** Decimals of rewards; see `rewardDecimals` of the rules (AMB-064). */
  precision: wireDecimals,
  /** What the pool can still take. */
  leftAmount: wireField('left_buy_total_amount', wireDecimalOrUnknown),
  /** What the pool can take in all; 0 or less is no limit (AMB-060). */
  totalAmount: wireField('buy_total_amount', wireDecimalOrUnknown),
  /** Rate per year of the rewards, a fraction; percent on the wire (AMB-039). */
  aprFraction: wireField('rate_year', wirePercent()),
  /** What the rate is (LP-08); `none` has no rate to show. */
  rateType: wireField('rate_year_type', wireOneOf({ 1: 'real', 2: 'estimate', 3: 'none' })),
  /** The kind of pool (LP-09); `unknown` for one that is not known. */
  type: wireField('reward_pool_type', wireOneOf({ 0: 'lock', 1: 'multi-mining' }, 'unknown')),
  /** Whether the pool is for VIPs (LP-13, AMB-076). */
  vip: wireField('vip_config', wirePresence),
  /** Whether the person has joined (AMB-076). */
  joined: wireField('isApply', wireFlag),
  /** A note of the exchange on the limits: text, never markup (AMB-076). */
  limitRule: wireField('limit_rule', wireOptional(wireText)),
  /** How much trading volume allows how large a stake; none where there is no such condition. */
  tiers: wireField('transaction_config', wireTiers),
  /** The person's trading volume in USD. */
  userVolume: wireField('user_transaction_amount', wireDecimalOrUnknown),
  /** Days that count for the trading volume, 60 where the pool does not say (LP-03). */
  volumeDays: wireField(
    'transaction_days',
    v.pipe(
      wireDays,
      v.transform((days) => (days && days > 0 ? days : DEFAULT_VOLUME_DAYS)),
    ),
  ),
  /** Where a redeemed stake goes, and so where an earlier stake is held (LP-11, AMB-071). */
  redeemTo: wireField('redeem_type', wireOneOf({ 0: 'spot', 1: 'simple-earn', 2: 'staking' })),
  /** Holding stakes in Simple Earn (LP-05); `undefined` where the pool does not offer it. */
  simpleEarn: wireField('simple_earn', wireOptional(simpleEarnOption)),
  /** Holding stakes in staking (LP-06); `undefined` where the pool does not offer it. */
  staking: wireOptional(stakingOption),
});

/** A reward pool of a project (LP-01, LP-02). */
export interface RewardPool extends v.InferOutput<typeof rewardPool> {}

/** {@link RewardPool} on the wire. */
export interface RewardPoolWire extends v.InferInput<typeof rewardPool> {}
