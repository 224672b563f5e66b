'use client';
import { useAutoEarnOffered } from '../simple-earn/auto-earn/useAutoEarnOffered.ts';
import { useAutoEarnState } from '../simple-earn/auto-earn/useAutoEarnState.ts';
import type { OverviewHost } from './overviewHost.ts';
import { type ExpiringVoucher, useExpiringVouchers } from './useExpiringVouchers.ts';

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
  const offered = useAutoEarnOffered();
  const autoEarn = useAutoEarnState();
  const { vouchers } = useExpiringVouchers();
  const state = autoEarn.state === 'ready' ? autoEarn.data : undefined;
  return {
    autoEarnOff: offered === true && state?.all === false && state.coins === 0,
    softStakingOff: softStaking?.state === 'ready' && softStaking.data.on === false,
    vouchers,
  };
}
