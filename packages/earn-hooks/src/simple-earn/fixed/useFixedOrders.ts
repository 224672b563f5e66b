'use client';
import { useMemo } from 'react';
import type { FixedOrder } from '@earnkit/core/simple-earn/contract';
import type { Instant } from '@earnkit/core';
import { type LadderTier, ladderTiers } from '@earnkit/core/rates/rules';
import {
  type FixedOrderControls,
  fixedOrderControls,
  fixedOrderSettlement,
  historyProject,
  interestStartOf,
  nextFixedOrderChange,
  type OrderInterest,
  orderInterest,
  fixedOrderReceivedAt,
} from '@earnkit/core/simple-earn/rules';
import type { AllRows } from '../../lists/readAll.ts';
import { selectRow } from '../../lists/liveRow.ts';
import { type PageMode, type PagesRead, usePages } from '../../lists/usePages.ts';
import { useMoment } from '../../time/time.ts';
import { useEarn } from '../../provider/earnContext.ts';
import type { QueryState } from '../../provider/queryState.ts';
import { mapReading, nothingIfNotOffered, usePrivateReading } from '../../provider/useReading.ts';
import { HOLDINGS_PAGE_SIZE } from '../flexible/queries.ts';
import { allFixedOrdersOptions } from './allFixedOrders.ts';
import { fixedOrderKey, fixedOrdersOptions, ordersCallOf } from './listQueries.ts';
import { fixedOrderOptions } from './queries.ts';

/** An order with what follows from it. */
export type FixedOrderView = FixedOrder & {
  /** What can be done with it now. */
  readonly controls: FixedOrderControls;
  /** Whether it has matured without being settled, and its payment is `due` or `late`; `undefined` for any other order. */
  readonly settlement: 'due' | 'late' | undefined;
  /** Whether its product is for VIPs (SE-X-07). */
  readonly vip: boolean;
  /** Whether it is a stake of a launchpool, which cannot be changed and is returned automatically (AMB-092, AMB-156). */
  readonly launchpoolStake: boolean;
  /** What it earns over its term (SE-X-08). */
  readonly earns: OrderInterest;
  /** The steps of its bonus, and which one its principal reaches (SE-X-09, SE-X-18); `undefined` while they are not known. */
  readonly tiers: readonly LadderTier[] | undefined;
  /** When it began to earn (SE-X-47); `undefined` while that is not known. */
  readonly interestStartsAt: Instant | undefined;
  /** When it is paid (SE-X-10, AMB-152); `undefined` while that is not known, and once it was redeemed early. */
  readonly receivedAt: Instant | undefined;
};

function viewOf(order: FixedOrder, now: Instant, exchangeTimeZone: string): FixedOrderView {
  return {
    ...order,
    controls: fixedOrderControls(order, now),
    settlement: fixedOrderSettlement(order, now),
    vip: order.productType === 'vip',
    launchpoolStake: historyProject(order) === 'launchpool',
    earns: orderInterest(order),
    tiers: ladderTiers(order.principal, order.ladder),
    interestStartsAt: interestStartOf(order, exchangeTimeZone),
    receivedAt: fixedOrderReceivedAt(order, now),
  };
}

/** A view, and the two instants between which it is valid. */
interface HeldView {
  readonly view: FixedOrderView;
  readonly from: Instant;
  readonly until: Instant;
}

/**
 * Orders with what follows from them now; renders again at the second at which that changes (AMB-083). An order that did not
 * change keeps its view, also in another list, so that its row is not drawn again.
 */
function useFixedOrderViews(orders: readonly FixedOrder[]): readonly FixedOrderView[] {
  const { now, exchangeTimeZone } = useEarn();
  const next = nextFixedOrderChange(orders, now());
  useMoment(next);
  // oxlint-disable-next-line react/exhaustive-deps -- views hold days of the exchange
  const held = useMemo(() => new WeakMap<FixedOrder, HeldView>(), [exchangeTimeZone]);
  return useMemo(
    () =>
      orders.map((order) => {
        const at = now();
        const known = held.get(order);
        if (known && at >= known.from && at < known.until) return known.view;
        const view = viewOf(order, at, exchangeTimeZone);
        held.set(order, { view, from: at, until: nextFixedOrderChange([order], at) ?? Number.POSITIVE_INFINITY });
        return view;
      }),
    // oxlint-disable-next-line react/exhaustive-deps -- an order changes only when the next moment has come
    [orders, next, held, now, exchangeTimeZone],
  );
}

/** Which orders are shown. */
export interface FixedOrdersQuery {
  /** The page, from 1. */
  page: number;
  /** A single `page`, or every page up to it (`accumulate`), for a list that grows on a phone (SE-12). */
  mode: PageMode;
  /** Orders of VIP products (SE-10, SE-X-56). @default false */
  vip?: boolean;
}

/** Pages a growing list reads at most. */
const MOST_PAGES = 100;

const NONE: readonly FixedOrder[] = [];

/** The person's fixed orders, 10 a page (SE-12, SE-X-03). Nothing is read for a visitor (SH-04). */
export function useFixedOrders({ page, mode, vip = false }: FixedOrdersQuery): QueryState<PagesRead<FixedOrderView>> {
  const earn = useEarn();
  const reading = usePages({
    page,
    mode,
    pageSize: HOLDINGS_PAGE_SIZE,
    maxPages: MOST_PAGES,
    optionsOf: (number) => fixedOrdersOptions(earn, number, HOLDINGS_PAGE_SIZE, vip),
    idOf: fixedOrderKey,
  });
  const rows = useFixedOrderViews(reading.state === 'ready' ? reading.data.rows : NONE);
  if (earn.session.state === 'anonymous') return { state: 'anonymous' };
  return mapReading(reading, (data) => ({ ...data, rows }));
}

const NO_ORDERS: AllRows<FixedOrder> = { rows: [], unreadable: [], total: 0, more: false };

/** Every order of a VIP product (SE-X-56); none where the exchange offers no such products. Nothing is read for a visitor (SH-04). */
export function useVipOrders(): QueryState<AllRows<FixedOrderView>> {
  const earn = useEarn();
  const reading = nothingIfNotOffered(usePrivateReading(allFixedOrdersOptions(earn, true)), NO_ORDERS, earn.now);
  const rows = useFixedOrderViews(reading.state === 'ready' ? reading.data.rows : NONE);
  return mapReading(reading, (data) => ({ ...data, rows }));
}

/**
 * One fixed order by its number (AMB-033); `undefined` inside `ready` where the person has none, `failed` where it may be one that
 * could not be read.
 *
 * @param vip whether it is of a VIP product, which has paths of its own (SE-X-56). Without it both are asked.
 */
export function useFixedOrder(orderId: string, vip?: boolean): QueryState<FixedOrderView | undefined> {
  const earn = useEarn();
  const first = usePrivateReading(fixedOrderOptions(earn, orderId, vip ?? false));
  const own = selectRow(first, 'orderId', orderId, ordersCallOf(vip ?? false));
  const elsewhere = vip === undefined && first.state === 'ready' && !first.data.rows.some((row) => row.orderId === orderId);
  const second = usePrivateReading({ ...fixedOrderOptions(earn, orderId, true), ...(!elsewhere && { enabled: false }) });
  const other = selectRow(second, 'orderId', orderId, ordersCallOf(true));
  // Where neither has it, it may be the one that could not be read.
  const none = other.state === 'ready' && other.data === undefined;
  const reading = elsewhere && !none ? other : own;
  const [view] = useFixedOrderViews(reading.state === 'ready' && reading.data ? [reading.data] : NONE);
  return mapReading(reading, () => view);
}
