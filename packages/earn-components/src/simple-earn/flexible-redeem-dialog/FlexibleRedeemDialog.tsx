'use client';
import { type ReactElement, useState } from 'react';
import type { FlexibleHolding } from '@earnkit/core/simple-earn/contract';
import { type RedeemReceipt, useFlexibleRedeem } from '@earnkit/hooks';
import { formatExact } from '@earnkit/core';
import { Banner } from '@earnkit/ui';
import { useMessages } from '../../messages/index.ts';
import type { DialogOpenProps } from '../../parts/lazy/dialogProps.ts';
import { LeftoverNotice } from '../../parts/order/LeftoverNotice.tsx';
import { OrderDialog } from '../../parts/order/OrderDialog.tsx';
import { useRedemptionText } from '../../parts/order/useRedemptionText.ts';
import { CancelRedemptionDialog } from '../cancel-redemption-dialog/index.ts';
import { FlexibleRedeemForm } from './FlexibleRedeemForm.tsx';
import { whileOpen } from '../../parts/lazy/whileOpen.tsx';
import { amountItem } from '../../parts/figures/amountItem.tsx';
import { outcomeItem } from '../../parts/figures/outcomeItem.tsx';
import { ACCOUNT_NAMES, useAccountName } from '../../parts/order/accountName.ts';
import { type ProductReceiptProps, OrderReceipt } from '../../parts/order/OrderReceipt.tsx';
import { useTimes } from '../../parts/figures/useTimes.ts';
import { useArrivalItems } from './useArrivalItems.ts';
import { flexibleDialogMessages } from '../flexibleDialogMessages.ts';

export interface FlexibleRedeemDialogProps extends DialogOpenProps {
  /** The holding as a list showed it. It is read again and kept fresh while the dialog is open. */
  holding: FlexibleHolding;
  /** Called once for each redemption that is placed while the dialog is open. @default nothing */
  onSuccess?: (receipt: RedeemReceipt) => void;
}

/**
 * Redeems an amount of a flexible holding (SE-F-23 to SE-F-30). Shows the redeemable and the pending amount and when each part
 * arrives, sends the order once and ends in a receipt.
 */
export const FlexibleRedeemDialog = whileOpen<FlexibleRedeemDialogProps>(({ holding }) => holding.asset)(function FlexibleRedeemDialog(
  { onOpenChange, holding: listed, onSuccess, ...rest },
  ref,
): ReactElement {
  const { t } = useMessages(flexibleDialogMessages);
  const redeem = useFlexibleRedeem(listed);
  const [cancelling, setCancelling] = useState(false);
  const { holding, split } = redeem;
  const account = t(ACCOUNT_NAMES[useAccountName()]);
  return (
    <OrderDialog
      data-part="flexible-redeem-dialog"
      {...rest}
      ref={ref}
      flow={redeem}
      onOpenChange={onOpenChange}
      onSuccess={onSuccess}
      title={t('earn.redeemCoin', { coin: holding.asset })}
      icon={holding.icon}
      label={t('earn.redeem')}
      outcome={[
        outcomeItem('once', t('earn.flexible.redeem.atOnce'), split?.atOnce, holding.asset),
        outcomeItem('hour', t('earn.flexible.redeem.atNextHour'), split?.atNextHour, holding.asset),
        { key: 'to', label: t('earn.flexible.redeem.to'), value: account },
      ]}
      text={useRedemptionText(redeem.submission)}
      notices={<LeftoverNotice redeem={redeem} />}
      receipt={(receipt) => <FlexibleRedeemReceipt receipt={receipt} onOpenChange={onOpenChange} onMore={redeem.again} />}
      dialogs={<CancelRedemptionDialog open={cancelling} onOpenChange={setCancelling} holding={holding} />}
    >
      <FlexibleRedeemForm redeem={redeem} onCancelRedemption={() => setCancelling(true)} onLeave={() => onOpenChange(false)} />
    </OrderDialog>
  );
});

/** The receipt of a redemption (SE-F-29): amount, time, account and arrival; it says when another amount was sent. */
function FlexibleRedeemReceipt({ receipt, onOpenChange, onMore }: ProductReceiptProps<RedeemReceipt>): ReactElement {
  const { t, figureStyle } = useMessages(flexibleDialogMessages);
  const { minute } = useTimes();
  const account = t(ACCOUNT_NAMES[useAccountName()]);
  const { amount, requestedAmount, asset, at } = receipt;
  return (
    <OrderReceipt
      onOpenChange={onOpenChange}
      title={t('earn.flexible.redeemed.title')}
      text={t('earn.flexible.redeemed.text', { amount: formatExact(amount, figureStyle), coin: asset })}
      summary={[
        amountItem('amount', t('earn.amount.label'), amount, asset, { strong: true }),
        { key: 'time', label: t('earn.time'), value: minute(at) },
        { key: 'to', label: t('earn.flexible.redeem.to'), value: account },
      ]}
      notice={
        requestedAmount !== undefined && (
          <Banner tone="warning">
            {t('earn.flexible.redeemed.otherAmount', {
              amount: formatExact(amount, figureStyle),
              requested: formatExact(requestedAmount, figureStyle),
              coin: asset,
            })}
          </Banner>
        )
      }
      timeline={{ label: t('earn.flexible.redeem.timeline'), items: useArrivalItems(asset, receipt).filter(({ time }) => time !== '') }}
      actions={[
        { label: t('earn.flexible.redeemed.more'), onSelect: onMore },
        { label: t('earn.done'), onSelect: () => onOpenChange(false) },
      ]}
    />
  );
}
