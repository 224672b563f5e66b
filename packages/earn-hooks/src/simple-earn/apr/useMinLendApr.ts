'use client';
import { useState } from 'react';
import {
  type Assessment,
  EarnFailure,
  type FlexibleProduct,
  type MinLendAprRequest,
  assessMinLendApr,
  compare,
  flexible,
  parseDecimal,
} from '@earnkit/core';
import { errorNotice } from '../../flow/errorNotice.ts';
import { type Submission, useSubmission } from '../../flow/useSubmission.ts';
import { useEarn } from '../../provider/earnContext.ts';
import { earnKey } from '../../provider/earnQuery.ts';
import type { Reading } from '../../provider/reading.ts';
import { useFlexibleProduct } from '../flexible/useFlexibleProduct.ts';

/** Milliseconds in which a second press is ignored (SE-P-12). */
const DEBOUNCE_MS = 200;

/** The least rate at which a person lends a coin, while they change it. */
export interface MinLendApr {
  /** The product with its bounds. */
  readonly product: Reading<FlexibleProduct | undefined>;
  /** What was typed, in percent without the sign. */
  readonly text: string;
  /** Takes what is typed. */
  readonly setText: (text: string) => void;
  /** What becomes of it. */
  readonly assessment: Assessment<MinLendAprRequest>;
  /** Where the change stands. */
  readonly submission: Submission<MinLendAprRequest, true>;
  /** Sends the rate if it is ready, and nothing otherwise. */
  readonly submit: () => void;
}

/**
 * Changes the least rate at which a coin is lent (SE-P-07 to SE-P-14). A toast tells how it ended; what was typed stays
 * when it was refused. After a lost answer the holding is read before anything is said.
 *
 * @param onSaved called once when a new rate is known to stand.
 */
export function useMinLendApr(asset: string, onSaved?: () => void): MinLendApr {
  const earn = useEarn();
  const product = useFlexibleProduct(asset);
  const [text, setText] = useState('');
  const assessment = assessMinLendApr(text, product.state === 'ready' ? product.data : undefined);
  const submission = useSubmission(`flexible.setMinLendApr:${asset}`, {
    call: flexible.setMinLendApr.name,
    debounceMs: DEBOUNCE_MS,
    send: async (request: MinLendAprRequest) => {
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
      onSaved?.();
    },
    onRefused: (refusal) => {
      const notice =
        refusal.cause === 'error' ? errorNotice(refusal.error, 'error') : ({ tone: 'error', key: 'earn.minApr.notChanged' } as const);
      if (notice) earn.notify(notice);
    },
  });
  return {
    product,
    text,
    setText,
    assessment,
    submission,
    submit: () => {
      if (earn.session.state === 'visitor') earn.askLogin();
      else if (assessment.state === 'ready') submission.submit(assessment.request);
    },
  };
}
