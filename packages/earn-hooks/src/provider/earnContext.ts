'use client';
import { createContext, useContext } from 'react';
import type { Formats } from '@earnkit/core';
import type { EarnClient } from '@earnkit/core/client';
import type { Edition } from '@earnkit/core/account/rules';
import type { QueryClient } from '@tanstack/react-query';
import type { EarnQueryOptions } from './earnQuery.ts';
import type { Drafts } from '../submission/drafts.ts';
import type { Submissions } from '../submission/submissions.ts';
import type { OfferedLinks } from './links.ts';
import type { Notice, OnAnalytics } from '../submission/notice.ts';
import type { Scope, Session } from '../submission/session.ts';
import { useHydrated } from './useHydrated.ts';

/** The context of the earn area. Its functions never change identity, but for `now` when the page is hydrated. */
export interface Earn {
  /** Calls the exchange. */
  readonly client: EarnClient;
  /** The session. */
  readonly session: Session;
  /** The part of the cache this session may see. */
  readonly scope: Scope;
  /** BCP 47 language tag. */
  readonly locale: string;
  /** IANA time zone in which days begin and times are shown (AMB-055). */
  readonly timeZone: string;
  /** How dates, times and figures are written. */
  readonly formats: Formats;
  /** IANA time zone in which the exchange counts the days of fixed terms, as its client says (AMB-157). */
  readonly exchangeTimeZone: string;
  /** The current time in unix seconds. Hooks never read the machine's clock directly. */
  readonly now: () => number;
  /**
   * True on a server and while its page is hydrated. `now` is then when the newest prefetched data was read, 0 without any, `timeZone` the
   * host's or UTC, and nothing is read from the exchange. @default false
   */
  readonly hydrating?: boolean;
  /** The edition, which decides wording and features. */
  readonly edition: Edition;
  /** Addresses outside the earn area. */
  readonly links: OfferedLinks;
  /** Opens an address of the host. */
  readonly navigate: (href: string) => void;
  /** Shows the person a notice. */
  readonly notify: (notice: Notice) => void;
  /** Sends an event to the host's analytics. */
  readonly onAnalytics: OnAnalytics;
  /** Asks the person to sign in (SH-05). */
  readonly askLogin: () => void;
  /** The cache; pass it to TanStack Query's hooks as their second argument, or use `useEarnQuery`. */
  readonly queryClient: QueryClient;
  /** Pending submissions; they outlive the dialog that began them. */
  readonly submissions: Submissions;
  /** Amounts that were typed and not sent, kept over a sign-in. */
  readonly drafts: Drafts;
}

/** {@link Earn}, and what takes its place on a server and while its page is hydrated. */
export interface ProvidedEarn extends Earn {
  readonly whileHydrating?: Earn;
}

/** Tells `earnkit-doctor` which copies of the packages a page has. */
((globalThis as { [mark: symbol]: string[] | undefined })[Symbol.for('earnkit')] ??= []).push('@earnkit/hooks 0.1.0');

/** Carries {@link Earn}. */
export const EarnContext = createContext<ProvidedEarn | undefined>(undefined);

/**
 * The context of the earn area around this component.
 *
 * @throws Error outside an `EarnArea` or `EarnProvider`, and where another copy of this package provides it.
 */
export function useEarn(): Earn {
  const earn = useContext(EarnContext);
  // Each component asks for itself: one in a Suspense boundary is hydrated after the area.
  const hydrated = useHydrated();
  if (earn === undefined)
    throw new Error(
      'EK002: No EarnArea or EarnProvider above this component. https://github.com/earnkit/earnkit/blob/main/docs/errors.md#ek002',
    );
  return (!hydrated && earn.whileHydrating) || earn;
}

/** Reads a call that was never answered, unless it is held back, and renders again what waits for it. */
export type PrerenderRead = <Data>(options: EarnQueryOptions<Data>, queryClient: QueryClient) => void;

/**
 * Set in a prerendered dialog. Its effects do not run while it is hidden, so its first answers are read while it renders. Once the dialog
 * is open, the function does nothing.
 */
export const PrerenderContext = createContext<PrerenderRead | undefined>(undefined);
