'use client';
import type { Decimal } from '@earnkit/core';
import type { Voucher } from '@earnkit/core/simple-earn/contract';
import { type VoucherChoice, voucherChoices } from '@earnkit/core/simple-earn/rules';
import { useEarn } from '../../provider/earnContext.ts';
import type { QueryState } from '../../provider/queryState.ts';
import { mapReading, usePrivateReading } from '../../provider/useReading.ts';
import { useNowAt } from '../../time/time.ts';
import { vouchersOptions } from './queries.ts';

/** What the vouchers are checked against. */
export interface VouchersQuery {
  /** The coin. */
  readonly asset: string;
  /** The term, in days. */
  readonly days: number;
  /** The amount; `undefined` while none is typed. */
  readonly amount: Decimal | undefined;
}

/**
 * The vouchers of a fixed product for an amount: usable ones first, the one that adds most at the top (SE-V-04). Read again
 * on mount and whenever the window gains the focus (SE-V-05). Nothing is read for a visitor (SH-04).
 */
export function useVouchers(productId: string, { asset, days, amount }: VouchersQuery): QueryState<readonly VoucherChoice[]> {
  const earn = useEarn();
  const listed = usePrivateReading(vouchersOptions(earn, productId));
  useExpiries(listed);
  return mapReading(listed, ({ rows }) => voucherChoices(rows, { asset, days, amount, now: earn.now() }));
}

/** Renders again whenever one of the vouchers expires. */
export function useExpiries(listed: QueryState<{ readonly rows: readonly Voucher[] }>): void {
  useNowAt(listed.state === 'ready' ? listed.data.rows.flatMap(({ expiresAt }) => expiresAt ?? []) : []);
}
