import { DAY, type Instant } from '@earnkit/core';
import * as v from 'valibot';
import type { Scope } from '../submission/session.ts';

/** As many as a person makes in a year; the oldest is given up first. */
const MOST_QUOTES = 200;

/** Longer than any term: an order that old is over. */
const OLDEST = 800 * DAY;

/** The quotes of one kind of order, which this device keeps for its person until they sign out. */
export interface KeptQuotes<Quote> {
  /** What the person was promised, the oldest first; none where storage is disabled or holds something else. */
  readonly read: (scope: Scope) => readonly Quote[];
  /** Keeps what an order promised, so that its page can show it beside what was paid. Nothing is kept where nothing was promised. */
  readonly keep: (scope: Scope, quote: Quote | undefined) => void;
}

/**
 * Keeps the quotes of one kind of order.
 *
 * @param kind names the kind in the storage.
 * @param row reads one quote back.
 */
export function keptQuotes<Quote extends { readonly at: Instant }>(kind: string, row: v.GenericSchema<unknown, Quote>): KeptQuotes<Quote> {
  const rows = v.array(row);
  // A key with two dots is removed at a sign-out; see `deviceChoices.ts`.
  const keyOf = (scope: Scope): string => `earnkit.quotes.${kind}.${scope}`;
  const read = (scope: Scope): readonly Quote[] => {
    try {
      const kept = v.safeParse(rows, JSON.parse(localStorage.getItem(keyOf(scope)) ?? '[]'));
      return kept.success ? kept.output : [];
    } catch {
      return [];
    }
  };
  return {
    read,
    keep: (scope, quote) => {
      if (quote === undefined) return;
      const kept = read(scope).filter(({ at }) => quote.at - at < OLDEST);
      try {
        localStorage.setItem(keyOf(scope), JSON.stringify([...kept, quote].slice(-MOST_QUOTES)));
      } catch {
        // Without storage the page of the order leaves out what was promised.
      }
    },
  };
}
