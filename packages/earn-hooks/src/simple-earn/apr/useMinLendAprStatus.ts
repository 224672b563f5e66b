'use client';
import type { MinLendAprRequest } from '@earnkit/core/simple-earn/rules';
import type { SubmissionStatus } from '../../submission/submission.ts';
import { useSubmissionStatus } from '../../flow/useSubmission.ts';

/** Names the change of a coin's minimum within the session. */
export const minLendAprName = (asset: string): string => `flexible.setMinLendApr:${asset}`;

/** Where a change of the minimum APR stands, without its form: for what stays on the screen while the form does not. */
export const useMinLendAprStatus = (asset: string): SubmissionStatus<MinLendAprRequest, true> => useSubmissionStatus(minLendAprName(asset));
