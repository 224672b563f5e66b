'use client';
import { type ReactElement, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import type { EarnClient } from '@earnkit/core/client';
import type { Edition } from '@earnkit/core/account/rules';
import { QueryClient } from '@tanstack/react-query';
import { type DraftStorage, createDrafts } from '../flow/drafts.ts';
import { createSubmissions } from '../flow/submissions.ts';
import { type Earn, EarnContext } from './earnContext.ts';
import { audienceKey } from './earnQuery.ts';
import { type AreaLinks, areaLinks, thisPage } from './links.ts';
import type { Notice, TrackedEvent } from './notice.ts';
import type { EarnPrompts } from './prompts.ts';
import { type Session, scopeOf } from './session.ts';
import { type Logger, withUnreadableLog } from './unreadable.ts';

/** Props of {@link EarnProvider}. */
export interface EarnProviderProps {
  /** Calls the exchange; made once with `createEarnClient`. */
  client: EarnClient;
  /**
   * Who is looking. When it changes, what was read for the one before leaves memory. What they typed and sent is kept for
   * them over a lost session, and forgotten when somebody else signs in.
   */
  session: Session;
  /** BCP 47 language tag. @default 'en' */
  locale?: string;
  /** IANA time zone. @default the browser's */
  timeZone?: string;
  /** The present in unix seconds. @default the machine's clock */
  now?: () => number;
  /** Wording and features. @default 'global' */
  edition?: Edition;
  /** Where ways out lead; what is not given keeps the documented route. @default the documented routes */
  links?: Partial<AreaLinks>;
  /** Goes to an address of the host, for a router. @default loads the page */
  navigate?: (href: string) => void;
  /** Tells the person something no open screen shows. @default says nothing */
  notify?: (notice: Notice) => void;
  /** Counts what was sent and how it ended, for analytics (FM-25, AMB-078). @default counts nothing */
  track?: (event: TrackedEvent) => void;
  /** Writes down what only a developer can mend, each thing once (UI-29, AMB-133). @default console.error */
  logger?: Logger;
  /** Asks the person to sign in. @default goes to the login link, which knows where to come back to (SH-05) */
  onLoginNeeded?: () => void;
  /** The area stands in the exchange's own app: signing in is `onAppLogin`'s (SH-06, AMB-010). @default false */
  appMode?: boolean;
  /** Opens the app's login; counts in app mode only. @default as outside the app */
  onAppLogin?: () => void;
  /** What the client has to ask the person; made with `createEarnPrompts` and given to both. @default the client asks nothing */
  prompts?: EarnPrompts;
  /** A cache to share; keys begin with `earnkit`. @default one of its own */
  queryClient?: QueryClient;
  /** The earn area. */
  children: ReactNode;
}

/** One cache for one earn area. The transport retries reads by itself (SH-45), so the cache does not. */
export const createEarnQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      // 'always': whether the device is offline is for the transport to say, with an error a person can read.
      queries: { retry: false, networkMode: 'always', refetchIntervalInBackground: false, refetchOnWindowFocus: true, gcTime: 300_000 },
    },
  });

const browserTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';

const machineNow = (): number => Math.floor(Date.now() / 1000);

/**
 * Everything the hooks and components of an earn area have in common, in one stable context (house rule). Put one around
 * the area; `EarnArea` of `@earnkit/components` is this with theme, words and toasts.
 */
export function EarnProvider(props: EarnProviderProps): ReactElement {
  const { client, session, locale = 'en', timeZone, edition = 'global', links, prompts, queryClient, children } = props;
  // The host's functions may be new at every render; what the context hands out never is.
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });

  const [actions] = useState(() => {
    const navigate = (href: string): void => (latest.current.navigate ?? loadPage)(href);
    return {
      now: (): number => (latest.current.now ?? machineNow)(),
      navigate,
      notify: (notice: Notice): void => latest.current.notify?.(notice),
      track: (event: TrackedEvent): void => latest.current.track?.(event),
    };
  });
  // oxlint-disable-next-line no-console -- where a host names no logger, a developer finds the line in the console (AMB-133)
  const [log] = useState(() => (line: string) => (latest.current.logger ?? console.error)(line));
  const [own] = useState(() => ({
    queryClient: queryClient ?? createEarnQueryClient(),
    submissions: createSubmissions({ track: actions.track }),
    drafts: createDrafts(tabStorage()),
  }));
  const cache = queryClient ?? own.queryClient;
  const scope = scopeOf(session);
  const signedOut = session.state === 'anonymous' && session.signedOut === true;

  const logged = useMemo(() => withUnreadableLog(client, log), [client, log]);
  const allLinks = useMemo((): AreaLinks => ({ ...areaLinks(locale), ...links }), [locale, links]);
  const zone = useMemo(() => timeZone ?? browserTimeZone(), [timeZone]);
  const earn = useMemo(
    (): Earn => ({
      client: logged,
      session: scope === 'anonymous' ? { state: 'anonymous', signedOut } : { state: 'signed-in', id: scope.slice('person:'.length) },
      scope,
      locale,
      timeZone: zone,
      edition,
      links: allLinks,
      ...actions,
      askLogin: () => {
        const { appMode, onAppLogin, onLoginNeeded } = latest.current;
        // Whichever it is may take the forms on the screen away.
        own.drafts.keepAll();
        if (appMode && onAppLogin) onAppLogin();
        else if (onLoginNeeded) onLoginNeeded();
        else actions.navigate(allLinks.login(thisPage()));
      },
      queryClient: cache,
      submissions: own.submissions,
      drafts: own.drafts,
    }),
    [logged, scope, signedOut, locale, zone, edition, allLinks, actions, cache, own],
  );

  const { askLogin } = earn;
  useEffect(() => prompts?.watchLogin(askLogin), [prompts, askLogin]);

  useEffect(() => {
    if (!signedOut) return;
    own.drafts.forget();
    own.submissions.forget();
  }, [signedOut, own]);

  const before = useRef(scope);
  useEffect(() => {
    if (scope !== 'anonymous') own.drafts.belongTo(scope);
    own.submissions.belongTo(scope);
    const previous = before.current;
    if (previous === scope) return;
    prompts?.cancelAll();
    // Keys carry the scope, so nothing of before was shown; now it leaves memory too.
    const queryKey = audienceKey(previous);
    void cache.cancelQueries({ queryKey });
    cache.removeQueries({ queryKey });
    before.current = scope;
  }, [scope, cache, own, prompts]);

  useEffect(() => {
    cache.mount();
    return () => cache.unmount();
  }, [cache]);

  return <EarnContext.Provider value={earn}>{children}</EarnContext.Provider>;
}

/** Storage can be switched off altogether, and then even looking at it throws. */
const tabStorage = (): DraftStorage | undefined => {
  try {
    return typeof window === 'undefined' ? undefined : window.sessionStorage;
  } catch {
    return undefined;
  }
};

const loadPage = (href: string): void => {
  if (typeof window !== 'undefined') window.location.assign(href);
};
