import type { Rows } from '@earnkit/core/endpoint';
import { sentIn } from './sentIn.ts';

/** What one answer says of its list. */
export interface PageOf<Row> {
  /** The rows of the page. */
  readonly rows: readonly Row[];
  /** Rows of the list up to the end of the page, those that could not be read included. */
  readonly upTo: number;
  /** Rows in all pages; `undefined` where the answer does not say. */
  readonly total: number | undefined;
  /** Whether rows follow. A full page of a list of unknown length may be the last one: `undefined`. */
  readonly more: boolean | undefined;
  /** Whether the exchange sent the whole list in place of the page. */
  readonly whole: boolean;
}

/**
 * Reads an answer as a page of its list (AMB-169). A total that is not above what was sent may be that of this page alone, so it ends
 * a list only where the page is short, or where it counts the pages before too.
 *
 * @param page the page that was asked for, from 1.
 * @param limit the rows that were asked for.
 */
export function pageOf<Row>(answer: Rows<Row>, page: number, limit: number): PageOf<Row> {
  const { rows, total } = answer;
  const sent = sentIn(answer);
  const before = (page - 1) * limit;
  if (sent > limit && !(total !== undefined && total > sent)) {
    const upTo = Math.min(before + limit, sent);
    return { rows: rows.slice(before, before + limit), upTo, total: sent, more: upTo < sent, whole: true };
  }
  const upTo = before + sent;
  if (sent === 0) return { rows, upTo, total: total === undefined || page === 1 ? 0 : Math.min(total, before), more: false, whole: false };
  // A total between the two is no page's: the page is beyond the end, and the exchange sent another one.
  if (total !== undefined && total > sent && total !== upTo) return { rows, upTo, total, more: total > upTo, whole: false };
  const ends = sent < limit || (page > 1 && total === upTo);
  return { rows, upTo, total: ends ? upTo : undefined, more: ends ? false : undefined, whole: false };
}

/**
 * Whether an exchange that was asked for the next page sent the same one again: it ignores the number of the page, or has no other.
 *
 * @param idOf identifies a row.
 */
export function isSamePage<Row>(one: Rows<Row>, next: Rows<Row>, idOf: (row: Row) => string): boolean {
  const ids = new Set(one.rows.map(idOf));
  return next.rows.length > 0 && next.rows.length === one.rows.length && next.rows.every((row) => ids.has(idOf(row)));
}
