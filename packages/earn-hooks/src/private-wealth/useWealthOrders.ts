'use client';
import { type Decimal, sumOfKnown } from '@earnkit/core';
import { isStablecoin } from '@earnkit/core/account/rules';
import type { ListedWealthOrder } from '@earnkit/core/private-wealth/contract';
import { shownIncome, worthOfUnits } from '@earnkit/core/private-wealth/rules';
import { useMemo } from 'react';
import { useUsdtValues } from '../account/useUsdtPrices.ts';

/** A listed order as a screen shows it. */
export interface ListedWealthOrderView extends ListedWealthOrder {
  /** What the units are worth now, in the coin. */
  readonly worth: Decimal | undefined;
  /** The income where the exchange shows it; negative after a loss. */
  readonly shownIncome: Decimal | undefined;
}

/** The orders of private wealth, with their total. */
export interface WealthOrders {
  readonly orders: readonly ListedWealthOrderView[];
  /** What all units are worth in USDT; `undefined` while a part of it is not known. */
  readonly worthUsdt: Decimal | undefined;
  /** The income of the orders of which the exchange shows it, in USDT; `undefined` while a part of it is not known. */
  readonly incomeUsdt: Decimal | undefined;
}

/**
 * What the orders that a host lists are worth (PW-01).
 *
 * @param rows the orders as the host read them (AMB-036). Keep the list while it does not change.
 */
export function useWealthOrders(rows: readonly ListedWealthOrder[]): WealthOrders {
  const assets = useMemo(() => rows.map(({ asset }) => asset), [rows]);
  const valueOf = useUsdtValues(assets);
  return useMemo(() => {
    const orders = rows.map((order): ListedWealthOrderView => ({
      ...order,
      worth: worthOfUnits(order.units, order.netValue),
      shownIncome: shownIncome(order),
    }));
    const usdtOf = (asset: string, amount: Decimal | undefined) => (isStablecoin(asset) ? amount : valueOf(asset, amount));
    return {
      orders,
      worthUsdt: sumOfKnown(orders.map(({ asset, worth }) => usdtOf(asset, worth))),
      incomeUsdt: sumOfKnown(orders.filter(({ showsIncome }) => showsIncome).map(({ asset, income }) => usdtOf(asset, income))),
    };
  }, [rows, valueOf]);
}
