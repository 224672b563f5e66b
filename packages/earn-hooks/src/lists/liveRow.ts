import type { Rows } from '@earnkit/core/endpoint';
import { type EarnQueryOptions, useEarnQuery } from '../provider/earnQuery.ts';

/** A row of one coin as it is now. */
export interface LiveRow<Row> {
  /** The listed row until the exchange answers, then its answer. */
  readonly row: Row;
  /** The last read failed, so the row may be out of date. */
  readonly stale: boolean;
}

/**
 * The row of a coin in an answer.
 *
 * @param none returned when the answer has no row of the coin and could be read in full.
 * @returns `undefined` when the coin's row may be among those that could not be read.
 */
export const rowIn = <Row extends { readonly asset: string }, None>(
  { rows, unreadable }: Rows<Row>,
  asset: string,
  none: None,
): Row | None | undefined => rows.find((row) => row.asset === asset) ?? (unreadable.length === 0 ? none : undefined);

/**
 * Follows a row, starting with what a list already showed.
 *
 * @param options reads the row of the coin.
 * @param none the row when the exchange no longer has one.
 */
export function useLiveRow<Row extends { readonly asset: string }>(
  options: EarnQueryOptions<Rows<Row>>,
  listed: Row,
  none: Row,
): LiveRow<Row> {
  const query = useEarnQuery(options);
  return { row: (query.data && rowIn(query.data, listed.asset, none)) ?? listed, stale: query.isError };
}
