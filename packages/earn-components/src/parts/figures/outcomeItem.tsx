import type { ReactNode } from 'react';
import type { Decimal } from '@earnkit/core';
import { type SummaryItem, VisuallyHidden } from '@earnkit/ui';
import { CoinAmount, type CoinAmountProps } from './CoinAmount.tsx';

/**
 * An amount of the outcome of an order, cut down for reading (FM-01 to FM-05). Its coin stands in the label or in the title of the dialog,
 * and is named to screen readers alone. `undefined` shows `--`.
 */
export const outcomeItem = (
  key: string,
  label: ReactNode,
  amount: Decimal | undefined,
  asset: string,
  look: Pick<CoinAmountProps, 'tone' | 'signed'> = {},
): SummaryItem => ({
  key,
  label,
  value: (
    <>
      <CoinAmount amount={amount} cut {...look} />
      {amount !== undefined && <VisuallyHidden> {asset}</VisuallyHidden>}
    </>
  ),
});

/** How the outcome of an order draws what it earns. */
export const GAIN = { tone: 'accent', signed: true } as const;
