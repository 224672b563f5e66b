'use client';
import type { Decimal, Instant } from '@earnkit/core';
import type { FixedProduct } from '@earnkit/core/simple-earn/contract';
import { expiringVouchers, productForVoucher } from '@earnkit/core/simple-earn/rules';
import { useMemo } from 'react';
import { useEarn } from '../provider/earnContext.ts';
import type { QueryState } from '../provider/queryState.ts';
import { usePrivateReading } from '../provider/useReading.ts';
import { vouchersOptions } from '../simple-earn/fixed/queries.ts';
import { useFixedMarket } from '../simple-earn/fixed/useFixedProducts.ts';
import { useNow } from '../time/time.ts';

/** A voucher that is about to expire. */
export interface ExpiringVoucher {
  /** The exchange’s id of the voucher. */
  readonly id: string;
  /** As the exchange names it. */
  readonly title: string | undefined;
  /** What it adds to a rate, a fraction. */
  readonly aprFraction: Decimal | undefined;
  /** When it expires, in unix seconds. */
  readonly expiresAt: Instant;
  /** A fixed product with which it can be used; `undefined` where none is on sale. */
  readonly product: Pick<FixedProduct, 'id' | 'asset' | 'days'> | undefined;
}

/** The vouchers that expire, and how they were read. */
export interface ExpiringVouchers {
  /** The next to expire first. */
  readonly vouchers: readonly ExpiringVoucher[];
  /** The reading that they come from; that of the fixed products, without one of which no voucher can be read. */
  readonly reading: QueryState<unknown>;
}

/** The vouchers of a person that expire. @param withinDays `Infinity` for all that expire. @default a week */
export function useExpiringVouchers(withinDays?: number): ExpiringVouchers {
  const earn = useEarn();
  const fixed = useFixedMarket();
  // Vouchers are read for a product; any product of fixed Simple Earn knows all of them (AMB-034).
  const [products = []] = fixed.state === 'ready' ? fixed.data.values() : [];
  const productId = products[0]?.id;
  const options = vouchersOptions(earn, productId ?? '');
  const reading = usePrivateReading({ ...options, enabled: productId !== undefined && options.enabled === true });
  const rows = reading.state === 'ready' ? reading.data.rows : undefined;
  const now = useNow();
  const terms = fixed.state === 'ready' ? fixed.data : undefined;
  const vouchers = useMemo(() => {
    const all = [...(terms?.values() ?? [])].flat();
    return expiringVouchers(rows ?? [], now, withinDays).map((voucher) => ({ ...voucher, product: productForVoucher(voucher, all, now) }));
  }, [rows, terms, now, withinDays]);
  return { vouchers, reading: productId === undefined ? fixed : reading };
}
