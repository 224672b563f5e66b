'use client';
import type { ReactElement } from 'react';
import { formatExact, isZero } from '@earnkit/core';
import { type WealthRedeem, type WealthRedeemReceipt, useWealthRedeem } from '@earnkit/hooks/private-wealth';
import { Amount, Banner, SummaryList } from '@earnkit/ui';
import { useMessages } from '../../messages/index.ts';
import { amountItem } from '../../parts/amountItem.tsx';
import { AmountField } from '../../parts/AmountField.tsx';
import type { DialogOpenProps } from '../../parts/dialogProps.ts';
import { exactText } from '../../parts/figureText.ts';
import { LeftoverNotice } from '../../parts/LeftoverNotice.tsx';
import { OrderDialog } from '../../parts/OrderDialog.tsx';
import { OrderReceipt, type ProductReceiptProps } from '../../parts/OrderReceipt.tsx';
import { useTimes } from '../../parts/useTimes.ts';
import { wealthPartMessages } from '../partMessages.ts';
import { wealthOrderMessages } from '../orderMessages.ts';
import { OrderNotices } from '../wealth-purchase-dialog/OrderNotices.tsx';
import { type WealthOrderTarget, nameOfOrder } from '../orderTarget.ts';
import { useWealthText } from '../useWealthText.ts';
import { whileOpen } from '../../parts/whileOpen.tsx';

/** Props of {@link WealthRedeemDialog}. */
export interface WealthRedeemDialogProps extends DialogOpenProps {
  /** The order whose units are redeemed. */
  order: WealthOrderTarget;
  /** Called once for each redemption that is placed while the dialog is open. @default nothing */
  onSuccess?: ((receipt: WealthRedeemReceipt) => void) | undefined;
  /** Called once for each redemption that is refused while the dialog is open (PW-17). @default nothing */
  onFailed?: (() => void) | undefined;
}

/** Redeems units of an order (PW-12 to PW-15): units, what they are worth, and a receipt. */
export const WealthRedeemDialog = whileOpen<WealthRedeemDialogProps>(({ order }) => order.orderId)(function WealthRedeemDialog(
  { onOpenChange, order, onSuccess, onFailed, ...rest },
  ref,
): ReactElement {
  const { t } = useMessages(wealthOrderMessages);
  const { t: tParts } = useMessages(wealthPartMessages);
  const { orderId, productId, projectType, asset } = order;
  const redeem = useWealthRedeem({ orderId, productId, projectType, asset, onFailed });
  return (
    <OrderDialog
      data-part="wealth-redeem-dialog"
      {...rest}
      ref={ref}
      flow={redeem}
      onOpenChange={onOpenChange}
      onSuccess={onSuccess}
      icon={order.icon}
      title={t('earn.wealth.redeem.title', { name: nameOfOrder(order) })}
      label={tParts('earn.wealth.redeem')}
      text={useWealthText('redeem')}
      notices={<LeftoverNotice redeem={redeem} textOf={(amount) => t('earn.wealth.redeem.unitsOf', { amount: formatExact(amount) })} />}
      receipt={(receipt) => <RedeemReceipt receipt={receipt} name={nameOfOrder(order)} onOpenChange={onOpenChange} onMore={redeem.again} />}
    >
      <RedeemForm redeem={redeem} />
    </OrderDialog>
  );
});

function RedeemForm({ redeem }: { redeem: WealthRedeem }): ReactElement {
  const { t } = useMessages(wealthOrderMessages);
  const { t: tParts } = useMessages(wealthPartMessages);
  const { asset, order, redeemable, estimatedAmount, left, submission } = redeem;
  return (
    <>
      {submission.status.state !== 'unresolved' && <OrderNotices order={order} />}
      <AmountField
        flow={redeem}
        label={t('earn.wealth.redeem.units')}
        unit={null}
        available={
          <>
            {t('earn.wealth.redeem.redeemable')} <Amount value={exactText(redeemable)} />
          </>
        }
        hint={redeemable !== undefined && isZero(redeemable) ? t('earn.wealth.redeem.nothing') : undefined}
      />
      <SummaryList
        variant="filled"
        items={[
          amountItem('value', tParts('earn.wealth.netValue'), order.state === 'ready' ? order.data?.netValue : undefined, asset),
          amountItem('amount', t('earn.wealth.redeem.amount'), estimatedAmount, asset),
          { key: 'left', label: t('earn.wealth.redeem.left'), value: <Amount value={exactText(left)} /> },
        ]}
      />
      <Banner tone="info">{t('earn.wealth.purchase.moves')}</Banner>
    </>
  );
}

interface RedeemReceiptProps extends ProductReceiptProps<WealthRedeemReceipt> {
  /** The product. */
  readonly name: string;
}

function RedeemReceipt({ receipt, name, onOpenChange, onMore }: RedeemReceiptProps): ReactElement {
  const { t } = useMessages(wealthOrderMessages);
  const { t: tParts } = useMessages(wealthPartMessages);
  const { minute } = useTimes();
  const { units, asset, at, estimatedAmount } = receipt;
  return (
    <OrderReceipt
      onOpenChange={onOpenChange}
      title={t('earn.wealth.redeemed.title')}
      text={t('earn.wealth.redeemed.text', { amount: formatExact(units) })}
      summary={[
        { key: 'name', label: tParts('earn.wealth.name'), value: name },
        { key: 'units', label: tParts('earn.wealth.units'), value: <Amount value={exactText(units)} /> },
        amountItem('amount', t('earn.wealth.redeem.amount'), estimatedAmount, asset, { strong: true }),
        { key: 'time', label: t('earn.time'), value: minute(at) },
      ]}
      actions={[
        { label: t('earn.wealth.redeemed.more'), onSelect: onMore },
        { label: t('earn.done'), onSelect: () => onOpenChange(false) },
      ]}
    />
  );
}
