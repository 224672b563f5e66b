'use client';
import { useEffect, useState } from 'react';

/** The terms on which a person decides (R04). */
export interface Decided<Terms, Change> {
  /** The terms on the screen; after a change, those that the person accepted last. `undefined` until something is known. */
  readonly terms: Terms | undefined;
  /** What changed since the person decided; `undefined` when nothing did. Nothing is sent before `accept`. */
  readonly change: Change | undefined;
  /** Accepts the current terms. */
  readonly accept: () => void;
  /** Forgets the decision; the next terms on the screen become the new one. @param tab which tab. @default the open one */
  readonly restart: (tab?: string) => void;
}

/** How {@link useDecided} remembers. */
export interface DecidedOptions<Terms> {
  /** Whether `now` replaces the decided terms without asking. @default when nothing changed */
  readonly follows?: ((decided: Terms, now: Terms) => boolean) | undefined;
  /** The tab that the decision is about, in a form with several tabs. @default the form has no tabs */
  readonly tab?: string | undefined;
  /** The terms that were decided on before the form was opened, such as before a sign-in. @default none */
  readonly before?: Terms | undefined;
}

/**
 * Remembers the terms on which a person decides, and returns what has changed since.
 *
 * @param now the terms as they are read now; `undefined` where they are not known.
 * @param changeOf returns the change that the person has to accept; `undefined` for none.
 */
export function useDecided<Terms extends object, Change>(
  now: Terms | undefined,
  changeOf: (decided: Terms, now: Terms) => Change | undefined,
  { follows = (decided, next) => changeOf(decided, next) === undefined, tab = '', before }: DecidedOptions<Terms> = {},
): Decided<Terms, Change> {
  const [held, hold] = useState<Readonly<Record<string, Terms | undefined>>>({ [tab]: before ?? now });
  const decided = held[tab] ?? before;
  const terms = now !== undefined && (decided === undefined || follows(decided, now)) ? now : decided;
  useEffect(() => {
    hold((all) => (isSame(all[tab], terms) ? all : { ...all, [tab]: terms }));
  }, [tab, terms]);
  return {
    terms,
    change: terms !== undefined && now !== undefined ? changeOf(terms, now) : undefined,
    accept: () => hold((all) => ({ ...all, [tab]: now })),
    restart: (of = tab) => hold((all) => ({ ...all, [of]: undefined })),
  };
}

/** Whether two values hold the same. */
export const isSame = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b);

/** The first known value. It stays the same when another value is read later. */
export function useFirstKnown<Value>(now: Value | undefined): Value | undefined {
  const [held, hold] = useState(now);
  const known = held ?? now;
  useEffect(() => hold(() => known), [known]);
  return known;
}
