import { isInstant, parseInstant } from '@earnkit/time';
import * as v from 'valibot';
import { type Decimal, isNegative, parseDecimal, fractionOfPercent } from '../decimal.ts';

/*
 * Schemas for values on the wire. The client keeps every JSON number as its source text, so that no digit is lost. These
 * schemas therefore read text, and accept numbers only where a lossy value does no harm (codes, flags, times).
 */

/** Text of at most 4 KB; a number on the wire becomes its digits, so ids beyond 2^53 survive. */
export const wireText: v.GenericSchema<string> = v.pipe(v.string(), v.maxLength(4096));

/** An id or value that some exchanges write as text and some as a number; text after parsing. A number that has lost digits is rejected. */
export const wireId: v.GenericSchema<string | number, string> = v.union([
  wireText,
  v.pipe(v.number(), v.safeInteger(), v.transform(String)),
]);

/** A whole number: code, flag, page, seconds. Some exchanges write it `5.0`. */
export const wireInteger: v.GenericSchema<string | number, number> = v.pipe(
  v.union([v.pipe(v.string(), v.regex(/^-?\d{1,15}(\.0+)?$/)), v.pipe(v.number(), v.safeInteger())]),
  v.transform(Number),
);

/** An exact decimal; anything else makes the answer unreadable. */
export const wireDecimal: v.GenericSchema<string, Decimal> = v.pipe(
  v.string(),
  v.rawTransform<string, Decimal>(({ dataset, addIssue, NEVER }) => {
    const value = parseDecimal(dataset.value);
    if (value !== undefined) return value;
    addIssue({ message: 'is not a decimal', expected: 'decimal', received: 'text' });
    return NEVER;
  }),
);

/**
 * Strict mode: a figure that is present but unreadable is an issue, so that it can be reported (AMB-133). Without it such a figure
 * is `undefined`. The mode is passed through valibot's `lang`, which is free because no schema here has translated messages.
 */
const STRICT: v.Config<v.BaseIssue<unknown>> = { lang: 'strict' };

/** Whether a schema runs in strict mode. */
export const isStrict = ({ lang }: Pick<v.Config<v.BaseIssue<unknown>>, 'lang'>): boolean => lang === STRICT.lang;

const UNREADABLE_FIGURE = { message: 'is not a decimal', expected: 'decimal', received: 'text' };

/** An issue of a nested value, to be added to the enclosing schema: its path and what was expected. */
const nestedIssue = ({ expected, type, received, path }: v.BaseIssue<unknown>) => ({
  message: '',
  expected: expected ?? type,
  received,
  path,
});

/** Whether the exchange sent no value: nothing, `null` or an empty text. */
export const isMissing = (value: unknown): boolean => value === undefined || value === null || value === '';

/** An exact decimal, or `undefined` where it is missing or unreadable: shown as `--`, never as zero. */
export const wireDecimalOrUnknown = v.pipe(
  v.nullish(v.unknown() as v.GenericSchema<string, unknown>),
  v.rawTransform<unknown, Decimal | undefined>(({ dataset, config, addIssue, NEVER }) => {
    const value = parseDecimal(dataset.value);
    if (value !== undefined || !isStrict(config) || isMissing(dataset.value)) return value;
    addIssue(UNREADABLE_FIGURE);
    return NEVER;
  }),
);

/** A limit of an amount, or `'unlimited'`. */
export type Quota = Decimal | 'unlimited';

/**
 * A limit of an amount; -1 is unlimited (LP-35, AMB-029, AMB-106). `undefined` where it is missing or cannot be read.
 *
 * @param belowZero the result for any other negative figure: `undefined` for not known, or zero for used up. @default undefined
 */
export const wireQuota = (belowZero?: Decimal): v.GenericSchema<string | null | undefined, Quota | undefined> =>
  v.pipe(
    wireDecimalOrUnknown,
    v.transform((figure): Quota | undefined => (figure === '-1' ? 'unlimited' : figure && isNegative(figure) ? belowZero : figure)),
  );

/** `1`, `'1'` and `true` are on; anything else is off, and so is a missing value. */
export const wireFlag = v.pipe(
  v.nullish(v.unknown() as v.GenericSchema<0 | 1 | '0' | '1' | boolean, unknown>, null),
  v.transform((value): boolean => value === 1 || value === '1' || value === true),
);

/** A time of an answer, as unix seconds; the exchange writes seconds, or a date as text (AMB-042). */
export const wireSeconds: v.GenericSchema<string | number, number> = v.pipe(
  v.union([v.string(), v.number()]),
  v.rawTransform<string | number, number>(({ dataset, addIssue, NEVER }) => {
    const whole = v.safeParse(wireInteger, dataset.value);
    const date = typeof dataset.value === 'string' ? parseInstant(dataset.value.trim()) : undefined;
    const seconds = whole.success ? whole.output : date;
    // An instant outside the calendar's range cannot be formatted.
    if (isInstant(seconds)) return seconds;
    addIssue({ message: 'is not a time', expected: 'time', received: 'text' });
    return NEVER;
  }),
);

/**
 * A field that may be missing or `null`; both become `undefined`. So does an unreadable value, so that the fields beside it can still be
 * read (AMB-133).
 */
export const wireOptional = <Wire, Value>(
  schema: v.GenericSchema<Wire, Value>,
): v.GenericSchema<Wire | null | undefined, Value | undefined> =>
  v.pipe(
    v.nullish(v.unknown() as v.GenericSchema<Wire, unknown>),
    v.rawTransform<unknown, Value | undefined>(({ dataset: { value }, config, addIssue, NEVER }) => {
      if (value === undefined || value === null) return undefined;
      const strict = isStrict(config);
      const read = v.safeParse(schema, value, strict ? STRICT : undefined);
      if (read.success) return read.output;
      if (!strict || value === '') return undefined;
      for (const issue of read.issues) addIssue(nestedIssue(issue));
      return NEVER;
    }),
  );

/** An instant that may be missing; 0 means none. */
export const wireMoment = v.pipe(
  wireOptional(wireSeconds),
  v.transform((at) => at || undefined),
);

/** A figure that was present but unreadable: its path and the problem, never its value. */
export interface UnreadableFigure {
  /** Path of the field inside its row, or inside an answer that is no list. */
  readonly field: string;
  /** What was wrong with it. */
  readonly problem: string;
}

/** An unreadable row: its position and the problem, never its contents. */
export interface UnreadableRow extends UnreadableFigure {
  /** Position in the answer, from 0. */
  readonly index: number;
}

/** Describes what is wrong with a field in our own words: a schema's message quotes the value, which may be personal data. */
export const problemOf = (issue: v.BaseIssue<unknown>): string =>
  issue.received === 'undefined' ? 'is missing' : `is not ${issue.expected ?? issue.type}`;

const figureOf = (issue: v.BaseIssue<unknown>): UnreadableFigure => ({ field: v.getDotPath(issue) ?? '', problem: problemOf(issue) });

/** Parses a value in strict mode, and without it when that fails. `odd` holds the issues of the figures that are then unknown. */
function readValue<Wire, Value>(schema: v.GenericSchema<Wire, Value>, data: unknown) {
  const strict = v.safeParse(schema, data, STRICT);
  if (strict.success) return { result: strict, odd: [] };
  const result = v.safeParse(schema, data);
  return { result, odd: result.success ? strict.issues : [] };
}

/** Rows of an answer. An unreadable row never hides the list: it is reported in `unreadable`, and the others are kept. */
export interface Rows<Row> {
  /** The rows that could be read, in the order of the answer. */
  readonly rows: readonly Row[];
  /** The rows that could not be read. */
  readonly unreadable: readonly UnreadableRow[];
  /** Number of rows on all pages, as the exchange reports it; without a report, the number of rows in this answer. */
  readonly total: number;
}

/** `[…]`, or `{list: […], total}` for paged calls. `null` is an empty list. */
export type WireRows<Row> = readonly Row[] | { readonly list: readonly Row[] | null; readonly total?: number | string | null } | null;

const wireTotal = v.object({ total: wireOptional(wireInteger) });

/** A list whose rows are parsed one by one. */
export const wireRows = <WireRow, Row>(row: v.GenericSchema<WireRow, Row>): v.GenericSchema<WireRows<WireRow>, Rows<Row>> =>
  v.pipe(
    v.nullable(v.union([v.array(v.unknown()), v.object({ list: v.nullable(v.array(v.unknown())), total: v.optional(v.unknown()) })])),
    v.rawTransform(({ dataset, config, addIssue }): Rows<Row> => {
      const answer = dataset.value;
      const list = answer === null ? [] : Array.isArray(answer) ? answer : (answer.list ?? []);
      const strict = isStrict(config);
      const rows: Row[] = [];
      const unreadable: UnreadableRow[] = [];
      list.forEach((candidate, index) => {
        const { result, odd } = readValue(row, candidate);
        if (result.success) rows.push(result.output);
        else unreadable.push({ index, ...figureOf(result.issues[0]) });
        if (strict) for (const issue of odd) addIssue(nestedIssue(issue));
      });
      const readTotal = v.safeParse(wireTotal, Array.isArray(answer) ? {} : (answer ?? {}), strict ? STRICT : undefined);
      for (const issue of readTotal.issues ?? []) addIssue(nestedIssue(issue));
      const total = readTotal.success ? readTotal.output.total : undefined;
      return { rows, unreadable, total: total !== undefined && total >= 0 ? total : rows.length };
    }),
  ) as v.GenericSchema<WireRows<WireRow>, Rows<Row>>;

/** An answer's data, and the parts of it that could not be read. */
export interface DataRead<Data> {
  /** What was read. */
  readonly data: Data;
  /** Rows of lists that could not be read. */
  readonly rows: readonly UnreadableRow[];
  /** Fields that could not be read and are therefore `undefined`. */
  readonly figures: readonly UnreadableFigure[];
}

/**
 * Parses an answer's data. Returns the data, the rows that were left out, and the figures that are unknown because they could not
 * be read (UI-29, AMB-133); or, as `broken`, the field that makes the whole answer unreadable.
 */
export function readData<Wire, Data>(
  schema: v.GenericSchema<Wire, Data>,
  answer: unknown,
): DataRead<Data> | { readonly broken: UnreadableFigure } {
  const { result, odd } = readValue(schema, answer);
  if (!result.success) return { broken: figureOf(result.issues[0]) };
  const { unreadable } = (result.output ?? {}) as Partial<Rows<unknown>>;
  return { data: result.output, rows: Array.isArray(unreadable) ? unreadable : [], figures: odd.map(figureOf) };
}

/** An answer without data; anything in it is ignored. */
export const wireNothing = v.pipe(
  v.optional(v.unknown()),
  v.transform((): undefined => undefined),
);

/** A rate that is sent in percent (AMB-039), as a fraction. @param missing the percent used when it is missing or unreadable. */
export const wirePercent = (missing?: Decimal): v.GenericSchema<string | null | undefined, Decimal | undefined> =>
  v.pipe(
    // With a default, so that a missing field is read too.
    v.nullish(wireDecimalOrUnknown, null),
    v.transform((percent): Decimal | undefined => {
      const known = percent ?? missing;
      return known && fractionOfPercent(known);
    }),
  );

/** An absolute path on the page's own origin. `//` and `/\\` are rejected, because browsers read them as another host. */
const OWN = /^\/(?![/\\])[^\s\\]*$/;

/** Any host over https. A user name before an `@` is rejected, because it could be mistaken for the host. */
const HTTPS = /^https:\/\/[^\s\\@/?#]+(?:[/?#][^\s\\]*)?$/i;

/** A URL in an answer; `undefined` when it is missing, and when it is neither https nor a path on the page's own origin. */
export const wireAddress: v.GenericSchema<string | null | undefined, string | undefined> = v.pipe(
  v.nullish(v.unknown() as v.GenericSchema<string, unknown>),
  v.transform((address): string | undefined =>
    typeof address === 'string' && address.length <= 2048 && (OWN.test(address) || HTTPS.test(address)) ? address : undefined,
  ),
);

/** Address of a coin's icon; where it is `undefined`, the coin's letter is shown instead (UI-28). */
export const wirePicture = wireAddress;
