import type { ReactElement } from 'react';
import type { Decimal } from '@earnkit/core';
import { CoinAmount } from './CoinAmount.tsx';
import * as css from '../parts.css.ts';

export interface TotalProps {
  /** What it is. */
  label: string;
  /** The amount in coins; `undefined` where it is not known, which shows `--`. */
  amount: Decimal | undefined;
  /** The coin's name. */
  asset: string;
}

/** The one amount that a dialog is about, large and with every digit. */
export const Total = ({ label, amount, asset }: TotalProps): ReactElement => (
  <dl className={css.total}>
    <dt className={css.totalLabel}>{label}</dt>
    <dd className={css.total}>
      <CoinAmount amount={amount} asset={asset} size="6" strong />
    </dd>
  </dl>
);
