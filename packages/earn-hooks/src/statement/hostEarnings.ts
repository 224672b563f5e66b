import { type DayRange, dayOf } from '@earnkit/core';
import type { Rows } from '@earnkit/core/endpoint';
import type { ListedEarning } from '@earnkit/core/statement/contract';
import type { Earning } from '@earnkit/core/statement/rules';
import { rangeOfDays } from '@earnkit/time';
import { queryOptions } from '@tanstack/react-query';
import { readAll } from '../lists/readAll.ts';
import { earnKey } from '../provider/earnQuery.ts';
import type { EarningsQuery, EarningsSource } from '../simple-earn/history/earningQueries.ts';
import type { HostProduct, StatementHost } from './statementHost.ts';

/** Answers of a list that are read at most. */
const MOST_ANSWERS = 100;

/** Milliseconds in which what was earned is not read again. */
const STALE_MS = 60_000;

/** How a list of earnings is read. */
interface EarningsOptions<Row> {
  readonly queryKey: readonly unknown[];
  readonly read: (page: { readonly page: number; readonly limit: number }, signal: AbortSignal) => Promise<Rows<Row>>;
  readonly idOf: (row: Row) => string;
  readonly earningOf: (row: Row) => Earning;
  /** See `readAll`. */
  readonly isPast?: (row: Row) => boolean;
}

/** Reads a whole list of earnings. */
export const earningsQuery = <Row>(
  earn: EarningsSource,
  { queryKey, read, idOf, earningOf, isPast }: EarningsOptions<Row>,
): EarningsQuery =>
  queryOptions({
    queryKey,
    queryFn: async ({ signal }: { readonly signal: AbortSignal }) => {
      const { rows, unreadable, more } = await readAll({
        read: (page, limit) => read({ page, limit }, signal),
        idOf,
        mostAnswers: MOST_ANSWERS,
        long: true,
        isPast,
      });
      return { rows: rows.map(earningOf), unreadable, more, final: false };
    },
    enabled: earn.session.state === 'signed-in',
    staleTime: STALE_MS,
    retry: false,
    networkMode: 'always',
    // Its type names the errors of the client; a host's function rejects with whatever it likes, which is told as a failed read.
  }) as unknown as EarningsQuery;

/** What the host lists of a product within a window. */
export const hostEarningsOptions = (
  earn: EarningsSource,
  product: HostProduct,
  list: NonNullable<NonNullable<StatementHost['earnings']>[HostProduct]>,
  days: DayRange,
): EarningsQuery => {
  const { startsAt: from, endsAt: to } = rangeOfDays(days, earn.timeZone);
  return earningsQuery<ListedEarning>(earn, {
    queryKey: [...earnKey(earn.scope, { name: 'statement' }), product, from, to],
    read: (page, signal) => list({ from, to, ...page }, signal),
    idOf: ({ id }) => id,
    earningOf: ({ id, kind, asset, earnedAsset, amount, at }) => ({
      id,
      product,
      kind: kind ?? 'unknown',
      asset,
      earnedAsset,
      amount,
      at,
      day: dayOf(at, earn.timeZone),
    }),
  });
};
