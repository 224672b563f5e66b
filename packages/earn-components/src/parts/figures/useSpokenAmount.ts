'use client';
import { type Decimal, formatAmount } from '@earnkit/core';
import { useAmountVisibility } from '@earnkit/ui';
import { useMessages } from '../../messages/index.ts';

/**
 * Returns a function that formats an amount for an accessible name or another text that is read aloud: "a hidden amount of" while amounts
 * are hidden.
 */
export function useSpokenAmount(): (amount: Decimal | undefined) => string {
  const { t, figureStyle } = useMessages();
  const visible = useAmountVisibility();
  return (amount) => (visible ? formatAmount(amount, figureStyle) : t('earn.amount.hidden'));
}
