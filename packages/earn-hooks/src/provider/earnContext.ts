import { createContext, useContext } from 'react';
import type { EarnClient } from '@earnkit/core/client';
import type { Edition } from '@earnkit/core/account/rules';
import type { QueryClient } from '@tanstack/react-query';
import type { Drafts } from '../flow/drafts.ts';
import type { Submissions } from '../flow/submissions.ts';
import type { AreaLinks } from './links.ts';
import type { Notice, TrackedEvent } from './notice.ts';
import type { Scope, Session } from './session.ts';

/** What every hook and component of the earn area has in common. Its functions never change identity. */
export interface Earn {
  /** Calls the exchange. */
  readonly client: EarnClient;
  /** Who is looking. */
  readonly session: Session;
  /** The part of the cache this session may see. */
  readonly scope: Scope;
  /** BCP 47 language tag. */
  readonly locale: string;
  /** IANA time zone in which days begin and times are shown (AMB-055). */
  readonly timeZone: string;
  /** The present, in unix seconds; never read from the machine directly. */
  readonly now: () => number;
  /** Wording and features. */
  readonly edition: Edition;
  /** Where ways out lead. */
  readonly links: AreaLinks;
  /** Goes to an address of the host. */
  readonly navigate: (href: string) => void;
  /** Tells the person something. */
  readonly notify: (notice: Notice) => void;
  /** Counts something. */
  readonly track: (event: TrackedEvent) => void;
  /** Asks the person to sign in (SH-05). */
  readonly askLogin: () => void;
  /** The cache; pass it to TanStack Query's hooks as their second argument, or use `useEarnQuery`. */
  readonly queryClient: QueryClient;
  /** Submissions under way; they outlive the dialog that began them. */
  readonly submissions: Submissions;
  /** Amounts typed and not yet sent, kept over a sign-in and nothing else. */
  readonly drafts: Drafts;
}

/** Carries {@link Earn}. */
export const EarnContext = createContext<Earn | undefined>(undefined);

/**
 * The earn area this component stands in.
 *
 * @throws Error outside an `EarnProvider`.
 */
export function useEarn(): Earn {
  const earn = useContext(EarnContext);
  if (earn === undefined) throw new Error('No EarnProvider above this component');
  return earn;
}
