/** The rules of staking: pure functions over what the contract reads. */
export { type FigureChange, fitted, STAKING_DECIMALS, STAKING_LENGTH, type TermsChange } from './amount.ts';
export {
  AUTO_STAKE_COINS,
  holdingTypeOf,
  inAutoStakeOrder,
  REWARD_COINS,
  stakeCoins,
  type StakeVariant,
  stakeVariant,
  STAKING_TAGS,
  type StakingTag,
  tagsOf,
} from './variant.ts';
export {
  type DailyStakingReward,
  dailyStakingReward,
  exchangedAmount,
  type ExchangeRates,
  exchangeRatesOf,
  mintedAmount,
  type MintedAmount,
  mintedAsset,
  productName,
  ratedOf,
  type RewardTiming,
  rewardTiming,
  stakeTermsChange,
  stakeTimeline,
  type StakeTimeline,
  stakingApr,
  stakingAprForAmount,
  type StakingAprParts,
  type StakingReward,
  stakingRewards,
} from './estimate.ts';
export { quoteOfStake, stakePays, type StakeQuote, stakeQuote, type StakeRate, stakeRate } from './quote.ts';
export { questionsOf, stakingList, type StakingListView, type StakingQuestionCategory } from './list.ts';
export { isConfirmOrderDue, type PeriodFacts, periodFacts, type RedeemPeriod, redeemPeriod } from './period.ts';
export {
  appliedBonusRate,
  appliedTiers,
  bonusMoments,
  type BonusTask,
  bonusTaskOf,
  dailyBonus,
  dailyReward,
  isBonusApplied,
} from './bonus.ts';
export { type HeldProtocols, heldProtocols, isProtocolId, protocolForBonus, protocolForStake, protocolsOf } from './protocols.ts';
export { applyDiscount, feeDiscount, type FeeDiscount, type VipDiscounts, vipDiscounts, type VipDiscountTier } from './vip.ts';
export {
  ACCOUNT_KINDS,
  assessStake,
  heldOfLimit,
  isSoldOut,
  maxStake,
  stakeDecimals,
  type StakeDraft,
  type StakeFacts,
  stakeLimit,
  stakeLimitLeft,
  stakeObstacle,
  type StakeObstacle,
  stakePid,
  type StakeRequest,
} from './stake.ts';
export {
  assessStakingRedeem,
  DEFAULT_REDEEM_COIN,
  type FastOffer,
  fastOffer,
  feeFractionOf,
  isFastOffered,
  maxStakingRedeem,
  redeemCoins,
  type RedeemDraft,
  type RedeemFacts,
  type RedeemFee,
  redeemFee,
  redeemOptionOf,
  redeemPayout,
  type RedeemRequest,
  redeemTermsChange,
  type RedeemTimeline,
  redeemTimeline,
  type RedeemType,
} from './redeem.ts';
export {
  DEFAULT_TREND_PERIOD,
  type StakedTotalTrend,
  stakedTotalTrend,
  type StakingRateTrend,
  stakingRateTrend,
  TREND_PERIODS,
  type TrendPeriod,
  trendRange,
} from './trend.ts';
export {
  endOfToday,
  heldTotal,
  type HoldingMove,
  holdingMove,
  holdingsOfType,
  rewardTotals,
  type RewardTotals,
  stakedAmount,
} from './holdings.ts';
export {
  exactOrigin,
  exactOrigins,
  type FrameEvent,
  type FrameMessage,
  frameMessage,
  type FrameRequest,
  frameRequest,
  heightMessage,
  openPageMessage,
} from './frame.ts';
export { type StakingQuery, stakingQuery, stakingTargetOf } from './address.ts';
export { type StakingWay, type StakingWayFacts, stakingWays } from './ways.ts';
