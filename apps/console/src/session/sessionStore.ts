import * as account from '@earnkit/core/account/contract';
import { createEarnClient, earnErrorOf, type EarnClient } from '@earnkit/core';
import { createEarnQueryClient, type Edition, type Session } from '@earnkit/hooks';
import { useSyncExternalStore } from 'react';
import { sandboxControl, SandboxFailure } from '../sandbox/sandboxControl.ts';

/** What is known of the other side: not yet anything, nothing for now, or who is looking at what. */
export type Standing =
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
      /** Seconds the other side's clock is ahead of this machine's. */
      readonly clockAhead: number;
      /** Grows when somebody signs out or somebody else comes: nothing on the page may outlive that. */
      readonly epoch: number;
    };

const VISITOR: Session = { state: 'anonymous' };
/**
 * A real exchange says that somebody is signed in, not who: each time somebody is found where nobody was, it may be another.
 * So may whoever is found once the page was loaded anew: what the tab keeps of somebody is never shown to them.
 */
let strangers = Date.now();
const somebody = (): Session =>
  current.state === 'known' && current.side === 'exchange' && current.session.state === 'signed-in'
    ? current.session
    : { state: 'signed-in', id: `exchange-${(strangers += 1)}` };
const RETRY_MS = 3000;
/** A step of the clock that is more than the way of an answer and a slow machine explain. */
const CLOCK_STEP_SECONDS = 30;

let current: Standing = { state: 'loading' };
const listeners = new Set<() => void>();
const lossListeners = new Set<() => void>();
const otherTabs = new BroadcastChannel('earnkit.session');
let latestLook = 0;
let retry: ReturnType<typeof setTimeout> | undefined;

/** The one cache of everything the exchange said. */
export const queryClient = createEarnQueryClient();

/** The time a real exchange last wrote on an answer, in unix seconds. */
let exchangeDate: number | undefined;

/** Asks quietly whether a real exchange knows the person; that it does not is an answer, not a loss. */
const prober: EarnClient = createEarnClient({
  readRetries: 1,
  fetch: async (...request) => {
    const answer = await fetch(...request);
    const date = Date.parse(answer.headers.get('date') ?? '');
    exchangeDate = Number.isNaN(date) ? undefined : date / 1000;
    return answer;
  },
});

/** What is known now. */
export const standing = (): Standing => current;

/** What is known, live. */
export const useStanding = (): Standing => useSyncExternalStore(subscribe, standing);

/** The present of a clock that is so many seconds ahead of this machine's, in unix seconds. */
export const presentAt = (clockAhead: number): number => Math.floor(Date.now() / 1000 + clockAhead);

/** The other side's present, in unix seconds. */
export const exchangeNow = (): number => presentAt(current.state === 'known' ? current.clockAhead : 0);

/**
 * Looks again who is signed in and what time it is there. Of several looks under way only the latest counts.
 *
 * @param quietly a lost session is not told, because something else asks to sign in.
 */
export async function lookAgain({ quietly = false }: { quietly?: boolean } = {}): Promise<void> {
  latestLook += 1;
  const look = latestLook;
  clearTimeout(retry);
  const seen = await see();
  if (look !== latestLook) return;
  if (seen !== undefined) {
    const lost = sessionOf(current) === 'signed-in' && sessionOf(seen) === 'anonymous';
    become({ ...seen, epoch: epochWith(seen.session) });
    if (lost && !quietly) for (const listener of lossListeners) listener();
    return;
  }
  // what is on the screen stays; only who has nothing yet is told
  if (current.state !== 'known') become({ state: 'failed' });
  retry = setTimeout(() => void lookAgain(), RETRY_MS);
}

/** Tells of a session that ended without anybody having signed out here or in another tab. Returns how to stop listening. */
export function onSessionLost(listener: () => void): () => void {
  lossListeners.add(listener);
  return () => lossListeners.delete(listener);
}

/** Somebody signs out: what was private leaves the screen before anybody is asked. */
export function leaveSession(): void {
  // a look that began before would bring the person back
  latestLook += 1;
  if (current.state === 'known' && current.session.state === 'signed-in')
    become({ ...current, session: { state: 'anonymous', signedOut: true }, world: undefined, epoch: current.epoch + 1 });
}

/** What one tab tells the others: somebody signed in, somebody signed out, or something else moved. */
type TabNews = { readonly news: 'signed-in'; readonly person: string } | { readonly news: 'signed-out' | 'moved' };

const isTabNews = (data: unknown): data is TabNews => typeof data === 'object' && data !== null && 'news' in data;

/** Tells the other tabs that the session changed here. */
export function tellOtherTabs(news: TabNews['news']): void {
  if (news !== 'signed-in') otherTabs.postMessage({ news } satisfies TabNews);
  else if (current.state === 'known' && current.session.state === 'signed-in')
    otherTabs.postMessage({ news, person: current.session.id } satisfies TabNews);
  else otherTabs.postMessage({ news: 'moved' } satisfies TabNews);
}

otherTabs.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  if (!isTabNews(data)) return;
  const here = current.state === 'known' && current.session.state === 'signed-in' ? current.session.id : undefined;
  // what is private leaves the screen before anybody is asked: until the server has heard of it, or answers, it would stay
  if (data.news === 'signed-out' || (data.news === 'signed-in' && here !== undefined && here !== data.person)) leaveSession();
  if (data.news !== 'signed-out') void lookAgain();
});
addEventListener('focus', () => void lookAgain());

/** What one look saw; which epoch that is follows from what was known before. */
type Seen = Omit<Extract<Standing, { state: 'known' }>, 'epoch'>;

async function see(): Promise<Seen | undefined> {
  const asked = Date.now();
  try {
    const { user, world, now, edition } = await sandboxControl.state();
    const clockAhead = Math.round(now - (asked + Date.now()) / 2000);
    return {
      state: 'known',
      side: 'sandbox',
      session: user === null ? VISITOR : { state: 'signed-in', id: user.id },
      edition,
      world: world ?? undefined,
      clockAhead: steady(clockAhead),
    };
  } catch (error) {
    return error instanceof SandboxFailure && error.absent ? seeExchange() : undefined;
  }
}

async function seeExchange(): Promise<Seen | undefined> {
  let session: Session;
  try {
    await prober.call(account.accountMode, undefined);
    session = somebody();
  } catch (error) {
    if (earnErrorOf(error)?.kind !== 'login-needed') return undefined;
    session = VISITOR;
  }
  const clockAhead = exchangeDate === undefined ? 0 : Math.round(exchangeDate - Date.now() / 1000);
  return { state: 'known', side: 'exchange', edition: 'global', world: undefined, session, clockAhead: steady(clockAhead) };
}

/** Whoever was here last, over a session that was lost in between; nobody after a sign-out. */
let lastPerson: string | undefined;

/** A lost session costs nothing that is on the page, as long as the same person comes back. */
function epochWith(session: Session): number {
  const before = current.state === 'known' ? current.epoch : 0;
  if (session.state === 'anonymous') return before;
  const another = lastPerson !== undefined && lastPerson !== session.id;
  lastPerson = session.id;
  return another ? before + 1 : before;
}

const sessionOf = (at: Standing | Seen): Session['state'] | undefined => (at.state === 'known' ? at.session.state : undefined);

/** Small differences between two looks are the network's; following them would make times on the screen flicker. */
const steady = (clockAhead: number): number =>
  current.state === 'known' && Math.abs(current.clockAhead - clockAhead) < CLOCK_STEP_SECONDS ? current.clockAhead : clockAhead;

function become(next: Standing): void {
  const before = current;
  current = next;
  for (const listener of listeners) listener();
  const moved = before.state === 'known' && next.state === 'known' && before.clockAhead !== next.clockAhead;
  if (moved) void queryClient.invalidateQueries();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
