import { type Instant, parseInstant } from '@earnkit/time';
import * as v from 'valibot';
import { type Decimal, isNegative, parseDecimal, fractionOfPercent } from '../decimal.ts';
import { knownTotal } from './knownTotal.ts';

/*
 * Schemas for values on the wire. The client keeps every JSON number as its source text, so that no digit is lost. These
 * schemas therefore read text, and accept numbers only where a lossy value does no harm (codes, flags, times).
 */

/** Text of at most 4096 characters. The client has already turned JSON numbers into their source text, so ids beyond 2^53 survive. */
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
export const STRICT: v.Config<v.BaseIssue<unknown>> = { lang: 'strict' };

/** Whether a schema runs in strict mode. */
export const isStrict = ({ lang }: Pick<v.Config<v.BaseIssue<unknown>>, 'lang'>): boolean => lang === STRICT.lang;

/** An issue of a nested value, to be added to the enclosing schema: its path and what was expected. */
export const nestedIssue = ({ expected, type, received, path }: v.BaseIssue<unknown>) => ({
  message: '',
  expected: expected ?? type,
  received,
  path,
});

/** Whether the exchange sent no value: nothing, `null` or an empty text. */
export const isMissing = (value: unknown): boolean => value === undefined || value === null || value === '';

/**
 * A value that may be missing or unreadable. An unreadable one is reported in strict mode, a missing one is not (UI-29, AMB-133).
 *
 * @param read returns `undefined` for a value that it cannot read.
 * @param expected what the report names.
 * @param missing the result for a missing value. @default undefined
 * @param unreadable the result for a value that cannot be read. @default undefined
 */
export const wireKnown = <Wire, Value, Missing = undefined, Unreadable = undefined>(
  read: (value: unknown) => Value | undefined,
  expected: string,
  missing?: Missing,
  unreadable?: Unreadable,
) =>
  v.pipe(
    // The default makes valibot run the transform for a missing field too, so that `missing` applies.
    v.nullish(v.unknown() as v.GenericSchema<Wire, unknown>, null),
    v.rawTransform<unknown, Value | Missing | Unreadable>(({ dataset: { value }, config, addIssue, NEVER }) => {
      if (isMissing(value)) return missing as Missing;
      const known = read(value);
      if (known !== undefined) return known;
      if (!isStrict(config)) return unreadable as Unreadable;
      addIssue({ message: '', expected, received: 'text' });
      return NEVER;
    }),
  );

/** An exact decimal, or `undefined` where it is missing or unreadable: shown as `--`, never as zero. */
export const wireDecimalOrUnknown: v.GenericSchema<string | null | undefined, Decimal | undefined> = wireKnown<string, Decimal>(
  parseDecimal,
  'decimal',
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

/** A text, number or boolean as text without blanks around it; any other value is none. */
const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value).trim() : '';

/** A name or number of an enumeration without case and separators: `1`, `'1.0'` and `'Multi-Currency'` are `1`, `1` and `multicurrency`. */
const keyOf = (value: unknown): string => {
  const text = textOf(value).toLowerCase();
  return /^-?\d+(\.0+)?$/.test(text) ? String(Number(text)) : text.replaceAll(/[\s_-]/g, '');
};

const byKey = <Name>(names: Readonly<Record<string, Name>>): ((value: unknown) => Name | undefined) => {
  const entries = Object.entries(names);
  const known = new Map([
    ...entries.flatMap(([, name]) => (typeof name === 'string' ? [[keyOf(name), name] as const] : [])),
    ...entries.map(([wire, name]) => [keyOf(wire), name] as const),
  ]);
  return (value) => known.get(keyOf(value));
};

/**
 * A value of an enumeration: its number or name on the wire, or our name, in any case and with any separator. `undefined` where it
 * is missing; another value is reported, never taken for one of them (AMB-169).
 *
 * @param names our names by their values on the wire.
 * @param other the result for a value that is present but not in `names`. @default undefined
 */
export const wireOneOf = <const Name, const Other = undefined>(names: Readonly<Record<string | number, Name>>, other?: Other) =>
  wireKnown<string | number, Name, undefined, Other>(byKey(names), 'known value', undefined, other);

/** Our names by their values on the wire, from a table of values by our names. */
export const byWire = <const Names extends Readonly<Record<string, string | number>>>(names: Names) =>
  Object.fromEntries(Object.entries(names).map(([name, wire]) => [wire, name])) as Readonly<Record<string, keyof Names & string>>;

/**
 * 1, `true` and `Y` are on, 0, `false` and `N` are off, in any case, and as numbers or text; `undefined` where it is missing or anything
 * else, which is not off (AMB-169).
 */
export const wireFlag = wireKnown<0 | 1 | '0' | '1' | boolean, boolean>(
  byKey({ 1: true, true: true, y: true, 0: false, false: false, n: false }),
  'flag',
);

/** The years 2009 to 2199, from which a moment of an exchange can be. */
const FIRST = 1_230_768_000;
const AFTER_LAST = 7_258_118_400;

/** Unix seconds from here on are milliseconds: as seconds they would be in the year 5138. */
const MILLISECONDS = 1e11;

/** Unix seconds of seconds, milliseconds or a date as text; `null` for 0, which is none; `undefined` for any other value (AMB-042, AMB-169). */
const instantOf = (value: unknown): Instant | null | undefined => {
  const text = textOf(value);
  const number = /^\d+(\.\d+)?(e\+?\d+)?$/i.test(text) ? Number(text) : parseInstant(text);
  if (number === 0) return null;
  const seconds = number && Math.floor(number < MILLISECONDS ? number : number / 1000);
  return seconds && seconds >= FIRST && seconds < AFTER_LAST ? seconds : undefined;
};

/** A time of an answer, as unix seconds; the exchange writes seconds, milliseconds, or a date as text (AMB-042, AMB-169). */
export const wireSeconds = v.pipe(
  v.union([v.string(), v.number()]),
  v.rawTransform<string | number, Instant>(({ dataset, addIssue, NEVER }) => {
    const seconds = instantOf(dataset.value);
    if (seconds) return seconds;
    addIssue({ message: '', expected: 'time', received: 'text' });
    return NEVER;
  }),
);

/**
 * An end, as unix seconds; `null` where there is none: it is missing, or 0. `undefined` where it cannot be read or no exchange can mean
 * it, which is reported.
 */
export const wireEnd = wireKnown<string | number, Instant | null, null>(instantOf, 'time', null);

/** A moment, as unix seconds; `undefined` where there is none, and where it cannot be read. */
export const wireOptionalSeconds: v.GenericSchema<string | number | null | undefined, Instant | undefined> = v.pipe(
  wireEnd,
  v.transform((at) => at ?? undefined),
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

/** A field that was present but unreadable: its path and the problem, never its value. */
export interface UnreadableField {
  /** Path of the field inside its row, or inside an answer that is no list. */
  readonly field: string;
  /** What was wrong with it. */
  readonly problem: string;
}

/** An unreadable row: its position and the problem, never its contents. */
export interface UnreadableRow extends UnreadableField {
  /** Position in the answer, from 0. */
  readonly index: number;
}

/** Describes what is wrong with a field in our own words: a schema's message quotes the value, which may be personal data. */
export const problemOf = (issue: v.BaseIssue<unknown>): string =>
  issue.received === 'undefined' ? 'is missing' : `is not ${issue.expected ?? issue.type}`;

const unreadableFieldOf = (issue: v.BaseIssue<unknown>): UnreadableField => ({
  field: v.getDotPath(issue) ?? '',
  problem: problemOf(issue),
});

/**
 * Parses a value in strict mode, and without it if that fails. If only the second succeeds, `strictIssues` has the issues of the first: those
 * fields are `undefined` in the result.
 */
function readValue<Wire, Value>(schema: v.GenericSchema<Wire, Value>, data: unknown) {
  const strict = v.safeParse(schema, data, STRICT);
  if (strict.success) return { result: strict, strictIssues: [] };
  const result = v.safeParse(schema, data);
  return { result, strictIssues: result.success ? strict.issues : [] };
}

/** Rows of an answer. An unreadable row never hides the list: it is reported in `unreadable`, and the others are kept. */
export interface Rows<Row> {
  /** The rows that could be read, in the order of the answer. */
  readonly rows: readonly Row[];
  /** The rows that could not be read. */
  readonly unreadable: readonly UnreadableRow[];
  /**
   * Number of rows on all pages, as the exchange reports it. `undefined` where it sends rows and reports no number, none that can be
   * read, or a smaller one (AMB-169): there may be more.
   */
  readonly total: number | undefined;
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
        const { result, strictIssues } = readValue(row, candidate);
        if (result.success) rows.push(result.output);
        else unreadable.push({ index, ...unreadableFieldOf(result.issues[0]) });
        if (strict) for (const issue of strictIssues) addIssue(nestedIssue(issue));
      });
      const readTotal = v.safeParse(wireTotal, Array.isArray(answer) ? {} : (answer ?? {}), strict ? STRICT : undefined);
      for (const issue of readTotal.issues ?? []) addIssue(nestedIssue(issue));
      return { rows, unreadable, total: knownTotal(readTotal.success ? readTotal.output.total : undefined, list.length) };
    }),
  ) as v.GenericSchema<WireRows<WireRow>, Rows<Row>>;

/** An answer's data, and the parts of it that could not be read. */
export interface ParsedData<Data> {
  /** What was read. */
  readonly data: Data;
  /** Rows of lists that could not be read. */
  readonly unreadableRows: readonly UnreadableRow[];
  /** Fields that could not be read and are therefore `undefined`. */
  readonly unreadableFields: readonly UnreadableField[];
}

/**
 * Parses an answer's data. Returns the data, the rows that were left out, and the figures that are unknown because they could not
 * be read (UI-29, AMB-133); or, as `broken`, the field that makes the whole answer unreadable.
 */
export function readData<Wire, Data>(
  schema: v.GenericSchema<Wire, Data>,
  answer: unknown,
): ParsedData<Data> | { readonly broken: UnreadableField } {
  const { result, strictIssues } = readValue(schema, answer);
  if (!result.success) return { broken: unreadableFieldOf(result.issues[0]) };
  const { unreadable } = (result.output ?? {}) as Partial<Rows<unknown>>;
  return {
    data: result.output,
    unreadableRows: Array.isArray(unreadable) ? unreadable : [],
    unreadableFields: strictIssues.map(unreadableFieldOf),
  };
}

/** An answer without data; anything in it is ignored. */
export const wireIgnored = v.pipe(
  v.optional(v.unknown()),
  v.transform((): undefined => undefined),
);

/** A rate that is sent in percent (AMB-039), as a fraction. @param missing the percent used when it is missing or unreadable. */
export const wirePercent = (missing?: Decimal): v.GenericSchema<string | null | undefined, Decimal | undefined> =>
  v.pipe(
    wireDecimalOrUnknown,
    v.transform((percent): Decimal | undefined => {
      const known = percent ?? missing;
      return known && fractionOfPercent(known);
    }),
  );

/** An absolute path on the page's own origin. `//` and `/\\` are rejected, because browsers read them as another host. */
const SAME_ORIGIN_PATH = /^\/(?![/\\])[^\s\\]*$/;

/** Any host over https. A user name before an `@` is rejected, because it could be mistaken for the host. */
const HTTPS_URL = /^https:\/\/[^\s\\@/?#]+(?:[/?#][^\s\\]*)?$/i;

/** A URL in an answer; `undefined` when it is missing, and when it is neither https nor a path on the page's own origin. */
export const wireUrl: v.GenericSchema<string | null | undefined, string | undefined> = v.pipe(
  v.nullish(v.unknown() as v.GenericSchema<string, unknown>),
  v.transform((address): string | undefined =>
    typeof address === 'string' && address.length <= 2048 && (SAME_ORIGIN_PATH.test(address) || HTTPS_URL.test(address))
      ? address
      : undefined,
  ),
);

/** Address of a coin's icon; where it is `undefined`, the coin's letter is shown instead (UI-28). */
export const wireIconUrl = wireUrl;
