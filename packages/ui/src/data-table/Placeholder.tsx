import { Skeleton } from '../skeleton/index.ts';
import type { DataTableColumn } from './columns.ts';

/** Placeholder of a column's cell while rows load. */
export function Placeholder<Row>({ column, heading }: { column: DataTableColumn<Row>; heading: boolean }) {
  if (column.placeholder !== undefined) return <span aria-hidden="true">{column.placeholder}</span>;
  if (column.card === 'action') return <Skeleton shape="block" width="5em" height="28px" />;
  return <Skeleton width={heading ? '8em' : '5em'} />;
}
