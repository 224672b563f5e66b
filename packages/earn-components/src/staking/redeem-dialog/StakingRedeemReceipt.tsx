'use client';
import type { ReactElement } from 'react';
import { formatExact } from '@earnkit/core';
import { useEarn } from '@earnkit/hooks';
import { type KnownStakingProduct, type StakingRedeem, type StakingRedeemReceipt, holdingTypeOf } from '@earnkit/hooks/staking';
import { useMessages } from '../../messages/index.ts';
import { amountItem } from '../../parts/figures/amountItem.tsx';
import { OrderReceipt, type ProductReceiptProps } from '../../parts/order/OrderReceipt.tsx';
import { useTimes } from '../../parts/figures/useTimes.ts';
import { useProtocolItems } from '../stake-dialog/protocolItems.ts';
import { stakingDialogMessages } from '../dialogMessages.ts';

/**
 * Names the moment at which a redemption arrives: exact for a fast one and one that takes no time, an estimate where the exchange gives
 * days (AMB-163). Form and receipt have the same.
 */
export const arrivalLabel = (fast: boolean, period: StakingRedeem['period']) =>
  fast || period?.kind === 'immediate' ? 'earn.staking.redeem.arrives' : 'earn.staking.redeem.arrivesAbout';

/** Props of {@link StakingRedeemReceiptDialog}. */
export interface StakingRedeemReceiptProps extends Omit<ProductReceiptProps<StakingRedeemReceipt>, 'onMore'> {
  /** The product, whose kind decides in which list the holding is; `undefined` while it is not known. */
  readonly product: KnownStakingProduct | undefined;
}

/** The receipt of a redemption: fee, amount received, when it arrives, and where to look next (ST-84). */
export function StakingRedeemReceiptDialog({ receipt, product, onOpenChange }: StakingRedeemReceiptProps): ReactElement {
  const { t, figureStyle } = useMessages(stakingDialogMessages);
  const { links } = useEarn();
  const { minute } = useTimes();
  const { amount, asset, at, pid, fee, received, redeemAsset, arrivesAt, fast, accrued, period } = receipt;
  // The exchange's stamp is that of the booking, a moment after the order was sent.
  const isThere = !fast && period?.kind === 'immediate' && arrivesAt !== undefined && arrivesAt - at < 60;
  const holding = holdingTypeOf(product?.type);
  const protocolItems = useProtocolItems(product, pid);
  // What is paid at once is there when the receipt stands.
  const arrived = isThere ? received : undefined;
  return (
    <OrderReceipt
      onOpenChange={onOpenChange}
      title={t(isThere ? 'earn.staking.redeemed.arrivedTitle' : 'earn.staking.redeemed.title')}
      text={
        arrived === undefined
          ? t('earn.staking.redeemed.text', { amount: formatExact(amount, figureStyle), coin: asset })
          : t('earn.staking.redeemed.arrived', { amount: formatExact(arrived, figureStyle), coin: redeemAsset })
      }
      summary={[
        amountItem('amount', t('earn.amount.label'), amount, asset),
        ...protocolItems,
        amountItem('fee', t('earn.staking.redeem.fee'), fee?.fee, asset),
        amountItem('received', t('earn.staking.redeem.received'), received, redeemAsset, { strong: true }),
        ...accrued.map(({ rewardAsset, amount: reward }) =>
          amountItem(`accrued ${rewardAsset}`, t('earn.staking.redeemed.accrued', { coin: rewardAsset }), reward, rewardAsset, {
            tone: 'accent',
          }),
        ),
      ]}
      timeline={{
        label: t('earn.staking.staked.timeline'),
        items: [
          { key: 'redeemed', label: t('earn.staking.redeem.redeemed'), time: minute(at), state: 'done' },
          {
            key: 'arrives',
            label: t(arrivalLabel(fast, period)),
            time: minute(arrivesAt),
            state: isThere ? 'done' : 'upcoming',
          },
        ],
      }}
      actions={[
        { label: t('earn.staking.redeemed.history'), href: links.stakingHolding(asset, holding, true) },
        { label: t('earn.staking.redeemed.view'), href: links.stakingHolding(asset, holding) },
      ]}
    />
  );
}
