'use client';
import type { ReactElement } from 'react';
import { type Decimal, type ReasonKey, isZero } from '@earnkit/core';
import type { OrderForm, QueryState } from '@earnkit/hooks';
import { useTypingPaused } from '../parts/order/useTypingPaused.ts';
import { AddFundsTrigger } from './AddFundsTrigger.tsx';

/** Reasons that more money would remove. */
const FUNDS_MISSING: readonly ReasonKey[] = [
  'lend_earn.insufficient.balance',
  'finances.inadequateBalance',
  'stake.maxLimit.insufficientBalance',
];

export interface InsufficientFundsProps {
  /** The order being made, and the available balance. */
  flow: Pick<OrderForm<unknown, unknown>, 'amount' | 'assessment'> & { readonly available: QueryState<Decimal | undefined> };
  /** Opens the dialog that adds funds. */
  onAddFunds: () => void;
}

/**
 * A button that adds funds, in the footer of a form, for a zero balance or an amount above the balance (SH-02). An unknown
 * balance shows nothing.
 */
export function InsufficientFunds({ flow: { amount, assessment, available }, onAddFunds }: InsufficientFundsProps): ReactElement | null {
  const paused = useTypingPaused(amount);
  const nothing = available.state === 'ready' && available.data !== undefined && isZero(available.data);
  const tooMuch = paused && assessment.state === 'blocked' && assessment.reasons.some(({ key }) => FUNDS_MISSING.includes(key));
  return nothing || tooMuch ? <AddFundsTrigger size="3" wide onOpen={onAddFunds} /> : null;
}
