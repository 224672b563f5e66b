'use client';
import { ZERO } from '@earnkit/core';
import type { Rows } from '@earnkit/core/endpoint';
import type { ListedWealthMovement, ListedWealthOrder } from '@earnkit/core/private-wealth/contract';
import { type WealthQuote, quoteOfPurchase, shownIncome, worthOfUnits } from '@earnkit/core/private-wealth/rules';
import { useMemo } from 'react';
import { useEarn } from '../provider/earnContext.ts';
import type { QueryState } from '../provider/queryState.ts';
import { useWealthOrder, type WealthOrderView } from './useWealthOrder.ts';
import type { ListedWealthOrderView } from './useWealthOrders.ts';
import { wealthQuotes } from './wealthQuotes.ts';

/** An order of private wealth with what was bought and redeemed of it. */
export interface WealthPosition {
  /** The order as the exchange says it now, or, until that is read, as the host listed it. */
  readonly order: ListedWealthOrderView;
  /** What the exchange says of it beside; `undefined` until it is read, and where it has no such order. */
  readonly detail: WealthOrderView | undefined;
  /** The reading of that. */
  readonly reading: QueryState<WealthOrderView | undefined>;
  /** Whether all units have been redeemed. */
  readonly redeemed: boolean;
  /** Its purchases and redemptions, the newest first; `undefined` where the host does not list them, and until it does. */
  readonly movements: readonly ListedWealthMovement[] | undefined;
  /** The latest purchase, and what it was estimated to buy where it was made on this device. */
  readonly latest: { readonly purchase: ListedWealthMovement; readonly quote: WealthQuote | undefined } | undefined;
}

/**
 * An order of private wealth, read again every minute (API-76, PW-05), with what was bought and redeemed of it.
 *
 * @param listed the order as the host lists it (AMB-036).
 * @param history the purchases and redemptions as the host lists them. @default they are not known
 */
export function useWealthPosition(listed: ListedWealthOrder, history?: QueryState<Rows<ListedWealthMovement>>): WealthPosition {
  const { scope, hydrating } = useEarn();
  const { orderId, projectType } = listed;
  const reading = useWealthOrder(orderId, projectType);
  const detail = reading.state === 'ready' ? reading.data : undefined;
  const rows = history?.state === 'ready' ? history.data.rows : undefined;
  const movements = useMemo(
    () => rows?.filter((row) => row.orderId === orderId).toSorted((first, second) => second.at - first.at),
    [rows, orderId],
  );
  const latest = useMemo(() => {
    const purchases = (movements ?? []).filter(({ kind }) => kind === 'purchase');
    const [purchase] = purchases;
    return purchase && { purchase, quote: hydrating ? undefined : quoteOfPurchase(wealthQuotes.read(scope), listed, purchase, purchases) };
  }, [movements, listed, scope, hydrating]);
  const { units, netValue, amount, buyNetValue, name } = detail ?? listed;
  return {
    order: {
      ...listed,
      name: name ?? listed.name,
      units,
      netValue,
      amount,
      buyNetValue,
      worth: worthOfUnits(units, netValue),
      shownIncome: detail ? detail.income : shownIncome(listed),
    },
    detail,
    reading,
    redeemed: units === ZERO,
    movements,
    latest,
  };
}
