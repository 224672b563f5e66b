'use client';
import { useCallback } from 'react';
import { ZERO, add } from '@earnkit/core';
import { type FixedWay, fixedWay } from '@earnkit/core/simple-earn/rules';
import type { FixedProduct } from '@earnkit/core/simple-earn/contract';
import type { Instant } from '@earnkit/time';
import { isComplete } from '../../lists/isComplete.ts';
import { useEarn } from '../../provider/earnContext.ts';
import { useAllFixedOrders } from '../fixed/useAllFixedOrders.ts';
import { useVipTier } from '../fixed/useVipTier.ts';

/**
 * Makes ways to earn of fixed products, with the person's VIP tier and what they have in each product (AMB-173). The function keeps its
 * identity until one of these changes.
 */
export function useFixedWays(): (product: FixedProduct, now: Instant) => FixedWay {
  const { exchangeTimeZone } = useEarn();
  const tier = useVipTier();
  const orders = useAllFixedOrders();
  const rows = orders.state === 'ready' && isComplete(orders.data) ? orders.data.rows : undefined;
  return useCallback(
    (product, now) => {
      const amounts = rows?.filter(({ productId }) => productId === product.id).map(({ principal }) => principal);
      const held = amounts?.every((amount) => amount !== undefined) ? add(ZERO, ...amounts) : undefined;
      return fixedWay(product, { tier, held, now, exchangeTimeZone });
    },
    [rows, tier, exchangeTimeZone],
  );
}
