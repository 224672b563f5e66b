import { launchpoolWith } from './launchpool/slice.ts';
import { privateWealth } from './private-wealth/slice.ts';
import { simpleEarn } from './simple-earn/slice.ts';
import { simpleEarnHolders } from './simple-earn/stakes/stakeHolders.ts';
import { softStaking } from './soft-staking/slice.ts';
import type { SandboxSlice } from './slice.ts';
import { staking } from './staking/slice.ts';
import { stakingHolder } from './staking/stakeHolder.ts';

/** The products that hold stakes of the launchpool. */
export const STAKE_HOLDERS = { ...simpleEarnHolders, staking: stakingHolder };

/**
 * Every slice of the kit, one line each, in the order in which they are settled: Simple Earn lends what launchpool and staking pay,
 * and soft staking looks at what all of them leave.
 */
export const SLICES: readonly SandboxSlice[] = [launchpoolWith(STAKE_HOLDERS), staking, simpleEarn, privateWealth, softStaking];
