import type { ReactElement, ReactNode } from 'react';
import type { Decimal } from '@earnkit/core';
import { type DataTableColumn, Percent, Skeleton } from '@earnkit/ui';
import { CoinAmount } from './CoinAmount.tsx';
import { CoinName, coinPlaceholder } from './CoinName.tsx';
import { percentText, toneOfGain } from './figureText.ts';
import * as css from './parts.css.ts';

/** The placeholder of a row's buttons, each of its width. */
export const buttonsPlaceholder = (height: string, ...widths: readonly string[]): ReactElement => (
  <span className={css.buttons}>
    {widths.map((width) => (
      <Skeleton key={width} shape="block" width={width} height={height} />
    ))}
  </span>
);

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

/** The column of an amount in a row's coin, with every digit. `earned` draws it in the accent colour where it is above zero. */
export const amountColumn = <Row extends { readonly asset: string }>(
  key: string,
  header: string,
  amountOf: (row: Row) => Decimal | undefined,
  { earned = false, ...look }: ColumnLook & { readonly earned?: boolean } = {},
): DataTableColumn<Row> => ({
  key,
  header,
  align: 'end',
  cell: (row) => {
    const amount = amountOf(row);
    return <CoinAmount amount={amount} asset={row.asset} tone={earned ? toneOfGain(amount) : 'default'} />;
  },
  ...look,
});

/** The column of a rate that is earned, given as a fraction. */
export const rateColumn = <Row,>(
  key: string,
  header: string,
  fractionOf: (row: Row) => Decimal | undefined,
  look: ColumnLook = {},
): DataTableColumn<Row> => ({
  key,
  header,
  align: 'end',
  cell: (row) => <Percent value={percentText(fractionOf(row))} tone="accent" />,
  ...look,
});
