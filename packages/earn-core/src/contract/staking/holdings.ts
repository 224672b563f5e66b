import * as v from 'valibot';
import type { ByName } from '../../byName.ts';
import type { Decimal } from '../../decimal.ts';
import { type Endpoint, endpoint } from '../../endpoint/endpoint.ts';
import { wireDecimalOrUnknown, wireId, wireInteger, wireOneOf, wireRows, wireText, wireIconUrl, wirePercent } from '../../endpoint/wire.ts';
import { wireByName } from '../../endpoint/wireByName.ts';
import { wireField, wireObject } from '../../endpoint/wireObject.ts';
import { STAKING_TYPES } from './product.ts';
import { wireInnerRows, wirePid, wireTextOrUnknown } from './wire.ts';

const balanceRow = wireObject({
  /** The product or protocol; `undefined` for a coin's only product. */
  pid: wirePid,
  /** The coin; `undefined` where the exchange does not repeat the one that was asked for. */
  asset: wireField('coin', wireTextOrUnknown),
  icon: wireIconUrl,
  protocolName: wireField('protocol_name', wireTextOrUnknown),
  /** What the person has staked and can redeem. */
  amount: wireField('mortgage_amount', wireDecimalOrUnknown),
  /** What a launchpool holds in it beside that; `undefined` where the exchange does not say any (the field is assumed). */
  launchpoolAmount: wireField('launchpool_amount', wireDecimalOrUnknown),
  /** `undefined` where the exchange does not say it, or names a kind that is not known. */
  type: wireOneOf(STAKING_TYPES),
  aprFraction: wireField('rate', wirePercent()),
  rewardAsset: wireField('reward_coin', wireTextOrUnknown),
});

/** What a person has in one product or protocol (ST-14). */
export interface StakingBalance extends v.InferOutput<typeof balanceRow> {}

/** {@link StakingBalance} on the wire. */
export interface StakingBalanceWire extends v.InferInput<typeof balanceRow> {}

/** Reads what a person has staked, without what is empty (API-67): of one coin, or of all. */
export const balances = endpoint({
  name: 'staking.balances',
  method: 'GET',
  path: '/apiw/v2/earn/staking/balances',
  request: v.object({ coin: v.optional(wireText), hide_zero_hold: wireInteger }),
  encode: ({ asset }: { readonly asset?: string | undefined }) => ({ coin: asset, hide_zero_hold: 1 }),
  data: wireRows<StakingBalanceWire, StakingBalance>(balanceRow),
});

const rewardRow = wireObject({
  rewardAsset: wireField('reward_coin', wireText),
  totalReward: wireField('total_profit', wireDecimalOrUnknown),
  yesterdayReward: wireField('yesterday_profit', wireDecimalOrUnknown),
});

/** What was earned in one coin. */
export interface RewardTotal extends v.InferOutput<typeof rewardRow> {}

/** {@link RewardTotal} on the wire. */
export interface RewardTotalWire extends v.InferInput<typeof rewardRow> {}

const statisticsObject = wireObject({
  heldAmount: wireField('hold_amount', wireDecimalOrUnknown),
  totalReward: wireField('total_profit', wireDecimalOrUnknown),
  yesterdayReward: wireField('yesterday_profit', wireDecimalOrUnknown),
  /** The coin of the rewards. */
  rewardAsset: wireField('reward_coin', wireTextOrUnknown),
  /** What was earned in each coin; empty where the exchange says the one above alone. */
  rewards: wireField('profits', wireInnerRows<RewardTotalWire, RewardTotal>(rewardRow)),
});

/** What a person has staked of a coin and earned with it. The documents do not show the answer's fields. */
export interface StakingStatistics extends v.InferOutput<typeof statisticsObject> {}

/** {@link StakingStatistics} on the wire. */
export interface StakingStatisticsWire extends v.InferInput<typeof statisticsObject> {}

/** Reads what a person has staked and earned (API-65, SH-07); the id is sent only when it is above 0. */
export const statistics: Endpoint<
  { readonly asset: string; readonly pid?: string | undefined },
  { readonly coin: string; readonly pid?: string | undefined },
  StakingStatisticsWire,
  StakingStatistics
> = endpoint({
  name: 'staking.statistics',
  method: 'GET',
  path: '/apiw/v2/earn/staking/statistics',
  request: v.object({ coin: wireText, pid: v.optional(wireId) }),
  encode: ({ asset, pid }: { readonly asset: string; readonly pid?: string | undefined }) => ({
    coin: asset,
    pid: pid !== undefined && /^0*[1-9]\d*$/.test(pid) ? pid : undefined,
  }),
  data: statisticsObject,
});

const loansData = v.pipe(
  v.nullish(v.object({ assets: v.nullish(wireByName(wireDecimalOrUnknown)) })),
  v.transform((wire): ByName<Decimal | undefined> => wire?.assets ?? []),
);

/** Reads what a person has borrowed, by coin (API-70, ST-15); a coin that is not named is not borrowed. */
export const loans = endpoint({
  name: 'staking.loans',
  method: 'GET',
  path: '/apiw/v2/earn/staking/user-loans',
  request: v.object({ coin: wireText }),
  encode: ({ asset }: { readonly asset: string }) => ({ coin: asset }),
  data: loansData,
});
