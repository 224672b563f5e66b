/* `@earnkit/hooks/launchpool`: everything of the launchpool, with the queries behind it. */
export { mintsGusd } from '@earnkit/core/launchpool/rules';
export type { PoolQuota, PoolView } from './poolView.ts';
export { candyDropOptions, launchpoolProjectOptions, launchpoolStatisticsOptions, launchpoolUserStatOptions } from './queries.ts';
export type { LaunchpoolRedeemReceipt } from './redeemOrder.ts';
export type { StakeReceipt } from './stakeOrder.ts';
export { type CandyDropView, useCandyDrop, useCandyDropOffered, useCandyDropSuggestion } from './useCandyDropSuggestion.ts';
export { type Eligibility, useEligibility } from './useEligibility.ts';
export { type ProjectView, useLaunchpoolProject } from './useLaunchpoolProject.ts';
export {
  type EndedStake,
  useEndedStake,
  useEndedStakesLoading,
  type ListedProject,
  type ProjectGroups,
  useProjectGroups,
} from './useProjectGroups.ts';
export { useFixedTermLock } from './useFixedTermLock.ts';
export { type LaunchpoolRedeem, useLaunchpoolRedeem } from './useLaunchpoolRedeem.ts';
export { type PoolCheck, usePoolCheck } from './usePoolCheck.ts';
export { type PoolStakeView, usePoolStake } from './usePoolStake.ts';
export { type ProjectState, useNextRewards, useProjectState } from './useProjectState.ts';
export { type Stake, type StakeQuery, useStake } from './useStake.ts';
export { type StakeTabs, useStakeTabs } from './useStakeTabs.ts';
export {
  type UserPoolStatistics,
  type UserStatistics,
  useLastHourRewardShown,
  useLaunchpoolUserStat,
  useUserStatistics,
} from './useUserStatistics.ts';
