import * as v from 'valibot';
import { decimalPlaces, isNegative, parseDecimal } from '../../decimal.ts';
import {
  type Rows,
  type WireRows,
  isMissing,
  wireDecimalOrUnknown,
  wireKnown,
  wireOptional,
  wireRows,
  wireText,
} from '../../endpoint/wire.ts';

/*
 * Schemas for the values of a staking product. A field that is missing or cannot be read is unknown, so that one bad field never
 * hides a product.
 */

/** A number that has lost digits cannot be an id. */
const asText = (value: unknown): unknown => (Number.isSafeInteger(value) ? String(value) : value);

const wholeOf = (value: unknown): number | undefined => {
  const figure = parseDecimal(asText(value));
  return figure !== undefined && decimalPlaces(figure) === 0 && Number.isSafeInteger(Number(figure)) ? Number(figure) : undefined;
};

/** A whole number such as days or minutes; `undefined` where it is missing or cannot be read. -1 stays -1. */
export const wireWholeOrUnknown = wireKnown<string | number, number>(wholeOf, 'whole number');

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

/** Text; `undefined` where it is missing, empty, or no text. */
export const wireTextOrUnknown = wireKnown<string | number, string>((value) => {
  const read = v.safeParse(wireText, asText(value));
  return read.success && read.output.trim() !== '' ? read.output : undefined;
}, 'text');

/** Id of a product; `undefined` where it is missing or 0, which names none (API-65). */
export const wirePid = v.pipe(
  wireTextOrUnknown,
  v.transform((text) => (text !== undefined && /^0+$/.test(text) ? undefined : text)),
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

/** An object inside an object; `undefined` where it is missing or empty, and where it is no object. */
export const wireInnerObject = <Wire, Value>(
  object: v.GenericSchema<Wire, Value>,
): v.GenericSchema<Wire | null | undefined, Value | undefined> =>
  v.pipe(
    v.nullish(v.unknown(), null),
    v.transform((value) => (typeof value === 'object' && value !== null && Object.keys(value).length === 0 ? null : value)),
    wireOptional(object) as v.GenericSchema<unknown, Value | undefined>,
  ) as unknown as v.GenericSchema<Wire | null | undefined, Value | undefined>;
