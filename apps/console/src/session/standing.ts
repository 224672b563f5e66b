import { account, createEarnClient, earnErrorOf, type EarnClient } from '@earnkit/core';
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
    };

const VISITOR: Session = { state: 'visitor' };
/** A real exchange says that somebody is signed in, not who: one name for all, forgotten with every sign-out. */
const SOMEBODY: Session = { state: 'signed-in', id: 'exchange' };
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

/** Asks quietly whether a real exchange knows the person; that it does not is an answer, not a loss. */
const prober: EarnClient = createEarnClient({ readRetries: 1 });

/** What is known now. */
export const standing = (): Standing => current;

/** What is known, live. */
export const useStanding = (): Standing => useSyncExternalStore(subscribe, standing);

/** The other side's present, in unix seconds. */
export const exchangeNow = (): number => Math.floor(Date.now() / 1000 + (current.state === 'known' ? current.clockAhead : 0));

/** Looks again who is signed in and what time it is there. Of several looks under way only the latest counts. */
export async function lookAgain(): Promise<void> {
  latestLook += 1;
  const look = latestLook;
  clearTimeout(retry);
  const seen = await see();
  if (look !== latestLook) return;
  if (seen !== undefined) {
    const lost = sessionOf(current) === 'signed-in' && sessionOf(seen) === 'visitor';
    become(seen);
    if (lost) for (const listener of lossListeners) listener();
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
  if (current.state === 'known' && current.session.state === 'signed-in') become({ ...current, session: VISITOR, world: undefined });
}

/** Tells the other tabs that the session changed here. */
export const tellOtherTabs = (what: 'signed-in' | 'signed-out' | 'moved'): void => otherTabs.postMessage(what);

otherTabs.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  if (data === 'signed-out') leaveSession();
  void lookAgain();
});
addEventListener('focus', () => void lookAgain());

async function see(): Promise<Standing | undefined> {
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

async function seeExchange(): Promise<Standing | undefined> {
  const found = { state: 'known', side: 'exchange', edition: 'global', world: undefined, clockAhead: 0 } as const;
  try {
    await prober.call(account.accountMode, undefined);
    return { ...found, session: SOMEBODY };
  } catch (error) {
    return earnErrorOf(error)?.kind === 'login-needed' ? { ...found, session: VISITOR } : undefined;
  }
}

const sessionOf = (at: Standing): Session['state'] | undefined => (at.state === 'known' ? at.session.state : undefined);

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
