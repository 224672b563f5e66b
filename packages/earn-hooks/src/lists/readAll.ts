import { earnErrorOf } from '@earnkit/core';
import type { Rows, UnreadableRow } from '@earnkit/core/endpoint';
import type { EarnQueryOptions } from '../provider/earnQuery.ts';
import { sentIn } from './sentIn.ts';

/** Rows that are asked for at once. */
export const ANSWER_ROWS = 100;

/** Rows that are asked for at once of a long list, where the exchange sends as many. */
const LONG_ANSWER_ROWS = 200;

/** Pages of a long list that are read at the same time. */
const AT_ONCE = 4;

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
  /** Reads a page, from 1, of `limit` rows: {@link ANSWER_ROWS}, unless the list is long. */
  readonly read: (page: number, limit: number) => Promise<Rows<Row>>;
  /** Identifies a row, so that one that moves to another page meanwhile is kept once. */
  readonly idOf: (row: Row) => string;
  /** Most answers that are read. @default 20 */
  readonly mostAnswers?: number;
  /**
   * Whether it may have thousands of rows. It is read 200 rows at once, and 100 where an exchange refuses that or sends fewer, and a few pages
   * at the same time where the exchange says how many rows there are. @default false
   */
  readonly long?: boolean;
  /**
   * Whether a row is older than what is asked for, in a list that begins with the newest and has no such filter of its own: it ends with an
   * answer that has such rows alone. @default none is
   */
  readonly isPast?: ((row: Row) => boolean) | undefined;
  /** Called with how many rows were read, and how many there are, as far as that is known. @default nothing */
  readonly onProgress?: (progress: ReadProgress) => void;
}

/** How far a list is read. */
export interface ReadProgress {
  /** Rows that were read. */
  readonly read: number;
  /** Rows there are; `undefined` where the exchange does not say. */
  readonly total: number | undefined;
}

/**
 * Reads page after page until every row is there (AMB-169). Where the exchange does not say how many there are, an answer without rows, or
 * the same answer again, is the end. A list whose rows move from page to page meanwhile is read again; `more` is set where it does not
 * settle, and where an exchange sends the same full page again, because it may have others.
 */
export async function readAll<Row>(options: ReadAllOptions<Row>): Promise<AllRows<Row>> {
  const begun = options.long ? await firstPage(options) : { limit: ANSWER_ROWS };
  for (let attempt = 1; ; attempt += 1) {
    const { settled, ...list } = await readOnce(options, attempt === 1 ? begun : { limit: begun.limit });
    if (settled || attempt === ATTEMPTS) return { ...list, more: list.more || !settled };
  }
}

/** How many rows a page has, and the first page where it was read to find that out. */
interface Begun<Row> {
  readonly limit: number;
  readonly first?: Rows<Row>;
}

/** Asks for a long page. An exchange that refuses it, or that sends fewer rows than there are, is asked for shorter ones. */
async function firstPage<Row>({ read }: ReadAllOptions<Row>): Promise<Begun<Row>> {
  try {
    const first = await read(1, LONG_ANSWER_ROWS);
    const size = sentIn(first);
    const isCut = size < LONG_ANSWER_ROWS && (first.total === undefined ? size === ANSWER_ROWS : first.total > size);
    return isCut ? { limit: ANSWER_ROWS } : { limit: LONG_ANSWER_ROWS, first };
  } catch (error) {
    const reason = earnErrorOf(error);
    if (reason?.kind === 'business' || (reason?.kind === 'http' && reason.status === 400)) return { limit: ANSWER_ROWS };
    throw error;
  }
}

async function readOnce<Row>(
  { read, idOf, mostAnswers = MOST_ANSWERS, long = false, isPast, onProgress }: ReadAllOptions<Row>,
  { limit, first }: Begun<Row>,
) {
  const ahead = new Map<number, Promise<Rows<Row>>>(first && [[1, Promise.resolve(first)]]);
  /** Starts to read a page. Its failure is told by whoever waits for it. */
  const start = (page: number): Promise<Rows<Row>> => {
    const begun = ahead.get(page) ?? read(page, limit);
    begun.catch(() => undefined);
    ahead.set(page, begun);
    return begun;
  };
  let last = 1;
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
    for (let next = page + 1; next <= Math.min(last, page + AT_ONCE - 1, mostAnswers); next += 1) void start(next);
    const answer = await start(page);
    ahead.delete(page);
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
    if (added === 0 && answer.rows.length > 0) return done(total === undefined || total <= sent ? sent === limit : true);
    if (added < answer.rows.length) settled = false;
    unreadable.push(...answer.unreadable);
    sent += size;
    onProgress?.({ read: sent, total: answer.total !== undefined && answer.total >= sent ? answer.total : undefined });
    const says = answer.total !== undefined && answer.total >= sent ? answer.total : undefined;
    if (total !== undefined && says !== undefined && says !== total) settled = false;
    total = says === sent && page === 1 && size === limit ? undefined : says;
    if (long && page === 1 && total !== undefined) last = Math.ceil(total / size);
    if (isPast && answer.rows.length > 0 && answer.rows.every(isPast)) return done(false);
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
