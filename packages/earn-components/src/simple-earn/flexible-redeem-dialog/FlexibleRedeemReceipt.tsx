'use client';
import type { ReactElement } from 'react';
import { formatExact } from '@earnkit/core';
import type { RedeemReceipt } from '@earnkit/hooks';
import { Amount, Button, ResultDialog, Stack, SummaryList, Timeline } from '@earnkit/ui';
import { useCopy } from '../../copy/index.ts';
import { useAccountName } from '../../earn-dialog/AvailableBalance.tsx';
import { useTimes } from '../../earn-dialog/useTimes.ts';
import { useArrivalItems } from './arrivalItems.ts';
import { ACCOUNT_NAMES } from './FlexibleRedeemForm.tsx';

/** Props of {@link FlexibleRedeemReceipt}. */
export interface FlexibleRedeemReceiptProps {
  /** What was redeemed. */
  receipt: RedeemReceipt;
  /** Called when the person closes it. */
  onOpenChange: (open: boolean) => void;
  /** Back to an empty form. */
  onMore: () => void;
}

/** It worked (SE-F-29): how much, when, where it goes and when it arrives. */
export function FlexibleRedeemReceipt({ receipt, onOpenChange, onMore }: FlexibleRedeemReceiptProps): ReactElement {
  const { t } = useCopy();
  const { minute } = useTimes();
  const account = t(ACCOUNT_NAMES[useAccountName()]);
  const amount = formatExact(receipt.amount);
  const items = useArrivalItems({ holding: receipt, split: receipt.split, restAt: receipt.restAt });
  return (
    <ResultDialog
      open
      onOpenChange={onOpenChange}
      tone="success"
      title={t('earn.flexible.redeemed.title')}
      description={t('earn.flexible.redeemed.text', { amount, coin: receipt.asset, account })}
      actions={
        <>
          <Button size="3" variant="soft" tone="neutral" onClick={onMore}>
            {t('earn.flexible.redeemed.more')}
          </Button>
          <Button size="3" onClick={() => onOpenChange(false)}>
            {t('earn.done')}
          </Button>
        </>
      }
    >
      <Stack gap="4">
        <SummaryList
          variant="filled"
          items={[
            { key: 'amount', label: t('earn.amount.label'), value: <Amount value={amount} unit={receipt.asset} strong /> },
            { key: 'time', label: t('earn.flexible.redeemed.time'), value: minute(receipt.at) },
            { key: 'to', label: t('earn.flexible.redeem.to'), value: account },
          ]}
        />
        <Timeline label={t('earn.flexible.redeem.timeline')} items={items} />
      </Stack>
    </ResultDialog>
  );
}
