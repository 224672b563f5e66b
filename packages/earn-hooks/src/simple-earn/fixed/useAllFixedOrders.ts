'use client';
import type { FixedOrder } from '@earnkit/core/simple-earn/contract';
import { useMemo } from 'react';
import { joinLists } from '../../lists/joinLists.ts';
import type { AllRows } from '../../lists/readAll.ts';
import { useEarn } from '../../provider/earnContext.ts';
import type { QueryState } from '../../provider/queryState.ts';
import { mapReading, nothingIfNotOffered, usePrivateReading } from '../../provider/useReading.ts';
import { allFixedOrdersOptions } from './allFixedOrders.ts';
import { vipOrdersAlone } from './vipOrdersAlone.ts';

const NO_ORDERS: AllRows<FixedOrder> = { rows: [], unreadable: [], total: 0, more: false };

/** The fixed orders of a person of one kind; none where the exchange offers no such products. */
export function useFixedOrdersOf(kind: 'normal' | 'vip'): QueryState<AllRows<FixedOrder>> {
  const earn = useEarn();
  const reading = usePrivateReading(allFixedOrdersOptions(earn, kind === 'vip'));
  return useMemo(() => nothingIfNotOffered(reading, NO_ORDERS, earn.now), [reading, earn.now]);
}

/** Every fixed order of a person, those of VIP products too; one list that fails fails both, and both are read again. */
export function useAllFixedOrders(): QueryState<AllRows<FixedOrder>> {
  const normal = useFixedOrdersOf('normal');
  const vip = useFixedOrdersOf('vip');
  return useMemo(() => {
    const listed = normal.state === 'ready' ? normal.data.rows : [];
    return joinLists([normal, mapReading(vip, (list) => vipOrdersAlone(list, listed))]);
  }, [normal, vip]);
}
