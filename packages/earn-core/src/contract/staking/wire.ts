import { isInstant } from '@earnkit/time';
import * as v from 'valibot';
import { type Decimal, decimalPlaces, isNegative } from '../../decimal.ts';
import { type Rows, type WireRows, isMissing, wireDecimalOrUnknown, wireFlag, wireRows, wireText } from '../../endpoint/wire.ts';

/*
 * Schemas for the values of a staking product. A field that is missing or cannot be read is unknown, so that one bad field never
 * hides a product.
 */

/** A number that has lost digits cannot be an id. */
const asText = (value: unknown): unknown => (Number.isSafeInteger(value) ? String(value) : value);

const wholeOf = (value: Decimal | undefined): number | undefined =>
  value !== undefined && decimalPlaces(value) === 0 && Number.isSafeInteger(Number(value)) ? Number(value) : undefined;

/** A whole number such as days or minutes; `undefined` where it is missing or cannot be read. -1 stays -1. */
export const wireWholeOrUnknown = v.pipe(
  v.nullish(v.unknown() as v.GenericSchema<string | number, unknown>),
  v.transform(asText),
  wireDecimalOrUnknown as v.GenericSchema<unknown, Decimal | undefined>,
  v.transform(wholeOf),
);

/** How many minutes something takes; `undefined` where it is missing, cannot be read, or is below zero, which is no duration. */
export const wireMinutes = v.pipe(
  wireWholeOrUnknown,
  v.transform((minutes) => (minutes !== undefined && minutes < 0 ? undefined : minutes)),
);

/** A limit or an exchange rate; `undefined` where it is missing, cannot be read, or is below zero, which is none. */
export const wireNotNegative = v.pipe(
  wireDecimalOrUnknown,
  v.transform((value) => (value !== undefined && isNegative(value) ? undefined : value)),
);

/** A time in unix seconds; `undefined` where it is missing, 0, beyond the calendar, or cannot be read. */
export const wireTimeOrUnknown = v.pipe(
  wireWholeOrUnknown,
  v.transform((seconds) => (isInstant(seconds) && seconds > 0 ? seconds : undefined)),
);

/**
 * An end in unix seconds; `null` where none is set: it is missing, or not above 0. `undefined` where it is beyond the calendar or
 * cannot be read.
 */
export const wireEnd = v.pipe(
  v.nullish(v.unknown() as v.GenericSchema<string | number, unknown>, null),
  v.transform((value) => (isMissing(value) ? 0 : value)),
  wireWholeOrUnknown as v.GenericSchema<unknown, number | undefined>,
  v.transform((seconds) => (seconds !== undefined && seconds <= 0 ? null : isInstant(seconds) ? seconds : undefined)),
);

/** Text; `undefined` where it is missing, empty, or no text. */
export const wireTextOrUnknown = v.pipe(
  v.nullish(v.unknown() as v.GenericSchema<string | number, unknown>),
  v.transform((value): string | undefined => {
    const read = v.safeParse(wireText, asText(value));
    return read.success && read.output.trim() !== '' ? read.output : undefined;
  }),
);

/** Id of a product; `undefined` where it is missing or 0, which names none (API-65). */
export const wirePid = v.pipe(
  wireTextOrUnknown,
  v.transform((text) => (text !== undefined && /^0+$/.test(text) ? undefined : text)),
);

/** 1 is true, 0 is false, anything else is unknown. */
export const wireFlagOrUnknown = v.pipe(
  v.nullish(v.unknown() as v.GenericSchema<0 | 1 | '0' | '1' | boolean, unknown>),
  v.transform((value): boolean | undefined => {
    if (v.parse(wireFlag, value)) return true;
    return value === 0 || value === '0' || value === false ? false : undefined;
  }),
);

/** A value of an enumeration by its wire form; one that is missing or not known is `undefined`. */
export const wireKnown = <const Names extends Readonly<Record<string, string>>>(names: Names) =>
  v.pipe(
    v.nullish(v.unknown() as v.GenericSchema<string | number, unknown>),
    v.transform((value): Names[keyof Names] | undefined => {
      const wire = asText(value);
      return typeof wire === 'string' && Object.hasOwn(names, wire) ? names[wire as keyof Names] : undefined;
    }),
  );

/** Coins as `USDT,USDC`, or as a list; without blanks and repetitions. */
export const wireCoins = v.pipe(
  v.nullish(v.unknown() as v.GenericSchema<string | readonly string[], unknown>, null),
  v.transform((value): readonly string[] => {
    const names: readonly unknown[] = typeof value === 'string' ? value.split(',') : Array.isArray(value) ? value : [];
    return [...new Set(names.filter((name) => typeof name === 'string').map((name) => name.trim()))].filter(
      (name) => name !== '' && name.length <= 40,
    );
  }),
);

/** Lines of text, as one text or as a list; `[]` where there are none. */
export const wireLines = v.pipe(
  v.nullish(v.unknown() as v.GenericSchema<string | readonly string[], unknown>, null),
  v.transform((value): readonly string[] =>
    (Array.isArray(value) ? (value as readonly unknown[]) : [value]).filter(
      (line): line is string => typeof line === 'string' && line.trim() !== '' && line.length <= 4096,
    ),
  ),
);

/**
 * A list inside an object. Its rows are parsed one by one, and an unreadable row hides no other. A missing list is empty. A value
 * that is not a list becomes a list of one unreadable row, and a single object becomes a list of one row. Nothing of it is on another page.
 */
export const wireInnerRows = <WireRow, Row>(
  row: v.GenericSchema<WireRow, Row>,
): v.GenericSchema<readonly WireRow[] | WireRow | null | undefined, Rows<Row>> =>
  v.pipe(
    v.nullish(v.unknown(), null),
    v.transform((value) => (isMissing(value) ? null : Array.isArray(value) ? value : [value]) as WireRows<WireRow>),
    wireRows(row),
    v.transform((list) => ({ ...list, total: list.rows.length + list.unreadable.length })),
  ) as unknown as v.GenericSchema<readonly WireRow[] | WireRow | null | undefined, Rows<Row>>;

/** An object inside an object; `undefined` where it is missing, empty, or no object. */
export const wireInnerObject = <Wire, Value>(
  object: v.GenericSchema<Wire, Value>,
): v.GenericSchema<Wire | null | undefined, Value | undefined> =>
  v.pipe(
    v.nullish(v.unknown(), null),
    v.transform((value) => (typeof value === 'object' && value !== null && Object.keys(value).length > 0 ? value : null)),
    v.nullable(object),
    v.transform((read) => read ?? undefined),
  ) as unknown as v.GenericSchema<Wire | null | undefined, Value | undefined>;
