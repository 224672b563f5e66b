import { DAY, type Instant } from '@earnkit/time';
import { type Decimal, ZERO, add, roundDown, decimal, divide, isPositive, min, multiply, subtract } from '../../decimal.ts';
import { type ShownParts, shownParts } from '../rates/shownParts.ts';
import { STAKING_DECIMALS, type TermsChange, changed } from './amount.ts';
import { dailyBonus, dailyReward, isBonusApplied, yearlyBonus } from './bonus.ts';
import type { Protocol, StakingProduct } from '../../contract/staking/product.ts';
import { periodChange, periodFacts, redeemPeriod } from './period.ts';

/** What rates are read from: a product, or a protocol of it. */
type Rated = Pick<Protocol, 'aprFraction' | 'baseAprFraction' | 'bonus'>;

/**
 * What the rates of a stake are read from: its protocol, the base of the debt option of its coin (ST-12), else the product. What the
 * product's rate has above its base is added to the base of each coin.
 */
export function ratedOf(
  product: StakingProduct,
  { asset, pid }: { readonly asset?: string | undefined; readonly pid?: string | undefined },
): Rated {
  const protocol = product.protocols.rows.find((row) => row.pid === pid);
  const base = product.credits.rows.find((row) => row.stakeAsset === asset)?.baseAprFraction;
  if (protocol !== undefined || base === undefined) return protocol ?? product;
  const { aprFraction, baseAprFraction, bonus } = product;
  const total = aprFraction && baseAprFraction ? subtract(add(base, aprFraction), baseAprFraction) : base;
  return { aprFraction: total, baseAprFraction: base, bonus };
}

/** A rate as it is shown, and its parts, which add up (AMB-154). */
export type StakingAprParts = ShownParts<'base' | 'bonus'>;

/** The rate of a product or protocol as the exchange gives it, its base, and what the bonus adds; `undefined` without a rate. */
export function stakingApr({ aprFraction, baseAprFraction }: Rated): StakingAprParts | undefined {
  const total = aprFraction ?? baseAprFraction;
  if (total === undefined || total.startsWith('-')) return undefined;
  const base = baseAprFraction === undefined || baseAprFraction.startsWith('-') ? total : min(baseAprFraction, total);
  return shownParts({ base, bonus: subtract(total, base) }, decimal('1'));
}

/**
 * The rate of an amount and its parts, which add up (AMB-154): while a bonus is paid, each of its steps on its own part of the amount
 * beside the base (FM-13, AMB-113). `undefined` without a rate or an amount, and where the steps or what is held is not known.
 *
 * @param held the amount that already earns and has used the first steps; zero for a visitor.
 */
export function stakingAprForAmount(rated: Rated, amount: Decimal, held: Decimal | undefined, at: Instant): StakingAprParts | undefined {
  const { aprFraction, baseAprFraction, bonus } = rated;
  const applied = isBonusApplied(bonus, at);
  const rate = applied ? (baseAprFraction ?? aprFraction) : (aprFraction ?? baseAprFraction);
  const yearly = applied ? held && yearlyBonus(amount, bonus, at, held) : ZERO;
  if (rate === undefined || rate.startsWith('-') || yearly === undefined || !isPositive(amount)) return undefined;
  return shownParts({ base: multiply(rate, amount), bonus: yearly }, amount);
}

/** A reward of a stake and its terms, whether of a product or of a protocol. */
export interface StakingReward {
  /** The coin it is paid in. */
  readonly rewardAsset: string | undefined;
  /** The rate per year, a fraction; `undefined` where the exchange does not say. */
  readonly aprFraction: Decimal | undefined;
  /** The protocol's fee; shown only. */
  readonly feeFraction: Decimal | undefined;
  /** When it is first paid (ST-100). */
  readonly timing: RewardTiming | undefined;
}

/** When a reward is first paid: with the redemption, or so many days after the stake (ST-100). */
export type RewardTiming = { readonly kind: 'at-redemption' } | { readonly kind: 'after'; readonly days: number };

/** When a reward is first paid: -1 and 0 days are with the redemption (ST-100); `undefined` where the exchange does not say. */
export function rewardTiming(days: number | undefined): RewardTiming | undefined {
  if (days === -1 || days === 0) return { kind: 'at-redemption' };
  return days !== undefined && days > 0 ? { kind: 'after', days } : undefined;
}

/** The token that a debt option exchanges a coin into (ST-12). */
const tokenOf = ({ credits }: Pick<StakingProduct, 'credits'>, asset: string | undefined): string | undefined =>
  credits.rows.find((row) => row.stakeAsset === asset)?.rewardAsset;

/**
 * The coin that rewards are paid in: the product's reward coin. Where that is the token of the product's own coin, or is not
 * known, it is the token of the coin that is staked (ST-12).
 */
function rewardAssetOf(product: StakingProduct, asset: string | undefined): string | undefined {
  const { rewardAsset } = product;
  const paysToken = rewardAsset === undefined || rewardAsset === tokenOf(product, product.asset);
  return paysToken ? (tokenOf(product, asset) ?? rewardAsset) : rewardAsset;
}

/**
 * The rewards of a stake: those of the protocol, else that of the product.
 *
 * @param asset the coin that is staked. @default the product's
 */
export function stakingRewards(product: StakingProduct, protocol: Protocol | undefined, asset?: string): readonly StakingReward[] {
  if (protocol !== undefined && protocol.rewards.rows.length > 0)
    return protocol.rewards.rows.map(({ rewardAsset, aprFraction, feeFraction, rewardDelayDays }) => ({
      rewardAsset,
      aprFraction,
      feeFraction,
      timing: rewardTiming(rewardDelayDays),
    }));
  const { rewardDelayDays } = product;
  const rewardAsset = rewardAssetOf(product, asset);
  const { aprFraction } = ratedOf(product, { asset, pid: protocol?.pid });
  return [{ rewardAsset, aprFraction, feeFraction: undefined, timing: rewardTiming(rewardDelayDays) }];
}

/** The expected rewards of a day in the staked coin, 8 decimals down. */
export interface DailyStakingReward {
  /** Without the bonus; `undefined` without a rate. */
  readonly reward: Decimal | undefined;
  /** Zero while no bonus is paid; `undefined` where its steps or what is held is not known. */
  readonly bonus: Decimal | undefined;
  /** The coin the bonus is paid in; `undefined` where the exchange does not say. */
  readonly bonusAsset: string | undefined;
}

/**
 * The expected rewards of an amount in a day (FM-13, AMB-113). While a bonus is paid, its steps say what it adds, so the
 * base rate alone earns the rest and nothing is counted twice.
 *
 * @param held the amount that already earns and has used the first steps; zero for a visitor.
 */
export function dailyStakingReward(rated: Rated, amount: Decimal, held: Decimal | undefined, at: Instant): DailyStakingReward {
  const { aprFraction, baseAprFraction, bonus } = rated;
  const applied = isBonusApplied(bonus, at);
  const rate = applied ? (baseAprFraction ?? aprFraction) : (aprFraction ?? baseAprFraction);
  return {
    reward: rate && dailyReward(amount, rate),
    bonus: applied ? held && dailyBonus(amount, bonus, at, held) : ZERO,
    bonusAsset: bonus?.rewardAsset,
  };
}

/** What one unit is exchanged for, forwards and backwards (ST-07). */
export type ExchangeRates = Pick<StakingProduct, 'exchangeRate' | 'exchangeRateReverse'>;

/** What one coin is exchanged for: by the debt option of the coin, else by the product (ST-07, ST-12). */
export const exchangeRatesOf = (
  product: Pick<StakingProduct, 'credits' | 'exchangeRate' | 'exchangeRateReverse'>,
  asset: string,
): ExchangeRates => {
  const credit = product.credits.rows.find((row) => row.stakeAsset === asset && row.exchangeRate !== undefined);
  return credit ? { exchangeRate: credit.exchangeRate, exchangeRateReverse: undefined } : product;
};

/**
 * The coin that a stake is exchanged into: of the debt option of the coin, else the product's reward coin. `undefined` where
 * nothing is exchanged, because the product is neither of exchange nor of debt (ST-07, ST-12).
 *
 * @param asset the coin that is staked; `undefined` where it is not known.
 */
export function mintedAsset(
  product: Pick<StakingProduct, 'type' | 'exchangeType' | 'credits' | 'rewardAsset'>,
  asset: string | undefined,
): string | undefined {
  const credit = product.credits.rows.find((row) => row.stakeAsset === asset);
  const exchanged = credit !== undefined || product.exchangeType === 'asset' || product.type === 'debt';
  const into = credit?.rewardAsset ?? product.rewardAsset;
  return exchanged && into !== asset ? into : undefined;
}

/**
 * What an amount is exchanged into or minted to (ST-07, ST-54), 8 decimals down; by the rate, else by its reverse. `undefined`
 * where neither is known and above zero.
 */
export function exchangedAmount(amount: Decimal, { exchangeRate, exchangeRateReverse }: ExchangeRates): Decimal | undefined {
  if (exchangeRate !== undefined && isPositive(exchangeRate)) return roundDown(multiply(amount, exchangeRate), STAKING_DECIMALS);
  if (exchangeRateReverse !== undefined && isPositive(exchangeRateReverse)) return divide(amount, exchangeRateReverse, STAKING_DECIMALS);
  return undefined;
}

/** What an amount of a coin is exchanged into. */
export interface MintedAmount {
  /** The coin. */
  readonly asset: string;
  /** By the rate of the product it was read from. */
  readonly amount: Decimal;
}

/** What an amount of a coin is exchanged into by a product; `undefined` where nothing is, or its rate is not known (ST-07, ST-12, ST-54). */
export function mintedAmount(
  product: Parameters<typeof mintedAsset>[0] & Parameters<typeof exchangeRatesOf>[0],
  asset: string,
  amount: Decimal,
): MintedAmount | undefined {
  const into = mintedAsset(product, asset);
  const minted = exchangedAmount(amount, exchangeRatesOf(product, asset));
  return into === undefined || minted === undefined ? undefined : { asset: into, amount: minted };
}

/** When a stake begins to earn and is first paid, by the days of its product. */
export interface StakeTimeline {
  /** When it is staked, in unix seconds. */
  readonly stakedAt: Instant;
  /** `undefined` where the exchange does not say. */
  readonly earnsFrom: Instant | undefined;
  /** `'at-redemption'` where it is paid with the redemption (ST-100); `undefined` where the exchange does not say. */
  readonly firstRewardAt: Instant | 'at-redemption' | undefined;
}

/**
 * The timeline of a stake made at a moment.
 *
 * @param protocol the chosen one: its first reward says its own days (ST-11). @default none
 */
export function stakeTimeline(
  product: Pick<StakingProduct, 'interestDays' | 'rewardDelayDays'>,
  at: Instant,
  protocol?: Pick<Protocol, 'rewards'>,
): StakeTimeline {
  const reward = protocol?.rewards.rows[0];
  const interestDays = reward?.interestDelayDays ?? product.interestDays;
  const timing = rewardTiming(reward?.rewardDelayDays ?? product.rewardDelayDays);
  return {
    stakedAt: at,
    earnsFrom: interestDays === undefined ? undefined : at + Math.max(0, interestDays) * DAY,
    firstRewardAt: timing?.kind === 'after' ? at + timing.days * DAY : timing?.kind,
  };
}

/**
 * What changed on the screen since the person decided (R04): the coin that is received, what one coin is exchanged into, with 8
 * decimals, the rate with 2 decimals of percent, or how long a redemption takes. `undefined` where it shows the same.
 *
 * @param pid the protocol whose rate is shown.
 */
export function stakeTermsChange(
  seen: StakingProduct,
  now: StakingProduct,
  { asset, pid }: { readonly asset: string; readonly pid?: string | undefined },
): TermsChange | undefined {
  // Of a DeFi product the exchange names the reward of its best protocol, which is not the chosen one.
  const receivedOf = (product: StakingProduct) => mintedAsset(product, asset) ?? (product.isDefi ? undefined : product.rewardAsset);
  const [from, to] = [receivedOf(seen), receivedOf(now)];
  if (from !== undefined && to !== undefined && from !== to) return { figure: 'coin', from, to };
  const one = decimal('1');
  const into = (product: StakingProduct): Decimal | undefined =>
    mintedAsset(product, asset) === undefined ? undefined : exchangedAmount(one, exchangeRatesOf(product, asset));
  const exchange = changed(into(seen), into(now));
  if (exchange) return { figure: 'exchange-rate', ...exchange };
  const aprOf = (product: StakingProduct): Decimal | undefined => stakingApr(ratedOf(product, { asset, pid }))?.total;
  const apr = changed(aprOf(seen), aprOf(now));
  return apr ? { figure: 'apr', ...apr } : periodChange(redeemPeriod(periodFacts(seen)), redeemPeriod(periodFacts(now)));
}

/**
 * The name of a product: the token that its coin is exchanged into, else its coin (ST-07, ST-12). `undefined` where the exchange says
 * neither.
 */
export const productName = (
  product: Pick<StakingProduct, 'type' | 'exchangeType' | 'credits' | 'rewardAsset' | 'asset'>,
): string | undefined => mintedAsset(product, product.asset) ?? product.asset;
