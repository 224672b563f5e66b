import { EarnFailure, compare, parseDecimal } from '@earnkit/core';
import { flexible } from '@earnkit/core/simple-earn/contract';
import type { MinLendAprRequest } from '@earnkit/core/simple-earn/rules';
import { settingSubmission } from '../../flow/settingSubmission.ts';
import type { SubmissionSpec } from '../../flow/submission.ts';
import { invalidate } from '../../provider/cache.ts';
import type { Earn } from '../../provider/earnContext.ts';

/** How the minimum APR of a holding is changed (SE-P-12): after a lost answer the holding shows which rate stands. */
export const minLendAprSubmission = (earn: Earn, asset: string): SubmissionSpec<MinLendAprRequest, true, undefined> =>
  settingSubmission(earn, {
    call: flexible.setMinLendApr.name,
    action: 'interest-rate',
    debounceMs: 200,
    send: (request) => earn.client.call(flexible.setMinLendApr, request),
    isSet: async ({ minAprFraction }, signal) => {
      const { rows } = await earn.client.call(flexible.holdings, { asset }, { signal });
      const current = rows.find((row) => row.asset === asset)?.minLendAprFraction;
      const sent = parseDecimal(minAprFraction);
      if (current === undefined || sent === undefined) {
        throw new EarnFailure({ kind: 'contract', call: flexible.holdings.name, field: 'min_lend_rate_year', problem: 'is missing' });
      }
      return compare(current, sent) === 0;
    },
    onSet: () => invalidate(earn, [flexible.holdings, flexible.product]),
    toasts: { succeeded: () => 'modified', unresolved: 'earn.minApr.unresolved.toast', values: { coin: asset } },
  });
