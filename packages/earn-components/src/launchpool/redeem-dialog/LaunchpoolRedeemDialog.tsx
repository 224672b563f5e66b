'use client';
import type { ReactElement } from 'react';
import { type LaunchpoolRedeemReceipt, useLaunchpoolRedeem } from '@earnkit/hooks/launchpool';
import { ErrorState } from '@earnkit/ui';
import { formatExact } from '@earnkit/core';
import { useMessages } from '../../messages/index.ts';
import type { DialogOpenProps } from '../../parts/lazy/dialogProps.ts';
import { LeftoverNotice } from '../../parts/order/LeftoverNotice.tsx';
import { OrderDialog } from '../../parts/order/OrderDialog.tsx';
import { QueryError } from '../../parts/query/QueryError.tsx';
import { useRedemptionText } from '../../parts/order/useRedemptionText.ts';
import { LaunchpoolRedeemForm } from './LaunchpoolRedeemForm.tsx';
import { launchpoolDialogMessages } from '../dialogMessages.ts';
import { whileOpen } from '../../parts/lazy/whileOpen.tsx';
import { amountItem } from '../../parts/figures/amountItem.tsx';
import { type ProductReceiptProps, OrderReceipt } from '../../parts/order/OrderReceipt.tsx';
import { useTimes } from '../../parts/figures/useTimes.ts';
import { useRedeemTo } from './useRedeemTo.tsx';

export interface LaunchpoolRedeemDialogProps extends DialogOpenProps {
  /** The project. */
  projectId: string;
  /** The pool, within the project. */
  poolId: string;
  /** Called once for each redemption that is placed while the dialog is open. @default nothing */
  onSuccess?: ((receipt: LaunchpoolRedeemReceipt) => void) | undefined;
}

/**
 * Redeems an amount from a pool (LP-51 to LP-55): what can be redeemed, the reward of the last hour, and where it goes. A stake
 * that is held in a fixed term cannot be redeemed, and the dialog says until when (LP-24, AMB-156).
 */
export const LaunchpoolRedeemDialog = whileOpen<LaunchpoolRedeemDialogProps>(({ poolId, projectId }) => `${projectId} ${poolId}`)(
  function LaunchpoolRedeemDialog({ onOpenChange, projectId, poolId, onSuccess, ...rest }, ref): ReactElement {
    const { t } = useMessages(launchpoolDialogMessages);
    const redeem = useLaunchpoolRedeem({ projectId, poolId });
    const { asset, pool, project, fixedTermLock } = redeem;
    const gone = project.state === 'ready' && pool === undefined;
    const to = useRedeemTo(asset, redeem.goesTo, pool?.pool.redeemTo);
    return (
      <OrderDialog
        data-part="launchpool-redeem-dialog"
        {...rest}
        ref={ref}
        flow={redeem}
        onOpenChange={onOpenChange}
        onSuccess={onSuccess}
        title={t('earn.redeemCoin', { coin: asset })}
        icon={pool?.pool.icon}
        label={t('earn.redeem')}
        outcome={[
          ...(fixedTermLock === undefined ? [amountItem('stays', t('earn.launchpool.redeem.stays'), redeem.staysStaked, asset)] : []),
          { key: 'to', label: t('earn.launchpool.redeem.to'), value: to },
        ]}
        // No history lists redemptions from a pool, so the text links to none.
        text={{ ...useRedemptionText(redeem.submission), unresolved: t('earn.launchpool.unresolved') }}
        orderable={fixedTermLock === undefined}
        notices={<LeftoverNotice redeem={redeem} />}
        receipt={(receipt) => <LaunchpoolRedeemReceiptDialog receipt={receipt} onOpenChange={onOpenChange} onMore={redeem.again} />}
        replacement={
          project.state === 'failed' ? (
            <QueryError reading={project} size="compact" title={t('earn.launchpool.redeem.failed')} />
          ) : gone ? (
            <ErrorState size="compact" title={t('earn.launchpool.stake.poolGone')} />
          ) : undefined
        }
      >
        <LaunchpoolRedeemForm redeem={redeem} />
      </OrderDialog>
    );
  },
);

/** The receipt of a redemption: amount, where it went, and time. */
function LaunchpoolRedeemReceiptDialog({ receipt, onOpenChange, onMore }: ProductReceiptProps<LaunchpoolRedeemReceipt>): ReactElement {
  const { t, figureStyle } = useMessages(launchpoolDialogMessages);
  const { minute } = useTimes();
  const { amount, asset, at, parts } = receipt;
  const to = useRedeemTo(asset, parts);
  return (
    <OrderReceipt
      onOpenChange={onOpenChange}
      title={t('earn.launchpool.redeemed.title')}
      text={t('earn.launchpool.redeemed.text', { amount: formatExact(amount, figureStyle), coin: asset })}
      summary={[
        amountItem('amount', t('earn.amount.label'), amount, asset, { strong: true }),
        ...(to === undefined ? [] : [{ key: 'to', label: t('earn.launchpool.redeem.to'), value: to }]),
        { key: 'time', label: t('earn.time'), value: minute(at) },
      ]}
      actions={[
        { label: t('earn.launchpool.redeemed.more'), onSelect: onMore },
        { label: t('earn.done'), onSelect: () => onOpenChange(false) },
      ]}
    />
  );
}
