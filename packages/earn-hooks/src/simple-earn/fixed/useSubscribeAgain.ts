'use client';
import type { FixedOrder } from '@earnkit/core/simple-earn/contract';
import { type SubscribeAgain, subscribeAgain } from '@earnkit/core/simple-earn/rules';
import { useCallback, useState } from 'react';
import { useEarn } from '../../provider/earnContext.ts';
import { fixedProductOptions, fixedProductsOptions, vipOptions } from './queries.ts';

/** Subscribing again from an order. */
export interface SubscribeAgainState {
  /** The order that is being looked up; `undefined` while none is. */
  readonly looking: string | undefined;
  /** Finds out where it leads. The order's own product is read again first (AMB-095). A visitor is asked to sign in. */
  readonly ask: (order: Pick<FixedOrder, 'orderId' | 'asset' | 'productId' | 'productType'>) => void;
}

/**
 * Finds where subscribing again from a fixed order leads (SE-X-62 to SE-X-66).
 *
 * @param onFound called with the place; not called when a read fails, which the provider's `notify` reports.
 */
export function useSubscribeAgain(onFound: (again: SubscribeAgain, asset: string) => void): SubscribeAgainState {
  const earn = useEarn();
  const [looking, setLooking] = useState<string>();
  const ask: SubscribeAgainState['ask'] = useCallback(
    (order) => {
      if (earn.session.state === 'anonymous') return earn.askLogin();
      const { queryClient } = earn;
      setLooking(order.orderId);
      void Promise.all([
        queryClient.fetchQuery({ ...fixedProductOptions(earn, order.productId), staleTime: 0 }),
        queryClient.fetchQuery(fixedProductsOptions(earn, 'normal', order.asset)),
        queryClient.fetchQuery(vipOptions(earn)),
      ])
        .then(([product, { rows, businessType }, { tier }]) =>
          onFound(subscribeAgain({ order, tier, product, candidates: rows, businessType }), order.asset),
        )
        .catch(() => earn.notify({ tone: 'error', key: 'earn.error.retryLater' }))
        .finally(() => setLooking(undefined));
    },
    [earn, onFound],
  );
  return { looking, ask };
}
