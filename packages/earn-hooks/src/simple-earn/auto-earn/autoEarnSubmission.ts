import { EarnFailure } from '@earnkit/core';
import { autoEarn } from '@earnkit/core/simple-earn/contract';
import type { AutoEarnChange } from '@earnkit/core/simple-earn/rules';
import { settingSubmission } from '../../flow/settingSubmission.ts';
import type { SubmissionSpec } from '../../flow/submission.ts';
import { invalidate } from '../../provider/cache.ts';
import type { Earn } from '../../provider/earnContext.ts';
import { FLEXIBLE_CALLS } from '../flexible/flexibleCalls.ts';
import { setAutoEarnLocally } from './setAutoEarnLocally.ts';

/** How auto-earn is switched: after a lost answer the exchange is asked how the switch stands. */
export const autoEarnSubmission = (earn: Earn): SubmissionSpec<AutoEarnChange, true, undefined> =>
  settingSubmission(earn, {
    call: autoEarn.setAutoEarn.name,
    action: 'auto-earn',
    debounceMs: 200,
    send: (change) => earn.client.call(autoEarn.setAutoEarn, change),
    isSet: async ({ asset, on }, signal) => {
      const status = await earn.client.call(autoEarn.autoEarnStatus, { assets: [asset] }, { signal });
      const current = asset === autoEarn.ALL_ASSETS ? status.global : status.byAsset[asset];
      if (current === undefined) {
        throw new EarnFailure({ kind: 'contract', call: autoEarn.autoEarnStatus.name, field: 'status', problem: 'is missing' });
      }
      return current === on;
    },
    onSet: (change) => {
      setAutoEarnLocally(earn, change);
      // What was idle may be lent by now.
      invalidate(earn, FLEXIBLE_CALLS);
    },
    toasts: {
      succeeded: ({ on }) => (on ? 'cryptoloan.enabledSuccessfully' : 'cryptoloan.disabledSuccessfully'),
      unresolved: 'earn.autoEarn.unresolved.toast',
    },
  });
