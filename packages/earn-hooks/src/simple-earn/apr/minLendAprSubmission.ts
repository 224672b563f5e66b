import { EarnFailure, compare, parseDecimal } from '@earnkit/core';
import { flexible } from '@earnkit/core/simple-earn/contract';
import type { MinLendAprRequest } from '@earnkit/core/simple-earn/rules';
import { refusalToast } from '../../flow/refusalNotice.ts';
import type { SubmissionSpec } from '../../flow/submission.ts';
import type { Earn } from '../../provider/earnContext.ts';
import { earnKey } from '../../provider/earnQuery.ts';

/** Milliseconds in which a second press is ignored (SE-P-12). */
const DEBOUNCE_MS = 200;

/** How the least rate of a holding is changed: one write; after a lost answer the holding shows which rate stands. */
export function minLendAprSubmission(earn: Earn, asset: string): SubmissionSpec<MinLendAprRequest, true, undefined> {
  return {
    call: flexible.setMinLendApr.name,
    action: 'interest-rate',
    debounceMs: DEBOUNCE_MS,
    send: async (request) => {
      await earn.client.call(flexible.setMinLendApr, request);
      return true as const;
    },
    // A rate needs no before: what counts is the one that stands now.
    baseline: async () => undefined,
    find: async ({ minAprFraction }, _baseline, signal) => {
      const { rows } = await earn.client.call(flexible.holdings, { asset }, { signal });
      const stands = rows.find((row) => row.asset === asset)?.minLendAprFraction;
      const sent = parseDecimal(minAprFraction);
      // Not said is not known: neither done nor undone may be claimed.
      if (stands === undefined || sent === undefined) {
        throw new EarnFailure({ kind: 'contract', call: flexible.holdings.name, field: 'min_lend_rate_year', problem: 'is missing' });
      }
      return compare(stands, sent) === 0 ? true : undefined;
    },
    onSucceeded: () => {
      for (const endpoint of [flexible.holdings, flexible.product]) {
        void earn.queryClient.invalidateQueries({ queryKey: earnKey(earn.scope, endpoint) });
      }
      earn.notify({ tone: 'success', key: 'modified' });
    },
    onRefused: (refusal) => {
      const notice = refusalToast(refusal, 'interest-rate');
      if (notice) earn.notify(notice);
    },
    onUnseen: ({ state }) => {
      if (state === 'unresolved') earn.notify({ tone: 'warning', key: 'earn.minApr.unresolved.toast', values: { coin: asset } });
    },
  };
}
