import { isInstant, parseInstant } from '@earnkit/time';
import * as v from 'valibot';
import { type Decimal, isNegative, parseDecimal, fractionOfPercent } from '../decimal.ts';

/*
 * How values travel. The client keeps every JSON number as its source text, so that no digit is lost. These schemas
 * therefore read text, and accept numbers only where a lossy value does no harm (codes, flags, times).
 */

/** Text of at most 4 KB; a number on the wire becomes its digits, so ids beyond 2^53 survive. */
export const wireText = v.pipe(v.string(), v.maxLength(4096));

/** An id or value that some exchanges write as text and some as a number; text inside. A number that lost digits is none. */
export const wireId = v.union([wireText, v.pipe(v.number(), v.safeInteger(), v.transform(String))]);

/** A whole number: code, flag, page, seconds. Some exchanges write it `5.0`. */
export const wireInteger = v.pipe(
  v.union([v.pipe(v.string(), v.regex(/^-?\d{1,15}(\.0+)?$/)), v.pipe(v.number(), v.safeInteger())]),
  v.transform(Number),
);

/** An exact decimal; anything else makes the answer unreadable. */
export const wireDecimal = v.pipe(
  v.string(),
  v.rawTransform<string, Decimal>(({ dataset, addIssue, NEVER }) => {
    const value = parseDecimal(dataset.value);
    if (value !== undefined) return value;
    addIssue({ message: 'is not a decimal', expected: 'decimal', received: 'text' });
    return NEVER;
  }),
);

/**
 * Reads data in such a way that a figure which is there and cannot be read is an issue, so that it can be told (AMB-133);
 * any other reading lets it be unknown. Travels as the language of messages, which nothing here has in words.
 */
const STRICT: v.Config<v.BaseIssue<unknown>> = { lang: 'telling' };

const ODD_FIGURE = { message: 'is not a decimal', expected: 'decimal', received: 'text' };

/** An issue of a part, for the whole: where it stands and what was expected. */
const sameIssue = ({ expected, type, received, path }: v.BaseIssue<unknown>) => ({
  message: '',
  expected: expected ?? type,
  received,
  path,
});

const isNotGiven = (value: unknown): boolean => value === undefined || value === null || value === '';

/** An exact decimal, or `undefined` where it is missing or unreadable: shown as `--`, never as zero. */
export const wireDecimalOrUnknown = v.pipe(
  v.nullish(v.unknown() as v.GenericSchema<string, unknown>),
  v.rawTransform<unknown, Decimal | undefined>(({ dataset, config, addIssue, NEVER }) => {
    const value = parseDecimal(dataset.value);
    if (value !== undefined || config.lang !== STRICT.lang || isNotGiven(dataset.value)) return value;
    addIssue(ODD_FIGURE);
    return NEVER;
  }),
);

/** A limit of an amount, or that there is none. */
export type Quota = Decimal | 'unlimited';

/**
 * A limit of an amount; -1 is unlimited (LP-35, AMB-029, AMB-106). `undefined` where it is missing or cannot be read.
 *
 * @param belowZero what any other figure below zero is: nothing that is known, or zero for what is used up. @default undefined
 */
export const wireQuota = (belowZero?: Decimal) =>
  v.pipe(
    wireDecimalOrUnknown,
    v.transform((figure): Quota | undefined => (figure === '-1' ? 'unlimited' : figure && isNegative(figure) ? belowZero : figure)),
  );

/** 1 is on; anything else, missing included, is off. */
export const wireFlag = v.pipe(
  v.nullish(v.unknown() as v.GenericSchema<0 | 1 | '0' | '1' | boolean, unknown>, null),
  v.transform((value): boolean => value === 1 || value === '1' || value === true),
);

/** A time of an answer, as unix seconds; the exchange writes seconds, or a date as text (AMB-042). */
export const wireSeconds = v.pipe(
  v.union([v.string(), v.number()]),
  v.rawTransform<string | number, number>(({ dataset, addIssue, NEVER }) => {
    const whole = v.safeParse(wireInteger, dataset.value);
    const date = typeof dataset.value === 'string' ? parseInstant(dataset.value.trim()) : undefined;
    const seconds = whole.success ? whole.output : date;
    // A moment that no calendar has cannot be written.
    if (isInstant(seconds)) return seconds;
    addIssue({ message: 'is not a time', expected: 'time', received: 'text' });
    return NEVER;
  }),
);

/**
 * A field that may be missing or `null`; both are `undefined` inside. So is one that cannot be read: it hides nothing that stands
 * beside it (AMB-133).
 */
export const wireOptional = <Wire, Value>(schema: v.GenericSchema<Wire, Value>) =>
  v.pipe(
    v.nullish(v.unknown() as v.GenericSchema<Wire, unknown>),
    v.rawTransform<unknown, Value | undefined>(({ dataset: { value }, config, addIssue, NEVER }) => {
      if (value === undefined || value === null) return undefined;
      const strict = config.lang === STRICT.lang;
      const read = v.safeParse(schema, value, strict ? STRICT : undefined);
      if (read.success) return read.output;
      if (!strict || value === '') return undefined;
      for (const issue of read.issues) addIssue(sameIssue(issue));
      return NEVER;
    }),
  );

/** A moment that may be missing; 0 is none. */
export const wireMoment = v.pipe(
  wireOptional(wireSeconds),
  v.transform((at) => at || undefined),
);

/** A figure that was there and could not be read: where it stood and what was wrong; never its contents. */
export interface UnreadableFigure {
  /** Path of the field inside its row, or inside an answer that is no list. */
  readonly field: string;
  /** What was wrong with it. */
  readonly problem: string;
}

/** A row that could not be read: where it stood and what was wrong; never its contents. */
export interface UnreadableRow extends UnreadableFigure {
  /** Position in the answer, from 0. */
  readonly index: number;
}

/** What was wrong with a field, in words of ours: a schema's own message quotes the value, which may be a person's. */
export const problemOf = (issue: v.BaseIssue<unknown>): string =>
  issue.received === 'undefined' ? 'is missing' : `is not ${issue.expected ?? issue.type}`;

const figureOf = (issue: v.BaseIssue<unknown>): UnreadableFigure => ({ field: v.getDotPath(issue) ?? '', problem: problemOf(issue) });

/** Reads a value, a second time only where something in it is odd; `odd` are the figures that are unknown because of it. */
function readValue<Wire, Value>(schema: v.GenericSchema<Wire, Value>, data: unknown) {
  const strict = v.safeParse(schema, data, STRICT);
  if (strict.success) return { result: strict, odd: [] };
  const result = v.safeParse(schema, data);
  return { result, odd: result.success ? strict.issues : [] };
}

/** Rows of an answer. An unreadable row never hides the list: it is counted in `unreadable` and the others stay. */
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

const wireTotal = v.object({ total: wireOptional(wireInteger) });

/** A list whose rows are read separately. */
export const wireRows = <WireRow, Row>(row: v.GenericSchema<WireRow, Row>): v.GenericSchema<WireRows<WireRow>, Rows<Row>> =>
  v.pipe(
    v.nullable(v.union([v.array(v.unknown()), v.object({ list: v.nullable(v.array(v.unknown())), total: v.optional(v.unknown()) })])),
    v.rawTransform(({ dataset, config, addIssue }): Rows<Row> => {
      const answer = dataset.value;
      const list = answer === null ? [] : Array.isArray(answer) ? answer : (answer.list ?? []);
      const strict = config.lang === STRICT.lang;
      const rows: Row[] = [];
      const unreadable: UnreadableRow[] = [];
      list.forEach((candidate, index) => {
        const { result, odd } = readValue(row, candidate);
        if (result.success) rows.push(result.output);
        else unreadable.push({ index, ...figureOf(result.issues[0]) });
        if (strict) for (const issue of odd) addIssue(sameIssue(issue));
      });
      const message = v.safeParse(wireTotal, Array.isArray(answer) ? {} : (answer ?? {}), strict ? STRICT : undefined);
      for (const issue of message.issues ?? []) addIssue(sameIssue(issue));
      const total = message.success ? message.output.total : undefined;
      return { rows, unreadable, total: total !== undefined && total >= 0 ? total : rows.length };
    }),
  ) as v.GenericSchema<WireRows<WireRow>, Rows<Row>>;

/** An answer's data, and what of it could not be read. */
export interface DataRead<Data> {
  /** What was read. */
  readonly data: Data;
  /** Rows of lists that could not be read. */
  readonly rows: readonly UnreadableRow[];
  /** Fields that could not be read and count as not known. */
  readonly figures: readonly UnreadableFigure[];
}

/**
 * Reads an answer's data: what it says, which rows had to be left out, and which figures are unknown because they could not
 * be read (UI-29, AMB-133); or the field that breaks it.
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

/** A rate that travels in percent (AMB-039), as a fraction. @param missing the percent where the exchange does not say. */
export const wirePercent = (missing?: Decimal) =>
  v.pipe(
    // With a default, so that a missing field is read too.
    v.nullish(wireDecimalOrUnknown, null),
    v.transform((percent): Decimal | undefined => {
      const known = percent ?? missing;
      return known && fractionOfPercent(known);
    }),
  );

/** A file of the page's own origin: from its root, and of no other host, which `//` and `/\\` would be. */
const OWN = /^\/(?![/\\])[^\s\\]*$/;

/** Any host over https, without a name before an `@` that looks like the host. */
const HTTPS = /^https:\/\/[^\s\\@/?#]+(?:[/?#][^\s\\]*)?$/i;

/** An address in an answer; `undefined` where there is none, and where it is neither https nor of the page's own origin. */
export const wireAddress = v.pipe(
  v.nullish(v.unknown() as v.GenericSchema<string, unknown>),
  v.transform((address): string | undefined =>
    typeof address === 'string' && address.length <= 2048 && (OWN.test(address) || HTTPS.test(address)) ? address : undefined,
  ),
);

/** Address of a coin's icon; where it is `undefined`, the coin's letter is shown instead (UI-28). */
export const wirePicture = wireAddress;
