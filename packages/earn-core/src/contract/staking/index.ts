/** The calls of staking, one namespace for each part. */
export * as products from './product.ts';
export type {
  AccruedReward,
  BonusTier,
  CreditOption,
  ExtraBonus,
  Protocol,
  ProtocolReward,
  RedeemOption,
  StakingProduct,
  StakingTarget,
  StakingUser,
  VipDiscount,
} from './product.ts';
export * as stakes from './stake.ts';
export type { StakeInput } from './stake.ts';
export * as redemptions from './redeem.ts';
export type { Redeemed, RedeemInput } from './redeem.ts';
export * as trends from './trend.ts';
export type { StakedTotalPoint, StakingRatePoint } from './trend.ts';
export * as holdings from './holdings.ts';
export type { RewardTotal, StakingBalance, StakingStatistics } from './holdings.ts';
export * as records from './records.ts';
export type { ProfitRecord } from './records.ts';
export * as faq from './faq.ts';
export type { StakingQuestion } from './faq.ts';
