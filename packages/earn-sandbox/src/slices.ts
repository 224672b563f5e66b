import { launchpoolWith } from './launchpool/slice.ts';
import { privateWealth } from './private-wealth/slice.ts';
import { type ExchangeDays, UTC_DAYS } from './exchangeDay.ts';
import { simpleEarnIn } from './simple-earn/slice.ts';
import { simpleEarnHolders } from './simple-earn/stakeHolders.ts';
import { softStaking } from './soft-staking/slice.ts';
import type { SandboxSlice } from './slice.ts';
import { staking } from './staking/slice.ts';
import { stakingHolder } from './staking/stakeHolder.ts';

/** The products that hold stakes of the launchpool. */
export const STAKE_HOLDERS = { ...simpleEarnHolders, staking: stakingHolder };

/**
 * Every slice of the kit, one line each, in the order in which they are settled: Simple Earn lends what launchpool and staking pay,
 * and soft staking takes its snapshots after all of them.
 */
export const slicesIn = (calendar: ExchangeDays): readonly SandboxSlice[] => [
  launchpoolWith(STAKE_HOLDERS),
  staking,
  simpleEarnIn(calendar),
  privateWealth,
  softStaking,
];

/** The slices of an exchange that counts days in UTC. */
export const SLICES: readonly SandboxSlice[] = slicesIn(UTC_DAYS);
