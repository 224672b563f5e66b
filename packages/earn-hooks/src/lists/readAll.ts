import type { Rows, UnreadableRow } from '@earnkit/core/endpoint';
import type { EarnQueryOptions } from '../provider/earnQuery.ts';
import { sentIn } from './pageOf.ts';

/** Rows that are asked for at once. */
export const ANSWER_ROWS = 100;

/** Answers of one list that are read, so that one that never ends does not make this loop forever. */
const MOST_ANSWERS = 20;

/** Answers with fewer rows end a list of unknown length: no exchange cuts a page below that, whatever is asked for. */
const LEAST_PAGE = 10;

/** How often a list is read that changes while it is read. */
const ATTEMPTS = 3;

/** All rows of a list that the exchange paginates. */
export interface AllRows<Row> extends Rows<Row> {
  /** Whether there are, or may be, rows that were not read. A row that could not be read is none of them. */
  readonly more: boolean;
}

/** How a list is read as a whole. */
export interface ReadAllOptions<Row> {
  /** Reads a page of {@link ANSWER_ROWS} rows, from 1. */
  readonly read: (page: number) => Promise<Rows<Row>>;
  /** Identifies a row, so that one that moves to another page meanwhile is kept once. */
  readonly idOf: (row: Row) => string;
  /** Most answers that are read. @default 20 */
  readonly mostAnswers?: number;
}

/**
 * Reads page after page until every row is there (AMB-169). Where the exchange does not say how many there are, an answer without rows, or
 * the same answer again, is the end. A list whose rows move from page to page meanwhile is read again; `more` is set where it does not
 * settle, and where an exchange sends the same full page again, because it may have others.
 */
export async function readAll<Row>(options: ReadAllOptions<Row>): Promise<AllRows<Row>> {
  for (let attempt = 1; ; attempt += 1) {
    const { settled, ...list } = await readOnce(options);
    if (settled || attempt === ATTEMPTS) return { ...list, more: list.more || !settled };
  }
}

async function readOnce<Row>({ read, idOf, mostAnswers = MOST_ANSWERS }: ReadAllOptions<Row>) {
  const rows = new Map<string, Row>();
  const unreadable: UnreadableRow[] = [];
  let sent = 0;
  let total: number | undefined;
  let settled = true;
  const done = (more: boolean): AllRows<Row> & { readonly settled: boolean } => ({
    rows: [...rows.values()],
    unreadable,
    total: more || !settled ? total : rows.size + unreadable.length,
    more,
    settled,
  });
  for (let page = 1; page <= mostAnswers; page += 1) {
    const answer = await read(page);
    const size = sentIn(answer);
    if (size === 0) {
      total = answer.total || total;
      return done(total !== undefined && total > sent);
    }
    const known = rows.size;
    // Rows of one page are different rows, also where they say the same.
    const times = new Map<string, number>();
    for (const row of answer.rows) {
      const id = idOf(row);
      const time = (times.get(id) ?? 0) + 1;
      times.set(id, time);
      rows.set(`${time} ${id}`, row);
    }
    const added = rows.size - known;
    // The same page again. A short one, or more than was asked for, was the whole list.
    if (added === 0 && answer.rows.length > 0) return done(total === undefined || total <= sent ? sent === ANSWER_ROWS : true);
    if (added < answer.rows.length) settled = false;
    unreadable.push(...answer.unreadable);
    sent += size;
    const says = answer.total !== undefined && answer.total >= sent ? answer.total : undefined;
    if (total !== undefined && says !== undefined && says !== total) settled = false;
    total = says === sent && page === 1 && size === ANSWER_ROWS ? undefined : says;
    if (total === sent || (says === undefined && size < LEAST_PAGE)) return done(false);
  }
  return done(true);
}

/** How a list is read as one query. */
interface AllPages<Row> extends Pick<ReadAllOptions<Row>, 'idOf'> {
  /** Reads a page of {@link ANSWER_ROWS} rows, from 1. */
  readonly read: (page: number, signal: AbortSignal) => Promise<Rows<Row>>;
}

/** Reads all pages of a call as one query. @param first the query of the first page; the list is as fresh, and is read again with it. */
export const allPages = <Row>(first: EarnQueryOptions<Rows<Row>>, { read, idOf }: AllPages<Row>): EarnQueryOptions<AllRows<Row>> =>
  ({
    ...first,
    queryKey: [...first.queryKey, 'all'],
    queryFn: ({ signal }: { readonly signal: AbortSignal }) => readAll({ read: (page) => read(page, signal), idOf }),
    // The rest of the options reads nothing of the data.
  }) as unknown as EarnQueryOptions<AllRows<Row>>;
