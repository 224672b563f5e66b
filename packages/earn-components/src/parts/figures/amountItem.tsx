import type { ReactNode } from 'react';
import type { Decimal } from '@earnkit/core';
import type { SummaryItem } from '@earnkit/ui';
import { CoinAmount, type CoinAmountProps } from './CoinAmount.tsx';

/** An amount as a line of a `SummaryList` or `KeyFacts`. `undefined` shows `--`. */
export const amountItem = (
  key: string,
  label: ReactNode,
  amount: Decimal | undefined,
  asset: string,
  { hint, loading, ...look }: Pick<SummaryItem, 'hint' | 'loading'> & Pick<CoinAmountProps, 'tone' | 'strong' | 'alwaysVisible'> = {},
): SummaryItem => ({
  key,
  label,
  value: <CoinAmount amount={amount} asset={asset} {...look} />,
  ...(hint !== undefined && { hint }),
  ...(loading !== undefined && { loading }),
});
