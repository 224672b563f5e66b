'use client';
import type { ReactElement } from 'react';
import { formatExact, isPositive, isZero } from '@earnkit/core';
import { type FlexibleRedeem, useSession } from '@earnkit/hooks';
import { Banner, Button, Flex, type SummaryItem, SummaryList, Timeline, Words } from '@earnkit/ui';
import { useMessages } from '../../messages/index.ts';
import { amountItem } from '../../parts/figures/amountItem.tsx';
import { AmountField } from '../../parts/order/AmountField.tsx';
import { CoinAmount } from '../../parts/figures/CoinAmount.tsx';
import { KeyFacts } from '../../parts/figures/KeyFacts.tsx';
import { RetryBanner } from '../../parts/query/StaleBanner.tsx';
import { partDialogMessages } from '../../parts/dialogMessages.ts';
import { HeldBackName } from '../HeldBackName.tsx';
import { CancelRedemptionDialog } from '../cancel-redemption-dialog/index.ts';
import { useArrivalItems } from './useArrivalItems.ts';
import { flexibleDialogMessages } from '../flexibleDialogMessages.ts';

export interface FlexibleRedeemFormProps {
  /** The redemption being made. */
  redeem: FlexibleRedeem;
  /** Opens the dialog that cancels the pending redemption. */
  onCancelRedemption: () => void;
  /** Called before a link leads to another page. */
  onLeave: () => void;
}

/** The form: principal, pending amount, amount and arrival (SE-F-23, AMB-082). */
export function FlexibleRedeemForm({ redeem, onCancelRedemption, onLeave }: FlexibleRedeemFormProps): ReactElement {
  const { t, figureStyle } = useMessages(partDialogMessages, flexibleDialogMessages);
  const { holding, redeemable, remainder, redeeming } = redeem;
  const { asset, redeemingAmount } = holding;
  const nothing = redeemable !== undefined && isZero(redeemable);
  const { session } = useSession();
  const items = useArrivalItems(asset, redeem);
  const held: SummaryItem[] = [];
  if (redeemingAmount === undefined || isPositive(redeemingAmount)) {
    held.push({
      key: 'redeeming',
      label: (
        <Flex align="center" gap="1" wrap="wrap">
          <Words>{t('earn.redeeming')}</Words>
          {redeeming && redeeming.revocable !== false && session.state !== 'anonymous' && (
            <Button size="1" variant="ghost" onClick={onCancelRedemption} {...CancelRedemptionDialog.prewarmProps}>
              {t('earn.flexible.redeem.cancel')}
            </Button>
          )}
        </Flex>
      ),
      value: <CoinAmount amount={redeemingAmount} asset={asset} />,
    });
  }
  for (const { by, amount } of redeem.heldBack) held.push(amountItem(by, <HeldBackName by={by} onLeave={onLeave} />, amount, asset));
  return (
    <>
      {(redeem.stale || redeemable === undefined) && (
        <RetryBanner onRetry={redeem.retry}>{t(redeem.stale ? 'earn.flexible.redeem.stale' : 'earn.redemption.unsaid')}</RetryBanner>
      )}
      <KeyFacts
        items={[
          amountItem('principal', t('earn.principal'), holding.currentAmount, asset),
          amountItem('lent', t('earn.flexible.redeem.lent'), holding.lentAmount, asset),
        ]}
      />
      {held.length > 0 && <SummaryList items={held} />}
      <AmountField
        flow={redeem}
        cap={redeem.most}
        available={
          <>
            <Words>{t('earn.flexible.redeem.redeemable')}</Words> <CoinAmount amount={redeemable} asset={asset} />
          </>
        }
        hint={
          nothing
            ? t('earn.flexible.redeem.nothing')
            : remainder && t('earn.flexible.redeem.sentHint', { amount: formatExact(remainder, figureStyle), coin: asset })
        }
      />
      {redeemable !== undefined && !nothing && <Timeline label={t('earn.flexible.redeem.timeline')} items={items} />}
      {redeem.borrowedNotice && <Banner tone="info">{t('lend_earn.borrowedRule2')}</Banner>}
    </>
  );
}
