'use client';
import { type AutoEarnChange, autoEarn } from '@earnkit/core';
import { errorNotice } from '../../flow/errorNotice.ts';
import { type Submission, useSubmission } from '../../flow/useSubmission.ts';
import { useEarn } from '../../provider/earnContext.ts';
import { settleFlexible } from '../flexible/settleFlexible.ts';
import { setAutoEarnLocally } from './setAutoEarnLocally.ts';

/** Milliseconds in which a second press is ignored. */
const DEBOUNCE_MS = 200;

/**
 * Carries a change of automatic lending out (SE-A-11 to SE-A-16): a toast tells how it ended, the lists already read show
 * it, and `onEnd` is called once it is known, so that the dialog closes whether or not it worked. After a lost answer the
 * exchange is asked how the switch stands before anything is said.
 */
export function useAutoEarnChange(asset: string, onEnd: () => void): Submission<AutoEarnChange, true> {
  const earn = useEarn();
  return useSubmission(`autoEarn.set:${asset}`, {
    call: autoEarn.setAutoEarn.name,
    debounceMs: DEBOUNCE_MS,
    send: async (change: AutoEarnChange) => {
      await earn.client.call(autoEarn.setAutoEarn, change);
      return true as const;
    },
    // A switch needs no before: however often it was set, what counts is how it stands now.
    baseline: async () => undefined,
    find: async (change, _baseline, signal) => {
      const status = await earn.client.call(autoEarn.autoEarnStatus, { assets: [change.asset] }, { signal });
      const stands = change.asset === autoEarn.ALL_ASSETS ? status.global : (status.byAsset[change.asset] ?? false);
      return stands === change.on ? true : undefined;
    },
    onSucceeded: (_result, change) => {
      setAutoEarnLocally(earn, change);
      // What was idle may be lent by now.
      settleFlexible(earn);
      earn.notify({ tone: 'success', key: change.on ? 'cryptoloan.enabledSuccessfully' : 'cryptoloan.disabledSuccessfully' });
      onEnd();
    },
    onRefused: (refusal) => {
      const notice =
        refusal.cause === 'error' ? errorNotice(refusal.error, 'error') : ({ tone: 'error', key: 'earn.autoEarn.notChanged' } as const);
      if (notice) earn.notify(notice);
      onEnd();
    },
  });
}
