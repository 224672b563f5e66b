'use client';
import type { ReactElement } from 'react';
import { formatExact, isPositive } from '@earnkit/core';
import { type WealthPurchase, type WealthPurchaseReceipt, useWealthPurchase } from '@earnkit/hooks/private-wealth';
import { useEarn } from '@earnkit/hooks';
import { Amount, Banner, Words } from '@earnkit/ui';
import { useMessages } from '../../messages/index.ts';
import { AgreementCheckbox } from '../../parts/order/AgreementCheckbox.tsx';
import { amountItem } from '../../parts/figures/amountItem.tsx';
import { AmountField } from '../../parts/order/AmountField.tsx';
import { CoinAmount } from '../../parts/figures/CoinAmount.tsx';
import type { DialogOpenProps } from '../../parts/lazy/dialogProps.ts';
import { exactText } from '../../parts/figures/figureText.ts';
import { OrderDialog } from '../../parts/order/OrderDialog.tsx';
import { RiskLine } from '../../parts/risk/RiskLine.tsx';
import { OrderReceipt, type ProductReceiptProps } from '../../parts/order/OrderReceipt.tsx';
import { useTimes } from '../../parts/figures/useTimes.ts';
import { type WealthOrderTarget, nameOfOrder } from '../orderTarget.ts';
import { useWealthText } from '../useWealthText.ts';
import { OrderNotices } from './OrderNotices.tsx';
import { partDialogMessages } from '../../parts/dialogMessages.ts';
import { privateWealthDialogMessages } from '../dialogMessages.ts';
import { privateWealthMessages } from '../messages.ts';
import { whileOpen } from '../../parts/lazy/whileOpen.tsx';

export interface WealthPurchaseDialogProps extends DialogOpenProps {
  /** The order that is bought into. */
  order: WealthOrderTarget;
  /** Called once for each purchase that is placed while the dialog is open. @default nothing */
  onSuccess?: ((receipt: WealthPurchaseReceipt) => void) | undefined;
  /** Called once for each purchase that is refused while the dialog is open (PW-17). @default nothing */
  onFailed?: (() => void) | undefined;
}

/** Buys more units of an order (PW-08 to PW-11, PW-15): amount, disclaimer, and a receipt. */
export const WealthPurchaseDialog = whileOpen<WealthPurchaseDialogProps>(({ order }) => order.orderId)(function WealthPurchaseDialog(
  { onOpenChange, order, onSuccess, onFailed, ...rest },
  ref,
): ReactElement {
  const { t, figureStyle } = useMessages(privateWealthDialogMessages, privateWealthMessages);
  const { orderId, productId, projectType, asset, minimum } = order;
  const purchase = useWealthPurchase({ orderId, productId, projectType, asset, minimum, onFailed });
  const read = purchase.order.state === 'ready' ? purchase.order.data : undefined;
  return (
    <OrderDialog
      data-part="wealth-purchase-dialog"
      {...rest}
      ref={ref}
      flow={purchase}
      onOpenChange={onOpenChange}
      onSuccess={onSuccess}
      icon={order.icon}
      risk={<RiskLine look="dialog" kind="wealth" coin="" />}
      title={t('earn.wealth.purchase.title', { name: nameOfOrder(order) })}
      label={t('earn.wealth.purchase')}
      outcome={[
        { key: 'units', label: t('earn.wealth.purchase.units'), value: <Amount value={exactText(purchase.estimatedUnits, figureStyle)} /> },
        amountItem('value', t('earn.wealth.netValue'), read?.netValue, asset),
      ]}
      text={useWealthText('purchase')}
      receipt={(receipt) => (
        <PurchaseReceipt receipt={receipt} name={nameOfOrder(order)} onOpenChange={onOpenChange} onMore={purchase.again} />
      )}
    >
      <PurchaseForm purchase={purchase} />
    </OrderDialog>
  );
});

function PurchaseForm({ purchase }: { purchase: WealthPurchase }): ReactElement {
  const { t, figureStyle } = useMessages(partDialogMessages, privateWealthDialogMessages, privateWealthMessages);
  const { asset, available, minimum, disclaimer, setDisclaimer, order, submission } = purchase;
  const { links } = useEarn();
  const balance = available.state === 'ready' ? available.data : undefined;
  return (
    <>
      {submission.status.state !== 'unresolved' && <OrderNotices order={order} purchase={{ available, minimum }} />}
      <AmountField
        flow={purchase}
        available={
          <>
            <Words>{t('earn.amount.available')}</Words> <CoinAmount amount={balance} asset={asset} />
          </>
        }
        // A minimum below zero asks for nothing (D06).
        hint={
          minimum && isPositive(minimum)
            ? t('earn.wealth.purchase.minimum', { amount: formatExact(minimum, figureStyle), coin: asset })
            : undefined
        }
      />
      <Banner tone="warning" title={t('earn.wealth.purchase.risk')}>
        {t('earn.wealth.purchase.moves')}
      </Banner>
      <AgreementCheckbox
        checked={disclaimer}
        onCheckedChange={setDisclaimer}
        pending={submission.pending}
        text={t('earn.wealth.purchase.disclaimer')}
        document={t('earn.wealth.purchase.disclaimerLink')}
        href={links.wealthDisclaimer()}
      />
    </>
  );
}

interface PurchaseReceiptProps extends ProductReceiptProps<WealthPurchaseReceipt> {
  /** The product. */
  readonly name: string;
}

function PurchaseReceipt({ receipt, name, onOpenChange, onMore }: PurchaseReceiptProps): ReactElement {
  const { t, figureStyle } = useMessages(privateWealthDialogMessages, privateWealthMessages);
  const { minute } = useTimes();
  const { amount, asset, at, estimatedUnits } = receipt;
  return (
    <OrderReceipt
      onOpenChange={onOpenChange}
      title={t('earn.wealth.purchased.title')}
      text={t('earn.wealth.purchased.text', { amount: formatExact(amount, figureStyle), coin: asset })}
      summary={[
        { key: 'name', label: t('earn.wealth.name'), value: name },
        amountItem('amount', t('earn.amount.label'), amount, asset, { strong: true }),
        { key: 'units', label: t('earn.wealth.purchase.units'), value: <Amount value={exactText(estimatedUnits, figureStyle)} /> },
        { key: 'time', label: t('earn.time'), value: minute(at) },
      ]}
      actions={[
        { label: t('earn.wealth.purchased.more'), onSelect: onMore },
        { label: t('earn.done'), onSelect: () => onOpenChange(false) },
      ]}
    />
  );
}
