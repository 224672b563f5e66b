import * as account from '@earnkit/core/account/contract';
import { earnErrorOf } from '@earnkit/core';
import { createEarnClient, type EarnClient } from '@earnkit/core/client';
import { createEarnQueryClient, type Edition, type Session } from '@earnkit/hooks';
import { useSyncExternalStore } from 'react';
import { csrfTokens } from './csrfTokens.ts';
import { watchClock } from './watchClock.ts';
import { readSandboxState, SandboxFailure } from './sandboxState.ts';

/** State of the session: loading, failed, or the signed-in person and the server. */
export type SessionState =
  | { readonly state: 'loading' }
  | { readonly state: 'failed' }
  | {
      readonly state: 'known';
      /** The sandbox, or a real exchange behind the proxy. */
      readonly side: 'sandbox' | 'exchange';
      readonly session: Session;
      readonly edition: Edition;
      /** The sandbox's name of who is signed in. */
      readonly world: string | undefined;
      /** Seconds by which the server's clock is ahead of this machine's. */
      readonly clockAhead: number;
      /** Why nothing can be changed at the sandbox at the moment. */
      readonly readOnly?: 'ledger' | 'disk';
      /** Increases after a sign-out or when another person signs in. Nothing on the page may be kept then. */
      readonly epoch: number;
    };

const VISITOR: Session = { state: 'anonymous' };
const EDITIONS: readonly Edition[] = ['global', 'us'];
/**
 * For an exchange that reports that somebody is signed in, but not who. After each sign-in and each reload it may be another person,
 * who must not see what the tab keeps of the previous one.
 */
let strangers = Date.now();
let stranger: { readonly id: string; readonly token: string } | undefined;
const somebody = (): Session => {
  const token = csrfTokens().join();
  const stays = current.state === 'known' && current.side === 'exchange' && current.session.state === 'signed-in';
  // a sign-in changes the csrf cookie, so a changed cookie may mean another person
  if (stranger === undefined || !stays || stranger.token !== token) stranger = { id: `stranger-${(strangers += 1)}`, token };
  return { state: 'signed-in', id: stranger.id };
};
const RETRY_MS = 3000;
/** An answer that takes longer does not tell the time exactly enough, in milliseconds. */
const SLOW_MS = 1000;
/** Duration of the fastest answer so far, which gives the clock, in milliseconds. */
let quickest = Number.POSITIVE_INFINITY;
/** Whether the clock has been read a second time. */
let askedAgain = false;
/** A clock difference that is too large to be caused by the network or a slow machine, in seconds. */
const CLOCK_STEP_SECONDS = 30;

let current: SessionState = { state: 'loading' };
const listeners = new Set<() => void>();
const lossListeners = new Set<() => void>();
const otherTabs = new BroadcastChannel('earnkit.session');
let latestLook = 0;
let retry: ReturnType<typeof setTimeout> | undefined;

/** The cache of the exchange's answers. */
export const queryClient = createEarnQueryClient();

/** The `Date` header of the exchange's last answer, in unix seconds. */
let exchangeDate: number | undefined;

/** Asks a real exchange who is signed in, without a login prompt. */
const prober: EarnClient = createEarnClient({
  readRetries: 1,
  fetch: async (...request) => {
    const answer = await fetch(...request);
    const date = Date.parse(answer.headers.get('date') ?? '');
    exchangeDate = Number.isNaN(date) ? undefined : date / 1000;
    return answer;
  },
});

/** The session state now. */
export const sessionState = (): SessionState => current;

/** The session state, live. */
export const useSessionState = (): SessionState => useSyncExternalStore(subscribe, sessionState);

/** Whether a real exchange answers, so that there is nothing of the sandbox. */
export function useAtExchange(): boolean {
  const known = useSessionState();
  return known.state === 'known' && known.side === 'exchange';
}

/** The time of a clock that is ahead of this machine's by some seconds, in unix seconds. */
export const presentAt = (clockAhead: number): number => Math.floor(Date.now() / 1000 + clockAhead);

/** The server's time, in unix seconds. */
export const exchangeNow = (): number => presentAt(current.state === 'known' ? current.clockAhead : 0);

/**
 * Reads the session and the server's time again. Of several concurrent reads only the latest counts.
 *
 * @param quietly does not report a lost session, because something else asks to sign in.
 */
export async function refreshSession({ quietly = false }: { quietly?: boolean } = {}): Promise<void> {
  latestLook += 1;
  const look = latestLook;
  clearTimeout(retry);
  const seen = await see();
  if (look !== latestLook) return;
  if (seen !== undefined) {
    const lost = sessionOf(current) === 'signed-in' && sessionOf(seen) === 'anonymous';
    become({ ...seen, epoch: epochWith(seen.session) });
    if (lost && !quietly) for (const listener of lossListeners) listener();
    // An answer that took long says little of the clock. Nobody waits for the second one.
    if (quickest > SLOW_MS && !askedAgain) {
      askedAgain = true;
      void refreshSession({ quietly });
    }
    return;
  }
  // what is on the screen stays; only who has nothing yet is told
  if (current.state !== 'known') become({ state: 'failed' });
  retry = setTimeout(() => void refreshSession(), RETRY_MS);
}

/** Listens for a session that ended without a sign-out in any tab. Returns a function that stops listening. */
export function onSessionLost(listener: () => void): () => void {
  lossListeners.add(listener);
  return () => lossListeners.delete(listener);
}

/** Ends the session here at once: private data leaves the screen before the server answers. */
export function endSession(): void {
  // a look that began before would bring the person back
  latestLook += 1;
  if (current.state === 'known' && current.session.state === 'signed-in')
    become({ ...current, session: { state: 'anonymous', signedOut: true }, world: undefined, epoch: current.epoch + 1 });
}

/** Message to other tabs: somebody signed in, somebody signed out, or something else changed. */
type TabNews = { readonly news: 'signed-in'; readonly person: string } | { readonly news: 'signed-out' | 'moved' };

const isTabNews = (data: unknown): data is TabNews => typeof data === 'object' && data !== null && 'news' in data;

/** Tells other tabs that the session changed. */
export function notifyOtherTabs(news: TabNews['news']): void {
  if (news !== 'signed-in') otherTabs.postMessage({ news } satisfies TabNews);
  else if (current.state === 'known' && current.session.state === 'signed-in')
    otherTabs.postMessage({ news, person: current.session.id } satisfies TabNews);
  else otherTabs.postMessage({ news: 'moved' } satisfies TabNews);
}

function hearOtherTabs({ data }: MessageEvent<unknown>): void {
  if (!isTabNews(data)) return;
  const here = personOf(current);
  // what is private leaves the screen before anybody is asked: until the server has heard of it, or answers, it would stay
  if (data.news === 'signed-out' || (data.news === 'signed-in' && here !== undefined && here !== data.person)) endSession();
  if (data.news !== 'signed-out') void refreshSession();
}

/** Reads the session now and whenever it may have changed. Returns a function that stops and forgets everybody. */
export function watchSession(): () => void {
  const look = (): void => void refreshSession();
  // a page that the browser kept whole does not say that it has the focus again
  const lookIfKept = ({ persisted }: PageTransitionEvent): void => void (persisted && refreshSession());
  otherTabs.addEventListener('message', hearOtherTabs);
  addEventListener('focus', look);
  addEventListener('pageshow', lookIfKept);
  const stopWatching = watchClock(look);
  look();
  return () => {
    stopWatching();
    otherTabs.removeEventListener('message', hearOtherTabs);
    removeEventListener('focus', look);
    removeEventListener('pageshow', lookIfKept);
    clearTimeout(retry);
    latestLook += 1;
    queryClient.clear();
    become({ state: 'loading' });
    lastPerson = undefined;
  };
}

/** The result of one read, without the epoch, which depends on the state before. */
type Seen = Omit<Extract<SessionState, { state: 'known' }>, 'epoch'>;

/**
 * The person who is signed in by the cookies of this page, as the server reports it now; `undefined` for a visitor.
 *
 * @throws Error if the server cannot tell, because the person may be another one.
 */
export async function whoIsSignedIn(): Promise<string | undefined> {
  const seen = await see();
  if (seen === undefined) throw new Error('The server does not say who is signed in');
  return seen.session.state === 'signed-in' ? seen.session.id : undefined;
}

async function see(): Promise<Seen | undefined> {
  const asked = Date.now();
  try {
    const { user, world, now, edition, verified, readOnly } = await readSandboxState();
    const took = Date.now() - asked;
    const clockAhead = Math.round(now - (asked + took / 2) / 1000);
    return {
      state: 'known',
      side: 'sandbox',
      session: user === null ? VISITOR : { state: 'signed-in', id: user.id, verified },
      edition,
      world: world ?? undefined,
      clockAhead: steady(clockAhead, took),
      ...(readOnly !== null && { readOnly }),
    };
  } catch (error) {
    return error instanceof SandboxFailure && error.absent ? seeExchange() : undefined;
  }
}

/**
 * The encrypted id that a person's invitations carry (SH-25); `undefined` where the exchange gives none. It is the same after
 * a reload and a new sign-in.
 *
 * @throws EarnFailure where the exchange cannot answer right now: it has to be asked again, because an unknown person is not
 * another one.
 */
async function encryptedUid(): Promise<string | undefined> {
  try {
    return (await prober.call(account.referral, undefined)).encryptedUid;
  } catch (error) {
    const reason = earnErrorOf(error);
    const refused = reason?.kind === 'http' && reason.status < 500 && reason.status !== 429;
    if (refused || reason?.kind === 'business' || reason?.kind === 'contract') return undefined;
    throw error;
  }
}

async function seeExchange(): Promise<Seen | undefined> {
  const asked = Date.now();
  let session: Session;
  try {
    const [, uid] = await Promise.all([prober.call(account.accountMode, undefined), encryptedUid()]);
    session = uid === undefined ? somebody() : { state: 'signed-in', id: `exchange-${uid}` };
  } catch (error) {
    if (earnErrorOf(error)?.kind !== 'login-needed') return undefined;
    session = VISITOR;
  }
  const clockAhead = exchangeDate === undefined ? 0 : Math.round(exchangeDate - Date.now() / 1000);
  return {
    state: 'known',
    side: 'exchange',
    edition: editionOfPage(),
    world: undefined,
    session,
    clockAhead: steady(clockAhead, Date.now() - asked),
  };
}

/** A real exchange does not report its edition, so the console's server writes the edition of its settings into the page (US-01). */
const editionOfPage = (): Edition => {
  const written = document.querySelector<HTMLMetaElement>('meta[name="earnkit-edition"]')?.content;
  return EDITIONS.find((one) => one === written) ?? 'global';
};

/** The last person, kept while a session is lost; none after a sign-out. */
let lastPerson: string | undefined;

/** A lost session keeps the page as it is when the same person signs in again. */
function epochWith(session: Session): number {
  const before = current.state === 'known' ? current.epoch : 0;
  if (session.state === 'anonymous') return before;
  const another = lastPerson !== undefined && lastPerson !== session.id;
  lastPerson = session.id;
  return another ? before + 1 : before;
}

const personOf = (at: SessionState): string | undefined =>
  at.state === 'known' && at.session.state === 'signed-in' ? at.session.id : undefined;

const sessionOf = (at: SessionState | Seen): Session['state'] | undefined => (at.state === 'known' ? at.session.state : undefined);

/**
 * Ignores small differences between two reads, which are caused by the network, so that shown times do not flicker. A faster answer than
 * all before replaces the clock, because it is more exact.
 *
 * @param took how long the answer took, in milliseconds.
 */
function steady(clockAhead: number, took: number): number {
  const moved = current.state !== 'known' || isStep(current.clockAhead, clockAhead);
  if (!moved && took >= quickest) return current.state === 'known' ? current.clockAhead : clockAhead;
  quickest = took;
  return clockAhead;
}

const isStep = (before: number, after: number): boolean => Math.abs(before - after) >= CLOCK_STEP_SECONDS;

function become(next: SessionState): void {
  const before = current;
  current = next;
  for (const listener of listeners) listener();
  const moved = before.state === 'known' && next.state === 'known' && isStep(before.clockAhead, next.clockAhead);
  if (moved) void queryClient.invalidateQueries();
  // What the exchange said of a person, the area forgets; what the sandbox said of them is the console's own.
  const left = personOf(before);
  if (left !== undefined && left !== personOf(next))
    queryClient.removeQueries({ queryKey: ['sandbox'], predicate: ({ queryKey }) => queryKey.includes(left) });
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
