'use client';
import type { PoolView } from '@earnkit/hooks/launchpool';
import { type RowDialogOf, type RowDialogs, rowDialog } from '../../parts/query/useRowDialog.tsx';
import { EligibilityDialog } from '../eligibility-dialog/index.ts';
import { LaunchpoolRedeemDialog } from '../redeem-dialog/index.ts';
import { StakeDialog } from '../stake-dialog/index.ts';

/** The dialogs of a pool. */
export type PoolDialogKind = 'stake' | 'redeem' | 'eligibility';

/** Names a pool by its project and its id within it. */
export type PoolName = Readonly<Record<'projectId' | 'poolId', string>>;

/** A dialog of one pool, in a form that an address can hold. */
export type PoolDialogOf = RowDialogOf<PoolDialogKind, PoolName>;

/** A pool as a row whose dialogs can be opened. */
export interface PoolRow {
  /** Names the pool within its project. */
  readonly id: string;
  /** The coin that is staked. */
  readonly asset: string;
  readonly projectId: string;
  readonly view: PoolView;
}

/** A pool as a row whose dialogs can be opened. */
export const poolRow = (projectId: string, view: PoolView): PoolRow => ({ id: view.pool.id, asset: view.pool.asset, projectId, view });

/** The dialogs of a pool and the props of each. Each is loaded when it is first opened. */
export const poolDialogs: RowDialogs<PoolDialogKind, PoolRow, undefined> = {
  stake: rowDialog(StakeDialog, ({ id, projectId }, _options, onLeave) => ({ projectId, poolId: id, onLeave })),
  redeem: rowDialog(LaunchpoolRedeemDialog, ({ id, projectId }) => ({ projectId, poolId: id })),
  eligibility: rowDialog(EligibilityDialog, ({ view }) => ({ pool: view.pool })),
};
