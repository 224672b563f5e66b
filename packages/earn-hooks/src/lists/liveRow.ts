import type { Rows } from '@earnkit/core/endpoint';
import { type EarnQueryOptions, useEarnQuery } from '../provider/earnQuery.ts';
import type { QueryState } from '../provider/queryState.ts';

/** A row of one coin as it is now. */
export interface LiveRow<Row> {
  /** The listed row until the exchange answers, then its answer. */
  readonly row: Row;
  /** The last read failed, so the row may be out of date. */
  readonly stale: boolean;
  /** Reads it again. */
  readonly retry: () => void;
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
 * The row with a given value of `field` in a reading; `undefined` inside `ready` when the answer has no such row. The reading is
 * `failed` when the row may be among the unreadable ones, which is not the same as missing.
 *
 * @param call names the call in the error.
 */
export function readingOfRow<Row, Field extends keyof Row>(
  reading: QueryState<Rows<Row>>,
  field: Field,
  value: Row[Field],
  { name: call }: { readonly name: string },
): QueryState<Row | undefined> {
  if (reading.state !== 'ready') return reading;
  const { rows, unreadable } = reading.data;
  const row = rows.find((one) => one[field] === value);
  const [lost] = unreadable;
  if (row !== undefined || lost === undefined) return { ...reading, data: row };
  return { state: 'failed', error: { kind: 'contract', call, field: lost.field, problem: lost.problem }, retry: reading.retry };
}

/**
 * Keeps a row up to date, starting with the row that a list already showed.
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
  return { row: (query.data && rowIn(query.data, listed.asset, none)) ?? listed, stale: query.isError, retry: () => void query.refetch() };
}
