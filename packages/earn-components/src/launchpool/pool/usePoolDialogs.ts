'use client';
import { useCallback, useMemo } from 'react';
import { type PoolView, usePoolCheck } from '@earnkit/hooks/launchpool';
import { type RowDialogControl, useRowDialog } from '../../parts/useRowDialog.tsx';
import { type PoolDialogKind, type PoolRow, poolRow } from './poolDialogs.ts';

/** The dialogs of a project's pools. */
export interface PoolDialogs extends Pick<RowDialogControl<PoolDialogKind, PoolRow>, 'shown'> {
  /** The first pool, for which closed dialogs are drawn ahead. */
  readonly first: PoolRow | undefined;
  /** Asks the exchange whether the person may stake, and opens the stake dialog if so (AMB-019). Keeps its identity. */
  readonly stake: (pool: PoolView) => void;
  /** Opens the redeem dialog. Keeps its identity. */
  readonly redeem: (pool: PoolView) => void;
  /** Opens the tiers of trading volume. Keeps its identity. */
  readonly eligibility: (pool: PoolView) => void;
  /** Id of the pool whose rule is being checked. */
  readonly checking: string | undefined;
}

/** Opens the dialogs of a project's pools, one at a time. */
export function usePoolDialogs(projectId: string, pools: readonly PoolView[]): PoolDialogs {
  const rows = useMemo(() => pools.map((pool) => poolRow(projectId, pool)), [pools, projectId]);
  const { show, shown } = useRowDialog<PoolDialogKind, PoolRow>(rows, {});
  const { check, checking } = usePoolCheck();
  const stake = useCallback(
    (pool: PoolView): void => {
      const ask = async (): Promise<void> => {
        if (await check({ projectId, poolId: pool.pool.id })) show('stake', poolRow(projectId, pool));
      };
      void ask();
    },
    [check, projectId, show],
  );
  const redeem = useCallback((pool: PoolView) => show('redeem', poolRow(projectId, pool)), [projectId, show]);
  const eligibility = useCallback((pool: PoolView) => show('eligibility', poolRow(projectId, pool)), [projectId, show]);
  return { shown, first: rows[0], stake, redeem, eligibility, checking };
}
