'use client';
import type { MinLendAprRequest } from '@earnkit/core/simple-earn/rules';
import type { SubmissionStatus } from '../../submission/submission.ts';
import { useSubmissionStatus } from '../../flow/useSubmission.ts';

/** Names the change of a coin's minimum within the session. */
export const minLendAprName = (asset: string): string => `flexible.setMinLendApr:${asset}`;

/** The status of a change of the minimum APR, without its form: for parts that stay on the screen after the form has closed. */
export const useMinLendAprStatus = (asset: string): SubmissionStatus<MinLendAprRequest, true> => useSubmissionStatus(minLendAprName(asset));
