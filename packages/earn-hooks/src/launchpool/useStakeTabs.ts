'use client';
import type { StakeHolding } from '@earnkit/core/launchpool/contract';
import type { HoldingTerms } from '@earnkit/core/launchpool/rules';
import { useEffect, useState } from 'react';
import { useDraft } from '../flow/useDraft.ts';
import { useEarn } from '../provider/earnContext.ts';
import type { PoolView } from './poolView.ts';
import { useLaunchpoolProject } from './useLaunchpoolProject.ts';

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
  /** Opens the tab of a pool. */
  readonly choose: (poolId: string) => void;
  /** Hand it to `useStake`. It lasts as long as the dialog is mounted. */
  readonly memory: StakeMemory;
}

/** The tabs of a stake dialog. @param firstPoolId the pool whose tab is open first. */
export function useStakeTabs(projectId: string, firstPoolId: string): StakeTabs {
  const project = useLaunchpoolProject(projectId);
  const { drafts, scope } = useEarn();
  const flow = `launchpool.stake.pool:${projectId}`;
  // From the first render on, so that the amount that was kept comes back into its own tab.
  const [poolId, choose] = useState(() => drafts.read(flow, scope) ?? firstPoolId);
  useDraft(
    flow,
    () => (poolId === firstPoolId ? '' : poolId),
    (kept) => choose(kept || firstPoolId),
  );
  const [memory] = useState(createStakeMemory);
  // After a sign-out no tab brings back what the person typed (A06).
  useEffect(
    () => drafts.register(`launchpool.stake tabs ${projectId}`, { read: () => '', clear: memory.clear }),
    [drafts, projectId, memory],
  );
  const tabs = project.state === 'ready' ? (project.data?.pools.filter(({ stakeable }) => stakeable) ?? []) : [];
  return { tabs, poolId, choose, memory };
}
