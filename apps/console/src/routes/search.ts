import * as v from 'valibot';

/** An optional search parameter; an invalid value counts as missing. */
export const optional = <Input, Output>(schema: v.GenericSchema<Input, Output>) => v.fallback(v.optional(schema), undefined);

/** Number of a page, from 1. */
export const page = v.pipe(
  v.union([v.pipe(v.string(), v.regex(/^\d{1,6}$/), v.transform(Number)), v.number()]),
  v.integer(),
  v.minValue(1),
  v.maxValue(999_999),
);

/** Name of a coin. */
export const coin = v.pipe(v.string(), v.regex(/^[\w.-]{1,20}$/));

/** A text that was typed into a search field. */
export const searchText = v.pipe(v.string(), v.maxLength(40));
