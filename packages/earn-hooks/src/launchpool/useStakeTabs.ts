'use client';
import { useEffect, useRef } from 'react';
import type { DraftForm } from '../flow/useDraftForm.ts';
import { useOrderDraft } from '../flow/useOrderForm.ts';
import { useEarn } from '../provider/earnContext.ts';
import type { PoolView } from './poolView.ts';
import { BLANK_TAB, type StakeValues, stakeOrder } from './stakeOrder.ts';
import { useLaunchpoolProject } from './useLaunchpoolProject.ts';
import { usePoolCheck } from './usePoolCheck.ts';

/** The tabs of a stake dialog: the pools of a project by their ids, without multi mining (LP-14, LP-15). */
export interface StakeTabs {
  /** Empty while the project is not known. */
  readonly tabs: readonly PoolView[];
  /** The pool whose tab is open. */
  readonly poolId: string;
  /**
   * Opens the tab of a pool once the exchange allows the person to stake into it, like opening the dialog itself (LP-43, AMB-019). A
   * refusal is shown as a toast, and the open tab stays. For a visitor nothing is checked.
   */
  readonly choose: (poolId: string) => void;
  /** The pool whose rule is being checked. */
  readonly checking: string | undefined;
  /** What the person decides in the dialog, tab by tab. Hand it to `useStake`. */
  readonly form: DraftForm<StakeValues>;
}

/** The tabs of a stake dialog. @param firstPoolId the pool whose tab is open first. */
export function useStakeTabs(projectId: string, firstPoolId: string): StakeTabs {
  const project = useLaunchpoolProject(projectId);
  const person = useEarn().session.state === 'signed-in';
  const form = useOrderDraft(stakeOrder, projectId);
  const { values, set } = form;
  const poolId = values.poolId || firstPoolId;
  const { check, checking } = usePoolCheck();
  const latest = useRef(values);
  useEffect(() => {
    latest.current = values;
  });
  const show = (next: string): void => {
    const { amount, touched, holding, days, tabs } = latest.current;
    const left = latest.current.poolId || firstPoolId;
    if (left !== next) set({ ...BLANK_TAB, ...tabs[next], poolId: next, tabs: { ...tabs, [left]: { amount, touched, holding, days } } });
  };
  const choose = (next: string): void => {
    const ask = async (): Promise<void> => {
      // A visitor may open every tab, and signs in to stake.
      if (!person || (await check({ projectId, poolId: next }))) show(next);
    };
    if (next !== poolId) void ask();
  };
  // A tab that was kept over a sign-in is opened by its button too.
  const kept = useRef(poolId === firstPoolId ? undefined : poolId);
  useEffect(() => {
    const again = kept.current;
    if (again === undefined || !person) return;
    kept.current = undefined;
    void check({ projectId, poolId: again }).then((allowed) => {
      if (!allowed) show(firstPoolId);
    });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, for the tab that was kept
  }, [person]);
  const tabs = project.state === 'ready' ? (project.data?.pools.filter(({ stakeable }) => stakeable) ?? []) : [];
  return { tabs, poolId, choose, checking, form };
}
