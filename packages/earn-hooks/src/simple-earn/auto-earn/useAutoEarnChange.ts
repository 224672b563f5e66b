'use client';
import type { AutoEarnChange } from '@earnkit/core/simple-earn/rules';
import { type Submission, useSubmission } from '../../flow/useSubmission.ts';
import { useEarn } from '../../provider/earnContext.ts';
import { useWhenEnded } from '../../flow/useWhenEnded.ts';
import { autoEarnSubmission } from './autoEarnSubmission.ts';

/**
 * Carries a change of automatic lending out (SE-A-11 to SE-A-16): a toast tells how it ended, and the lists already read
 * show it. After a lost answer the exchange is asked how the switch stands before anything is said.
 *
 * @param onEnd called once it is known, whether or not it worked, while this is still on the screen: the dialog closes.
 */
export function useAutoEarnChange(asset: string, onEnd: () => void): Submission<AutoEarnChange, true> {
  const submission = useSubmission(`autoEarn.set:${asset}`, autoEarnSubmission(useEarn()));
  const { state } = submission.status;
  useWhenEnded(state === 'succeeded' || state === 'refused', onEnd);
  return submission;
}
