import type { ReactNode } from 'react';
import type { Decimal } from '@earnkit/core';
import type { DataTableColumn } from '@earnkit/ui';
import { CoinAmount } from '../figures/CoinAmount.tsx';
import { CoinName, coinPlaceholder } from '../figures/CoinName.tsx';
import { toneOfGain } from '../figures/figureText.ts';

/** What a column may set beside its cells. */
export type ColumnLook = Pick<DataTableColumn<never>, 'card' | 'cardLabel' | 'placeholder' | 'sortable' | 'width'>;

/** The column of a row's coin: icon, name and a note. */
export const coinColumn = <Row extends { readonly asset: string; readonly icon: string | undefined }>(
  header: string,
  { note, ...look }: ColumnLook & { readonly note?: ReactNode } = {},
): DataTableColumn<Row> => ({
  key: 'asset',
  header,
  card: 'title',
  placeholder: coinPlaceholder,
  cell: ({ asset, icon }) => <CoinName asset={asset} icon={icon} note={note} />,
  ...look,
});

/** The column of an amount in a row's coin, with every digit. `earned` draws it in the accent colour where it is above zero; `everybody` may see it, also while balances are hidden. */
export const amountColumn = <Row extends { readonly asset: string }>(
  key: string,
  header: string,
  amountOf: (row: Row) => Decimal | undefined,
  { earned = false, everybody = false, ...look }: ColumnLook & { readonly earned?: boolean; readonly everybody?: boolean } = {},
): DataTableColumn<Row> => ({
  key,
  header,
  align: 'end',
  cell: (row) => {
    const amount = amountOf(row);
    return <CoinAmount amount={amount} asset={row.asset} tone={earned ? toneOfGain(amount) : 'default'} alwaysVisible={everybody} />;
  },
  ...look,
});
