import { type ReactElement, forwardRef } from 'react';
import type { Decimal } from '@earnkit/core';
import { Amount, type AmountProps, type PartProps } from '@earnkit/ui';
import { useMessages } from '../../messages/index.ts';
import { exactText } from './figureText.ts';

export interface CoinAmountProps extends PartProps, Pick<AmountProps, 'tone' | 'size' | 'strong' | 'alwaysVisible'> {
  /** The amount in coins; `undefined` where it is not known, which shows `--`. */
  amount: Decimal | undefined;
  /** The coin's name, shown behind the figure. @default none, for units of a product */
  asset?: string | undefined;
}

/** An amount of a coin with every digit it has, as orders, receipts and records show it. Nothing is rounded. */
export const CoinAmount = forwardRef<HTMLSpanElement, CoinAmountProps>(function CoinAmount({ amount, asset, ...look }, ref): ReactElement {
  const { figureStyle } = useMessages();
  return <Amount data-part="coin-amount" {...look} ref={ref} value={exactText(amount, figureStyle)} unit={asset} />;
});
