'use client';
import type { ReactElement } from 'react';
import type { FlexibleHolding } from '@earnkit/core/simple-earn/contract';
import { type CancelReceipt, useCancelRedemption } from '@earnkit/hooks';
import { useMessages } from '../../messages/index.ts';
import { ConfirmOrder } from '../../parts/order/ConfirmOrder.tsx';
import type { DialogOpenProps } from '../../parts/lazy/dialogProps.ts';
import { whileOpen } from '../../parts/lazy/whileOpen.tsx';
import { flexibleDialogMessages } from '../flexibleDialogMessages.ts';

export interface CancelRedemptionDialogProps extends DialogOpenProps {
  /** The holding with the pending redemption, as a list showed it. */
  holding: FlexibleHolding;
  /** Called once when the redemption is cancelled, before `onOpenChange`. @default nothing */
  onSuccess?: (receipt: CancelReceipt) => void;
}

/** Asks before a pending redemption is cancelled (SE-F-31 to SE-F-34). A toast shows the result. */
export const CancelRedemptionDialog = whileOpen<CancelRedemptionDialogProps>(({ holding }) => holding.asset)(
  function CancelRedemptionDialog({ holding, ...props }, ref): ReactElement {
    const { t } = useMessages(flexibleDialogMessages);
    return (
      <ConfirmOrder
        data-part="cancel-redemption-dialog"
        {...props}
        ref={ref}
        order={useCancelRedemption(holding)}
        cancels
        title={t('earn.flexible.cancel.title')}
        description={(values) => t('earn.flexible.cancel.text', values)}
        confirmLabel={t('earn.flexible.redeem.cancel')}
        cancelLabel={t('earn.flexible.cancel.keep')}
      />
    );
  },
);
