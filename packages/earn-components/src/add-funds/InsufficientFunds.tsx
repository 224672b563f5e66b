'use client';
import type { ReactElement } from 'react';
import { type Assessment, type Decimal, type ReasonKey, isZero } from '@earnkit/core';
import type { QueryState } from '@earnkit/hooks';
import { useSettled } from '../earn-dialog/useSettled.ts';
import { AddFundsTrigger } from './AddFundsTrigger.tsx';

/** Reasons that more money would take away. */
const SHORT: readonly ReasonKey[] = ['lend_earn.insufficient.balance'];

/** Props of {@link InsufficientFunds}. */
export interface InsufficientFundsProps {
  /** What the person has. */
  available: QueryState<Decimal | undefined>;
  /** The field's text. */
  amount: string;
  /** What the rules make of it. */
  assessment: Assessment<unknown>;
  /** Opens the ways to add funds. */
  onAddFunds: () => void;
}

/**
 * The way to more of a coin, in the foot of a form, for who has nothing or has typed more than there is (SH-02). What is
 * not known is no lack.
 */
export function InsufficientFunds({ available, amount, assessment, onAddFunds }: InsufficientFundsProps): ReactElement | null {
  const settled = useSettled(amount);
  const nothing = available.state === 'ready' && available.data !== undefined && isZero(available.data);
  const tooMuch = settled && assessment.state === 'blocked' && assessment.reasons.some(({ key }) => SHORT.includes(key));
  return nothing || tooMuch ? <AddFundsTrigger size="3" wide onOpen={onAddFunds} /> : null;
}
