import type * as v from 'valibot';
import { wireDecimalOrUnknown, wireId, wireQuota, wireText, wirePercent } from '../../endpoint/wire.ts';
import { wireField, wireObject } from '../../endpoint/wireObject.ts';
import { wireFlagOrUnknown, wireInnerRows, wireMinutes, wireNotNegative, wireTextOrUnknown, wireWholeOrUnknown } from './wire.ts';
import { wireExtraBonus } from './bonus.ts';

/** How one coin can be redeemed (ST-08). */
export const redeemOptionRow = wireObject({
  /** The coin that is paid out. */
  asset: wireField('redeem_coin', wireText),
  /** Whether fast redemption is offered; `undefined` where only the product says it (AMB-107). */
  fast: wireField('redeem_quick', wireFlagOrUnknown),
  /** Minutes until a fast redemption arrives. */
  fastMinutes: wireField('redeem_quick_long', wireMinutes),
  /** Fee of a fast redemption, as a fraction of the amount (AMB-039). */
  fastFeeFraction: wireField('redeem_quick_fee', wireDecimalOrUnknown),
  /** Fee of a standard redemption, as a fraction of the amount. */
  feeFraction: wireField('redeem_fee', wireDecimalOrUnknown),
  /** What can still be redeemed fast today (AMB-106). */
  fastDailyQuota: wireField('redeem_quick_daily', wireQuota()),
});

/** How one coin can be redeemed (ST-08). */
export interface RedeemOption extends v.InferOutput<typeof redeemOptionRow> {}

/** {@link RedeemOption} on the wire. */
export interface RedeemOptionWire extends v.InferInput<typeof redeemOptionRow> {}

const protocolRewardRow = wireObject({
  rewardAsset: wireField('reward_coin', wireText),
  aprFraction: wireField('rate', wirePercent()),
  /** Days until the first reward; 0 and -1 are at redemption (ST-100). */
  rewardDelayDays: wireField('reward_delay_days', wireWholeOrUnknown),
  interestDelayDays: wireField('interest_delay_days', wireWholeOrUnknown),
  /** The protocol's fee, as a fraction; shown only. */
  feeFraction: wireField('fee_rate', wireDecimalOrUnknown),
  incomeDays: wireField('income_days', wireWholeOrUnknown),
});

/** A reward of a protocol (ST-11). */
export interface ProtocolReward extends v.InferOutput<typeof protocolRewardRow> {}

/** {@link ProtocolReward} on the wire. */
export interface ProtocolRewardWire extends v.InferInput<typeof protocolRewardRow> {}

export const protocolRow = wireObject({
  /** Id of the protocol's product, which stake and redeem calls carry. */
  pid: wireId,
  name: wireField('protocol_name', wireTextOrUnknown),
  aprFraction: wireField('rate', wirePercent()),
  baseAprFraction: wireField('base_rate', wirePercent()),
  rewards: wireField('reward', wireInnerRows<ProtocolRewardWire, ProtocolReward>(protocolRewardRow)),
  bonus: wireField('extra_interest', wireExtraBonus),
});

/** A protocol of a DeFi product (ST-11). */
export interface Protocol extends v.InferOutput<typeof protocolRow> {}

/** {@link Protocol} on the wire. */
export interface ProtocolWire extends v.InferInput<typeof protocolRow> {}

export const creditRow = wireObject({
  /** The coin that is staked. */
  stakeAsset: wireField('mortgage_coin', wireText),
  rewardAsset: wireField('reward_coin', wireTextOrUnknown),
  baseAprFraction: wireField('base_rate', wirePercent()),
  /** What one staked coin is exchanged for. */
  exchangeRate: wireField('exchange_rate', wireNotNegative),
  protocolName: wireField('protocol_name', wireTextOrUnknown),
});

/** A coin that a debt product takes (ST-12). */
export interface CreditOption extends v.InferOutput<typeof creditRow> {}

/** {@link CreditOption} on the wire. */
export interface CreditOptionWire extends v.InferInput<typeof creditRow> {}

export const vipDiscountRow = wireObject({
  /** Least VIP tier, included. */
  minTier: wireField('min_tier', wireWholeOrUnknown),
  /** Largest VIP tier, included. */
  maxTier: wireField('max_tier', wireWholeOrUnknown),
  /** The discount on the fee of a redemption, as a fraction; percent on the wire (AMB-116). */
  discountFraction: wireField('vip_sale', wirePercent()),
});

/** A discount for VIP tiers (ST-06). */
export interface VipDiscount extends v.InferOutput<typeof vipDiscountRow> {}

/** {@link VipDiscount} on the wire. */
export interface VipDiscountWire extends v.InferInput<typeof vipDiscountRow> {}
