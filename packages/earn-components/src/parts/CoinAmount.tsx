import type { ReactElement } from 'react';
import type { Decimal } from '@earnkit/core';
import { Amount, type AmountProps } from '@earnkit/ui';
import { exactText } from './figureText.ts';

/** Props of {@link CoinAmount}. */
export interface CoinAmountProps extends Pick<AmountProps, 'tone' | 'size' | 'strong'> {
  /** The amount in coins; `undefined` where it is not known, which shows `--`. */
  amount: Decimal | undefined;
  /** The coin's name, shown behind the figure. */
  asset: string;
}

/** An amount of a coin with every digit it has, as orders, receipts and records show it. Nothing is rounded. */
export const CoinAmount = ({ amount, asset, ...look }: CoinAmountProps): ReactElement => (
  <Amount value={exactText(amount)} unit={asset} {...look} />
);
