'use client';
import type { NoticeKey, EarnError } from '@earnkit/core';
import { valueToSend, type NotificationSwitch, notificationSwitches, subscriptionToast } from '@earnkit/core/notifications/rules';
import { settingSubmission } from '../flow/settingSubmission.ts';
import type { SubmissionSpec } from '../submission/submission.ts';
import { invalidate, updateCached } from '../provider/cache.ts';
import { type Earn, useEarn } from '../provider/earnContext.ts';
import { type SwitchCalls, candyDropCalls, exchangeToGtCalls, holderAirdropCalls, launchpoolCalls } from './switchCalls.ts';
import { useSubmission } from '../flow/useSubmission.ts';
import { useEarnQuery } from '../provider/earnQuery.ts';
import { queryStateOf } from '../provider/queryState.ts';

/** Milliseconds in which a second press is ignored, so that a double click switches once. */
export const SWITCH_DEBOUNCE_MS = 500;

/** How a switch is to stand. */
export interface SwitchChange {
  readonly on: boolean;
}

/** What a change of a switch touches. */
type SwitchSurroundings = Pick<Earn, 'client' | 'queryClient' | 'scope' | 'notify' | 'askLogin'>;

/**
 * How a switch is set (SH-61): after a lost answer the exchange is asked how the switch stands.
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
    words: { notPlaced: 'earn.notifications.notChanged', unresolved: 'earn.notifications.unresolved.toast' },
    debounceMs: SWITCH_DEBOUNCE_MS,
    send: ({ on }) => calls.set(earn.client, on),
    isSet: async ({ on }, signal) => calls.isOn(await calls.ask(earn.client, signal)) === on,
    onSet: ({ on }) => updateCached<State>(earn, calls.read, (state) => calls.withOn(state, on)),
    // Another device may have set it meanwhile, which may be why it was refused.
    onRefused: () => invalidate(earn, [calls.read]),
    succeeded: ({ on }) => toast(on),
  });

/**
 * A switch the exchange keeps, as a person sees it. It can be pressed in `ready` alone: what is not known has no opposite.
 */
export type ExchangeSwitch =
  /** Nobody is signed in; it was not read. */
  | { readonly state: 'anonymous' }
  /** The first answer is on its way. */
  | { readonly state: 'loading' }
  /** How it stands could not be read. */
  | { readonly state: 'failed'; readonly error: EarnError; readonly retry: () => void }
  /** Whether the last change was carried out could not be found out. */
  | { readonly state: 'unresolved'; readonly checkAgain: () => void; readonly reference: string | undefined }
  | {
      readonly state: 'ready';
      /** How it stands; while a change is carried out, how it is to stand. A change that fails goes back. */
      readonly on: boolean;
      /** What is being done about a change: nothing, carrying it out, or finding out after a lost answer. */
      readonly change: 'none' | 'sending' | 'checking';
      /** Sets the opposite (SH-61), once: ignored while a change is under way. */
      readonly toggle: () => void;
    };

/**
 * One switch the exchange keeps: shown as wished at once, and as it was again where that was refused. The wish lives in
 * the submission and never in the cache, so a read that arrives meanwhile neither undoes nor confirms it.
 *
 * @param name names the switch within the session.
 * @param offered false holds the read back.
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
  return { state: 'ready', on, change: 'none', toggle: () => void submit({ on: valueToSend(on) }) };
}

/** One kind of news, and whether the person gets it. */
export type NotificationSubscription = ExchangeSwitch & {
  /** The kind of news. */
  readonly name: NotificationSwitch;
};

/**
 * The kinds of news a person can subscribe to, in their order (SH-59 to SH-65, API-12 to API-17): each read and set by
 * its own calls, so one that fails takes no other down. The US edition has no candy drop, and asks nothing about it
 * (US-03). A toast tells how a change ended (SH-62); the exchange's own words win where it refuses (AMB-006).
 *
 * @param kinds those that are wanted; nothing is asked about the others. Every kind without it.
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
