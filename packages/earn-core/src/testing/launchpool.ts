import { DAY } from '@earnkit/time';
import { decimal } from '../decimal.ts';
import type { LaunchpoolProject, PoolStatistics, RewardPool } from '../contract/launchpool/index.ts';
import { type StakeFacts, assessStake } from '../rules/launchpool/index.ts';

/* What tests of the rules of a launchpool judge. */

/** A pool with a minimum of 10 and without a maximum for one person, of which 400 of 1000 are left. */
export const POOL: RewardPool = {
  id: '7',
  asset: 'USDT',
  icon: undefined,
  personalMax: 'unlimited',
  personalMin: decimal('10'),
  decimalPlace: 2,
  precision: undefined,
  leftAmount: decimal('400'),
  totalAmount: decimal('1000'),
  aprFraction: undefined,
  rateType: 'real',
  type: 'lock',
  vip: false,
  joined: false,
  limitRule: undefined,
  tiers: [],
  userVolume: undefined,
  volumeDays: 60,
  redeemTo: 'spot',
  simpleEarn: undefined,
  staking: undefined,
};
/** Holding in flexible Simple Earn or a term of 14 days. */
export const OFFER = {
  offered: true,
  userDays: 0,
  fixedDays: 14,
  fixedAprFraction: decimal('0.05'),
  flexibleAprFraction: decimal('0.02'),
  bonusAprFraction: decimal('0'),
};
/** A project with the pool, in progress. */
export const PROJECT: LaunchpoolProject = {
  id: '11',
  asset: 'GT',
  name: undefined,
  icon: undefined,
  status: 'in-progress',
  startsAt: 100,
  endsAt: 2000 * DAY,
  pools: [POOL],
  unreadable: [],
};
/** A stake of 50 in the pool. */
export const STATISTICS: PoolStatistics = {
  poolId: '7',
  amount: decimal('50'),
  validAmount: undefined,
  lastReward: undefined,
  lastHourReward: undefined,
  totalReward: undefined,
  stakedAt: 1000,
  parts: undefined,
};
/** What a stake is judged by: the pool, of which nothing is staked, and a balance of 500. */
export const facts = (pool: Partial<RewardPool> = {}, over: Partial<StakeFacts> = {}): StakeFacts => ({
  project: PROJECT,
  pool: { ...POOL, ...pool },
  staked: decimal('0'),
  available: decimal('500'),
  hasAccount: true,
  holding: undefined,
  edition: 'global',
  now: 1000,
  ...over,
});
/** The reason that refuses a stake, or else its state. */
export const keyOf = (text: string, of: StakeFacts): string | undefined => {
  const assessment = assessStake(text, of);
  return assessment.state === 'blocked' ? (assessment.reasons[0]?.key ?? 'without a reason') : assessment.state;
};
