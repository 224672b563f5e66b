'use client';
import type { EarnError } from '@earnkit/core';
import { valueToSend, type NotificationSwitch, notificationSwitches, subscriptionToast } from '@earnkit/core/notifications/rules';
import { settingSubmission } from '../flow/settingSubmission.ts';
import type { SubmissionSpec } from '../submission/submission.ts';
import { invalidate, updateCached } from '../provider/cache.ts';
import { type Earn, useEarn } from '../provider/earnContext.ts';
import { type SwitchCalls, candyDropCalls, exchangeToGtCalls, holderAirdropCalls, launchpoolCalls } from './switchCalls.ts';
import { useSubmission } from '../flow/useSubmission.ts';
import { useEarnQuery } from '../provider/useEarnQuery.ts';
import { queryStateOf } from '../provider/queryState.ts';
import type { NoticeKey } from '../submission/notice.ts';

declare module '../submission/notice.ts' {
  interface NoticeKeys {
    'finances.subscribed.tip': never;
    'finances.subscription.cancelled': never;
    'earn.notifications.notChanged': never;
    'earn.notifications.unresolved.toast': never;
  }
}

/** Milliseconds in which a second press is ignored, so that a double click switches once. */
export const SWITCH_DEBOUNCE_MS = 500;

/** The requested state of a switch. */
export interface SwitchChange {
  readonly on: boolean;
}

/** What a change of a switch touches. */
type SwitchSurroundings = Pick<Earn, 'client' | 'queryClient' | 'scope' | 'notify' | 'askLogin'>;

/**
 * The submission that sets a switch (SH-61). After a lost answer the state is read from the exchange.
 *
 * @param toast key of the toast after it was set.
 */
export const switchSubmission = <State>(
  earn: SwitchSurroundings,
  calls: SwitchCalls<State>,
  toast: (on: boolean) => NoticeKey,
): SubmissionSpec<SwitchChange, true, undefined> =>
  settingSubmission(earn, {
    call: calls.write,
    tone: 'error',
    messages: { notPlaced: 'earn.notifications.notChanged', unresolved: 'earn.notifications.unresolved.toast' },
    debounceMs: SWITCH_DEBOUNCE_MS,
    send: ({ on }) => calls.set(earn.client, on),
    isSet: async ({ on }, signal) => {
      const now = calls.isOn(await calls.ask(earn.client, signal));
      return now === undefined ? undefined : now === on;
    },
    onSet: ({ on }) => updateCached<State>(earn, calls.read, (state) => calls.withOn(state, on)),
    // Another device may have set it meanwhile, which may be why it was refused.
    onRefused: () => invalidate(earn, [calls.read]),
    succeeded: ({ on }) => toast(on),
  });

/**
 * The state of a switch that the exchange stores. It can be pressed only in `ready`: an unknown state has no opposite.
 */
export type ExchangeSwitch =
  /** Nobody is signed in; it was not read. */
  | { readonly state: 'anonymous' }
  /** The first answer is loading. */
  | { readonly state: 'loading' }
  /** Its state could not be read. */
  | { readonly state: 'failed'; readonly error: EarnError; readonly retry: () => void }
  /** It could not be determined whether the last change was made. */
  | { readonly state: 'unresolved'; readonly checkAgain: () => void; readonly reference: string | undefined }
  | {
      readonly state: 'ready';
      /** Whether it is on; during a change, the requested state. A failed change is reverted. */
      readonly on: boolean;
      /** The progress of a change: none, being sent, or being checked after a lost answer. */
      readonly change: 'none' | 'sending' | 'checking';
      /** Toggles it once (SH-61); ignored while a change is in progress. */
      readonly toggle: () => void;
    };

/**
 * One switch that the exchange stores, with an optimistic update: it shows the requested state at once and reverts when the change is
 * refused. The requested state is kept in the submission, never in the cache, so a read that arrives in the meantime neither undoes
 * nor confirms it.
 *
 * @param name names the switch within the session.
 * @param offered false disables the read.
 */
function useExchangeSwitch<State>(
  name: string,
  calls: SwitchCalls<State>,
  toast: (on: boolean) => NoticeKey,
  offered = true,
): ExchangeSwitch {
  const earn = useEarn();
  const reading = queryStateOf(useEarnQuery(calls.options(earn, offered)), earn.now);
  const { status, submit, checkAgain } = useSubmission(`notifications.set:${name}`, switchSubmission(earn, calls, toast));

  if (earn.session.state === 'anonymous') return { state: 'anonymous' };
  if (status.state === 'unresolved') return { state: 'unresolved', checkAgain, reference: status.reference };
  if (status.state === 'submitting' || status.state === 'checking') {
    const change = status.state === 'checking' ? 'checking' : 'sending';
    return { state: 'ready', on: status.request.on, change, toggle: () => undefined };
  }
  if (reading.state !== 'ready') return reading;
  const on = calls.isOn(reading.data);
  if (on === undefined)
    return {
      state: 'failed',
      error: { kind: 'contract', call: calls.read.name, field: 'data', problem: 'is missing' },
      retry: reading.retry,
    };
  return { state: 'ready', on, change: 'none', toggle: () => void submit({ on: valueToSend(on) }) };
}

/** One kind of news, and whether the person gets it. */
export type NotificationSubscription = ExchangeSwitch & {
  /** The kind of news. */
  readonly name: NotificationSwitch;
};

/**
 * The kinds of news a person can subscribe to, in their order (SH-59 to SH-65, API-12 to API-17). Each is read and set with its own
 * calls, so that one failure does not affect the others. The US edition has no candy drop and makes no call for it (US-03). A toast
 * reports the result of a change (SH-62); for a refusal, the exchange's own text takes precedence (AMB-006).
 *
 * @param kinds the kinds to read; the others are not read. @default every kind
 */
export function useNotificationSwitches(kinds?: readonly NotificationSwitch[]): readonly NotificationSubscription[] {
  const { edition } = useEarn();
  const shown = notificationSwitches({ edition }).flatMap(({ name, offer }) =>
    offer.state === 'shown' && (kinds?.includes(name) ?? true) ? [name] : [],
  );
  const states: Readonly<Record<NotificationSwitch, ExchangeSwitch>> = {
    'candy-drop': useExchangeSwitch('candy-drop', candyDropCalls, subscriptionToast, shown.includes('candy-drop')),
    launchpool: useExchangeSwitch('launchpool', launchpoolCalls, subscriptionToast, shown.includes('launchpool')),
    'holder-airdrop': useExchangeSwitch('holder-airdrop', holderAirdropCalls, subscriptionToast, shown.includes('holder-airdrop')),
  };
  return shown.map((name) => ({ name, ...states[name] }));
}

/**
 * Whether rewards of holder airdrops are exchanged to GT (AMB-080). The documents name the setting and show no screen for
 * it; a product that has one finds its switch here.
 */
export const useExchangeToGt = (): ExchangeSwitch => useExchangeSwitch('exchange-to-gt', exchangeToGtCalls, () => 'modified');
