import * as v from 'valibot';
import { endpoint } from '../../endpoint/endpoint.ts';
import { wireDecimalOrUnknown, wireFlag, wireId, wireOneOf, wireText, wireUrl, wireIconUrl, wirePercent } from '../../endpoint/wire.ts';
import { wireField, wireObject } from '../../endpoint/wireObject.ts';
import {
  wireCoins,
  wireInnerObject,
  wireInnerRows,
  wireLines,
  wireNotNegative,
  wirePid,
  wireTextOrUnknown,
  wireWholeOrUnknown,
} from './wire.ts';
import { wireExtraBonus } from './bonus.ts';
import {
  creditRow,
  protocolRow,
  redeemOptionRow,
  vipDiscountRow,
  type RedeemOption,
  type RedeemOptionWire,
  type Protocol,
  type ProtocolWire,
  type CreditOption,
  type CreditOptionWire,
  type VipDiscount,
  type VipDiscountWire,
} from './productRows.ts';

export type { BonusTier, ExtraBonus } from './bonus.ts';
export type { CreditOption, Protocol, ProtocolReward, RedeemOption, VipDiscount } from './productRows.ts';

/** Kinds of staking products, by wire value: token or credit, staking, debt or credit debt (ST-02). */
export const STAKING_TYPES = { '0': 'token', '1': 'staking', '2': 'debt' } as const;

/** Kinds of exchange, by wire value (ST-07). */
export const EXCHANGE_TYPES = { '0': 'none', '1': 'asset' } as const;

/** Kinds of bonuses, by wire value; any separator may stand between the words (ST-05). */
const BONUS_KINDS = { normal: 'normal', 'web3 task': 'web3-task' } as const;

const taskObject = wireObject({ key: wireField('interest_key', wireTextOrUnknown), address: wireField('jump_web', wireUrl) });

const extraObject = wireObject({
  /** The exchange's own description of the period, as text. */
  periodText: wireField('redeem_period_txt', wireTextOrUnknown),
  minDays: wireField('redeem_minday', wireWholeOrUnknown),
  maxDays: wireField('redeem_maxday', wireWholeOrUnknown),
  /** Read only; no rule uses it. */
  control: wireField('redeem_control', wireWholeOrUnknown),
  fast: wireField('redeem_quick', wireFlag),
});

/** An empty list. */
const NO_ROWS = { rows: [], unreadable: [], total: 0 };

const NO_PERIOD = { periodText: undefined, minDays: undefined, maxDays: undefined, control: undefined, fast: undefined };

const productFields = wireObject({
  /** Id of the product; `undefined` where the exchange does not repeat it. */
  pid: wirePid,
  /** The coin; `undefined` where the exchange does not repeat it. */
  asset: wireField('coin', wireTextOrUnknown),
  icon: wireIconUrl,
  /** `undefined` for a kind that is not known. */
  type: wireOneOf(STAKING_TYPES),
  isDefi: wireField('is_defi', wireFlag),
  /** Rates per year are fractions; percent on the wire (AMB-039). */
  aprFraction: wireField('rate', wirePercent()),
  baseAprFraction: wireField('base_rate', wirePercent()),
  maxAprFraction: wireField('most_rate', wirePercent()),
  rewardAsset: wireField('reward_coin', wireTextOrUnknown),
  minStakeAmount: wireField('min_mortgage_amount', wireNotNegative),
  minRedeemAmount: wireField('min_redeem_amount', wireNotNegative),
  /** Address of the user agreement. */
  agreement: wireUrl,
  /** The most one person may stake; shown, and enforced by the exchange (AMB-114). */
  personalLimit: wireField('personal_mortgage_limit', wireNotNegative),
  /** The same for crowd holders. */
  crowdLimit: wireField('crowd_mortgage_limit', wireNotNegative),
  /** What all people together may still stake; `undefined` where the exchange sets no limit or does not say one. */
  leftAmount: wireField('left_amount', wireNotNegative),
  /** Days until the first reward; 0 and -1 are at redemption (ST-100). */
  rewardDelayDays: wireField('reward_delay_days', wireWholeOrUnknown),
  interestDays: wireField('interest_days', wireWholeOrUnknown),
  /** Days until a standard redemption arrives (AMB-108). */
  incomeDays: wireField('income_days', wireWholeOrUnknown),
  /** Whether borrowed coins may be staked (AMB-067). */
  borrowSupport: wireField('borrow_support', wireFlag),
  tips: wireLines,
  bonus: wireField('extra_interest', wireExtraBonus),
  /** `undefined` for a kind that is not known. */
  bonusKind: wireField('extra_interest_type', wireOneOf(BONUS_KINDS)),
  /** The task of a web3 bonus, and where it is done (AMB-138). */
  bonusTask: wireField('extra_interest_task', wireInnerObject(taskObject)),
  bonusShown: wireField('extra_interest_show', wireFlag),
  vipDiscounts: wireField('vip_config', wireInnerRows<VipDiscountWire, VipDiscount>(vipDiscountRow)),
  /** `undefined` for a kind that is not known. */
  exchangeType: wireField('exchange_type', wireOneOf(EXCHANGE_TYPES)),
  /** What one coin is exchanged for. */
  exchangeRate: wireField('exchange_rate', wireNotNegative),
  /** Coins that one exchanged unit is worth. */
  exchangeRateReverse: wireField('exchange_rate_reverse', wireNotNegative),
  redeemOptions: wireField('redeem_config', wireInnerRows<RedeemOptionWire, RedeemOption>(redeemOptionRow)),
  period: wireField(
    'extra',
    v.pipe(
      wireInnerObject(extraObject),
      v.transform((extra) => extra ?? NO_PERIOD),
    ),
  ),
  /** The coins that can be staked, as the exchange orders them. */
  stakeAssets: wireField('mortgage_coin', wireCoins),
  protocols: wireField('defi', wireInnerRows<ProtocolWire, Protocol>(protocolRow)),
  credits: wireField('debt', wireInnerRows<CreditOptionWire, CreditOption>(creditRow)),
});

const productObject = v.pipe(
  productFields,
  v.transform((read) => ({
    ...read,
    // Only a DeFi product has protocols, and its stakes carry the id of one of them.
    isDefi: read.isDefi ?? (read.protocols.rows.length > 0 ? true : undefined),
  })),
);

/** A staking product (ST-01 to ST-12). What the exchange does not say is `undefined`. */
export interface StakingProduct extends v.InferOutput<typeof productObject> {}

/** {@link StakingProduct} on the wire. */
export interface StakingProductWire extends v.InferInput<typeof productObject> {}

/** Names a staking product: by its coin, by its id, or by both. */
export interface StakingTarget {
  /** The coin. @default named by the product */
  readonly asset?: string | undefined;
  /** All digits. */
  readonly pid?: string | undefined;
}

/** The fields of a target on the wire. */
export const encodeTarget = ({ asset, pid }: StakingTarget): { readonly coin: string | undefined; readonly pid: string | undefined } => ({
  coin: asset,
  pid,
});

/** Reads the config of a product (API-69); `null` where there is none. */
export const product = endpoint({
  name: 'staking.product',
  visitors: 'answered',
  method: 'GET',
  path: '/apiw/v2/earn/staking/product',
  request: v.object({ coin: v.optional(wireText), pid: v.optional(wireId) }),
  encode: encodeTarget,
  data: v.nullable(productObject as v.GenericSchema<StakingProductWire, StakingProduct>),
});

/** A reward that is earned and not paid yet, on the wire. */
export const accruedRow = wireObject({
  /** The coin it will be paid in. */
  rewardAsset: wireField('reward_coin', wireText),
  amount: wireField('profit', wireDecimalOrUnknown),
});

/** A reward that is earned and not paid yet. */
export interface AccruedReward extends v.InferOutput<typeof accruedRow> {}

/** {@link AccruedReward} on the wire. */
export interface AccruedRewardWire extends v.InferInput<typeof accruedRow> {}

const userObject = wireObject({
  /** What the person has staked. */
  heldAmount: wireField('hold_amount', wireDecimalOrUnknown),
  /** VIP tier. */
  tier: wireWholeOrUnknown,
  /** A crowd holder has limits of their own and no VIP discount. */
  isCrowd: wireField('is_crowd', wireFlag),
  /** What a redemption made now pays beside the amount; empty where the exchange does not say (ST-100). */
  accrued: wireField('accrued_profit', wireInnerRows<AccruedRewardWire, AccruedReward>(accruedRow)),
  /** Whether the task of a web3 bonus is done; `undefined` where the exchange does not say (AMB-165). */
  taskDone: wireField('bonus_task_done', wireFlag),
});

/** What a person has in a product, and who they are to it (ST-13). */
export interface StakingUser extends v.InferOutput<typeof userObject> {}

/** {@link StakingUser} on the wire. */
export interface StakingUserWire extends v.InferInput<typeof userObject> {}

/** Reads what the person has staked of a coin, or in one product of it (API-66). */
export const user = endpoint({
  name: 'staking.user',
  method: 'GET',
  path: '/apiw/v2/earn/staking/coin-user-info',
  request: v.object({ coin: wireText, pid: v.optional(wireId) }),
  encode: ({ asset, pid }: { readonly asset: string; readonly pid?: string | undefined }) => ({ coin: asset, pid }),
  data: v.pipe(
    v.nullish(userObject as v.GenericSchema<StakingUserWire, StakingUser>),
    v.transform((read) => read ?? { heldAmount: undefined, tier: undefined, isCrowd: undefined, accrued: NO_ROWS, taskDone: undefined }),
  ),
});
