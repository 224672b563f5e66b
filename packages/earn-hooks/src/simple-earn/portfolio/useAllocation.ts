'use client';
import { useMemo } from 'react';
import { type Allocation, type HeldAmount, allocationOf } from '@earnkit/core/simple-earn/rules';
import { isComplete } from '../../lists/isComplete.ts';
import { joinLists } from '../../lists/joinLists.ts';
import { useEarn } from '../../provider/earnContext.ts';
import type { QueryState } from '../../provider/queryState.ts';
import { usePrivateReading } from '../../provider/useReading.ts';
import { useAllFixedOrders } from '../fixed/useAllFixedOrders.ts';
import { allHoldingsOptions } from '../flexible/allHoldings.ts';
import { usePortfolioValues } from '../../account/usePortfolioValues.ts';

/** How what a person has in Simple Earn is spread over coins. */
export type PortfolioAllocation = Allocation & {
  /** Whether not everything was or could be read, so that the shares are those of a part. */
  readonly more: boolean;
};

/**
 * Spreads flexible holdings and fixed orders, those of VIP products too, over coins by their value in USDT (SH-22, SH-23). Nothing is
 * read for a visitor (SH-04).
 */
export function useAllocation(): QueryState<PortfolioAllocation> {
  const earn = useEarn();
  const flexible = usePrivateReading(allHoldingsOptions(earn));
  const fixed = useAllFixedOrders();
  const holdings = flexible.state === 'ready' ? flexible.data.rows : undefined;
  const orders = fixed.state === 'ready' ? fixed.data.rows : undefined;
  const held = useMemo(
    (): readonly HeldAmount[] => [
      ...(holdings ?? []).map(({ asset, currentAmount }) => ({ asset, amount: currentAmount })),
      ...(orders ?? []).map(({ asset, principal }) => ({ asset, amount: principal })),
    ],
    [holdings, orders],
  );
  const assets = useMemo(() => [...new Set(held.map(({ asset }) => asset))], [held]);
  const { valueOf, pending } = usePortfolioValues(assets);
  const allocation = useMemo(() => allocationOf(held, valueOf), [held, valueOf]);
  const ready = joinLists<unknown>([flexible, fixed]);
  if (ready.state !== 'ready') return ready;
  if (pending) return { state: 'loading' };
  return { ...ready, data: { ...allocation, more: !isComplete(ready.data) } };
}
