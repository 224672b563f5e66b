'use client';
import type { Decimal } from '@earnkit/core';
import type { Protocol } from '@earnkit/core/staking/contract';
import {
  type ExchangeRates,
  type FastOffer,
  type RedeemPeriod,
  type StakingAprParts,
  type StakingReward,
  bonusMoments,
  exchangeRatesOf,
  fastOffer,
  fastQuota,
  feeFractionOf,
  isBonusApplied,
  mintedAsset,
  periodFacts,
  protocolForBonus,
  redeemCoins,
  redeemOptionOf,
  redeemPeriod,
  stakeLimit,
  stakingApr,
  stakingRewards,
} from '@earnkit/core/staking/rules';
import { useEarn } from '../provider/earnContext.ts';
import { useNowAt } from '../time/useNowAt.ts';
import type { KnownStakingProduct } from './useStakingProduct.ts';
import { useStakingUser } from './useStakingHoldings.ts';

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
  /** What one coin is exchanged for. */
  readonly rates: ExchangeRates;
  /** The most the person may stake (AMB-114); `undefined` while it is not known. */
  readonly limit: Decimal | undefined;
  /** The rewards and when they are first paid (ST-100). */
  readonly rewards: readonly StakingReward[];
  /** How long a standard redemption takes; `undefined` where the exchange does not say enough. */
  readonly period: RedeemPeriod | undefined;
  /** How each coin is redeemed. */
  readonly redemptions: readonly RedeemTerms[];
}

/** The terms of a staking product, with the limit of the person, or of everybody for a visitor (ST-08, ST-26, ST-92 to ST-100). */
export function useStakingTerms(product: KnownStakingProduct): StakingTerms {
  const earn = useEarn();
  const user = useStakingUser(product.asset, product.pid);
  const person = user.state === 'ready' ? user.data : undefined;
  const parts = product.isDefi ? protocolForBonus(product.protocols.rows) : product;
  const rated = [product, ...product.protocols.rows];
  useNowAt(bonusMoments(rated));
  const now = earn.now();
  return {
    apr: stakingApr(product),
    parts: isBonusApplied(parts?.bonus, now) ? parts : undefined,
    bonusApplied: rated.some(({ bonus }) => isBonusApplied(bonus, now)),
    into: mintedAsset(product, product.asset),
    rates: exchangeRatesOf(product, product.asset),
    limit: stakeLimit(product, user.state === 'anonymous' ? { isCrowd: false } : person),
    rewards: stakingRewards(product, undefined),
    period: redeemPeriod(periodFacts(product)),
    redemptions: redeemCoins(product).map((asset) => {
      const option = redeemOptionOf(product, asset);
      const offer = fastOffer(product, option);
      return {
        asset,
        feeFraction: feeFractionOf(option, 'standard'),
        fastOffer: offer,
        fast:
          offer === 'offered'
            ? { minutes: option?.fastMinutes, feeFraction: feeFractionOf(option, 'fast'), quota: fastQuota(option) }
            : undefined,
      };
    }),
  };
}
