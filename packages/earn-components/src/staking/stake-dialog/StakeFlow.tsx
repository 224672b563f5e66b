'use client';
import { type ReactElement, forwardRef, useState } from 'react';
import { type QueryState, useEarn, useSession } from '@earnkit/hooks';
import { type StakeOptions, type StakingProductView, holdingTypeOf, useStake } from '@earnkit/hooks/staking';
import type { StakingTarget } from '@earnkit/core/staking/contract';
import { AddFundsDialog } from '../../add-funds/index.ts';
import { InsufficientFunds } from '../../add-funds/InsufficientFunds.tsx';
import { useMessages } from '../../messages/index.ts';
import { OrderDialog } from '../../parts/order/OrderDialog.tsx';
import { useOrderText } from '../../parts/order/SubmissionNotice.tsx';
import type { StakingStakeDialogProps } from './StakingStakeDialog.tsx';
import { coinIcon } from './coinIcon.ts';
import { productInstead } from './productInstead.tsx';
import { StakeReceiptDialog } from './StakeReceiptDialog.tsx';
import { StakeSubDialogs } from './StakeSubDialogs.tsx';
import { StakeWaiting } from './StakeWaiting.tsx';
import type { SubDialog } from './subDialog.ts';
import { TermsChangeNotice } from './TermsChangeNotice.tsx';
import { STAKE_VARIANTS } from './variants.tsx';
import { stakingDialogMessages } from '../dialogMessages.ts';

/** Props of {@link StakeFlow}. */
export interface StakeFlowProps extends Omit<StakingStakeDialogProps, 'open' | 'asset' | 'pid' | keyof StakeOptions> {
  /** The product that is asked for. */
  target: StakingTarget;
  /** The product as it is read. */
  reading: QueryState<StakingProductView | undefined>;
  /** How it is staked. */
  options: StakeOptions;
}

/**
 * One dialog from its spinner to its receipt, so that focus stays where the person has put it (ST-37 to ST-57). The variant's
 * form is drawn inside.
 */
export const StakeFlow = forwardRef<HTMLDivElement, StakeFlowProps>(function StakeFlow(
  { target, reading, options, embedded = false, onOpenChange, onLeave = () => onOpenChange(false), onSuccess, onReceiptClose, ...rest },
  ref,
): ReactElement {
  const { t } = useMessages(stakingDialogMessages);
  const [adding, setAdding] = useState(false);
  const [sub, setSub] = useState<SubDialog>();
  const { links } = useEarn();
  const anonymous = useSession().session.state === 'anonymous';
  const view = reading.state === 'ready' ? reading.data : undefined;
  const stake = useStake(view ?? { target }, options);
  const { product, asset, coins, obstacle, submission, termsChange, assessment, into } = stake;
  const icon = coinIcon(stake);
  const Variant = view && STAKE_VARIANTS[view.variant];
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
      label={t(mints ? 'earn.staking.stake.mint' : 'earn.staking.stake.action')}
      text={useOrderText(submission, links.stakingHistory(asset, holdingTypeOf(product.type)))}
      onSubmit={submit}
      onCancel={close}
      change={termsChange && <TermsChangeNotice change={termsChange} onAccept={stake.acceptTerms} />}
      orderable={view !== undefined && obstacle === undefined}
      reason={stake.missing && t(`earn.staking.stake.missing.${stake.missing}`)}
      instead={productInstead(reading, close)}
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
      notices={!submission.pending && !embedded && obstacle === undefined && <InsufficientFunds flow={stake} onAddFunds={addFunds} />}
    >
      {Variant ? (
        <Variant stake={stake} embedded={embedded} onAddFunds={addFunds} onOpen={setSub} onLeave={onLeave} onFail={close} />
      ) : (
        <StakeWaiting />
      )}
    </OrderDialog>
  );
});
