/** The rules of the launchpool: pure functions over what the contract reads. */
export {
  type Countdown,
  firstRewardAt,
  isFirstHourRewardShown,
  nextRewardsAt,
  projectCountdown,
  projectStatus,
  type ProjectStatus,
  type ProjectTimes,
} from './project.ts';
export {
  amountDecimals,
  autoFillAmount,
  type AutoFillFacts,
  isUsedUp,
  type MaxFacts,
  maxStakeAmount,
  personalLeft,
  personalQuota,
  type PoolLimits,
  poolTotal,
  type Quota,
  quotaLeft,
  quotaLimit,
  type QuotaLimit,
  rewardDecimals,
  takenShare,
} from './quota.ts';
export {
  defaultHolding,
  fixedHold,
  type FixedHold,
  type HoldingChange,
  holdingChange,
  type HoldingChoice,
  holdingChoices,
  type HoldingFacts,
  type HoldingTerms,
  holdingTerms,
  usedHolding,
} from './holding.ts';
export {
  assessLaunchpoolRedeem,
  assessLaunchpoolRedeemAmount,
  type LaunchpoolRedeemFacts,
  type LaunchpoolRedeemRequest,
  maxRedeemAmount,
} from './redeem.ts';
export {
  assessStake,
  assessStakeAmount,
  leastStake,
  poolKey,
  smallestUnit,
  stakedAmount,
  type StakeFacts,
  type StakeLimits,
  isStakeable,
  stakeObstacle,
  type StakeObstacle,
  stakePools,
  type StakeRequest,
} from './stake.ts';
export { candyDropParts, type CandyDropPart } from './candyDrop.ts';
export { eligibilityTiers, type EligibilityTier, missingVolume } from './tiers.ts';
