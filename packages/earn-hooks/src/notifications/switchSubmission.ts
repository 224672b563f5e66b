import type { NoticeKey } from '@earnkit/core';
import { refusalToast } from '../flow/refusalNotice.ts';
import type { SubmissionSpec } from '../flow/submission.ts';
import type { Earn } from '../provider/earnContext.ts';
import { earnKey } from '../provider/earnQuery.ts';
import type { SwitchCalls } from './switchCalls.ts';

/** Milliseconds in which a second press is ignored: a double click switches once, not there and back. */
export const SWITCH_DEBOUNCE_MS = 500;

/** How a switch is to stand. */
export interface SwitchChange {
  readonly on: boolean;
}

/** What a change of a switch touches. */
export type SwitchSurroundings = Pick<Earn, 'client' | 'queryClient' | 'scope' | 'notify'>;

/**
 * How a switch is set: one write; after a lost answer the exchange is asked how the switch stands before anything is said.
 *
 * @param toast key of what is said once it is done.
 */
export function switchSubmission<State>(
  { client, queryClient, scope, notify }: SwitchSurroundings,
  calls: SwitchCalls<State>,
  toast: (on: boolean) => NoticeKey,
): SubmissionSpec<SwitchChange, true, undefined> {
  const queryKey = earnKey(scope, calls.read);
  return {
    call: calls.write,
    action: 'notification',
    debounceMs: SWITCH_DEBOUNCE_MS,
    send: async ({ on }) => {
      await calls.set(client, on);
      return true as const;
    },
    // A switch needs no before: however often it was set, what counts is how it stands now.
    baseline: async () => undefined,
    find: async ({ on }, _baseline, signal) => (calls.isOn(await calls.ask(client, signal)) === on ? true : undefined),
    onSucceeded: (_result, { on }) => {
      // A read that began before the write would bring the old state back.
      void queryClient.cancelQueries({ queryKey });
      queryClient.setQueriesData<State>({ queryKey }, (state) => state && calls.withOn(state, on));
      notify({ tone: 'success', key: toast(on) });
    },
    onRefused: (refusal) => {
      // It may have been set elsewhere in the meantime, which may be why it was refused.
      void queryClient.invalidateQueries({ queryKey });
      const notice = refusalToast(refusal, 'notification');
      if (notice) notify(notice);
    },
    onUnseen: ({ state }) => {
      if (state === 'unresolved') notify({ tone: 'warning', key: 'earn.notifications.unresolved.toast' });
    },
  };
}
