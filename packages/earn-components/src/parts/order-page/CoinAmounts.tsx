import { type ReactElement, forwardRef } from 'react';
import type { Decimal } from '@earnkit/core';
import { type PartProps, rootProps } from '@earnkit/ui';
import { CoinAmount } from '../figures/CoinAmount.tsx';
import { toneOfGain } from '../figures/figureText.ts';
import * as list from '../query/list.css.ts';

export interface CoinAmountsProps extends PartProps {
  /** The amounts, coin by coin; `undefined` where one is not known. */
  amounts: readonly { readonly asset: string; readonly amount: Decimal | undefined }[];
}

/** What was earned in one coin or in several, below one another. */
export const CoinAmounts = forwardRef<HTMLSpanElement, CoinAmountsProps>(function CoinAmounts({ amounts, ...rest }, ref): ReactElement {
  return (
    <span ref={ref} {...rootProps('coin-amounts', rest, list.figure)}>
      {amounts.map(({ asset, amount }) => (
        <CoinAmount key={asset} amount={amount} asset={asset} tone={toneOfGain(amount)} />
      ))}
    </span>
  );
});
