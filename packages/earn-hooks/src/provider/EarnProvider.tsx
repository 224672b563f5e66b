'use client';
import { type ReactElement, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { type Formats, isTimeZone } from '@earnkit/core';
import type { EarnClient } from '@earnkit/core/client';
import type { Edition } from '@earnkit/core/account/rules';
import { QueryClient, focusManager } from '@tanstack/react-query';
import { forgetChoices } from './deviceChoices.ts';
import { type DraftStorage, createDrafts } from '../submission/drafts.ts';
import { createSubmissions } from '../submission/submissions.ts';
import { composing } from './composing.ts';
import { type Earn, EarnContext, type ProvidedEarn } from './earnContext.ts';
import { audienceKey } from './earnQuery.ts';
import { offeredLinks, type OwnLinks, thisPage } from './links.ts';
import type { Notice, AnalyticsProps, OnAnalytics } from '../submission/notice.ts';
import type { EarnPrompts } from './prompts.ts';
import { standingClock } from './queryState.ts';
import { type Scope, type Session, isVerified, scopeOf } from '../submission/session.ts';
import { type Logger, withUnreadableLog } from './unreadable.ts';
import { useHydrated } from './useHydrated.ts';

export interface EarnProviderProps {
  /** The client of the exchange, created once with `createEarnClient`. */
  client: EarnClient;
  /**
   * The session. When it changes, private data of the one before is removed. Typed amounts and pending orders are kept over
   * a lost session and forgotten when another person signs in.
   */
  session: Session;
  /** BCP 47 language tag. @default 'en' */
  locale?: string;
  /** IANA time zone. A page that a server renders shows UTC until it is hydrated, unless this is given. @default the browser's */
  timeZone?: string;
  /**
   * How dates, times and figures are written. The decimal mark is a point in every language (FM-01).
   * @default 03/15/2024 15:05 in English, 2024/03/15 15:05 in every other language, 1,234.5 in each (FM-01, FM-17, AMB-171)
   */
  formats?: Formats;
  /** The current time in unix seconds. Not called on a server, nor until the page is hydrated. @default the machine's clock */
  now?: () => number;
  /** The edition, which decides wording and features. @default 'global' */
  edition?: Edition;
  /**
   * Addresses outside the earn area: `null` for a page that the product does not have. One that is left out keeps its documented route,
   * which is logged in development when a part leads there; `areaLinks(locale)` says that the documented routes are the product's.
   * @default the documented routes
   */
  links?: OwnLinks;
  /** Opens an address of the host, for a router. @default loads the page */
  navigate?: (href: string) => void;
  /** Shows a notice that no open screen shows. @default shows nothing */
  notify?: (notice: Notice) => void;
  /** Receives analytics events (FM-25, AMB-078). @default ignores them */
  onAnalytics?: OnAnalytics;
  /** Logs what only a developer can fix, each problem once (UI-29, AMB-133). @default console.error */
  logger?: Logger;
  /** Asks the person to sign in. @default opens the login link with the path to return to (SH-05) */
  onLoginNeeded?: () => void;
  /** The area runs in the exchange's own app, where `onAppLogin` signs in (SH-06, AMB-010). @default false */
  appMode?: boolean;
  /** Opens the app's login; used in app mode only. @default as outside the app */
  onAppLogin?: () => void;
  /** The client's questions, created with `createEarnPrompts` and given to both. @default the client asks nothing */
  prompts?: EarnPrompts;
  /** A cache to share; keys begin with `earnkit`. @default a new one */
  queryClient?: QueryClient;
  /** The earn area. */
  children: ReactNode;
}

/**
 * Creates the cache of an earn area. The area's reads set their own options, so any `QueryClient` works. This one starts each read in
 * its own task, because a page that starts many reads at once would not respond in the meantime.
 */
export const createEarnQueryClient = (): QueryClient => new QueryClient({ defaultOptions: { queries: { behavior: { onFetch: defer } } } });

function defer(context: { fetchFn: () => unknown }): void {
  const { fetchFn } = context;
  context.fetchFn = () => new Promise((resolve) => setTimeout(resolve)).then(fetchFn);
}

const browserTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';

const machineNow = (): number => Math.floor(Date.now() / 1000);

/**
 * Provides the hooks and components of an earn area with one stable context. Put one around the area; `EarnArea` of
 * `@earnkit/components` is this provider with theme, messages and toasts.
 */
export function EarnProvider(props: EarnProviderProps): ReactElement {
  const { client, session, locale = 'en', timeZone, formats, edition = 'global', links, prompts, queryClient, children } = props;
  // The host's functions may change with every render; the functions of the context are stable.
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
      onAnalytics: (name: string, props: AnalyticsProps): void => latest.current.onAnalytics?.(name, props),
    };
  });
  const [current] = useState(() => () => personOf(scopeOf(latest.current.session)));
  // oxlint-disable-next-line no-console -- without a logger of the host, a developer finds the line in the console (AMB-133)
  const [log] = useState(() => (line: string) => (latest.current.logger ?? console.error)(line));
  const [own] = useState(() => ({
    queryClient: queryClient ?? createEarnQueryClient(),
    submissions: createSubmissions({ onAnalytics: actions.onAnalytics }),
    drafts: createDrafts(tabStorage()),
    refusals: createRefusals(),
  }));
  const cache = queryClient ?? own.queryClient;
  const scope = scopeOf(session);
  const verified = isVerified(session);
  const signedOut = session.state === 'anonymous' && session.signedOut === true;

  const bound = useMemo(() => {
    const composer = { id: personOf(scope), current };
    return composing(withUnreadableLog(client, log), composer, () => own.refusals.add(scope));
  }, [client, log, scope, current, own]);
  const allLinks = useMemo(() => offeredLinks(locale, links ?? {}, log), [locale, links, log]);
  const { exchangeTimeZone = 'UTC' } = client;
  const hydrated = useHydrated();
  const zone = useMemo(() => timeZone ?? (hydrated ? browserTimeZone() : 'UTC'), [timeZone, hydrated]);
  const { dateOrder, hours, grouping } = formats ?? {};
  const earn = useMemo(
    (): Earn => ({
      client: bound,
      session:
        scope === 'anonymous' ? { state: 'anonymous', signedOut } : { state: 'signed-in', id: scope.slice('person:'.length), verified },
      scope,
      locale,
      timeZone: zone,
      formats: { ...(dateOrder && { dateOrder }), ...(hours && { hours }), ...(grouping && { grouping }) },
      exchangeTimeZone,
      edition,
      links: allLinks,
      ...actions,
      askLogin: () => {
        const { appMode, onAppLogin, onLoginNeeded } = latest.current;
        // Each of these may replace the forms on the screen.
        own.drafts.keepAll();
        if (appMode && onAppLogin) onAppLogin();
        else if (onLoginNeeded) onLoginNeeded();
        else actions.navigate(allLinks.login(thisPage()));
      },
      queryClient: cache,
      submissions: own.submissions,
      drafts: own.drafts,
    }),
    [bound, scope, verified, signedOut, locale, zone, dateOrder, hours, grouping, exchangeTimeZone, edition, allLinks, actions, cache, own],
  );

  const provided = useMemo(
    (): ProvidedEarn => ({ ...earn, whileHydrating: { ...earn, timeZone: timeZone ?? 'UTC', now: standingClock(cache), hydrating: true } }),
    [earn, timeZone, cache],
  );

  const { askLogin } = earn;
  useEffect(() => prompts?.watchLogin(askLogin), [prompts, askLogin]);

  useEffect(() => {
    if (!signedOut) return;
    own.drafts.forget();
    own.submissions.forget();
    forgetChoices();
  }, [signedOut, own]);

  const before = useRef(scope);
  useEffect(() => {
    if (scope !== 'anonymous') own.drafts.setOwner(scope);
    own.submissions.setOwner(scope);
    const previous = before.current;
    if (previous === scope) return;
    prompts?.cancelAll();
    // Keys carry the scope, so earlier data was not shown; now it is removed too.
    const queryKey = audienceKey(previous);
    void cache.cancelQueries({ queryKey });
    cache.removeQueries({ queryKey });
    before.current = scope;
    if (scope === 'anonymous' || !own.refusals.take(previous)) return;
    // The refused write and its toasts disappeared together with their person. The current person is notified after that.
    setTimeout(() => actions.notify({ tone: 'warning', key: 'earn.error.anotherPerson' }));
  }, [scope, cache, own, prompts, actions]);

  // The first formatters of a page take some 60 ms on a phone, because the browser reads its locale data. They are created while the
  // first answers are loading, each in its own task, because each reads another part of that data.
  useEffect(() => {
    const timers = [
      setTimeout(() => new Intl.Collator()),
      setTimeout(() => isTimeZone(zone)),
      setTimeout(() => new Intl.NumberFormat().format(0)),
    ];
    return () => timers.forEach(clearTimeout);
  }, [zone]);

  useEffect(() => {
    cache.mount();
    return () => cache.unmount();
  }, [cache]);

  // A page restored from the back/forward cache shows its old state, which may be hours old, so refetch.
  useEffect(() => {
    const refetchAfterRestore = ({ persisted }: PageTransitionEvent): void => void (persisted && focusManager.onFocus());
    addEventListener('pageshow', refetchAfterRestore);
    return () => removeEventListener('pageshow', refetchAfterRestore);
  }, []);

  // What became of an order may be known now that the exchange can be reached again.
  useEffect(() => {
    addEventListener('online', own.submissions.checkUnresolved);
    return () => removeEventListener('online', own.submissions.checkUnresolved);
  }, [own]);

  return <EarnContext.Provider value={provided}>{children}</EarnContext.Provider>;
}

/** The id of who is signed in; `undefined` for a visitor. */
const personOf = (scope: Scope): string | undefined => (scope === 'anonymous' ? undefined : scope.slice('person:'.length));

/** Remembers whose write was refused because another person is signed in. It is reported once the page shows that person. */
function createRefusals() {
  let of: Scope | undefined;
  return {
    add: (scope: Scope): void => {
      of = scope;
    },
    take: (scope: Scope): boolean => {
      const refused = of === scope;
      of = undefined;
      return refused;
    },
  };
}

/** With storage disabled, even reading the property throws. */
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
