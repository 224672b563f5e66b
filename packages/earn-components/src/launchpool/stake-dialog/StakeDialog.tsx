'use client';
import { type ReactElement, useState } from 'react';
import { useSession } from '@earnkit/hooks';
import { type StakeReceipt, useStake, useStakeTabs } from '@earnkit/hooks/launchpool';
import type { RewardPool } from '@earnkit/core/launchpool/contract';
import { Badge, ErrorState, Flex, Skeleton, Spinner, Tabs } from '@earnkit/ui';
import { AddFundsDialog } from '../../add-funds/index.ts';
import { InsufficientFunds } from '../../add-funds/InsufficientFunds.tsx';
import { useMessages } from '../../messages/index.ts';
import type { DialogOpenProps } from '../../parts/lazy/dialogProps.ts';
import { OrderDialog } from '../../parts/order/OrderDialog.tsx';
import { RiskLine } from '../../parts/risk/RiskLine.tsx';
import { useAccessText } from '../../parts/risk/useAccessText.ts';
import { QueryError } from '../../parts/query/QueryError.tsx';
import { amountItem } from '../../parts/figures/amountItem.tsx';
import { GAIN, outcomeItem } from '../../parts/figures/outcomeItem.tsx';
import { EligibilityDialog } from '../eligibility-dialog/index.ts';
import { StakeForm } from './StakeForm.tsx';
import { HoldingChangeNotice } from './StakeNotices.tsx';
import { StakeReceiptDialog } from './StakeReceiptDialog.tsx';
import { launchpoolDialogMessages } from '../dialogMessages.ts';
import { whileOpen } from '../../parts/lazy/whileOpen.tsx';
import { launchpoolMessages } from '../messages.ts';

export interface StakeDialogProps extends DialogOpenProps {
  /** The project. */
  projectId: string;
  /** The pool that is chosen at first, within the project. */
  poolId: string;
  /** Called before adding funds leads to another page; the amount is kept for the return. @default closes it */
  onLeave?: (() => void) | undefined;
  /** Called once for each stake that is placed while the dialog is open. @default nothing */
  onSuccess?: ((receipt: StakeReceipt) => void) | undefined;
}

/**
 * Stakes an amount into a pool of a project (LP-14 to LP-50). Each pool that takes a stake is a tab by its id, and keeps what was
 * typed while the dialog is open. Where the pool is gone, it says so, and another tab can be chosen. The receipt tells about the
 * first reward, a trading volume that is missing, and a candy drop.
 */
export const StakeDialog = whileOpen<StakeDialogProps>(({ poolId, projectId }) => `${projectId} ${poolId}`)(function StakeDialog(
  { projectId, poolId: first, onOpenChange, onLeave = () => onOpenChange(false), onSuccess, ...rest },
  ref,
): ReactElement {
  const { t } = useMessages(launchpoolDialogMessages);
  const { tabs, poolId, choose, checking, form: decisions } = useStakeTabs(projectId, first);
  const stake = useStake({ projectId, poolId, form: decisions });
  const accessText = useAccessText();
  const [adding, setAdding] = useState(false);
  const [showsTiers, setShowsTiers] = useState(false);
  const { asset, pool, project, obstacle, submission, holdingChange } = stake;
  const read = project.state === 'ready' ? project.data?.project : undefined;
  // The pool was withdrawn or became unreadable while the dialog is open, or never existed.
  const gone = tabs.length > 0 && tabs.every(({ pool: one }) => one.id !== poolId);
  const visitor = useSession().session.state === 'anonymous';
  const addFunds = (): void => setAdding(true);
  const form = <StakeForm stake={stake} others={tabs.length > 1} onAddFunds={addFunds} onShowTiers={() => setShowsTiers(true)} />;
  return (
    <OrderDialog
      data-part="stake-dialog"
      {...rest}
      ref={ref}
      flow={stake}
      onOpenChange={onOpenChange}
      onSuccess={onSuccess}
      title={read === undefined ? t('earn.launchpool.stake.title') : t('earn.launchpool.stake.titleOf', { coin: read.asset })}
      icon={read?.icon}
      iconAsset={read?.asset}
      risk={
        <RiskLine
          look="dialog"
          kind="launchpool"
          coin={asset}
          reward={read?.asset}
          access={accessText({ kind: 'any-time', endsAt: read?.endsAt })}
        />
      }
      // The button keeps its name while an order is on its way (N01).
      label={t(
        submission.pending
          ? 'earn.launchpool.stake.action'
          : obstacle === 'used-up'
            ? 'earn.launchpool.stake.usedUp'
            : obstacle === 'completed'
              ? 'earn.launchpool.stake.ended'
              : 'earn.launchpool.stake.action',
      )}
      outcome={
        obstacle === 'used-up' || obstacle === 'completed'
          ? undefined
          : [
              // A pool without a rate says nothing of a reward (LP-08).
              ...(pool?.pool.rateType === 'none'
                ? []
                : [
                    outcomeItem(
                      'hourly',
                      t('earn.launchpool.stake.hourly', { coin: read?.asset ?? '' }),
                      stake.hourlyReward,
                      read?.asset ?? '',
                      GAIN,
                    ),
                  ]),
              amountItem('after', t('earn.launchpool.stake.after'), stake.stakeAfter, asset),
            ]
      }
      // No history lists stakes, so the text links to none.
      text={{ unresolved: t('earn.launchpool.unresolved') }}
      explainedCause={holdingChange && 'limit-changed'}
      change={obstacle === undefined && holdingChange && <HoldingChangeNotice change={holdingChange} onAccept={stake.acceptHolding} />}
      orderable={obstacle === undefined || (visitor && obstacle === 'no-account')}
      receipt={(receipt) => <StakeReceiptDialog receipt={receipt} pool={pool?.pool} onOpenChange={onOpenChange} onMore={stake.again} />}
      dialogs={
        <>
          <AddFundsDialog open={adding} onOpenChange={setAdding} asset={asset} icon={pool?.pool.icon} onLeave={onLeave} />
          {pool && <EligibilityDialog open={showsTiers} onOpenChange={setShowsTiers} pool={pool.pool} />}
        </>
      }
      notices={!submission.pending && obstacle === undefined && <InsufficientFunds flow={stake} onAddFunds={addFunds} />}
      replacement={
        project.state === 'failed' ? (
          <QueryError reading={project} size="compact" title={t('earn.launchpool.stake.failed')} />
        ) : project.state === 'ready' && tabs.length === 0 ? (
          <ErrorState size="compact" title={t('earn.launchpool.stake.noPools')} description={t('earn.launchpool.stake.noPoolsText')} />
        ) : undefined
      }
    >
      {tabs.length === 1 && !gone ? (
        form
      ) : (
        <Tabs
          label={t('earn.launchpool.stake.pools')}
          value={poolId}
          onValueChange={choose}
          // The placeholder tab has the key of the chosen pool, so that the form keeps its state and focus when the tabs load.
          items={(tabs[0] ? tabs : [undefined]).map((one) => ({
            value: one?.pool.id ?? poolId,
            label: one ? <PoolTab pool={one.pool} checking={checking === one.pool.id} /> : <Skeleton />,
            content: form,
            disabled: !one || (submission.pending && one.pool.id !== poolId),
          }))}
        />
      )}
      {gone && (
        <ErrorState size="compact" title={t('earn.launchpool.stake.poolGone')} description={t('earn.launchpool.stake.poolGoneText')} />
      )}
    </OrderDialog>
  );
});

/** Props of {@link PoolTab}. */
interface PoolTabProps {
  /** The pool. */
  readonly pool: RewardPool;
  /** Whether the exchange is being asked if the person may stake into it. */
  readonly checking: boolean;
}

/** The tab of a pool: its coin, with a marker where it is for VIPs. */
function PoolTab({ pool: { asset, vip }, checking }: PoolTabProps): ReactElement {
  const { t } = useMessages(launchpoolMessages);
  return (
    <Flex as="span" align="center" gap="1">
      <bdi>{asset}</bdi>
      {checking && <Spinner />}
      {vip && <Badge tone="warning">{t('earn.launchpool.vip')}</Badge>}
    </Flex>
  );
}
