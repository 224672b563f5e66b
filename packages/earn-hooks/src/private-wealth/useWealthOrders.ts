'use client';
import { type Decimal, sumOfKnown } from '@earnkit/core';
import type { ListedWealthOrder } from '@earnkit/core/private-wealth/contract';
import { shownIncome, worthOfUnits } from '@earnkit/core/private-wealth/rules';
import { useMemo } from 'react';
import { usePortfolioValues } from '../account/usePortfolioValues.ts';

/** A listed order as a screen shows it. */
export interface ListedWealthOrderView extends ListedWealthOrder {
  /** What the units are worth now, in the coin. */
  readonly worth: Decimal | undefined;
  /** The income where the exchange shows it; negative after a loss. */
  readonly shownIncome: Decimal | undefined;
}

/** A total of orders in USDT. */
export interface WealthTotal {
  /** The exact sum; `undefined` while a part of it is not known. */
  readonly amount: Decimal | undefined;
  /** Orders of which the part is not known. */
  readonly unknown: number;
}

/** The orders of private wealth, with their totals. */
export interface WealthOrders {
  /** The person’s orders. */
  readonly orders: readonly ListedWealthOrderView[];
  /** What all units are worth. */
  readonly worth: WealthTotal;
  /** The income of all orders. An order of which the exchange shows no income makes it unknown. */
  readonly income: WealthTotal;
  /** Whether prices that the totals need are on their way. */
  readonly pending: boolean;
}

/**
 * What the orders that a host lists are worth (PW-01).
 *
 * @param rows the orders as the host read them (AMB-036). Keep the list while it does not change.
 * @param unreadable orders that the host could not read: the totals are not known with them. @default 0
 */
export function useWealthOrders(rows: readonly ListedWealthOrder[], unreadable = 0): WealthOrders {
  const assets = useMemo(() => rows.map(({ asset }) => asset), [rows]);
  const { valueOf, pending } = usePortfolioValues(assets);
  return useMemo(() => {
    const orders = rows.map((order): ListedWealthOrderView => ({
      ...order,
      worth: worthOfUnits(order.units, order.netValue),
      shownIncome: shownIncome(order),
    }));
    const totalOf = (amountOf: (order: ListedWealthOrderView) => Decimal | undefined): WealthTotal => {
      const values = orders.map((order) => valueOf(order.asset, amountOf(order)));
      return {
        amount: unreadable > 0 ? undefined : sumOfKnown(values),
        unknown: unreadable + values.filter((value) => value === undefined).length,
      };
    };
    return { orders, worth: totalOf(({ worth }) => worth), income: totalOf(({ shownIncome: income }) => income), pending };
  }, [rows, unreadable, valueOf, pending]);
}
