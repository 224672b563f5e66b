import type { Rows } from '@earnkit/core/endpoint';
import type { EarnQueryOptions } from '../provider/earnQuery.ts';
import { useEarnQuery } from '../provider/useEarnQuery.ts';
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
 * @param fallback returned when every row could be read and none of them is the coin's.
 * @returns `undefined` when the coin's row may be among those that could not be read.
 */
export const findRow = <Row extends { readonly asset: string }, None>(
  { rows, unreadable }: Rows<Row>,
  asset: string,
  fallback: None,
): Row | None | undefined => rows.find((row) => row.asset === asset) ?? (unreadable.length === 0 ? fallback : undefined);

/**
 * Narrows a reading of rows to the row whose `field` has the given value; its data is `undefined` when there is no such row. The
 * reading is `failed` when the row may be among those that could not be read.
 *
 * @param call the endpoint that was read; the error names it.
 */
export function selectRow<Row, Field extends keyof Row>(
  reading: QueryState<Rows<Row>>,
  field: Field,
  value: Row[Field],
  { name: call }: { readonly name: string },
): QueryState<Row | undefined> {
  if (reading.state !== 'ready') return reading;
  const { rows, unreadable } = reading.data;
  const row = rows.find((one) => one[field] === value);
  const [unreadableRow] = unreadable;
  if (row !== undefined || unreadableRow === undefined) return { ...reading, data: row };
  return {
    state: 'failed',
    error: { kind: 'contract', call, field: unreadableRow.field, problem: unreadableRow.problem },
    retry: reading.retry,
  };
}

/**
 * Keeps a row up to date, starting with the row that a list already showed.
 *
 * @param options the query that reads the coin's row.
 * @param fallback returned as the row when the exchange no longer has one.
 */
export function useLiveRow<Row extends { readonly asset: string }>(
  options: EarnQueryOptions<Rows<Row>>,
  listed: Row,
  fallback: Row,
): LiveRow<Row> {
  const query = useEarnQuery(options);
  return {
    row: (query.data && findRow(query.data, listed.asset, fallback)) ?? listed,
    stale: query.isError,
    retry: () => void query.refetch(),
  };
}
