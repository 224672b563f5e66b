import { useCallback } from 'react';
import { type Decimal, formatExact } from '@earnkit/core';
import { useAmountVisibility } from '@earnkit/ui';
import { HIDDEN_TEXT } from './figureText.ts';

/** Returns an amount that a person has as text with its coin, for sentences in which `CoinAmount` cannot stand; stars while amounts are hidden. */
export function useOwnAmount(): (amount: Decimal | undefined, asset: string) => string {
  const visible = useAmountVisibility();
  return useCallback((amount, asset) => `${visible ? formatExact(amount) : HIDDEN_TEXT} ${asset}`, [visible]);
}
