import { isName, parseCalendarDay } from '@earnkit/core';
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

/** Name of a coin, as the exchange writes it: any text. */
export const coin = v.pipe(v.string(), v.check(isName));

/** Name of a coin of the sandbox, all of whose coins are in capitals, however it is typed. */
export const sandboxCoin = (written: string): string => written.toUpperCase();

/** Id of a product. A number of the address is one too. */
export const productId = v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.check(isName));

/** Id of a voucher. */
export const voucherId = productId;

/** Number of an order, as the exchange writes it. */
export const orderNumber = coin;

/** A text that was typed into a search field. */
export const searchText = v.pipe(v.string(), v.maxLength(40));

/** What the address of a page says that one comes back from. */
export const nextSearch = v.object({
  /** Where to go back to. */
  next: optional(v.string()),
});

/** A day, as `2026-01-31`; any other text is none. */
export const day = v.pipe(
  v.string(),
  v.transform((text) => parseCalendarDay(text)),
);
