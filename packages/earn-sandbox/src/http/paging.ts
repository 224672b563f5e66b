import * as v from 'valibot';
import { refusals } from '../refusal.ts';

const MAX_LIMIT = 200;

const whole = v.optional(v.pipe(v.string(), v.regex(/^\d{1,6}$/), v.transform(Number)));

/** The fields of an address that choose a page. */
export const pageFields = { page: whole, limit: whole };

const second = v.pipe(v.string(), v.regex(/^\d{1,12}$/), v.transform(Number));

/** The fields of an address that choose a time, and a page of what is in it. In unix seconds, `to` excluded. */
export const windowFields = { from: second, to: second, ...pageFields };

/** Which rows a page holds. Pages count from 1. */
export interface Page {
  readonly offset: number;
  readonly limit: number;
}

/**
 * Reads `page` and `limit` of a call.
 *
 * @throws Refusal if they are not a valid page.
 */
export function paging(wire: { readonly page?: number | undefined; readonly limit?: number | undefined }, defaultLimit: number): Page {
  const page = wire.page ?? 1;
  const limit = wire.limit ?? defaultLimit;
  if (page < 1 || page > 1_000_000) throw refusals.badInput('The field page is out of range.');
  if (limit < 1 || limit > MAX_LIMIT) throw refusals.badInput('The field limit is out of range.');
  return { offset: (page - 1) * limit, limit };
}
