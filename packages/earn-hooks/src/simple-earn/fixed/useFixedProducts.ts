'use client';
import { useMemo } from 'react';
import type { Rows } from '@earnkit/core/endpoint';
import type { FixedProductType } from '@earnkit/core/simple-earn/contract';
import { useEarn } from '../../provider/earnContext.ts';
import type { QueryState } from '../../provider/queryState.ts';
import { mapReading, nothingIfNotOffered, useReading } from '../../provider/useReading.ts';
import { type FixedProductView, byTerm, fixedProductView } from './fixedProductView.ts';
import { fixedProductsOptions } from './listQueries.ts';

/** The fixed products of a coin, shortest term first, and its business type (API-31, SE-32). */
export interface FixedProductsOfCoin {
  /** Its fixed products of one kind, shortest term first. */
  readonly products: readonly FixedProductView[];
  /** -1 flexible, 1 fixed, 0 flexible-flexible (SE-32); `undefined` where the exchange does not say. */
  readonly businessType: number | undefined;
}

/** The fixed products of one coin and kind. For anybody (SH-03). */
export function useFixedProducts(asset: string, type: FixedProductType = 'normal'): QueryState<FixedProductsOfCoin> {
  const reading = useReading(fixedProductsOptions(useEarn(), type, asset));
  const rows = reading.state === 'ready' ? reading.data.rows : undefined;
  const products = useMemo(
    () =>
      rows
        ?.filter((row) => row.asset === asset)
        .sort(byTerm)
        .map(fixedProductView) ?? [],
    [rows, asset],
  );
  return mapReading(reading, ({ businessType }) => ({ products, businessType }));
}

/** The fixed products of every coin, by coin, shortest term first; for everyone and for VIPs together. None where the exchange offers none. For anybody. */
export function useFixedMarket(): QueryState<ReadonlyMap<string, readonly FixedProductView[]>> {
  const earn = useEarn();
  const normal = useReading(fixedProductsOptions(earn, 'normal'));
  const vip = useReading(fixedProductsOptions(earn, 'vip'));
  const rows = normal.state === 'ready' ? normal.data.rows : undefined;
  const vipRows = vip.state === 'ready' ? vip.data.rows : undefined;
  const byCoin = useMemo(() => {
    const map = new Map<string, FixedProductView[]>();
    // A product that both lists have is one (D07).
    const byId = new Map([...(rows ?? []), ...(vipRows ?? [])].map((product) => [product.id, product]));
    for (const product of [...byId.values()].sort(byTerm))
      map.set(product.asset, [...(map.get(product.asset) ?? []), fixedProductView(product)]);
    return map;
  }, [rows, vipRows]);
  return nothingIfNotOffered(
    mapReading(normal, () => byCoin),
    byCoin,
    earn.now,
  );
}

/** How many fixed products of the market could not be read and are in no list, those for VIPs among them (AMB-133). */
export function useUnreadFixedProducts(): number {
  const earn = useEarn();
  const normal = useReading(fixedProductsOptions(earn, 'normal'));
  const vip = useReading(fixedProductsOptions(earn, 'vip'));
  return unreadIn(normal) + unreadIn(vip);
}

/** How many rows of an answer could not be read; 0 while there is none. */
export const unreadIn = (reading: QueryState<Pick<Rows<unknown>, 'unreadable'>>): number =>
  reading.state === 'ready' ? reading.data.unreadable.length : 0;
