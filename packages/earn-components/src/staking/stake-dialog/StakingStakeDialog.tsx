'use client';
import { type ReactElement, useState } from 'react';
import { useEarn, useSession } from '@earnkit/hooks';
import { type StakeOptions, type StakeReceipt, holdingTypeOf, useStake, useStakingProduct } from '@earnkit/hooks/staking';
import { AddFundsDialog } from '../../add-funds/index.ts';
import { InsufficientFunds } from '../../add-funds/InsufficientFunds.tsx';
import { useMessages } from '../../messages/index.ts';
import type { DialogOpenProps } from '../../parts/lazy/dialogProps.ts';
import { whileOpen } from '../../parts/lazy/whileOpen.tsx';
import { OrderDialog } from '../../parts/order/OrderDialog.tsx';
import { RiskLine, RiskPlaces } from '../../parts/risk/RiskLine.tsx';
import { usePeriodText } from '../period.ts';
import { useOrderText } from '../../parts/order/SubmissionNotice.tsx';
import { Agreement } from './Agreement.tsx';
import { coinIcon } from './coinIcon.ts';
import { STAKE_FORMS } from './stakeForms.ts';
import { StakeReceiptDialog } from './StakeReceiptDialog.tsx';
import { StakeSubDialogs, type SubDialog } from './StakeSubDialogs.tsx';
import { TermsChangeNotice } from './TermsChangeNotice.tsx';
import { useStakeOutcome } from './useStakeOutcome.tsx';
import { productReplacement, StakeWaiting } from './whileLoading.tsx';
import { stakingDialogMessages } from '../dialogMessages.ts';

/** Props of {@link StakingStakeDialog}. */
export interface StakingStakeDialogProps extends DialogOpenProps, StakeOptions {
  /** The coin of the product. @default the product is named by its id */
  asset?: string | undefined;
  /** Id of the product or protocol. @default the product is named by its coin */
  pid?: string | undefined;
  /**
   * Whether the page is embedded in another (ST-32): there is no transfer shortcut (ST-36, AMB-118), and no link opens a new tab
   * (ST-34). @default false
   */
  embedded?: boolean;
  /** Called before a link leads to another page; the amount is kept for the return. @default closes it */
  onLeave?: (() => void) | undefined;
  /** Called when the success dialog is closed, before it leads to another page as well (ST-35). @default nothing */
  onReceiptClose?: (() => void) | undefined;
  /** Called once for each stake that is placed while the dialog is open. @default nothing */
  onSuccess?: ((receipt: StakeReceipt) => void) | undefined;
}

/**
 * Stakes a coin (ST-25, ST-37 to ST-70). The loaded config decides the variant: debt, DeFi, exchange, staking or default.
 * It is one dialog from its spinner to its receipt, so that focus stays where the person has put it.
 */
export const StakingStakeDialog = whileOpen<StakingStakeDialogProps>(({ asset, pid }) => `${asset ?? ''} ${pid ?? ''}`)(
  function StakingStakeDialog(
    {
      asset: asked,
      pid,
      autoSelect,
      vip,
      accountKind,
      requireConfirmOrder,
      coin,
      embedded = false,
      onOpenChange,
      onLeave = () => onOpenChange(false),
      onSuccess,
      onReceiptClose,
      ...rest
    },
    ref,
  ): ReactElement {
    const target = { asset: asked, pid };
    const reading = useStakingProduct(target);
    const { t } = useMessages(stakingDialogMessages);
    const periods = usePeriodText();
    const [adding, setAdding] = useState(false);
    const [sub, setSub] = useState<SubDialog>();
    const { links } = useEarn();
    const anonymous = useSession().session.state === 'anonymous';
    const view = reading.state === 'ready' ? reading.data : undefined;
    const stake = useStake(view ?? { target }, { autoSelect, vip, accountKind, requireConfirmOrder, coin });
    const { product, asset, coins, obstacle, submission, termsChange, assessment, into } = stake;
    const icon = coinIcon(stake);
    const Form = view && STAKE_FORMS[view.variant];
    // Several coins are exchanged into one token only where it is minted (ST-54).
    const mints = view?.variant === 'exchange' && coins.length > 1;
    const close = (): void => onOpenChange(false);
    const addFunds = (): void => setAdding(true);
    const submit = (): void => {
      if (!anonymous && stake.confirmOrderDue && assessment.state === 'ready') setSub('confirm');
      else stake.submit();
    };
    const title =
      mints && into !== undefined
        ? t('earn.staking.stake.mintOf', { coin: into })
        : asset === ''
          ? t('earn.staking.stake.title')
          : t('earn.staking.stake.titleOf', { coin: asset });
    return (
      <OrderDialog
        data-part="staking-stake-dialog"
        {...rest}
        ref={ref}
        flow={stake}
        onOpenChange={onOpenChange}
        onSuccess={onSuccess}
        title={title}
        icon={icon}
        risk={
          view ? (
            <RiskLine look="dialog" kind={view.variant} coin={asset} access={periods.short(stake.period)} />
          ) : (
            reading.state === 'loading' && <RiskPlaces />
          )
        }
        label={t(mints ? 'earn.staking.stake.mint' : 'earn.staking.stake.action')}
        outcome={useStakeOutcome(stake)}
        text={useOrderText(submission, links.stakingHistory(asset, holdingTypeOf(product.type)))}
        onSubmit={submit}
        onCancel={close}
        change={termsChange && <TermsChangeNotice change={termsChange} onAccept={stake.acceptTerms} />}
        orderable={view !== undefined && obstacle === undefined}
        // The agreement stands beside the action.
        reason={stake.missing === 'balance' ? t('earn.staking.stake.missing.balance') : undefined}
        replacement={productReplacement(reading, close)}
        receipt={(receipt) => (
          <StakeReceiptDialog
            receipt={receipt}
            product={product}
            mints={mints}
            task={stake.task}
            onOpenChange={(next) => {
              onOpenChange(next);
              if (!next) onReceiptClose?.();
            }}
            onMore={stake.again}
          />
        )}
        dialogs={
          <>
            {!embedded && <AddFundsDialog open={adding} onOpenChange={setAdding} asset={asset} icon={icon} onLeave={onLeave} />}
            <StakeSubDialogs stake={stake} target={target} mints={mints} open={sub} onOpenChange={setSub} />
          </>
        }
        notices={
          <>
            {!submission.pending && !embedded && obstacle === undefined && <InsufficientFunds flow={stake} onAddFunds={addFunds} />}
            {view && <Agreement stake={stake} embedded={embedded} />}
          </>
        }
      >
        {Form ? (
          <Form
            variant={view.variant}
            stake={stake}
            embedded={embedded}
            onAddFunds={addFunds}
            onOpen={setSub}
            onLeave={onLeave}
            onFail={close}
          />
        ) : (
          <StakeWaiting />
        )}
      </OrderDialog>
    );
  },
);
