'use client';
import { useMemo } from 'react';
import type { FixedProduct } from '@earnkit/core/simple-earn/contract';
import { fixedProductToOpen } from '@earnkit/core/simple-earn/rules';
import { useEarn } from '../../provider/earnContext.ts';
import type { QueryState } from '../../provider/queryState.ts';
import { mapReading, useReading } from '../../provider/useReading.ts';
import { type FixedProductView, byTerm, fixedProductView } from './fixedProductView.ts';
import { fixedProductsOptions } from './listQueries.ts';
import { fixedProductOptions } from './queries.ts';
import { unreadIn } from './useFixedProducts.ts';

/** The products among which a fixed subscription chooses. */
export interface FixedChoice {
  /** Shortest term first. */
  readonly products: readonly FixedProductView[];
  /** The one to begin with; `undefined` where the coin has none. */
  readonly first: FixedProductView | undefined;
  /** Why the product that was asked for is none of these: there is none of that id, or it is of another coin. `undefined` where it is one, or none was asked for. */
  readonly astray: { readonly asset: string | undefined } | undefined;
  /** How many products of the coin could not be read and are missing. */
  readonly unreadable: number;
  /** Whether both lists have been answered, or have failed; until then more products may come. */
  readonly complete: boolean;
}

/** What is asked for. */
export interface FixedChoiceQuery {
  /** The product to begin with, such as a special one, which no list names (SE-X-57). @default the best one on sale */
  readonly id?: string | undefined;
  /** That product as a list has read it, to begin with until the reads are answered. @default none */
  readonly known?: FixedProduct | undefined;
}

/**
 * The fixed products of a coin among which a subscription chooses: those for everyone, those for VIPs, and one that was asked
 * for by its id. Products of VIPs never hold up the others. For anybody.
 */
export function useFixedChoice(asset: string, { known, id = known?.id }: FixedChoiceQuery = {}): QueryState<FixedChoice> {
  const earn = useEarn();
  const { now } = earn;
  const normal = useReading(fixedProductsOptions(earn, 'normal', asset));
  const vip = useReading(fixedProductsOptions(earn, 'vip', asset));
  const named = useReading({ ...fixedProductOptions(earn, id ?? ''), enabled: id !== undefined });
  const rows = normal.state === 'ready' ? normal.data.rows : undefined;
  const vipRows = vip.state === 'ready' ? vip.data.rows : undefined;
  const unreadable = unreadIn(normal) + unreadIn(vip);
  const complete = normal.state !== 'loading' && vip.state !== 'loading';
  const one = named.state === 'ready' ? named.data : known;
  const choice = useMemo((): FixedChoice => {
    const byId = new Map<string, FixedProductView>();
    for (const product of [...(rows ?? []), ...(vipRows ?? []), ...(one ? [one] : [])])
      if (product.asset === asset) byId.set(product.id, fixedProductView(product));
    const products = [...byId.values()].sort(byTerm);
    // A product that was there when it was listed is said to be gone by the form.
    const found = id === undefined || known !== undefined || one === undefined || byId.has(id);
    const astray = found ? undefined : { asset: one?.asset };
    return { products, first: fixedProductToOpen(products, id, now()), astray, unreadable, complete };
  }, [rows, vipRows, one, known, asset, id, unreadable, complete, now]);
  if (known !== undefined && named.state !== 'ready')
    return {
      state: 'ready',
      data: choice,
      stale: named.state === 'failed',
      readAt: now(),
      retry: normal.state === 'ready' ? normal.retry : () => undefined,
    };
  // The requested product is enough to begin with; without one, the coin's other products are used.
  const begins = id === undefined || (named.state === 'ready' && named.data === null) ? normal : named;
  return mapReading<unknown, FixedChoice>(begins, () => choice);
}
