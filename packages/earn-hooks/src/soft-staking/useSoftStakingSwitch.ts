'use client';
import type { Assessment } from '@earnkit/core';
import { type SoftStakingChange, type SoftStakingDialog, assessSoftStaking } from '@earnkit/core/soft-staking/rules';
import { useState } from 'react';
import { type Submission, useSubmission } from '../flow/useSubmission.ts';
import { useWhenEnded } from '../flow/useWhenEnded.ts';
import { useEarn } from '../provider/earnContext.ts';
import { type SoftStakingHost, softStakingSubmission } from './softStakingSubmission.ts';

/** The switch of soft staking while a dialog changes it. */
export interface SoftStakingSwitch {
  /** Whether the terms are ticked; never at the start (SS-10). */
  readonly terms: boolean;
  /** Ticks the terms, or takes the tick away. */
  readonly setTerms: (ticked: boolean) => void;
  /** Whether the change can be sent. */
  readonly assessment: Assessment<SoftStakingChange>;
  /** Where the change stands. */
  readonly submission: Submission<SoftStakingChange, true>;
  /** Sends the change when it can be sent, and nothing otherwise (SS-06); a visitor is asked to sign in. */
  readonly submit: () => void;
}

/** What a dialog of soft staking needs. */
export interface SoftStakingSwitchQuery extends SoftStakingHost {
  /** Which of the two dialogs is open. */
  readonly dialog: SoftStakingDialog;
  /** Called once when the change was made, while this is mounted: the dialog closes (SS-08). @default nothing */
  readonly onDone?: (() => void) | undefined;
  /** Called once when the change was refused, while this is mounted (SS-09). @default nothing */
  readonly onFailed?: (() => void) | undefined;
}

/** A headless dialog of soft staking (SS-02 to SS-10). A toast reports the end. Mount it anew each time the dialog opens. */
export function useSoftStakingSwitch({ dialog, onDone, onFailed, ...host }: SoftStakingSwitchQuery): SoftStakingSwitch {
  const earn = useEarn();
  const [terms, setTerms] = useState(false);
  const assessment = assessSoftStaking(dialog, terms);
  const submission = useSubmission('softStaking.set', softStakingSubmission(earn, host));
  const { state } = submission.status;
  useWhenEnded(state === 'succeeded', onDone);
  useWhenEnded(state === 'refused', onFailed);
  return {
    terms,
    setTerms,
    assessment,
    submission,
    submit: () => {
      if (earn.session.state === 'anonymous') earn.askLogin();
      else if (assessment.state === 'ready') submission.submit(assessment.request);
    },
  };
}
