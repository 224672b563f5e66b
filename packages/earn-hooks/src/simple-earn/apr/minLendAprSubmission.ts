import { compare, parseDecimal } from '@earnkit/core';
import { flexible } from '@earnkit/core/simple-earn/contract';
import type { MinLendAprRequest } from '@earnkit/core/simple-earn/rules';
import { settingSubmission } from '../../flow/settingSubmission.ts';
import type { SubmissionSpec } from '../../submission/submission.ts';
import { invalidate } from '../../provider/cache.ts';
import type { Earn } from '../../provider/earnContext.ts';

/** How the minimum APR of a holding is changed (SE-P-12). After a lost answer the holding is read, which shows the rate. */
export const minLendAprSubmission = (earn: Earn, asset: string): SubmissionSpec<MinLendAprRequest, true, undefined> =>
  settingSubmission(earn, {
    call: flexible.setMinLendApr.name,
    send: (request) => earn.client.call(flexible.setMinLendApr, request),
    tone: 'error',
    words: { notPlaced: 'earn.minApr.notChanged', unresolved: 'earn.minApr.unresolved.toast' },
    debounceMs: 200,
    isSet: async ({ minAprFraction }, signal) => {
      const { rows } = await earn.client.call(flexible.holdings, { asset }, { signal });
      const current = rows.find((row) => row.asset === asset)?.minLendAprFraction;
      const sent = parseDecimal(minAprFraction);
      return current && sent && compare(current, sent) === 0;
    },
    onSet: () => invalidate(earn, [flexible.holdings, flexible.product]),
    values: { coin: asset },
  });
