/** The calls of staking, one namespace for each part. */
export * as products from './product/contract.ts';
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
} from './product/contract.ts';
export * as stakes from './stake/contract.ts';
export type { StakeInput } from './stake/contract.ts';
export * as redemptions from './redeem/contract.ts';
export type { Redeemed, RedeemInput } from './redeem/contract.ts';
export * as trends from './trend/contract.ts';
export type { StakedTotalPoint, StakingRatePoint } from './trend/contract.ts';
export * as holdings from './holdings/contract.ts';
export type { RewardTotal, StakingBalance, StakingStatistics } from './holdings/contract.ts';
export * as records from './records/contract.ts';
export type { ProfitRecord } from './records/contract.ts';
export * as faq from './faq/contract.ts';
export type { StakingQuestion } from './faq/contract.ts';
