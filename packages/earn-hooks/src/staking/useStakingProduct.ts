'use client';
import { type StakingProduct, type StakingTarget, products } from '@earnkit/core/staking/contract';
import { type StakeVariant, isProtocolId, isSoldOut, productName, stakeCoins, stakeVariant } from '@earnkit/core/staking/rules';
import { useEarn } from '../provider/earnContext.ts';
import type { QueryState } from '../provider/queryState.ts';
import { mapReading, useReading } from '../provider/useReading.ts';
import { stakingProductOptions } from './queries.ts';

/** A staking product that says its coin. */
export interface KnownStakingProduct extends StakingProduct {
  /** The coin: the product's own, else the one that was asked for. */
  readonly asset: string;
}

/** A staking product, and the form in which it is staked. */
export interface StakingProductView {
  /** What was asked for. */
  readonly target: StakingTarget;
  /** The product. */
  readonly product: KnownStakingProduct;
  /** How it is staked. */
  readonly variant: StakeVariant;
  /** The id of the protocol that was asked for, and not the product; also of one that is no longer offered. */
  readonly protocolPid: string | undefined;
  /** The name of that protocol; `undefined` where it has none, and for the product. */
  readonly protocolName: string | undefined;
  /** The name of the product: the token that its coin is exchanged into, else the coin. */
  readonly name: string;
  /** Whether several coins are exchanged into one token (ST-54). */
  readonly mints: boolean;
  /** Whether less is left of it than the least stake. */
  readonly soldOut: boolean;
}

/**
 * The view of a product; the reading failed where neither the exchange nor the page names the coin, because nothing can be
 * staked without it.
 */
export function productReading(
  reading: QueryState<StakingProduct | null>,
  target: StakingTarget,
): QueryState<StakingProductView | undefined> {
  if (reading.state !== 'ready' || reading.data === null) return mapReading(reading, () => undefined);
  const asset = reading.data.asset ?? target.asset;
  if (asset === undefined)
    return {
      state: 'failed',
      error: { kind: 'contract', call: products.product.name, field: 'coin', problem: 'is missing' },
      retry: reading.retry,
    };
  const product = { ...reading.data, asset, pid: reading.data.pid ?? target.pid };
  const protocolPid = product.isDefi && isProtocolId(product, target.pid) ? target.pid : undefined;
  const variant = stakeVariant(product);
  return {
    ...reading,
    data: {
      target,
      product,
      variant,
      protocolPid,
      protocolName: product.protocols.rows.find(({ pid }) => pid === protocolPid)?.name,
      name: productName(product) ?? asset,
      mints: variant === 'exchange' && stakeCoins(product).length > 1,
      soldOut: isSoldOut(product),
    },
  };
}

/**
 * A staking product, by its coin or its id (API-69, ST-26, ST-38). For anybody; `undefined` inside `ready` where there is none.
 */
export function useStakingProduct(target: StakingTarget): QueryState<StakingProductView | undefined> {
  return productReading(useReading(stakingProductOptions(useEarn(), target)), target);
}
