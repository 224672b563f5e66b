/** The rules of the launchpool: pure functions over what the contract reads. */
export {
  type Countdown,
  endsBeforeReward,
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
  type AutoFillInput,
  isUsedUp,
  type MaxStakeInput,
  maxStakeAmount,
  personalLeft,
  type PoolLimits,
  poolTotal,
  poolQuotaLeft,
  bindingLimit,
  type BindingLimit,
  rewardDecimals,
  takenShare,
} from './quota.ts';
export type { Quota } from '../../endpoint/wire.ts';
export {
  defaultHolding,
  fixedTermLock,
  type FixedTermLock,
  type FixedPart,
  heldParts,
  type HeldPart,
  type HoldingChange,
  holdingChange,
  type HoldingChoice,
  holdingChoices,
  type HoldingFacts,
  type HoldingTerms,
  holdingTerms,
  mintsGusd,
  redeemedParts,
  termAfterProject,
  usedHolding,
  termEnd,
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
export {
  hourlyRewardOfStake,
  type HourlyRewardFacts,
  poolQuote,
  type PoolQuote,
  projectProgress,
  type ProjectProgress,
  quoteOfPool,
} from './quote.ts';
export { headlineApr, poolApr, type PoolApr, type RewardPrices } from './rate.ts';
export {
  addsToRewards,
  countedAddition,
  type CountedAddition,
  countedStake,
  eligibilityTiers,
  type EligibilityTier,
  missingVolume,
  rewardLimit,
} from './tiers.ts';
export { type LaunchpoolWay, type LaunchpoolWayFacts, launchpoolWays } from './ways.ts';
