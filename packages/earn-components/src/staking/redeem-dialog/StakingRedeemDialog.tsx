'use client';
import type { ReactElement } from 'react';
import { useEarn } from '@earnkit/hooks';
import { type StakingRedeemReceipt, holdingTypeOf, useStakingRedeem } from '@earnkit/hooks/staking';
import { useMessages } from '../../messages/index.ts';
import type { DialogOpenProps } from '../../parts/lazy/dialogProps.ts';
import { LeftoverNotice } from '../../parts/order/LeftoverNotice.tsx';
import { OrderDialog } from '../../parts/order/OrderDialog.tsx';
import { useRedemptionText } from '../../parts/order/useRedemptionText.ts';
import { productReplacement, StakeWaiting } from '../stake-dialog/whileLoading.tsx';
import { TermsChangeNotice } from '../stake-dialog/TermsChangeNotice.tsx';
import { useRedeemOutcome } from './useRedeemOutcome.tsx';
import { StakingRedeemForm } from './StakingRedeemForm.tsx';
import { StakingRedeemReceiptDialog } from './StakingRedeemReceipt.tsx';
import { stakingDialogMessages } from '../dialogMessages.ts';
import { whileOpen } from '../../parts/lazy/whileOpen.tsx';

/** Props of {@link StakingRedeemDialog}. */
export interface StakingRedeemDialogProps extends DialogOpenProps {
  /** The coin that is staked. */
  asset: string;
  /** Id of the product or protocol that is redeemed. @default the product that the exchange chooses for the coin */
  pid?: string | undefined;
  /** Whether a credit is settled. @default with a `pid` (ST-79) */
  debt?: boolean | undefined;
  /** Called when the success dialog is closed, before it leads to another page as well (ST-35). @default nothing */
  onReceiptClose?: (() => void) | undefined;
  /** Called once for each redemption that is placed while the dialog is open. @default nothing */
  onSuccess?: ((receipt: StakingRedeemReceipt) => void) | undefined;
}

/** Redeems what is staked, standard or fast, or settles a credit (ST-79 to ST-100): fee, amount received and timeline. */
export const StakingRedeemDialog = whileOpen<StakingRedeemDialogProps>(({ asset, pid }) => `${asset} ${pid ?? ''}`)(
  function StakingRedeemDialog(
    { asset: asked, pid, debt = pid !== undefined, onOpenChange, onSuccess, onReceiptClose, ...rest },
    ref,
  ): ReactElement {
    const { t } = useMessages(stakingDialogMessages);
    const { links } = useEarn();
    const redeem = useStakingRedeem({ asset: asked, pid });
    const { asset, termsChange, submission, type, fastOffer } = redeem;
    const product = redeem.product.state === 'ready' ? redeem.product.data : undefined;
    return (
      <OrderDialog
        data-part="staking-redeem-dialog"
        {...rest}
        ref={ref}
        flow={redeem}
        onOpenChange={onOpenChange}
        onSuccess={onSuccess}
        title={t('earn.redeemCoin', { coin: asset })}
        icon={asset === product?.asset ? product.icon : undefined}
        label={t('earn.redeem')}
        outcome={useRedeemOutcome(redeem)}
        reason={
          type === 'fast' && fastOffer !== 'offered'
            ? t('earn.staking.redeem.fast.closed', { reason: t(`earn.staking.redeem.fast.${fastOffer}`) })
            : undefined
        }
        change={termsChange && <TermsChangeNotice change={termsChange} onAccept={redeem.acceptTerms} />}
        text={useRedemptionText(submission, links.stakingHolding(asset, holdingTypeOf(product?.type), true))}
        receipt={(receipt) => (
          <StakingRedeemReceiptDialog
            receipt={receipt}
            product={product}
            onOpenChange={(next) => {
              onOpenChange(next);
              if (!next) onReceiptClose?.();
            }}
          />
        )}
        notices={<LeftoverNotice redeem={redeem} />}
        replacement={productReplacement(redeem.product, () => onOpenChange(false))}
      >
        {product === undefined ? <StakeWaiting /> : <StakingRedeemForm redeem={redeem} debt={debt} />}
      </OrderDialog>
    );
  },
);
