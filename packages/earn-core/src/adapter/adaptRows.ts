import type { Rows } from '../endpoint/wire.ts';

/** The rows that `adaptRows` read. */
export type AdaptedRows<Row> = Pick<Rows<Row>, 'rows' | 'unreadable' | 'total'>;

/**
 * Reads each row of an exchange's list. A row for which `read` throws is left out and reported, so that it never hides the others.
 *
 * @param total number of rows on all pages, such as `list.length` of a list that is whole. @default not known: a full page may have a next one
 */
export function adaptRows<From, Row>(list: readonly From[], read: (row: From) => Row, total?: number): AdaptedRows<Row> {
  const rows: Row[] = [];
  const unreadable: Rows<Row>['unreadable'][number][] = [];
  list.forEach((from, index) => {
    try {
      rows.push(read(from));
    } catch {
      // What was thrown may quote the row, which may be personal.
      unreadable.push({ index, field: '', problem: 'cannot be read' });
    }
  });
  return { rows, unreadable, total };
}
