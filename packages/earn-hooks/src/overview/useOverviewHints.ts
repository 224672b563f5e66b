'use client';
import type { FixedProduct } from '@earnkit/core/simple-earn/contract';
import { expiringVouchers, productForVoucher } from '@earnkit/core/simple-earn/rules';
import type { Decimal, Instant } from '@earnkit/core';
import { useMemo } from 'react';
import { useEarn } from '../provider/earnContext.ts';
import { usePrivateReading } from '../provider/useReading.ts';
import { useAutoEarnOffered } from '../simple-earn/auto-earn/useAutoEarnOffered.ts';
import { useAutoEarnState } from '../simple-earn/auto-earn/useAutoEarnState.ts';
import { vouchersOptions } from '../simple-earn/fixed/queries.ts';
import { useFixedMarket } from '../simple-earn/fixed/useFixedProducts.ts';
import type { OverviewHost } from './overviewHost.ts';
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

/** What a person could still do. What is not known is no hint. */
export interface OverviewHints {
  /** Auto-Earn is offered and off for every coin. */
  readonly autoEarnOff: boolean;
  /** Soft staking is off. */
  readonly softStakingOff: boolean;
  /** Vouchers that expire within a week, the next first. */
  readonly vouchers: readonly ExpiringVoucher[];
}

/** What a person could do to earn more (SH-01): switches that are off, vouchers that expire. */
export function useOverviewHints({ softStaking }: Pick<OverviewHost, 'softStaking'>): OverviewHints {
  const earn = useEarn();
  const offered = useAutoEarnOffered();
  const autoEarn = useAutoEarnState();
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
    return expiringVouchers(rows ?? [], now).map((voucher) => ({ ...voucher, product: productForVoucher(voucher, all, now) }));
  }, [rows, terms, now]);
  const state = autoEarn.state === 'ready' ? autoEarn.data : undefined;
  return {
    autoEarnOff: offered === true && state?.all === false && state.coins === 0,
    softStakingOff: softStaking?.state === 'ready' && !softStaking.data.on,
    vouchers,
  };
}
