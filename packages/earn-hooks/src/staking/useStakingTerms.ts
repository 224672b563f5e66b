'use client';
import { type Decimal, ZERO } from '@earnkit/core';
import type { Protocol } from '@earnkit/core/staking/contract';
import {
  type BonusTask,
  type ExchangeRates,
  type FastOffer,
  type FeeDiscount,
  type RedeemPeriod,
  type StakingAprParts,
  type StakingReward,
  bonusMoments,
  bonusTaskOf,
  exchangedAmount,
  exchangeRatesOf,
  fastOffer,
  feeDiscount,
  feeFractionOf,
  isBonusApplied,
  isSoldOut,
  mintedAsset,
  periodFacts,
  protocolForBonus,
  redeemCoins,
  redeemOptionOf,
  redeemPeriod,
  stakeCoins,
  stakeLimit,
  stakingApr,
  stakingRewards,
} from '@earnkit/core/staking/rules';
import { useEarn } from '../provider/earnContext.ts';
import { useNowAt } from '../time/time.ts';
import type { KnownStakingProduct } from './useStakingProduct.ts';
import { leftOfLimit, useProductHeld } from './useProductHeld.ts';

/** How one coin is redeemed. */
export interface RedeemTerms {
  /** The coin that is paid out. */
  readonly asset: string;
  /** Fee of a standard redemption, as a fraction; `undefined` where it is not known. */
  readonly feeFraction: Decimal | undefined;
  /** Whether a fast redemption is offered now, and why not (ST-91). */
  readonly fastOffer: FastOffer;
  /** The fast redemption; `undefined` where none is offered now. */
  readonly fast:
    | {
        readonly minutes: number | undefined;
        readonly feeFraction: Decimal | undefined;
        readonly quota: Decimal | 'unlimited' | undefined;
      }
    | undefined;
}

/** The terms of a staking product. */
export interface StakingTerms {
  /** The rate and its parts; `undefined` without a rate. */
  readonly apr: StakingAprParts | undefined;
  /** What the rate is made of: of the product, or of its protocol with the highest rate; `undefined` where no bonus is paid. */
  readonly parts: Pick<Protocol, 'baseAprFraction' | 'bonus'> | undefined;
  /** Whether the product or a protocol of it pays an extra bonus now (ST-71). */
  readonly bonusApplied: boolean;
  /** The token that the product's coin is exchanged into; `undefined` where none is (ST-07, ST-12). */
  readonly into: string | undefined;
  /** The token that all its coins are exchanged into; `undefined` for a product of one coin, and where they have tokens of their own. */
  readonly sharedToken: string | undefined;
  /** What one coin is exchanged for. */
  readonly rates: ExchangeRates;
  /** The amount of the token that an amount of a coin is worth; `undefined` when the rate is not known. */
  readonly mintedOf: (asset: string, amount: Decimal) => Decimal | undefined;
  /** The most the person may have in it, all coins together (AMB-114); `undefined` while it is not known. */
  readonly limit: Decimal | undefined;
  /** What the limit leaves beside what is held; `undefined` for a visitor, and while it is not known. */
  readonly limitLeft: Decimal | undefined;
  /** The coins that it takes. */
  readonly coins: readonly string[];
  /** What all people together may still stake; `undefined` where the exchange says no limit. */
  readonly left: Decimal | undefined;
  /** Whether less is left than the least stake. */
  readonly soldOut: boolean;
  /** What the person's VIP tier takes off the fee of a redemption, a fraction of it (ST-06). */
  readonly discount: FeeDiscount;
  /** The task that a web3 bonus needs; `undefined` where it needs none (AMB-165). */
  readonly task: BonusTask | undefined;
  /** The rewards and when they are first paid (ST-100). */
  readonly rewards: readonly StakingReward[];
  /** How long a standard redemption takes; `undefined` where the exchange does not say enough. */
  readonly period: RedeemPeriod | undefined;
  /** How each coin is redeemed. */
  readonly redemptions: readonly RedeemTerms[];
}

/** The one token that several coins are exchanged into. */
function sharedTokenOf(product: KnownStakingProduct, coins: readonly string[]): string | undefined {
  const [token, ...others] = new Set(coins.map((coin) => mintedAsset(product, coin)));
  return coins.length > 1 && others.length === 0 ? token : undefined;
}

/**
 * The terms of a staking product, with the limit of the person, or of everybody for a visitor (ST-08, ST-26, ST-92 to ST-100).
 *
 * @param protocolPid the protocol whose terms they are. @default the product's, with the rate of its best protocol
 */
export function useStakingTerms(product: KnownStakingProduct, protocolPid?: string): StakingTerms {
  const earn = useEarn();
  const coins = stakeCoins(product);
  const users = useProductHeld(coins, product.pid);
  const person = users.state === 'ready' ? users.data[0] : undefined;
  const protocol = protocolPid === undefined ? undefined : product.protocols.rows.find(({ pid }) => pid === protocolPid);
  const parts = protocol ?? (product.isDefi ? protocolForBonus(product.protocols.rows) : product);
  const rated = protocol ? [protocol] : [product, ...product.protocols.rows];
  useNowAt(bonusMoments(rated));
  const now = earn.now();
  const limit = stakeLimit(product, users.state === 'anonymous' ? { isCrowd: false } : person);
  const discount = users.state === 'anonymous' ? ZERO : feeDiscount(product, person);
  return {
    // A protocol that is no longer offered has no rate.
    apr: protocolPid !== undefined && protocol === undefined ? undefined : stakingApr(protocol ?? product),
    parts: isBonusApplied(parts?.bonus, now) ? parts : undefined,
    bonusApplied: rated.some(({ bonus }) => isBonusApplied(bonus, now)),
    into: mintedAsset(product, product.asset),
    sharedToken: sharedTokenOf(product, coins),
    rates: exchangeRatesOf(product, product.asset),
    mintedOf: (asset, amount) => exchangedAmount(amount, exchangeRatesOf(product, asset)),
    limit,
    limitLeft: leftOfLimit(product.asset, limit, coins, users),
    coins,
    left: product.leftAmount,
    soldOut: isSoldOut(product),
    discount,
    task: bonusTaskOf(product, person),
    rewards: stakingRewards(product, protocol),
    period: redeemPeriod(periodFacts(product)),
    redemptions: redeemCoins(product).map((asset) => {
      const option = redeemOptionOf(product, asset);
      const offer = fastOffer(product, option);
      return {
        asset,
        feeFraction: feeFractionOf(option, 'standard', discount),
        fastOffer: offer,
        fast:
          offer === 'offered'
            ? { minutes: option?.fastMinutes, feeFraction: feeFractionOf(option, 'fast', discount), quota: option?.fastDailyQuota }
            : undefined,
      };
    }),
  };
}
