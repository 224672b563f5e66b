'use client';
import type { ReactElement } from 'react';
import { formatExact } from '@earnkit/core';
import type { Stake } from '@earnkit/hooks/launchpool';
import { useEarn } from '@earnkit/hooks';
import { Countdown, Skeleton, SummaryList, Text, Words } from '@earnkit/ui';
import { useMessages } from '../../messages/index.ts';
import { CoinAmount } from '../../parts/figures/CoinAmount.tsx';
import { amountItem } from '../../parts/figures/amountItem.tsx';
import { AmountField } from '../../parts/order/AmountField.tsx';
import { AvailableBalance } from '../../add-funds/AvailableBalance.tsx';
import { KeyFacts } from '../../parts/figures/KeyFacts.tsx';
import { StaleBanner } from '../../parts/query/StaleBanner.tsx';
import { PoolRate } from '../pool/PoolRate.tsx';
import { useCountsItem } from '../pool/useCountsItem.tsx';
import { HoldingChoices } from './HoldingChoices.tsx';
import * as css from './StakeForm.css.ts';
import { CountsNotice, EndNotice, ObstacleNotice } from './StakeNotices.tsx';
import { launchpoolDialogMessages } from '../dialogMessages.ts';
import { launchpoolMessages } from '../messages.ts';

export interface StakeFormProps {
  /** The stake being made. */
  stake: Stake;
  /** Whether another pool can be chosen. */
  others: boolean;
  /** Opens the dialog that adds funds. */
  onAddFunds: () => void;
  /** Opens the tiers of trading volume. */
  onShowTiers: () => void;
}

/** The form of one pool: its rate and what is left, where the stake is held, the amount, and what the person then has. */
export function StakeForm({ stake, others, onAddFunds, onShowTiers }: StakeFormProps): ReactElement {
  const { t, figureStyle } = useMessages(launchpoolDialogMessages);
  const { asset, pool, project, available, minimum, obstacle } = stake;
  const read = project.state === 'ready' ? project.data : undefined;
  const loading = pool === undefined;
  const closed = obstacle === 'used-up' || obstacle === 'completed';
  const limitRule = pool?.pool.limitRule;
  const counts = useCountsItem(pool, stake.counts?.counted);
  return (
    <div className={css.form}>
      <StaleBanner reading={project} />
      <Facts stake={stake} />
      {read && <ObstacleNotice stake={stake} project={read.project} others={others} />}
      {limitRule !== undefined && limitRule !== '' && (
        <Text as="p" className={css.note}>
          <bdi>{limitRule}</bdi>
        </Text>
      )}
      {!closed && <HoldingChoices stake={stake} />}
      <AmountField
        flow={stake}
        // How many decimals it takes is not known before the pool is read.
        disabled={closed || loading}
        placeholder={minimum && t('earn.launchpool.stake.minimumOf', { amount: formatExact(minimum, figureStyle) })}
        hint={<QuotaHint stake={stake} />}
        available={<AvailableBalance unifiedBy="unified" asset={asset} available={available} onAddFunds={onAddFunds} />}
      />
      <SummaryList
        variant="filled"
        items={[
          pool?.quota.total === 'unlimited'
            ? { key: 'left', label: t('earn.launchpool.stake.leftInPool'), value: t('earn.launchpool.stake.noTotal') }
            : amountItem('left', t('earn.launchpool.stake.leftInPool'), pool?.quota.poolLeft, asset, { loading }),
          amountItem('mine', t('earn.launchpool.staked.myStake'), pool?.staked, asset, { loading }),
          ...(closed || counts === undefined ? [] : [counts]),
        ]}
      />
      {pool && !closed && <CountsNotice stake={stake} pool={pool} onShowTiers={onShowTiers} />}
      {read && !closed && <EndNotice stake={stake} project={read.project} />}
    </div>
  );
}

/** The rate of the pool, what it can still take, and the time until the project starts or ends. */
function Facts({ stake: { pool, project } }: Pick<StakeFormProps, 'stake'>): ReactElement {
  const { t } = useMessages(launchpoolMessages);
  const { now } = useEarn();
  const countdown = project.state === 'ready' ? project.data?.countdown : undefined;
  const loading = pool === undefined;
  const label = t(countdown?.to === 'start' ? 'earn.launchpool.startsIn' : 'earn.launchpool.endsIn');
  return (
    <KeyFacts
      items={[
        { key: 'apr', label: t('earn.apr'), loading, value: pool && <PoolRate pool={pool} /> },
        ...(countdown ? [{ key: 'time', label, value: <Countdown label={label} end={countdown.at} now={now} /> }] : []),
      ]}
    />
  );
}

/**
 * What the person can still stake in the pool, below the amount (LP-35, LP-36), or the maximum of one person, if that is what the figure
 * means (AMB-059). What is sent of an amount with too many decimals stands there instead. Renders nothing while it is not known.
 */
function QuotaHint({ stake: { asset, pool, sentAmount, decimals } }: Pick<StakeFormProps, 'stake'>): ReactElement | null {
  const { t, figureStyle } = useMessages(launchpoolDialogMessages);
  if (pool === undefined) return <Skeleton width="12em" />;
  if (sentAmount !== undefined) {
    return (
      <>
        <span>{t('earn.launchpool.stake.sentOf', { amount: formatExact(sentAmount, figureStyle), coin: asset })}</span>{' '}
        <Words>{t('earn.launchpool.stake.sentHint', { decimals })}</Words>
      </>
    );
  }
  const { left, personal, limitedBy } = pool.quota;
  const figure = limitedBy === 'person' ? personal : left;
  if (limitedBy === undefined || figure === undefined) return null;
  if (figure === 'unlimited') return <Words>{t('earn.launchpool.stake.noPersonalLimit')}</Words>;
  if (limitedBy === 'person-used-up' || limitedBy === 'pool-used-up') return <Words>{t('earn.launchpool.stake.usedUp')}</Words>;
  return (
    <>
      <Words>{t(limitedBy === 'person' ? 'earn.launchpool.stake.perPerson' : 'earn.launchpool.stake.leftForMe')}</Words>
      <CoinAmount amount={figure} asset={asset} />
    </>
  );
}
