'use client';
import { useMemo } from 'react';
import { type Allocation, type HeldAmount, allocationOf } from '@earnkit/core/simple-earn/rules';
import type { QueryState } from '../../provider/queryState.ts';
import { useFixedOrders } from '../fixed/useFixedOrders.ts';
import { vipOrdersAlone } from '../fixed/vipOrdersAlone.ts';
import { useFlexibleHoldings } from '../flexible/useFlexibleHoldings.ts';
import { allRead } from './allRead.ts';
import { usePortfolioValues } from '../../account/usePortfolioValues.ts';

/** Pages that are read of each list: 50 holdings and 50 orders. */
const PAGES = 5;

/** How what a person has in Simple Earn is spread over coins. */
export type PortfolioAllocation = Allocation & {
  /** Whether there is more than was read, so that the shares are those of a part. */
  readonly more: boolean;
};

/**
 * Spreads flexible holdings and fixed orders, those of VIP products too, over coins by their value in USDT (SH-22, SH-23). Nothing is
 * read for a visitor (SH-04).
 */
export function useAllocation(): QueryState<PortfolioAllocation> {
  const part = { page: PAGES, mode: 'accumulate' } as const;
  const flexible = useFlexibleHoldings(part);
  const fixed = useFixedOrders(part);
  const vip = useFixedOrders({ ...part, vip: true });
  const holdings = flexible.state === 'ready' ? flexible.data.rows : undefined;
  const orders = fixed.state === 'ready' ? fixed.data.rows : undefined;
  const vipOrders = vip.state === 'ready' ? vip.data : undefined;
  const held = useMemo((): readonly HeldAmount[] => {
    const alone = vipOrders ? vipOrdersAlone(vipOrders, orders ?? []).rows : [];
    return [
      ...(holdings ?? []).map(({ asset, currentAmount }) => ({ asset, amount: currentAmount })),
      ...[...(orders ?? []), ...alone].map(({ asset, principal }) => ({ asset, amount: principal })),
    ];
  }, [holdings, orders, vipOrders]);
  const assets = useMemo(() => [...new Set(held.map(({ asset }) => asset))], [held]);
  const { valueOf, pending } = usePortfolioValues(assets);
  const allocation = useMemo(() => allocationOf(held, valueOf), [held, valueOf]);
  const ready = allRead([flexible, fixed, vip]);
  if (ready.state !== 'ready') return ready;
  if (pending) return { state: 'loading' };
  return { ...ready, data: { ...allocation, more: ready.data } };
}
