'use client';
import { add, type Decimal, type Instant, nextFullHour } from '@earnkit/core';
import type { Rows } from '@earnkit/core/endpoint';
import { comingEvents } from '@earnkit/core/overview/rules';
import type { FixedOrder } from '@earnkit/core/simple-earn/contract';
import { fixedOrderState, historyProject, orderInterest, pendingRedemption, redemptionReceivedAt } from '@earnkit/core/simple-earn/rules';
import { useMemo } from 'react';
import { isComplete } from '../lists/isComplete.ts';
import { useEarn } from '../provider/earnContext.ts';
import type { QueryState } from '../provider/queryState.ts';
import { usePrivateReading } from '../provider/useReading.ts';
import { allHoldingsOptions } from '../simple-earn/flexible/allHoldings.ts';
import { useNowAt } from '../time/time.ts';
import { NOT_READ, type OverviewHost } from './overviewHost.ts';
import type { OverviewProduct } from './productFigures.ts';
import { useAllFixedOrders } from '../simple-earn/fixed/useAllFixedOrders.ts';

/** An event that needs no action of the person: a term ends, a redemption arrives, a project ends. */
export interface OverviewEvent {
  /** Names it among all events. */
  readonly key: string;
  /** When it happens, in unix seconds. */
  readonly at: Instant;
  /** The coin. */
  readonly asset: string;
  /** Address of its icon; `undefined` where the exchange names none. */
  readonly icon: string | undefined;
  /** What moves, in the coin; `undefined` where nothing does, or it is not known. */
  readonly amount: Decimal | undefined;
  /** The product: a fixed order that is paid or renewed, a redemption that arrives, a launchpool project that ends. */
  readonly product: Extract<OverviewProduct, 'fixed' | 'flexible' | 'staking' | 'launchpool'>;
  /** What becomes of a fixed order: a new term, or the account that it pays into. `undefined` for everything else, and where it is not known. */
  readonly afterwards: 'reinvest' | 'flexible' | 'spot' | undefined;
  /** Days of a fixed term that ends; `undefined` for everything else. */
  readonly days: number | undefined;
  /** Whether a fixed order is a stake of a launchpool, which is returned automatically (AMB-156). */
  readonly launchpoolStake: boolean;
}

/** What is to come, and which products could not be read as a whole. */
export interface ComingEvents {
  /** Everything that is to come, the next first. */
  readonly events: readonly OverviewEvent[];
  /** Whether a product is still loading. */
  readonly pending: boolean;
  /** Products of which not everything could be read, so that events may be missing. */
  readonly without: readonly OverviewEvent['product'][];
  /** Whether every product failed. */
  readonly failed: boolean;
  /** Reads those products again. */
  readonly retry: () => void;
}

type Source = readonly [product: OverviewEvent['product'], reading: QueryState<Rows<unknown>>];

const rowsOf = <Row>(reading: QueryState<{ readonly rows: readonly Row[] }>): readonly Row[] =>
  reading.state === 'ready' ? reading.data.rows : [];

/** Whether rows are missing: the read failed, or it did not return all rows. */
const isPartlyRead = (reading: QueryState<Rows<unknown>>): boolean =>
  reading.state === 'failed' || (reading.state === 'ready' && !isComplete(reading.data));

/**
 * What comes next of a fixed order: what it pays and when that arrives, as its own page says it, or its maturity where it renews
 * itself. Nothing where that is not known or the order has ended.
 *
 * @param matured the last moment at which an order has matured.
 */
function fixedEvent(order: FixedOrder, now: Instant, matured: Instant): readonly OverviewEvent[] {
  const { orderId, asset, icon, principal, finishesAt, days, reinvest, redeemAccount, redeemingEarly } = order;
  const state = fixedOrderState(order, matured);
  const event = {
    key: `fixed ${orderId}`,
    product: 'fixed' as const,
    asset,
    icon,
    launchpoolStake: historyProject(order) === 'launchpool',
  };
  const isHeld = state === 'holding';
  if (reinvest && isHeld && finishesAt !== undefined)
    return [{ ...event, at: finishesAt, amount: principal, afterwards: 'reinvest', days }];
  const paid = { ...event, days: isHeld ? days : undefined };
  // An early redemption pays the principal alone, with the next full hour (AMB-152).
  if (state === 'redeeming' && redeemingEarly) return [{ ...paid, at: nextFullHour(now), amount: principal, afterwards: 'spot' }];
  const at = redemptionReceivedAt(finishesAt);
  if (state === 'ended' || reinvest || at === undefined) return [];
  // Where it is not known whether the order renews itself, only its maturity is.
  if (reinvest === undefined)
    return finishesAt === undefined || !isHeld ? [] : [{ ...event, at: finishesAt, amount: principal, afterwards: undefined, days }];
  const { total } = orderInterest(order);
  return [{ ...paid, at, amount: principal && total && add(principal, total), afterwards: redeemAccount }];
}

/** What is maturing next (SH-01): fixed terms, redemptions on their way, joined projects that end. Nothing is read for a visitor. */
export function useComingEvents({
  projects = NOT_READ,
  stakingArrivals = NOT_READ,
}: Pick<OverviewHost, 'projects' | 'stakingArrivals'>): ComingEvents {
  const earn = useEarn();
  const holdings = usePrivateReading(allHoldingsOptions(earn));
  const orders = useAllFixedOrders();
  const { now } = earn;
  const matured = useNowAt(rowsOf(orders).flatMap(({ finishesAt }) => finishesAt ?? []));
  const all = useMemo((): readonly OverviewEvent[] => {
    const none = { afterwards: undefined, days: undefined, launchpoolStake: false } as const;
    return [
      ...rowsOf(orders).flatMap((order) => fixedEvent(order, now(), matured)),
      ...rowsOf(holdings).flatMap((holding) => {
        const pending = pendingRedemption(holding);
        if (pending === undefined) return [];
        const { asset, icon } = holding;
        return [
          { ...none, key: `flexible ${asset}`, product: 'flexible' as const, at: nextFullHour(now()), asset, icon, amount: pending.amount },
        ];
      }),
      ...rowsOf(stakingArrivals).map(({ id, asset, amount, arrivesAt }) => ({
        ...none,
        key: `staking ${id}`,
        product: 'staking' as const,
        at: arrivesAt,
        asset,
        icon: undefined,
        amount,
      })),
      ...rowsOf(projects)
        .filter(({ pools }) => pools.some(({ joined }) => joined))
        .flatMap(({ id, asset, icon, endsAt }) =>
          endsAt === undefined || id === undefined
            ? []
            : [{ ...none, key: `launchpool ${id}`, product: 'launchpool' as const, at: endsAt, asset, icon, amount: undefined }],
        ),
    ];
  }, [orders, holdings, stakingArrivals, projects, now, matured]);
  const passed = useNowAt(all.map(({ at }) => at));
  const events = useMemo(() => comingEvents(all, passed), [all, passed]);
  const sources: readonly Source[] = [
    ['fixed', orders],
    ['flexible', holdings],
    ['staking', stakingArrivals],
    ['launchpool', projects],
  ];
  const without = sources.filter(([, reading]) => isPartlyRead(reading));
  return {
    events,
    pending: sources.some(([, { state }]) => state === 'loading'),
    without: without.map(([product]) => product),
    failed: sources.every(([, { state }]) => state === 'failed'),
    retry: () => {
      for (const [, reading] of without) if ('retry' in reading) reading.retry();
    },
  };
}
