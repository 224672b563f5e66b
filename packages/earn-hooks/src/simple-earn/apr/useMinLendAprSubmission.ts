'use client';
import type { MinLendAprRequest } from '@earnkit/core/simple-earn/rules';
import { type Submission, useSubmission } from '../../flow/useSubmission.ts';
import { useEarn } from '../../provider/earnContext.ts';
import { minLendAprName, minLendAprSubmission } from './minLendAprSubmission.ts';

/**
 * Where a change of the minimum APR stands, without its form: for what stays on the screen while the form does not. A change
 * that is on its way is reconciled from here too.
 */
export const useMinLendAprSubmission = (asset: string): Submission<MinLendAprRequest, true> =>
  useSubmission(minLendAprName(asset), minLendAprSubmission(useEarn(), asset));
