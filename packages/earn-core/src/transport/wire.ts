import * as v from 'valibot';
import { type Decimal, parseDecimal } from '../decimal/decimal.ts';

/*
 * How values travel. The transport hands every JSON number over as its source text, so that no digit is lost; these
 * schemas therefore read text, and accept real numbers only where a lossy value can do no harm (codes, flags, times).
 */

/** Text of at most 4 KB; a number on the wire becomes its digits, so ids beyond 2^53 survive. */
export const wireText = v.pipe(v.string(), v.maxLength(4096));

/** A whole number: code, flag, page, seconds. Some exchanges write it `5.0`. */
export const wireInteger = v.pipe(
  v.union([v.pipe(v.string(), v.regex(/^-?\d{1,15}(\.0+)?$/)), v.pipe(v.number(), v.safeInteger())]),
  v.transform(Number),
);

/** An exact decimal; anything else breaks the answer. */
export const wireDecimal = v.pipe(
  v.string(),
  v.rawTransform<string, Decimal>(({ dataset, addIssue, NEVER }) => {
    const value = parseDecimal(dataset.value);
    if (value !== undefined) return value;
    addIssue({ message: 'is not a decimal', expected: 'decimal', received: 'text' });
    return NEVER;
  }),
);

/** An exact decimal, or `undefined` where it is missing or unreadable: shown as `--`, never as zero. */
export const wireDecimalOrUnknown = v.pipe(
  v.nullish(v.unknown() as v.GenericSchema<string, unknown>),
  v.transform((value): Decimal | undefined => parseDecimal(value)),
);

/** 1 is on; anything else, missing included, is off. */
export const wireFlag = v.pipe(
  v.nullish(v.unknown() as v.GenericSchema<0 | 1 | '0' | '1' | boolean, unknown>, null),
  v.transform((value): boolean => value === 1 || value === '1' || value === true),
);

/** Unix seconds. */
export const wireSeconds = wireInteger;

/** A row that could not be read: where it stood and what was wrong; never its contents. */
export interface UnreadableRow {
  /** Position in the answer, from 0. */
  readonly index: number;
  /** Path of the field inside the row. */
  readonly field: string;
  /** What was wrong with it. */
  readonly problem: string;
}

/** What was wrong with a field, in words of ours: a schema's own message quotes the value, which may be a person's. */
export const problemOf = (issue: v.BaseIssue<unknown>): string =>
  issue.received === 'undefined' ? 'is missing' : `is not ${issue.expected ?? issue.type}`;

/** Rows of an answer. One odd row never takes down the list: it is counted in `unreadable` and the rest stays. */
export interface Rows<Row> {
  /** The rows that could be read, in the order of the answer. */
  readonly rows: readonly Row[];
  /** The rows that could not. */
  readonly unreadable: readonly UnreadableRow[];
  /** Rows in all pages as the exchange says; the number of rows here where it says nothing. */
  readonly total: number;
}

/** `[…]`, or `{list: […], total}` as the paged calls answer. `null` is an empty list. */
export type WireRows<Row> = readonly Row[] | { readonly list: readonly Row[] | null; readonly total?: number | string | null } | null;

/** A list of which every row is read on its own. */
export const wireRows = <WireRow, Row>(row: v.GenericSchema<WireRow, Row>): v.GenericSchema<WireRows<WireRow>, Rows<Row>> =>
  v.pipe(
    v.nullable(v.union([v.array(v.unknown()), v.object({ list: v.nullable(v.array(v.unknown())), total: v.nullish(wireInteger) })])),
    v.transform((answer): Rows<Row> => {
      const list = answer === null ? [] : Array.isArray(answer) ? answer : (answer.list ?? []);
      const rows: Row[] = [];
      const unreadable: UnreadableRow[] = [];
      list.forEach((candidate, index) => {
        const read = v.safeParse(row, candidate);
        if (read.success) rows.push(read.output);
        else unreadable.push({ index, field: v.getDotPath(read.issues[0]) ?? '', problem: problemOf(read.issues[0]) });
      });
      const total = answer !== null && !Array.isArray(answer) ? answer.total : undefined;
      return { rows, unreadable, total: total ?? rows.length };
    }),
  ) as v.GenericSchema<WireRows<WireRow>, Rows<Row>>;

/** The rows an answer had to leave out; none for answers that are no list. */
export function unreadableRowsOf(data: unknown): readonly UnreadableRow[] {
  const { unreadable } = (data ?? {}) as Partial<Rows<unknown>>;
  return Array.isArray(unreadable) ? unreadable : [];
}

/** Answers whose data says nothing: whatever it is, it is dropped. */
export const wireNothing = v.pipe(
  v.optional(v.unknown()),
  v.transform((): undefined => undefined),
);
