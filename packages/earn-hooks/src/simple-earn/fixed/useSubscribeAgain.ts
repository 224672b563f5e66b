'use client';
import { earnErrorOf } from '@earnkit/core';
import type { FixedOrder } from '@earnkit/core/simple-earn/contract';
import { type SubscribeAgain, subscribeAgain } from '@earnkit/core/simple-earn/rules';
import { useCallback, useEffect, useRef, useState } from 'react';
import { notifyError } from '../../flow/refusalNotice.ts';
import { type Earn, useEarn } from '../../provider/earnContext.ts';
import { thisPage } from '../../provider/links.ts';
import { fixedProductsOptions } from './listQueries.ts';
import { fixedProductOptions } from './queries.ts';
import { vipOptions } from './vipQuery.ts';

/** Subscribing again from an order. */
export interface SubscribeAgainState {
  /** The order that is being looked up; `undefined` while none is. */
  readonly looking: string | undefined;
  /** Finds out where it leads. The order's own product is read again first (AMB-095). A visitor is asked to sign in. */
  readonly ask: (order: Pick<FixedOrder, 'orderId' | 'asset' | 'productId' | 'productType'>) => void;
}

type AskedOrder = Parameters<SubscribeAgainState['ask']>[0];

/** Only an order of a VIP product depends on the person's tier (SE-X-62). */
async function placeOf(earn: Earn, order: AskedOrder): Promise<SubscribeAgain> {
  const { queryClient } = earn;
  const [product, { rows, businessType }, vip] = await Promise.all([
    queryClient.fetchQuery({ ...fixedProductOptions(earn, order.productId), staleTime: 0 }),
    queryClient.fetchQuery(fixedProductsOptions(earn, 'normal', order.asset)),
    order.productType === 'vip' ? queryClient.fetchQuery(vipOptions(earn)) : undefined,
  ]);
  return subscribeAgain({ order, tier: vip?.tier, product, candidates: rows, businessType, now: earn.now() });
}

/**
 * Finds where subscribing again from a fixed order leads (SE-X-62 to SE-X-66).
 *
 * @param onFound called with the place of the order that was asked for last; not called when a read fails, which the
 * provider's `notify` reports, and not once the person has left or is at another address.
 */
export function useSubscribeAgain(onFound: (again: SubscribeAgain, asset: string) => void): SubscribeAgainState {
  const earn = useEarn();
  const [looking, setLooking] = useState<string>();
  const latest = useRef<AskedOrder>(undefined);
  useEffect(
    () => () => {
      latest.current = undefined;
    },
    [],
  );
  const ask: SubscribeAgainState['ask'] = useCallback(
    (order) => {
      if (earn.session.state === 'anonymous') return earn.askLogin();
      latest.current = order;
      setLooking(order.orderId);
      const page = thisPage();
      const whileAsked = (act: () => void): void => {
        if (latest.current !== order) return;
        latest.current = undefined;
        setLooking(undefined);
        // A dialog that the address names, such as the history, opens over the orders.
        if (thisPage() === page) act();
      };
      void placeOf(earn, order).then(
        (again) => whileAsked(() => onFound(again, order.asset)),
        (thrown: unknown) =>
          whileAsked(() => {
            const error = earnErrorOf(thrown);
            if (error) notifyError(earn, error, { effect: 'read' });
          }),
      );
    },
    [earn, onFound],
  );
  return { looking, ask };
}
