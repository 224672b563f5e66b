'use client';
import type { Instant } from '@earnkit/core';
import { comingEvents } from '@earnkit/core/overview/rules';
import { useMemo } from 'react';
import { useEarn } from '../provider/earnContext.ts';
import { useNow } from '../time/time.ts';
import type { HoldingView } from './useAllHoldings.ts';
import { type OverviewEvent, useComingEvents } from './useComingEvents.ts';
import { type ExpiringVoucher, useExpiringVouchers } from './useExpiringVouchers.ts';
import { type RecurringPayment, recurringPayments } from './recurringPayments.ts';
import type { HoldingsHost } from './useHeldRows.ts';

/** Data of a calendar for which the exchange has no call, as the host reads it (AMB-025). */
export type CalendarHost = Pick<HoldingsHost, 'projects' | 'stakingArrivals'>;

/** Something that happens on a day: what is to come of a product, or the end of a voucher. */
export type CalendarEvent =
  | (OverviewEvent & { readonly kind: 'product' })
  | {
      readonly kind: 'voucher';
      readonly key: string;
      readonly at: Instant;
      readonly voucher: ExpiringVoucher;
    };

/** What is to come for a person. */
export interface Calendar {
  /** The present, in unix seconds; 0 on a server and while what it rendered is hydrated. */
  readonly now: Instant;
  /** Everything that happens once, the next first. */
  readonly events: readonly CalendarEvent[];
  /** What pays again and again. */
  readonly recurring: readonly RecurringPayment[];
  /** The next payment that is known to come. */
  readonly nextPayment: Instant | undefined;
  /** The next term that ends. */
  readonly nextMaturity: OverviewEvent | undefined;
  /** The voucher that expires first. */
  readonly expiresFirst: ExpiringVoucher | undefined;
  /** Whether something is still loading. */
  readonly pending: boolean;
  /** What could not be read, or not wholly: events may be missing. */
  readonly without: readonly (OverviewEvent['product'] | 'vouchers')[];
  /** Reads that again. */
  readonly retry: () => void;
}

/**
 * What is to come for a person over all products (SH-01): terms that end, redemptions that arrive, projects and vouchers that end, and
 * what pays each hour or day. Nothing is read for a visitor.
 *
 * @param holdings everything that the person holds.
 */
export function useCalendar(host: CalendarHost, holdings: readonly HoldingView[]): Calendar {
  const { now } = useEarn();
  const at = useNow();
  const coming = useComingEvents(host);
  const { vouchers, reading } = useExpiringVouchers(Infinity);
  const unread = reading.state === 'failed';
  const projects = host.projects?.state === 'ready' ? host.projects.data.rows : undefined;
  return useMemo((): Calendar => {
    const all: readonly CalendarEvent[] = [
      ...coming.events.map((event) => ({ ...event, kind: 'product' as const })),
      ...vouchers.map((voucher) => ({ kind: 'voucher' as const, key: `voucher ${voucher.id}`, at: voucher.expiresAt, voucher })),
    ];
    const recurring = recurringPayments(holdings, projects ?? [], now());
    const payments = [
      ...recurring.flatMap(({ next }) => next ?? []),
      ...coming.events.flatMap((event) => (event.product === 'fixed' ? event.at : [])),
    ];
    return {
      now: at,
      events: comingEvents(all, at),
      recurring,
      nextPayment: payments.length === 0 ? undefined : Math.min(...payments),
      nextMaturity: coming.events.find(({ product }) => product === 'fixed'),
      expiresFirst: vouchers[0],
      pending: coming.pending || reading.state === 'loading',
      without: unread ? [...coming.without, 'vouchers'] : coming.without,
      retry: () => {
        coming.retry();
        if (reading.state === 'failed') reading.retry();
      },
    };
  }, [coming, vouchers, reading, unread, projects, holdings, now, at]);
}
