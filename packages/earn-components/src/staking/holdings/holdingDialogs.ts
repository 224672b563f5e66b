'use client';
import { rowDialog } from '../../parts/query/useRowDialog.tsx';
import { StakingRedeemDialog } from '../redeem-dialog/index.ts';
import { StakingStakeDialog } from '../stake-dialog/index.ts';
import { StakingTrendDialog } from '../trend-dialog/index.ts';
import type { HoldingDialogs, HoldingRow, StakingHoldingName } from './holdingColumns.tsx';

/** The dialogs of a staking holding and the props of each. Each is loaded when it is first opened. */
export const stakingHoldingDialogs: HoldingDialogs = {
  redeem: rowDialog(StakingRedeemDialog, ({ asset, pid, type }) => ({ asset, pid, debt: type === 'debt' })),
  stake: rowDialog(StakingStakeDialog, ({ asset, pid }, { vip }, onLeave) => ({ asset, pid, vip, onLeave })),
  trend: rowDialog(StakingTrendDialog, ({ asset, icon, pid }) => ({ asset, icon, pid })),
};

/** Names a holding by its coin and its product. */
export const nameOfHolding = ({ asset, pid }: HoldingRow): StakingHoldingName => ({ asset, pid });
