'use client';
import type { StakeHolding } from '@earnkit/core/launchpool/contract';
import type { HoldingTerms } from '@earnkit/core/launchpool/rules';
import { useEffect, useRef, useState } from 'react';
import { useDraft } from '../flow/useDraft.ts';
import { useEarn } from '../provider/earnContext.ts';
import type { PoolView } from './poolView.ts';
import { useLaunchpoolProject } from './useLaunchpoolProject.ts';
import { usePoolCheck } from './usePoolCheck.ts';

/** What a tab of the stake dialog keeps while another one is shown. */
export interface StakeTabMemory {
  text: string;
  /** Whether the person changed the field, or it was filled in by itself (AMB-063). */
  touched: boolean;
  /** Where the person chose to hold the stake; the default where they chose nothing. */
  holding: StakeHolding | undefined;
  /** The place and its terms on which the person decides; `undefined` until the pool is known. */
  terms: HoldingTerms | undefined;
}

/** What the tabs of one open stake dialog keep. */
export interface StakeMemory {
  /** The memory of a pool's tab. */
  readonly of: (poolId: string) => StakeTabMemory;
  /** Forgets every tab. */
  readonly clear: () => void;
}

const createStakeMemory = (): StakeMemory => {
  const tabs = new Map<string, StakeTabMemory>();
  return {
    of: (poolId) => {
      const known = tabs.get(poolId) ?? { text: '', touched: false, holding: undefined, terms: undefined };
      tabs.set(poolId, known);
      return known;
    },
    clear: () => tabs.clear(),
  };
};

/** The tabs of a stake dialog: the pools of a project by their ids, without multi mining (LP-14, LP-15). */
export interface StakeTabs {
  /** Empty while the project is not known. */
  readonly tabs: readonly PoolView[];
  /** The pool whose tab is open. */
  readonly poolId: string;
  /**
   * Opens the tab of a pool once the exchange lets the person stake into it, as the dialog itself is opened (LP-43, AMB-019); a refusal
   * is a toast, and the tab that is open stays. A visitor is not asked about.
   */
  readonly choose: (poolId: string) => void;
  /** The pool whose rule is being checked. */
  readonly checking: string | undefined;
  /** Hand it to `useStake`. It lasts as long as the dialog is mounted. */
  readonly memory: StakeMemory;
}

/** The tabs of a stake dialog. @param firstPoolId the pool whose tab is open first. */
export function useStakeTabs(projectId: string, firstPoolId: string): StakeTabs {
  const project = useLaunchpoolProject(projectId);
  const { drafts, scope, session } = useEarn();
  const person = session.state === 'signed-in';
  const flow = `launchpool.stake.pool:${projectId}`;
  // From the first render on, so that the amount that was kept comes back into its own tab.
  const [poolId, show] = useState(() => drafts.read(flow, scope) ?? firstPoolId);
  const { check, checking } = usePoolCheck();
  const choose = (next: string): void => {
    const ask = async (): Promise<void> => {
      // A visitor looks around, and signs in to stake.
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
  useDraft(
    flow,
    () => (poolId === firstPoolId ? '' : poolId),
    (text) => show(text || firstPoolId),
  );
  const [memory] = useState(createStakeMemory);
  // After a sign-out no tab brings back what the person typed (A06).
  useEffect(
    () => drafts.register(`launchpool.stake tabs ${projectId}`, { read: () => '', clear: memory.clear }),
    [drafts, projectId, memory],
  );
  const tabs = project.state === 'ready' ? (project.data?.pools.filter(({ stakeable }) => stakeable) ?? []) : [];
  return { tabs, poolId, choose, checking, memory };
}
