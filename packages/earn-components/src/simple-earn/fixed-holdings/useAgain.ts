'use client';
import { useCallback, useEffect, useRef } from 'react';
import type { FixedOrderView, SubscribeAgainState } from '@earnkit/hooks';
import { useSubscribeAgain } from '@earnkit/hooks';

/** The possible targets of subscribing again from a fixed order (SE-X-62 to SE-X-66). The page renders what opens. */
export interface SubscribeAgainTargets {
  /** Opens the subscription of a fixed product: the order's own, or the best one that is on sale. */
  onSubscribeFixed: (productId: string, asset: string) => void;
  /** Opens the flexible subscription of a coin. */
  onSubscribeFlexible: (asset: string) => void;
  /** Opens the guide to a higher VIP tier, for an order of a VIP product. @param tier its least tier, where that is known. */
  onUpgrade: (tier: number | undefined) => void;
  /** Leads to the market, where the coin has nothing on sale. */
  onMarket: () => void;
}

/** Subscribes again from an order: looks up the target and calls its handler. */
export function useAgain(targets: SubscribeAgainTargets): {
  readonly again: (order: FixedOrderView) => void;
  readonly looking: SubscribeAgainState['looking'];
} {
  const latest = useRef(targets);
  useEffect(() => {
    latest.current = targets;
  });
  const { ask, looking } = useSubscribeAgain(
    useCallback((found, asset) => {
      const { onSubscribeFixed, onSubscribeFlexible, onUpgrade, onMarket } = latest.current;
      switch (found.to) {
        case 'fixed':
          return onSubscribeFixed(found.productId, asset);
        case 'flexible':
          return onSubscribeFlexible(asset);
        case 'upgrade-guide':
          return onUpgrade(found.tier);
        case 'market':
          return onMarket();
      }
    }, []),
  );
  return { again: ask, looking };
}
