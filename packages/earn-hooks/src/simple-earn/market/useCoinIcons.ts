'use client';
import { useCallback, useMemo } from 'react';
import { useEarn } from '../../provider/earnContext.ts';
import { useReading } from '../../provider/useReading.ts';
import { flexibleMarketOptions } from '../flexible/queries.ts';

/**
 * Addresses of coins' icons, for lists whose rows have none: the market's (API-27). `undefined` for a coin that the market does not
 * list, and until it is read.
 */
export function useCoinIcons(): (asset: string) => string | undefined {
  const market = useReading(flexibleMarketOptions(useEarn()));
  const coins = market.state === 'ready' ? market.data.rows : undefined;
  const icons = useMemo(() => new Map(coins?.map(({ asset, icon }) => [asset, icon])), [coins]);
  return useCallback((asset) => icons.get(asset), [icons]);
}
