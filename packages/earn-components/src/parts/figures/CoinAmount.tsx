import { type ReactElement, forwardRef } from 'react';
import type { Decimal } from '@earnkit/core';
import { Amount, type AmountProps, type PartProps } from '@earnkit/ui';
import { useMessages } from '../../messages/index.ts';
import { amountText, exactText, signedText } from './figureText.ts';

export interface CoinAmountProps extends PartProps, Pick<AmountProps, 'tone' | 'size' | 'strong' | 'alwaysVisible'> {
  /** The amount in coins; `undefined` where it is not known, which shows `--`. */
  amount: Decimal | undefined;
  /** The coin's name, shown behind the figure. @default none, for units of a product */
  asset?: string | undefined;
  /** Cut down for reading, as in lists (FM-01 to FM-05). @default false, every digit */
  cut?: boolean;
  /** A plus before an amount above zero. @default false */
  signed?: boolean;
}

/** An amount of a coin with every digit it has, as orders, receipts and records show it. Nothing is rounded up. */
export const CoinAmount = forwardRef<HTMLSpanElement, CoinAmountProps>(function CoinAmount(
  { amount, asset, cut = false, signed = false, ...look },
  ref,
): ReactElement {
  const { figureStyle } = useMessages();
  const text = (cut ? amountText : exactText)(amount, figureStyle);
  return <Amount data-part="coin-amount" {...look} ref={ref} value={signed ? signedText(text, amount) : text} unit={asset} />;
});
