import type { ReactElement } from 'react';
import type { FlexibleHolding } from '@earnkit/core/simple-earn/contract';
import { AprDetailsDialog } from '../apr-details-dialog/index.ts';
import { CancelRedemptionDialog } from '../cancel-redemption-dialog/index.ts';
import { FlexibleRedeemDialog } from '../flexible-redeem-dialog/index.ts';
import { FlexibleSubscribeDialog } from '../flexible-subscribe-dialog/index.ts';
import { InterestHistoryDialog } from '../interest-history-dialog/index.ts';

/** What can be opened from a holding. */
export type HoldingDialogKind = 'subscribe' | 'redeem' | 'cancel' | 'interest' | 'apr' | 'minimum';

/** Props of {@link HoldingDialog}. */
export interface HoldingDialogProps {
  /** Which one. */
  kind: HoldingDialogKind;
  /** The holding as it is now. */
  holding: FlexibleHolding;
  /** Whether the person's identity is verified (SE-F-22). @default false */
  verified?: boolean | undefined;
  /** Whether it is open. */
  open: boolean;
  /** Called when it closes. */
  onOpenChange: (open: boolean) => void;
}

/** The dialog opened from a row of holdings. */
export function HoldingDialog({ kind, holding, verified, ...shell }: HoldingDialogProps): ReactElement {
  const { asset, icon } = holding;
  switch (kind) {
    case 'subscribe':
      return <FlexibleSubscribeDialog {...shell} asset={asset} icon={icon} verified={verified} />;
    case 'redeem':
      return <FlexibleRedeemDialog {...shell} holding={holding} />;
    case 'cancel':
      return <CancelRedemptionDialog {...shell} holding={holding} />;
    case 'interest':
      return <InterestHistoryDialog {...shell} asset={asset} icon={icon} cumulative={holding.cumulativeInterest} />;
    case 'apr':
    case 'minimum':
      return (
        <AprDetailsDialog
          {...shell}
          asset={asset}
          icon={icon}
          holding={holding}
          verified={verified}
          defaultView={kind === 'apr' ? 'trend' : 'minimum'}
        />
      );
  }
}
