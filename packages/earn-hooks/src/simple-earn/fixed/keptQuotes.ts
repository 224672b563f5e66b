import { DAY } from '@earnkit/core';
import type { FixedQuote } from '@earnkit/core/simple-earn/rules';
import * as v from 'valibot';
import type { Scope } from '../../submission/session.ts';
import { storedDecimal } from '../../submission/pendingOrders.ts';

/** The quotes of a person, on this device until they sign out. */
const keyOf = (scope: Scope): string => `earnkit.quotes.${scope}`;

/** As many as a person makes in a year; the oldest is given up first. */
const MOST_QUOTES = 200;

/** Longer than any term: an order that old is over. */
const OLDEST = 800 * DAY;

const quotes = v.array(
  v.pipe(
    v.object({
      productId: v.string(),
      asset: v.string(),
      principal: storedDecimal,
      at: v.number(),
      days: v.number(),
      aprFraction: storedDecimal,
      interest: storedDecimal,
      voucher: storedDecimal,
      bonus: v.optional(storedDecimal),
      bonusAsset: v.string(),
    }),
    v.transform((quote): FixedQuote => ({ ...quote, bonus: quote.bonus })),
  ),
);

/** What this device's person was promised, the oldest first; none where storage is disabled or holds something else. */
export function readQuotes(scope: Scope): readonly FixedQuote[] {
  try {
    const read = v.safeParse(quotes, JSON.parse(localStorage.getItem(keyOf(scope)) ?? '[]'));
    return read.success ? read.output : [];
  } catch {
    return [];
  }
}

/** Keeps what a subscription promised, so that the page of its order can show it beside what was paid. */
export function keepQuote(scope: Scope, quote: FixedQuote): void {
  const kept = readQuotes(scope).filter(({ at }) => quote.at - at < OLDEST);
  try {
    localStorage.setItem(keyOf(scope), JSON.stringify([...kept, quote].slice(-MOST_QUOTES)));
  } catch {
    // Without storage the page of the order leaves out what was promised.
  }
}
