import type { Decimal } from '@earnkit/core';
import { type DataTableColumn } from '@earnkit/ui';
import type { ColumnLook } from './columns.tsx';
import { Rate } from '../figures/Rate.tsx';

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
  cell: (row) => <Rate fraction={fractionOf(row)} tone="accent" />,
  ...look,
});
