'use client';
import { setSoftStaking } from '@earnkit/core/soft-staking/contract';
import { type SoftStakingChange, type SoftStakingDialog, assessSoftStaking } from '@earnkit/core/soft-staking/rules';
import type { Assessment } from '@earnkit/core';
import { useState } from 'react';
import { settingSubmission } from '../flow/settingSubmission.ts';
import type { SubmissionSpec } from '../submission/submission.ts';
import { type Earn, useEarn } from '../provider/earnContext.ts';
import { type Submission, useSubmission } from '../flow/useSubmission.ts';
import { useWhenEnded } from '../flow/useWhenEnded.ts';

/** Milliseconds in which a second press is ignored, so that a double click switches once. */
const SWITCH_DEBOUNCE_MS = 200;

/** What a host gives for the switch of soft staking. */
export interface SoftStakingHost {
  /**
   * Reads how the switch stands, after a lost answer: the documents name no such call (AMB-036). `undefined` where the host
   * does not know. @default the outcome of a lost answer stays unknown
   */
  readonly readStatus?: ((signal: AbortSignal) => Promise<boolean | undefined>) | undefined;
  /** Receives the new status, also when the dialog is closed by then (SS-08). */
  readonly onChanged?: ((on: boolean) => void) | undefined;
}

/** The submission that switches soft staking (SS-06 to SS-09). After a lost answer the host is asked for the state of the switch. */
export const softStakingSubmission = (
  earn: Earn,
  { readStatus, onChanged }: SoftStakingHost,
): SubmissionSpec<SoftStakingChange, true, undefined> =>
  settingSubmission(earn, {
    call: setSoftStaking.name,
    send: (change) => earn.client.call(setSoftStaking, change),
    tone: 'error',
    debounceMs: SWITCH_DEBOUNCE_MS,
    isSet: async ({ on }, signal) => {
      const status = await readStatus?.(signal);
      return status === undefined ? undefined : status === on;
    },
    onSet: ({ on }) => onChanged?.(on),
    succeeded: ({ on }) => (on ? 'cryptoloan.enabledSuccessfully' : 'cryptoloan.disabledSuccessfully'),
  });

/** The switch of soft staking while a dialog changes it. */
export interface SoftStakingSwitch {
  /** Whether the terms are ticked; never at the start (SS-10). */
  readonly terms: boolean;
  /** Ticks the terms, or takes the tick away. */
  readonly setTerms: (ticked: boolean) => void;
  /** Whether the change can be sent. */
  readonly assessment: Assessment<SoftStakingChange>;
  /** The submission of the change. */
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

/** A headless dialog of soft staking (SS-02 to SS-10). A toast reports the result. Mount it again each time the dialog opens. */
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
