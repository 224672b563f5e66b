import type { NoticeKey } from '@earnkit/core';
import { settingSubmission } from '../flow/settingSubmission.ts';
import type { SubmissionSpec } from '../submission/submission.ts';
import { invalidate, updateCached } from '../provider/cache.ts';
import type { Earn } from '../provider/earnContext.ts';
import type { SwitchCalls } from './switchCalls.ts';

/** Milliseconds in which a second press is ignored, so that a double click switches once. */
export const SWITCH_DEBOUNCE_MS = 500;

/** How a switch is to stand. */
export interface SwitchChange {
  readonly on: boolean;
}

/** What a change of a switch touches. */
export type SwitchSurroundings = Pick<Earn, 'client' | 'queryClient' | 'scope' | 'notify' | 'askLogin'>;

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
