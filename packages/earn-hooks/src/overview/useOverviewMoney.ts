'use client';
import type { Decimal, Instant } from '@earnkit/core';
import {
  type AccessKind,
  type JointAccess,
  averageAprFraction,
  jointAccess,
  overviewShares,
  worthByAccess,
} from '@earnkit/core/overview/rules';
import { useMemo } from 'react';
import type { OverviewHost } from './overviewHost.ts';
import { type HeldGroup, useAllHoldings } from './useAllHoldings.ts';
import { useCalendar } from './useCalendar.ts';
import { type EarnedDaysView, useEarnedDays } from './useEarnedDays.ts';
import type { OverviewTotal } from './useEarnOverview.ts';
import type { HeldProduct } from './useHeldRows.ts';

/** What can be had at one kind of time. */
export interface AccessShare {
  /** When it can be had. */
  readonly key: AccessKind;
  /** In USDT. */
  readonly amountUsdt: Decimal;
  /** Its share of everything, 0 to 1, with 4 decimals: those of all kinds add up to 1. */
  readonly shareFraction: Decimal;
}

/** What a product paid yesterday, and when its money is back. */
export interface ProductMoney {
  /** What it paid yesterday (UTC), in USDT: of fixed orders what matured, of private wealth the change of value. `undefined` where it is not known. */
  readonly yesterdayUsdt: Decimal | undefined;
  /** Whether that is still loading. */
  readonly yesterdayLoading: boolean;
  /** When the money is back; `none` where nothing is held, `undefined` where it is not known. */
  readonly access: JointAccess | 'none' | undefined;
  /** Whether that is still loading. */
  readonly accessLoading: boolean;
}

/** The same of every product that the person may hold something in. */
export type ProductsMoney = Readonly<Partial<Record<HeldProduct, ProductMoney>>>;

/** What everything paid and pays next, and when a person can have their money. */
export interface OverviewMoney {
  /** What everything earned yesterday (UTC), in USDT; `undefined` until every product has answered. */
  readonly yesterday: OverviewTotal<HeldGroup> | undefined;
  /** Whether yesterday's earnings or the value are still loading. */
  readonly averageLoading: boolean;
  /** The rate of a year that yesterday's earnings are of the value; `undefined` where one of them leaves a product out. */
  readonly averageAprFraction: Decimal | undefined;
  /** The next payment that is known to come, in unix seconds. */
  readonly nextPayment: Instant | undefined;
  /** Whether that is still loading. */
  readonly nextPaymentLoading: boolean;
  /** The soonest first; `undefined` where a holding, or its value, is not known. Shares of a part would be none of the whole. */
  readonly access: readonly AccessShare[] | undefined;
  /** Whether those are still loading. */
  readonly accessLoading: boolean;
  /** What each product paid yesterday, and when its money is back. Keeps its identity until one of these changes. */
  readonly products: ProductsMoney;
  /** What was earned day by day. */
  readonly days: EarnedDaysView;
  /** Whether it is known that the person holds nothing. */
  readonly none: boolean;
}

/** What everything paid yesterday, what comes next, and when a person can have their money, over all products (SH-01). */
export function useOverviewMoney(host: OverviewHost): OverviewMoney {
  const { yesterday, worth, rows, products, groups, without, none, valuesLoading } = useAllHoldings(host);
  const days = useEarnedDays(host, groups);
  const { nextPayment, pending } = useCalendar(host, rows);
  const loading = products.some(({ reading }) => reading.state === 'loading');
  const access = useMemo(() => {
    const parts = worthByAccess(rows);
    if (without.length > 0 || parts.some(({ amount }) => amount === undefined)) return undefined;
    const shares = overviewShares(parts);
    return parts.flatMap(({ key, amount }): readonly AccessShare[] => {
      const share = shares.find((one) => one.key === key);
      return amount === undefined || share === undefined ? [] : [{ key, amountUsdt: amount, shareFraction: share.shareFraction }];
    });
  }, [rows, without]);
  const money = useMemo(
    (): ProductsMoney =>
      Object.fromEntries(
        products.map(({ product, reading, yesterdayUsdt, yesterdayLoading, count }): [HeldProduct, ProductMoney] => {
          // What is on its way is redeemed already.
          const held = rows.filter((row) => row.product === product && row.arriving !== true);
          return [
            product,
            {
              yesterdayUsdt,
              yesterdayLoading,
              access: count === undefined ? undefined : held.length === 0 ? 'none' : jointAccess(held.map(({ access: when }) => when)),
              accessLoading: reading.state === 'loading',
            },
          ];
        }),
      ),
    [products, rows],
  );
  const whole = yesterday?.without.length === 0 && worth?.without.length === 0;
  return {
    yesterday,
    averageLoading: yesterday === undefined || worth === undefined,
    averageAprFraction: whole ? averageAprFraction(yesterday.amount, worth.amount) : undefined,
    nextPayment,
    nextPaymentLoading: pending || loading,
    access,
    accessLoading: loading || valuesLoading,
    products: money,
    days,
    none,
  };
}
