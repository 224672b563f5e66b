'use client';
import { useMemo } from 'react';
import type { Decimal } from '@earnkit/core';
import { type HeldList, heldAmounts } from '@earnkit/core/simple-earn/rules';
import { isComplete } from '../../lists/isComplete.ts';
import { useEarn } from '../../provider/earnContext.ts';
import type { QueryState } from '../../provider/queryState.ts';
import { usePrivateReading } from '../../provider/useReading.ts';
import { fixedOrdersOptions } from '../fixed/listQueries.ts';
import { vipOrdersAlone } from '../fixed/vipOrdersAlone.ts';
import { flexibleHoldingsOptions } from '../flexible/queries.ts';

/** Holdings and orders that are read at once. */
const MOST_HELD = 100;

const ready = <Data>(reading: QueryState<Data>): Data | undefined => (reading.state === 'ready' ? reading.data : undefined);

/**
 * What the person holds of each coin in Simple Earn, flexible and fixed together. `undefined` for a visitor, while it is not
 * known, and for somebody with more than 100 holdings or orders of a kind.
 */
export function useHeldAmounts(): (asset: string) => Decimal | undefined {
  const earn = useEarn();
  const flexible = ready(usePrivateReading(flexibleHoldingsOptions(earn, 1, MOST_HELD)));
  const fixed = ready(usePrivateReading(fixedOrdersOptions(earn, 1, MOST_HELD, false)));
  const vip = ready(usePrivateReading(fixedOrdersOptions(earn, 1, MOST_HELD, true)));
  return useMemo(() => {
    const orders = [fixed, vip && vipOrdersAlone(vip, fixed?.rows ?? [])].map(
      (list): HeldList | undefined =>
        list && { rows: list.rows.map(({ asset, principal }) => ({ asset, amount: principal })), complete: isComplete(list) },
    );
    const holdings: HeldList | undefined = flexible && {
      rows: flexible.rows.map(({ asset, currentAmount }) => ({ asset, amount: currentAmount })),
      complete: isComplete(flexible),
    };
    return heldAmounts([holdings, ...orders]);
  }, [flexible, fixed, vip]);
}
