'use client';
import type { FlexibleHoldingView } from '@earnkit/hooks';
import { type RowDialogOf, type RowDialogs, rowDialog } from '../../parts/query/useRowDialog.tsx';
import { AprDetailsDialog } from '../apr-details-dialog/index.ts';
import { MinAprDialog } from '../apr-details-dialog/MinAprDialog.ts';
import { CancelRedemptionDialog } from '../cancel-redemption-dialog/index.ts';
import { FlexibleRedeemDialog } from '../flexible-redeem-dialog/index.ts';
import { FlexibleSubscribeDialog } from '../flexible-subscribe-dialog/index.ts';
import { InterestHistoryDialog } from '../interest-history-dialog/index.ts';

/** The dialogs of a flexible holding. */
export type HoldingDialogKind = 'subscribe' | 'redeem' | 'cancel' | 'interest' | 'apr' | 'minimum';

/** A dialog of the holding of one coin, in a form that an address can hold. */
export type HoldingDialogOf = RowDialogOf<HoldingDialogKind>;

/** Passed to every dialog of a holding beside the holding. */
export interface HoldingDialogOptions {
  /** Whether the person's identity is verified (SE-F-22). @default as the session says */
  readonly verified?: boolean | undefined;
}

/** The dialogs of a flexible holding and the props of each. Each is loaded when it is first opened. */
export const holdingDialogs: RowDialogs<HoldingDialogKind, FlexibleHoldingView, HoldingDialogOptions> = {
  subscribe: rowDialog(FlexibleSubscribeDialog, ({ asset, icon }, { verified }, onLeave) => ({ asset, icon, verified, onLeave })),
  redeem: rowDialog(FlexibleRedeemDialog, (holding) => ({ holding })),
  cancel: rowDialog(CancelRedemptionDialog, (holding) => ({ holding })),
  interest: rowDialog(InterestHistoryDialog, ({ asset, icon, cumulativeInterest }) => ({ asset, icon, cumulative: cumulativeInterest })),
  apr: rowDialog(AprDetailsDialog, (holding, { verified }) => ({ asset: holding.asset, icon: holding.icon, holding, verified })),
  minimum: rowDialog(MinAprDialog, (holding, { verified }) => ({
    asset: holding.asset,
    icon: holding.icon,
    holding,
    verified,
    defaultView: 'minimum' as const,
  })),
};
