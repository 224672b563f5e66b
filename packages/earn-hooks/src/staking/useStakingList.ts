'use client';
import { compare, type Instant } from '@earnkit/core';
import type { Rows } from '@earnkit/core/endpoint';
import type { Protocol, StakingProduct } from '@earnkit/core/staking/contract';
import {
  type ExchangeRates,
  type RedeemPeriod,
  type StakeVariant,
  type StakingListView,
  type StakingTag,
  bonusMoments,
  exchangeRatesOf,
  isBonusApplied,
  isSoldOut,
  mintedAsset,
  periodFacts,
  productName,
  protocolForBonus,
  redeemPeriod,
  stakeCoins,
  stakeVariant,
  stakingList,
} from '@earnkit/core/staking/rules';
import { useMemo } from 'react';
import type { QueryState } from '../provider/queryState.ts';
import { mapReading } from '../provider/useReading.ts';
import { useNowAt } from '../time/time.ts';

/** A product of a list, as the host reads it. */
export interface StakingProductItem {
  /** The product; it says its coin. */
  readonly product: StakingProduct & { readonly asset: string };
  /** Its tags (ST-23). */
  readonly tags: readonly StakingTag[];
  /** Whether everything that can be staked is staked. */
  readonly soldOut: boolean;
}

/** A product of a list, with what is derived from it. */
export interface StakingListRow extends StakingProductItem {
  /** Its name: the token that its coin is exchanged into, else the coin. */
  readonly name: string;
  /** The form in which it is staked (ST-38). */
  readonly variant: StakeVariant;
  /** Whether several coins are exchanged into one token (ST-54). */
  readonly mints: boolean;
  /** The token that a stake is exchanged into; `undefined` where none is. */
  readonly into: string | undefined;
  /** What one coin is exchanged for (ST-07, ST-12). */
  readonly rates: ExchangeRates;
  /** What the rate is made of: of the product, or of its protocol with the highest rate; `undefined` where no bonus is paid. */
  readonly parts: Pick<Protocol, 'baseAprFraction' | 'bonus'> | undefined;
  /** Whether the highest rate is above the base, so that not everybody gets it. */
  readonly upTo: boolean;
  /** How long a redemption takes; `undefined` where the exchange does not say enough. */
  readonly period: RedeemPeriod | undefined;
}

/** The products of a list that are shown. */
export interface StakingList extends Rows<StakingListRow> {
  /** Products of the whole list, whatever is searched for. */
  readonly size: number;
}

const rowOf = (item: StakingProductItem, now: Instant): StakingListRow => {
  const { product } = item;
  const variant = stakeVariant(product);
  const parts = variant === 'defi' ? protocolForBonus(product.protocols.rows) : product;
  const [most, base] = [product.maxAprFraction, product.baseAprFraction];
  return {
    ...item,
    soldOut: item.soldOut || isSoldOut(product),
    name: productName(product) ?? product.asset,
    variant,
    mints: variant === 'exchange' && stakeCoins(product).length > 1,
    into: mintedAsset(product, product.asset),
    rates: exchangeRatesOf(product, product.asset),
    parts: isBonusApplied(parts?.bonus, now) ? parts : undefined,
    upTo: most !== undefined && (base === undefined || compare(most, base) > 0),
    period: redeemPeriod(periodFacts(product)),
  };
};

/** The products of a list that match a search and a tag, those of the auto-stake coins first (ST-23, ST-59, AMB-121). */
export function useStakingList(reading: QueryState<Rows<StakingProductItem>>, { search, tag }: StakingListView): QueryState<StakingList> {
  const rows = reading.state === 'ready' ? reading.data.rows : undefined;
  const moments = useMemo(() => bonusMoments((rows ?? []).flatMap(({ product }) => [product, ...product.protocols.rows])), [rows]);
  const at = useNowAt(moments);
  const shown = useMemo(() => stakingList(rows ?? [], { search, tag }).map((item) => rowOf(item, at)), [rows, search, tag, at]);
  return mapReading(reading, (data) => ({ ...data, rows: shown, size: data.rows.length }));
}
