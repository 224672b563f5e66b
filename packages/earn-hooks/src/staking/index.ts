/* `@earnkit/hooks/staking`: everything of staking, with the queries behind it. */
export { stakingBalancesOptions, stakingStatisticsOptions } from './holdingQueries.ts';
export { stakingProductOptions, stakingUserOptions } from './queries.ts';
export {
  DEFAULT_TREND_PERIOD,
  exactOrigins,
  type FrameRequest,
  holdingTypeOf,
  type MintedAmount,
  type StakingListView,
  stakePays,
  type StakeQuote,
  type StakeRate,
  stakingQuery,
  type StakingQuery,
  type StakingQuestionCategory,
  type StakingTag,
  stakingTargetOf,
  tagsOf,
  TREND_PERIODS,
  type TrendPeriod,
} from '@earnkit/core/staking/rules';
export { useBonusRate } from './useBonusRate.ts';
export { type BonusRules, useBonusRules, useVipDiscounts } from './useBonusRules.ts';
export { type HoldingTerms, useHoldingTerms } from './useHoldingTerms.ts';
export { PROFIT_PAGE_SIZE, type ProfitRecordsQuery, useProfitRecords } from './useProfitRecords.ts';
export { type StakeOrderRequest, type StakeReceipt } from './stakeOrder.ts';
export { type RedeemOrderRequest, type StakingRedeemReceipt } from './redeemOrder.ts';
export type { StakingArrival } from './stakingArrival.ts';
export { type Stake, type StakeOptions, type StakeSubject, useStake } from './useStake.ts';
export {
  createStakingFrame,
  type StakingFrame,
  type StakingFrameParent,
  type StakingFrameOptions,
  useStakingFrame,
} from './useStakingFrame.ts';
export {
  type StakingEarned,
  type StakingHoldings,
  type StakingHoldingsQuery,
  useHeldIn,
  useStakingEarned,
  useStakingHoldings,
  useStakingLoan,
  useStakingStatistics,
  useStakingUser,
} from './useStakingHoldings.ts';
export { type StakingList, type StakingListRow, type StakingProductItem, useStakingList } from './useStakingList.ts';
export { type RedeemTerms, type StakingTerms, useStakingTerms } from './useStakingTerms.ts';
export { type RewardProducts, type StakingTotals, useStakingTotals } from './useStakingTotals.ts';
export { type KnownStakingProduct, type StakingProductView, useStakingProduct } from './useStakingProduct.ts';
export { type NoStake, type StakeName, type StakeOutlook, type StakeView, useStakeOutlook, useStakeView } from './useStakeView.ts';
export { useStakingQuestions } from './useStakingQuestions.ts';
export { type HeldCoin, type StakingRedeem, type StakingRedeemOptions, useStakingRedeem } from './useStakingRedeem.ts';
export {
  type StakedTotalTrendView,
  type StakingRateTrendView,
  type StakingTrendQuery,
  useStakedAmountTrend,
  useStakingRates,
} from './useStakingTrend.ts';
