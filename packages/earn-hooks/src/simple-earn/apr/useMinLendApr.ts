'use client';
import type { Assessment, Decimal } from '@earnkit/core';
import { type FlexibleProduct, flexible } from '@earnkit/core/simple-earn/contract';
import { MIN_APR_DECIMALS, type MinLendAprRequest, assessMinLendApr } from '@earnkit/core/simple-earn/rules';
import { useTextForm } from '../../flow/useTextForm.ts';
import { type Submission, useSubmission } from '../../flow/useSubmission.ts';
import { useEarn } from '../../provider/earnContext.ts';
import type { QueryState } from '../../provider/queryState.ts';
import type { ProductQuery } from '../flexible/queries.ts';
import { useFlexibleProduct } from '../flexible/useFlexibleProduct.ts';
import { useWhenEnded } from '../../flow/useWhenEnded.ts';
import { minLendAprSubmission } from './minLendAprSubmission.ts';

/** The least rate at which a person lends a coin, while they change it. */
export interface MinLendApr {
  /** The product with its bounds. */
  readonly product: QueryState<FlexibleProduct | undefined>;
  /** What was typed, in percent without the sign. */
  readonly text: string;
  /** Largest minimum in percent that keeps the bonus, and that a product without a limit of its own takes (SE-P-15). */
  readonly defaultMaximumPercent: Decimal;
  /** Decimals that can be typed (SE-P-07). */
  readonly decimals: number;
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
 * @param onSaved called once when a new rate is known to stand, while this is still on the screen; a toast tells either way.
 * @param query who looks at the product whose bounds count.
 */
export function useMinLendApr(asset: string, onSaved?: () => void, query: ProductQuery = {}): MinLendApr {
  const earn = useEarn();
  const product = useFlexibleProduct(asset, query);
  const bounds = product.state === 'ready' ? product.data : undefined;
  const { text, setText, assessment, submit } = useTextForm((percent) => assessMinLendApr(percent, bounds));
  const submission = useSubmission(`flexible.setMinLendApr:${asset}`, minLendAprSubmission(earn, asset));
  useWhenEnded(submission.status.state === 'succeeded', onSaved);
  return {
    product,
    text,
    defaultMaximumPercent: flexible.DEFAULT_MAX_LEND_APR_PERCENT,
    decimals: MIN_APR_DECIMALS,
    setText,
    assessment,
    submission,
    submit: () => {
      if (earn.session.state === 'anonymous') earn.askLogin();
      else submit((request) => void submission.submit(request));
    },
  };
}
