'use client';
import { type ByName, rowNamed } from '@earnkit/core';
import type { Rows } from '@earnkit/core/endpoint';
import { type AutoEarnStatus, autoEarn, flexible } from '@earnkit/core/simple-earn/contract';
import { type AutoEarnChange, withAutoEarn } from '@earnkit/core/simple-earn/rules';
import { updateCached, invalidate } from '../../provider/cache.ts';
import { type Earn, useEarn } from '../../provider/earnContext.ts';
import { settingSubmission } from '../../flow/settingSubmission.ts';
import type { SubmissionSpec } from '../../submission/submission.ts';
import { FLEXIBLE_CALLS } from '../flexible/changedCalls.ts';
import { type Submission, useSubmission } from '../../flow/useSubmission.ts';
import { useWhenEnded } from '../../flow/useWhenEnded.ts';

declare module '../../submission/notice.ts' {
  interface NoticeKeys {
    'earn.autoEarn.notChanged': never;
    'earn.autoEarn.unresolved.toast': never;
  }
}

interface Switchable {
  readonly asset: string;
  readonly autoEarn: boolean | undefined;
}

const withRow = (rows: ByName<boolean>, row: ByName<boolean>[number]): ByName<boolean> =>
  rowNamed(rows, row.name) ? rows.map((each) => (each.name === row.name ? row : each)) : [...rows, row];

/** A status after a change. */
export const statusWith = (status: AutoEarnStatus, { asset, on }: AutoEarnChange): AutoEarnStatus =>
  asset === autoEarn.ALL_ASSETS
    ? { global: on, byAsset: status.byAsset.map(({ name }) => ({ name, value: on })) }
    : { ...status, byAsset: withRow(status.byAsset, { name: asset, value: on }) };

/** Shows a change in every list already read (SE-A-13). */
export function setAutoEarnLocally(earn: Pick<Earn, 'queryClient' | 'scope'>, change: AutoEarnChange): void {
  for (const endpoint of [flexible.market, flexible.marketPage, flexible.holdings]) {
    updateCached<Rows<Switchable>>(earn, endpoint, (list) => ({ ...list, rows: withAutoEarn(list.rows, change) }));
  }
  updateCached<AutoEarnStatus>(earn, autoEarn.autoEarnStatus, (status) => statusWith(status, change));
}

/** How auto-earn is switched. After a lost answer the state of the switch is read. */
export const autoEarnSubmission = (earn: Earn): SubmissionSpec<AutoEarnChange, true, undefined> =>
  settingSubmission(earn, {
    call: autoEarn.setAutoEarn.name,
    send: (change) => earn.client.call(autoEarn.setAutoEarn, change),
    tone: 'error',
    messages: { notPlaced: 'earn.autoEarn.notChanged', unresolved: 'earn.autoEarn.unresolved.toast' },
    debounceMs: 200,
    isSet: async ({ asset, on }, signal) => {
      const status = await earn.client.call(autoEarn.autoEarnStatus, { assets: [asset] }, { signal });
      const current = asset === autoEarn.ALL_ASSETS ? status.global : rowNamed(status.byAsset, asset)?.value;
      return current === undefined ? undefined : current === on;
    },
    onSet: (change) => {
      setAutoEarnLocally(earn, change);
      // Idle balances may be lent by now.
      invalidate(earn, [...FLEXIBLE_CALLS, flexible.marketPage]);
    },
    succeeded: ({ on }) => (on ? 'cryptoloan.enabledSuccessfully' : 'cryptoloan.disabledSuccessfully'),
  });

/**
 * Changes automatic lending (SE-A-11 to SE-A-16). A toast reports the result, and lists that were already read show it. After a lost
 * answer the state of the switch is read before anything is reported.
 *
 * @param onEnd called once it is known, whether or not it worked, while this is still on the screen: the dialog closes.
 */
export function useAutoEarnChange(asset: string, onEnd: () => void): Submission<AutoEarnChange, true> {
  const submission = useSubmission(`autoEarn.set:${asset}`, autoEarnSubmission(useEarn()));
  const { state } = submission.status;
  useWhenEnded(state === 'succeeded' || state === 'refused', onEnd);
  return submission;
}
