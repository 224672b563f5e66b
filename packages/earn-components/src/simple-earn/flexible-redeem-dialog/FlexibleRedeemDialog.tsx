'use client';
import { type ReactElement, useId, useState } from 'react';
import type { FlexibleHolding } from '@earnkit/core/simple-earn/contract';
import { useFlexibleRedeem } from '@earnkit/hooks';
import { CoinIcon, Dialog } from '@earnkit/ui';
import { useCopy } from '../../copy/index.ts';
import { SubmitFooter } from '../../earn-dialog/SubmitFooter.tsx';
import { CancelRedemptionDialog } from '../cancel-redemption-dialog/index.ts';
import { FlexibleRedeemForm } from './FlexibleRedeemForm.tsx';
import { FlexibleRedeemReceipt } from './FlexibleRedeemReceipt.tsx';

/** Props of {@link FlexibleRedeemDialog}. */
export interface FlexibleRedeemDialogProps {
  /** Whether it is open. */
  open: boolean;
  /** Called when the person closes it. A submission under way goes on, and its result is told by a toast. */
  onOpenChange: (open: boolean) => void;
  /** The holding as a list showed it; it is read again and followed while the dialog is open. */
  holding: FlexibleHolding;
}

/**
 * Redeems an amount of a flexible holding (SE-F-23 to SE-F-30): what can be redeemed, what is on its way, what would come
 * when, and one submission that ends in a receipt.
 */
export function FlexibleRedeemDialog({ open, ...rest }: FlexibleRedeemDialogProps): ReactElement | null {
  return open ? <OpenRedeemDialog key={rest.holding.asset} {...rest} /> : null;
}

function OpenRedeemDialog({ onOpenChange, holding: listed }: Omit<FlexibleRedeemDialogProps, 'open'>): ReactElement {
  const { t } = useCopy();
  const form = useId();
  const redeem = useFlexibleRedeem(listed);
  const [cancelling, setCancelling] = useState(false);
  const { submission, assessment, holding } = redeem;

  if (submission.status.state === 'succeeded') {
    return <FlexibleRedeemReceipt receipt={submission.status.result} onOpenChange={onOpenChange} onMore={redeem.again} />;
  }
  return (
    <Dialog
      open
      onOpenChange={onOpenChange}
      title={t('earn.flexible.redeem.title', { coin: holding.asset })}
      icon={<CoinIcon symbol={holding.asset} {...(holding.icon && { src: holding.icon })} />}
      footer={
        <SubmitFooter
          form={form}
          submission={submission}
          ready={assessment.state === 'ready'}
          label={t('earn.flexible.redeem.action')}
          action="redeem"
          onLogin={redeem.signIn}
        />
      }
    >
      <FlexibleRedeemForm id={form} redeem={redeem} onCancelRedemption={() => setCancelling(true)} />
      <CancelRedemptionDialog open={cancelling} onOpenChange={setCancelling} holding={holding} />
    </Dialog>
  );
}
