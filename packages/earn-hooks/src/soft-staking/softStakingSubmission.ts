import { setSoftStaking } from '@earnkit/core/soft-staking/contract';
import type { SoftStakingChange } from '@earnkit/core/soft-staking/rules';
import { settingSubmission } from '../flow/settingSubmission.ts';
import type { SubmissionSpec } from '../submission/submission.ts';
import type { Earn } from '../provider/earnContext.ts';

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

/** How soft staking is switched (SS-06 to SS-09). After a lost answer the host is asked how the switch stands. */
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
