'use client';
import type { ReactElement } from 'react';
import { type Decimal, compare, isZero, readDraft } from '@earnkit/core';
import type { OrderForm, QueryState } from '@earnkit/hooks';
import { useTypingPaused } from '../parts/order/useTypingPaused.ts';
import { AddFundsTrigger } from './AddFundsTrigger.tsx';

export interface InsufficientFundsProps {
  /** The order being made, and the available balance. */
  flow: Pick<OrderForm<unknown, unknown>, 'amount'> & { readonly available: QueryState<Decimal | undefined> };
  /** Opens the dialog that adds funds. */
  onAddFunds: () => void;
}

/**
 * A button that adds funds, in the footer of a form, for a zero balance or an amount above the balance (SH-02). An unknown
 * balance shows nothing.
 */
export function InsufficientFunds({ flow: { amount, available }, onAddFunds }: InsufficientFundsProps): ReactElement | null {
  const paused = useTypingPaused(amount);
  const balance = available.state === 'ready' ? available.data : undefined;
  const typed = readDraft(amount);
  const tooMuch = paused && typed !== undefined && typed !== 'empty' && balance !== undefined && compare(typed, balance) > 0;
  return tooMuch || (balance !== undefined && isZero(balance)) ? <AddFundsTrigger size="3" wide onOpen={onAddFunds} /> : null;
}
