import type { Instant } from '@earnkit/time';
import { type Decimal, ZERO, add } from '../../decimal.ts';
import type { ExtraBonus, StakingProduct } from '../../contract/staking/product.ts';
import { type QuoteSubject, boundQuote } from '../quotes.ts';
import { appliedTiers, isBonusApplied } from './bonus.ts';
import { type DailyStakingReward, dailyStakingReward, ratedOf, stakingRewards } from './estimate.ts';

/** A coin in one product. */
interface StakeRef {
  /** The coin that is staked. */
  readonly asset: string;
  /** The product or protocol; `undefined` for a coin's only product. */
  readonly pid?: string | undefined;
}

/** What a stake was estimated to earn when it was made. Rates of staking move, so that it is no promise. */
export interface StakeQuote extends QuoteSubject {
  /** The coin that was staked. */
  readonly asset: string;
  /** What was staked then; {@link QuoteSubject.principal} is what was held with it. */
  readonly amount: Decimal;
  /** Reward of a day on all that was held, in the coin that was staked, without the bonus. */
  readonly reward: Decimal;
  /** What the bonus added to that, in the coin that was staked; `undefined` where it was not known. */
  readonly bonus: Decimal | undefined;
}

/** One name for a coin in a product: a product may take several coins, and a coin have several products. */
const quotedProduct = ({ asset, pid }: StakeRef): string => `${asset} ${pid ?? ''}`.trim();

/**
 * What a stake is estimated to earn a day, with what is held already; `undefined` where that or the rate is not known.
 *
 * @param held what was held before it.
 */
export function stakeQuote(
  product: StakingProduct,
  { asset, pid = product.pid }: StakeRef,
  { amount, held, at }: { readonly amount: Decimal; readonly held: Decimal | undefined; readonly at: Instant },
): StakeQuote | undefined {
  if (held === undefined) return undefined;
  const principal = add(held, amount);
  const { reward, bonus } = dailyStakingReward(ratedOf(product, { asset, pid }), principal, ZERO, at);
  if (reward === undefined) return undefined;
  return { productId: quotedProduct({ asset, pid }), asset, principal, amount, at, reward, bonus };
}

/**
 * The quote of what is held in a product: the latest one, while as much is held as then. The exchange lists no stakes, and does not say when
 * one was made.
 */
export const quoteOfStake = (quotes: readonly StakeQuote[], stake: StakeRef, held: Decimal | undefined): StakeQuote | undefined =>
  boundQuote(quotes, { key: quotedProduct(stake), productId: quotedProduct(stake), principal: held, placedAt: 'latest' });

/** What the rate of a stake is made of now, and what it earns a day. */
export interface StakeRate extends DailyStakingReward {
  /** The rate without the bonus, a fraction a year; `undefined` where the exchange does not say. */
  readonly baseFraction: Decimal | undefined;
  /** The steps of the bonus that is paid now; empty without one, `undefined` where they are not known. */
  readonly ladder: ReturnType<typeof appliedTiers>;
}

/** What the rate of a stake is made of at a moment, and what an amount earns a day with it (FM-13, AMB-113). */
export function stakeRate(product: StakingProduct, stake: StakeRef, amount: Decimal | undefined, at: Instant): StakeRate {
  const rated = ratedOf(product, stake);
  const bonus: ExtraBonus | undefined = rated.bonus;
  const { aprFraction, baseAprFraction } = rated;
  const none = { reward: undefined, bonus: undefined, bonusAsset: bonus?.rewardAsset };
  return {
    ...(amount === undefined ? none : dailyStakingReward(rated, amount, ZERO, at)),
    baseFraction: isBonusApplied(bonus, at) ? (baseAprFraction ?? aprFraction) : (aprFraction ?? baseAprFraction),
    ladder: appliedTiers(bonus, at),
  };
}

/** When a stake is paid: each day, or with its redemption (ST-100); `undefined` where the exchange does not say. */
export function stakePays(product: StakingProduct, pid: string | undefined): 'each-day' | 'with-redemption' | undefined {
  const [first] = stakingRewards(
    product,
    product.protocols.rows.find((protocol) => protocol.pid === pid),
  );
  const kind = first?.timing?.kind;
  return kind && (kind === 'after' ? 'each-day' : 'with-redemption');
}
