'use client';
import { formatExact, formatPercent, isPositive } from '@earnkit/core';
import type { Voucher } from '@earnkit/core/simple-earn/contract';
import { useMessages } from '../messages/index.ts';
import { fixedDialogMessages } from './fixedDialogMessages.ts';

/** The terms of a voucher in words. */
export interface VoucherTerms {
  /** What it adds, and for how long. @param percent the rate as it is written. @default with two decimals */
  readonly rate: (voucher: Pick<Voucher, 'aprFraction' | 'days'>, percent?: string) => string;
  /** The amounts that it covers; `undefined` where it covers any. An upper limit of 0 is none (SE-V-02). */
  readonly limits: (voucher: Pick<Voucher, 'low' | 'high'>) => string | undefined;
}

/** Writes the terms of vouchers for a coin. */
export function useVoucherTerms(coin: string): VoucherTerms {
  const { t, figureStyle } = useMessages(fixedDialogMessages);
  return {
    rate: ({ aprFraction, days }, percent = formatPercent(aprFraction, figureStyle)) => {
      const apr = t('earn.voucher.apr', { apr: percent });
      return days === undefined || days <= 0
        ? t('earn.fixed.subscribe.voucherTerm', { apr })
        : t('earn.fixed.subscribe.voucherChosen', { apr, days: t('earn.fixed.subscribe.days', { days }) });
    },
    limits: ({ low, high }) => {
      const from = low !== undefined && isPositive(low) ? formatExact(low, figureStyle) : undefined;
      const to = high !== undefined && isPositive(high) ? formatExact(high, figureStyle) : undefined;
      if (from !== undefined && to !== undefined) return t('earn.voucher.range', { low: from, high: to, coin });
      if (from !== undefined) return t('earn.voucher.from', { low: from, coin });
      return to === undefined ? undefined : t('earn.voucher.upTo', { high: to, coin });
    },
  };
}
