import { EarnFailure } from '@earnkit/core';
import { autoEarn } from '@earnkit/core/simple-earn/contract';
import type { AutoEarnChange } from '@earnkit/core/simple-earn/rules';
import { refusalToast } from '../../flow/refusalNotice.ts';
import type { SubmissionSpec } from '../../flow/submission.ts';
import type { Earn } from '../../provider/earnContext.ts';
import { invalidateFlexible } from '../flexible/invalidateFlexible.ts';
import { setAutoEarnLocally } from './setAutoEarnLocally.ts';

/** Milliseconds in which a second press is ignored. */
const DEBOUNCE_MS = 200;

/** How automatic lending is switched: one write; after a lost answer the exchange is asked how the switch stands. */
export function autoEarnSubmission(earn: Earn): SubmissionSpec<AutoEarnChange, true, undefined> {
  return {
    call: autoEarn.setAutoEarn.name,
    action: 'auto-earn',
    debounceMs: DEBOUNCE_MS,
    send: async (change) => {
      await earn.client.call(autoEarn.setAutoEarn, change);
      return true as const;
    },
    // A switch needs no before: however often it was set, what counts is how it stands now.
    baseline: async () => undefined,
    find: async ({ asset, on }, _baseline, signal) => {
      const status = await earn.client.call(autoEarn.autoEarnStatus, { assets: [asset] }, { signal });
      const stands = asset === autoEarn.ALL_ASSETS ? status.global : status.byAsset[asset];
      // Not said is not off: neither done nor undone may be claimed.
      if (stands === undefined) {
        throw new EarnFailure({ kind: 'contract', call: autoEarn.autoEarnStatus.name, field: 'status', problem: 'is missing' });
      }
      return stands === on ? true : undefined;
    },
    onSucceeded: (_result, change) => {
      setAutoEarnLocally(earn, change);
      // What was idle may be lent by now.
      invalidateFlexible(earn);
      earn.notify({ tone: 'success', key: change.on ? 'cryptoloan.enabledSuccessfully' : 'cryptoloan.disabledSuccessfully' });
    },
    onRefused: (refusal) => {
      const notice = refusalToast(refusal, 'auto-earn');
      if (notice) earn.notify(notice);
    },
    onUnseen: ({ state }) => {
      if (state === 'unresolved') earn.notify({ tone: 'warning', key: 'earn.autoEarn.unresolved.toast' });
    },
  };
}
