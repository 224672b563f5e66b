'use client';
import type { EarnError, NoticeKey } from '@earnkit/core';
import { valueToSend } from '@earnkit/core/notifications/rules';
import { useSubmission } from '../flow/useSubmission.ts';
import { useEarn } from '../provider/earnContext.ts';
import { useEarnQuery } from '../provider/earnQuery.ts';
import { queryStateOf } from '../provider/queryState.ts';
import type { SwitchCalls } from './switchCalls.ts';
import { switchSubmission } from './switchSubmission.ts';

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
export function useExchangeSwitch<State>(
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
