'use client';
import { type Decimal, formatExact } from '@earnkit/core';
import { useAmountVisibility } from '@earnkit/ui';
import { useMessages } from '../../messages/index.ts';
import { HIDDEN_TEXT } from '../figures/figureText.ts';

/**
 * Returns a function that formats a person's own amount for a sentence, with all its digits; `****` while balances are hidden. Public
 * terms, such as a minimum, are formatted without it.
 */
export function useOwnAmount(): (amount: Decimal | undefined) => string {
  const { figureStyle } = useMessages();
  const visible = useAmountVisibility();
  return (amount) => (visible ? formatExact(amount, figureStyle) : HIDDEN_TEXT);
}
