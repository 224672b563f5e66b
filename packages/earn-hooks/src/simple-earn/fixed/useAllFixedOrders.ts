'use client';
import type { FixedOrder } from '@earnkit/core/simple-earn/contract';
import { useMemo } from 'react';
import { joinLists } from '../../lists/joinLists.ts';
import type { AllRows } from '../../lists/readAll.ts';
import { useEarn } from '../../provider/earnContext.ts';
import type { QueryState } from '../../provider/queryState.ts';
import { mapReading, usePrivateReading } from '../../provider/useReading.ts';
import { allFixedOrdersOptions } from './allFixedOrders.ts';
import { vipOrdersAlone } from './vipOrdersAlone.ts';

/** Every fixed order of a person, those of VIP products too; one list that fails fails both, and both are read again. */
export function useAllFixedOrders(): QueryState<AllRows<FixedOrder>> {
  const earn = useEarn();
  const normal = usePrivateReading(allFixedOrdersOptions(earn, false));
  const vip = usePrivateReading(allFixedOrdersOptions(earn, true));
  return useMemo(() => {
    const listed = normal.state === 'ready' ? normal.data.rows : [];
    return joinLists([normal, mapReading(vip, (list) => vipOrdersAlone(list, listed))]);
  }, [normal, vip]);
}
