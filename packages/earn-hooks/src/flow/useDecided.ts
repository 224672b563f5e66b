'use client';
import { useEffect, useState } from 'react';

/** The terms on which a person decides (R04). */
export interface Decided<Terms, Change> {
  /** What is on the screen until it changes there; then what they accept. `undefined` until something is known. */
  readonly terms: Terms | undefined;
  /** What changed since they decided; `undefined` where nothing did. Nothing is sent before `accept`. */
  readonly change: Change | undefined;
  /** Accepts what is current. */
  readonly accept: () => void;
  /** Decides anew on what is on the screen next. @param tab of which tab. @default the one that is open */
  readonly restart: (tab?: string) => void;
}

/** How {@link useDecided} remembers. */
export interface DecidedOptions<Terms> {
  /** Whether `now` takes the place of what was decided on without a question. @default where nothing changed */
  readonly follows?: ((decided: Terms, now: Terms) => boolean) | undefined;
  /** Names what is decided about, where a form has several tabs. @default the form is about one thing */
  readonly tab?: string | undefined;
  /** What was decided on before the form was opened, such as before a sign-in. @default nothing */
  readonly before?: Terms | undefined;
}

/**
 * Remembers on which terms a person decides, and says what changed since.
 *
 * @param now the terms as they are read now; `undefined` where they are not known.
 * @param changeOf what of a change the person has to accept; `undefined` for none.
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

/** The first value that is known. It stays, also when another one is read later. */
export function useFirstKnown<Value>(now: Value | undefined): Value | undefined {
  const [held, hold] = useState(now);
  const known = held ?? now;
  useEffect(() => hold(() => known), [known]);
  return known;
}
