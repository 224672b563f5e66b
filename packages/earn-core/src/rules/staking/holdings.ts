import { type Decimal, ZERO, add, compare, subtract, sumOfKnown } from '../../decimal.ts';
import { holdingTypeOf } from './variant.ts';
import type { RewardTotal, StakingBalance, StakingStatistics } from '../../contract/staking/holdings.ts';
import { type Instant, dayOf, rangeOfDays } from '@earnkit/time';

/** The holdings of a list: 0 token or debt, 1 other (ST-27, AMB-120). A kind that the exchange does not say is among the others. */
export const holdingsOfType = <Row extends Pick<StakingBalance, 'type'>>(balances: readonly Row[], type: 0 | 1): readonly Row[] =>
  balances.filter((row) => holdingTypeOf(row.type) === type);

/** The sum of holdings; `undefined` where one of them is not known, so that no total is too small. */
export const heldTotal = (balances: readonly Pick<StakingBalance, 'amount'>[]): Decimal | undefined =>
  sumOfKnown(balances.map(({ amount }) => amount));

/** What a holding says about an order whose answer was lost: it was placed, it was not, or something else happened as well. */
export type HoldingMove = 'placed' | 'not-placed' | 'unclear';

/**
 * Whether an order of an amount was placed, by what was held before and after: a stake adds exactly its amount, a redemption
 * takes exactly its amount away. Any other change is unclear, and so is an amount that is not known.
 */
export function holdingMove(before: Decimal | undefined, after: Decimal | undefined, moved: Decimal): HoldingMove {
  if (before === undefined || after === undefined) return 'unclear';
  const difference = subtract(after, before);
  if (compare(difference, ZERO) === 0) return 'not-placed';
  return compare(difference, moved) === 0 ? 'placed' : 'unclear';
}

/** What was earned in each coin, added up. */
export interface RewardTotals {
  /** One row for each coin, in the order of the exchange. A sum is `undefined` where a part of it is not known. */
  readonly rewards: readonly RewardTotal[];
  /** Whether the exchange says all coins; otherwise there may be rewards in others. */
  readonly complete: boolean;
}

/**
 * What was earned in each coin, over several statistics (API-65). Where the exchange says one coin alone, it is that of `rewardAsset`,
 * else the coin itself.
 */
export function rewardTotals(statistics: readonly { readonly asset: string; readonly read: StakingStatistics }[]): RewardTotals {
  const parts = statistics.flatMap(({ asset, read }): readonly RewardTotal[] => {
    const { rewards, rewardAsset = asset, totalReward, yesterdayReward } = read;
    return rewards.rows.length > 0 ? rewards.rows : [{ rewardAsset, totalReward, yesterdayReward }];
  });
  const of = (coin: string) => parts.filter(({ rewardAsset }) => rewardAsset === coin);
  return {
    rewards: [...new Set(parts.map(({ rewardAsset }) => rewardAsset))].map((coin) => ({
      rewardAsset: coin,
      totalReward: sumOfKnown(of(coin).map(({ totalReward }) => totalReward)),
      yesterdayReward: sumOfKnown(of(coin).map(({ yesterdayReward }) => yesterdayReward)),
    })),
    complete: statistics.every(({ read: { rewards } }) => rewards.rows.length > 0 && rewards.unreadable.length === 0),
  };
}

/** All that is staked: what can be redeemed, and what a launchpool holds. `undefined` where the former is not known. */
export const stakedAmount = ({
  amount,
  launchpoolAmount = ZERO,
}: Pick<StakingBalance, 'amount' | 'launchpoolAmount'>): Decimal | undefined => amount && add(amount, launchpoolAmount);

/** The last second of today in the person's zone, up to which profit records are read (AMB-119). */
export function endOfToday(now: Instant, zone: string): Instant {
  const today = dayOf(now, zone);
  return rangeOfDays({ start: today, end: today }, zone).endsAt - 1;
}
