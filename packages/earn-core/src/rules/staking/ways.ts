import type { Instant } from '@earnkit/time';
import { type Decimal, isPositive } from '../../decimal.ts';
import type { Protocol, StakingProduct } from '../../contract/staking/product.ts';
import type { WayToEarn } from '../ways.ts';
import { appliedTiers, isBonusApplied } from './bonus.ts';
import { mintedAsset, ratedOf, stakeTimeline, stakingRewards } from './estimate.ts';
import { periodFacts, redeemPeriod } from './period.ts';
import { type StakeVariant, stakeCoins, stakeVariant } from './variant.ts';

/** What {@link stakingWays} knows. */
export interface StakingWayFacts {
  /** The coin that is to be staked. */
  readonly asset: string;
  /** What the person has in a product or protocol; `undefined` for a visitor and while it is not known. */
  readonly heldIn: (pid: string | undefined) => Decimal | undefined;
  /** Whether everything that can be staked is staked. @default false */
  readonly soldOut?: boolean | undefined;
  /** The present, in unix seconds. */
  readonly now: Instant;
}

/** A way to earn by staking. */
export interface StakingWay extends WayToEarn<'staking'> {
  /** The exchange's id of the product, or of the protocol. */
  readonly pid: string | undefined;
  /** The name of the protocol; `undefined` for a product without protocols, and where the exchange does not say it. */
  readonly protocol: string | undefined;
  /** The coin that the stake is exchanged into; `undefined` where nothing is. */
  readonly minted: string | undefined;
  /** The form in which it is staked (ST-38): what can go wrong depends on it. */
  readonly variant: StakeVariant;
}

/**
 * The ways to stake a coin in a product (AMB-173): one for each of its protocols, else one. None where the product does not take the coin.
 * While a bonus is paid, the base and the step of the next unit count; else the rate that the exchange publishes (ST-71).
 */
export function stakingWays(product: StakingProduct, facts: StakingWayFacts): readonly StakingWay[] {
  if (!stakeCoins(product).includes(facts.asset)) return [];
  const { rows } = product.protocols;
  return rows.length === 0 ? [stakingWay(product, undefined, facts)] : rows.map((protocol) => stakingWay(product, protocol, facts));
}

function stakingWay(product: StakingProduct, protocol: Protocol | undefined, { asset, heldIn, soldOut, now }: StakingWayFacts): StakingWay {
  const { leftAmount, minStakeAmount } = product;
  const pid = protocol?.pid ?? product.pid;
  const rated = ratedOf(product, { asset, pid });
  const { aprFraction, baseAprFraction, bonus } = rated;
  const applied = isBonusApplied(bonus, now);
  const base = applied ? (baseAprFraction ?? aprFraction) : (aprFraction ?? baseAprFraction);
  const variant = stakeVariant(product);
  const { firstRewardAt } = stakeTimeline(product, now, protocol);
  const empty = soldOut === true || (leftAmount !== undefined && !isPositive(leftAmount));
  return {
    key: `staking-${pid ?? product.asset ?? asset}`,
    product: 'staking',
    pid,
    protocol: protocol?.name,
    minted: mintedAsset(product, asset),
    variant,
    asset,
    terms: { baseFraction: base, ladder: applied ? appliedTiers(bonus, now) : [], held: heldIn(pid) },
    // What borrowers pay is known at the redemption.
    estimate: variant === 'debt',
    paidIn: stakingRewards(product, protocol, asset)[0]?.rewardAsset,
    bonusPaidIn: bonus?.rewardAsset,
    access: { kind: 'after', period: redeemPeriod(periodFacts(product)) },
    payment: { at: firstRewardAt === 'at-redemption' ? 'with-the-money' : firstRewardAt, every: undefined },
    minimum: minStakeAmount,
    // What the person's limit leaves depends on who they are and on the other coins of the product: the form knows it.
    most: leftAmount,
    obstacle: empty ? 'sold-out' : base === undefined ? 'no-rate' : undefined,
  };
}
