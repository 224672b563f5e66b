import { autoEarn, flexible } from '@earnkit/core/simple-earn/contract';
import type { AutoEarnChange } from '@earnkit/core/simple-earn/rules';
import { settingSubmission } from '../../flow/settingSubmission.ts';
import type { SubmissionSpec } from '../../submission/submission.ts';
import { invalidate } from '../../provider/cache.ts';
import type { Earn } from '../../provider/earnContext.ts';
import { FLEXIBLE_CALLS } from '../flexible/changedCalls.ts';
import { setAutoEarnLocally } from './setAutoEarnLocally.ts';

/** How auto-earn is switched. After a lost answer the state of the switch is read. */
export const autoEarnSubmission = (earn: Earn): SubmissionSpec<AutoEarnChange, true, undefined> =>
  settingSubmission(earn, {
    call: autoEarn.setAutoEarn.name,
    send: (change) => earn.client.call(autoEarn.setAutoEarn, change),
    tone: 'error',
    words: { notPlaced: 'earn.autoEarn.notChanged', unresolved: 'earn.autoEarn.unresolved.toast' },
    debounceMs: 200,
    isSet: async ({ asset, on }, signal) => {
      const status = await earn.client.call(autoEarn.autoEarnStatus, { assets: [asset] }, { signal });
      const current = asset === autoEarn.ALL_ASSETS ? status.global : status.byAsset[asset];
      return current === undefined ? undefined : current === on;
    },
    onSet: (change) => {
      setAutoEarnLocally(earn, change);
      // Idle balances may be lent by now.
      invalidate(earn, [...FLEXIBLE_CALLS, flexible.marketPage]);
    },
    succeeded: ({ on }) => (on ? 'cryptoloan.enabledSuccessfully' : 'cryptoloan.disabledSuccessfully'),
  });
