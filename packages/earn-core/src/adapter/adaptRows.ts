import type { Rows } from '../endpoint/wire.ts';

/** Longest problem of a row. */
const MAX_LENGTH = 200;

/** The rows that `adaptRows` read. */
export type AdaptedRows<Row> = Pick<Rows<Row>, 'rows' | 'unreadable' | 'total'>;

/**
 * Reads each row of an exchange's list. A row for which `read` throws is left out and reported, so that it never hides the others. The
 * report has its position, from 0, and the name and message of the error, one line of at most 200 characters: they are your code's own, and
 * go to your log. An error that `read` throws on purpose must not quote what is personal.
 *
 * @param total number of rows on all pages, such as `list.length` of a list that is whole. @default not known: a full page may have a next one
 */
export function adaptRows<From, Row>(list: readonly From[], read: (row: From) => Row, total?: number): AdaptedRows<Row> {
  const rows: Row[] = [];
  const unreadable: Rows<Row>['unreadable'][number][] = [];
  list.forEach((from, index) => {
    try {
      rows.push(read(from));
    } catch (thrown) {
      unreadable.push({ index, field: '', problem: `cannot be read: ${String(thrown)}`.replaceAll(/\s+/g, ' ').slice(0, MAX_LENGTH) });
    }
  });
  return { rows, unreadable, total };
}
