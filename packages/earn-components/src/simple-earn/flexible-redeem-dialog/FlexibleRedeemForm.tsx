'use client';
import type { ReactElement } from 'react';
import { formatExact, isPositive, isZero } from '@earnkit/core';
import type { FlexibleRedeem } from '@earnkit/hooks';
import { Amount, Banner, Button, Stack, type SummaryItem, SummaryList, Timeline } from '@earnkit/ui';
import { type MessageKey, useCopy } from '../../copy/index.ts';
import { AmountField } from '../../earn-dialog/AmountField.tsx';
import { useAccountName } from '../../earn-dialog/AvailableBalance.tsx';
import { EarnForm } from '../../earn-dialog/EarnForm.tsx';
import { KeyFacts } from '../../earn-dialog/KeyFacts.tsx';
import { useArrivalItems } from './arrivalItems.ts';

/** Props of {@link FlexibleRedeemForm}. */
export interface FlexibleRedeemFormProps {
  /** Id of the form. */
  id: string;
  /** The redemption being made. */
  redeem: FlexibleRedeem;
  /** Opens the question whether to cancel what is on its way. */
  onCancelRedemption: () => void;
}

/** Names of the accounts money goes to (SH-14). */
export const ACCOUNT_NAMES = {
  any: 'earn.account.any',
  spot: 'earn.account.spot',
  unified: 'earn.account.unified',
} as const satisfies Record<string, MessageKey>;

/** What is held, the amount, and when it arrives. */
export function FlexibleRedeemForm({ id, redeem, onCancelRedemption }: FlexibleRedeemFormProps): ReactElement {
  const { t } = useCopy();
  const { holding, redeemable, amount, setAmount, setMax, assessment, submission, split, remainder } = redeem;
  const { asset } = holding;
  const account = useAccountName();
  const items = useArrivalItems(redeem);
  return (
    <EarnForm id={id} onSubmit={redeem.submit}>
      {redeem.stale && <Banner tone="warning">{t('earn.flexible.redeem.outdated')}</Banner>}
      <KeyFacts
        items={[
          {
            key: 'principal',
            label: t('earn.flexible.redeem.principal'),
            value: <Amount value={holding.currentAmount && formatExact(holding.currentAmount)} unit={asset} />,
          },
          {
            key: 'lent',
            label: t('earn.flexible.redeem.lent'),
            value: <Amount value={holding.lentAmount && formatExact(holding.lentAmount)} unit={asset} />,
          },
        ]}
      />
      <SummaryList items={useOnItsWay(redeem, onCancelRedemption)} />
      <AmountField
        asset={asset}
        value={amount}
        onValueChange={setAmount}
        onMax={setMax}
        cap={redeemable}
        assessment={assessment}
        readOnly={submission.pending}
        available={
          <>
            {t('earn.flexible.redeem.redeemable')} <Amount value={redeemable && formatExact(redeemable)} unit={asset} />
          </>
        }
        hint={redeemable !== undefined && isZero(redeemable) ? t('earn.flexible.redeem.nothing') : undefined}
      />
      <SummaryList
        variant="filled"
        items={[
          ...(remainder !== undefined && assessment.state === 'ready'
            ? [
                {
                  key: 'sent',
                  label: t('earn.flexible.redeem.sent'),
                  value: <Amount value={formatExact(assessment.request.amount)} unit={asset} />,
                  hint: t('earn.flexible.redeem.sentHint', { amount: formatExact(remainder), coin: asset }),
                },
              ]
            : []),
          {
            key: 'once',
            label: t('earn.flexible.redeem.atOnce'),
            value: split && <Amount value={formatExact(split.atOnce)} unit={asset} />,
          },
          {
            key: 'hour',
            label: t('earn.flexible.redeem.atNextHour'),
            value: split && <Amount value={formatExact(split.atNextHour)} unit={asset} />,
          },
          { key: 'to', label: t('earn.flexible.redeem.to'), value: t(ACCOUNT_NAMES[account]) },
        ]}
      />
      <Timeline label={t('earn.flexible.redeem.timeline')} items={items} />
      {redeem.borrowedNotice && <Banner tone="info">{t('lend_earn.borrowedRule2')}</Banner>}
    </EarnForm>
  );
}

/** What is on its way out, with the way to take it back, and what serves as margin (SE-F-23, AMB-082). */
function useOnItsWay({ holding, redeeming }: FlexibleRedeem, onCancel: () => void): readonly SummaryItem[] {
  const { t } = useCopy();
  const { asset, redeemingAmount, marginFrozenAmount } = holding;
  const items: SummaryItem[] = [
    {
      key: 'redeeming',
      label: (
        <Stack direction="row" gap="1" wrap>
          {t('earn.flexible.redeem.redeeming')}
          {redeeming?.revocable && (
            <Button size="1" variant="ghost" onClick={onCancel}>
              {t('earn.flexible.redeem.cancel')}
            </Button>
          )}
        </Stack>
      ),
      value: <Amount value={redeemingAmount && formatExact(redeemingAmount)} unit={asset} />,
    },
  ];
  if (marginFrozenAmount !== undefined && isPositive(marginFrozenAmount)) {
    items.push({
      key: 'margin',
      label: t('earn.flexible.redeem.margin'),
      value: <Amount value={formatExact(marginFrozenAmount)} unit={asset} />,
    });
  }
  return items;
}
