'use client';
import { type ReactElement, memo, useId } from 'react';
import type { PoolView, ProjectView } from '@earnkit/hooks/launchpool';
import { type SummaryItem, Badge, Flex, SummaryList, Text, Words } from '@earnkit/ui';
import { type Decimal, ZERO, isNegative } from '@earnkit/core';
import { useMessages } from '../../messages/index.ts';
import { amountItem } from '../../parts/figures/amountItem.tsx';
import { toneOfGain } from '../../parts/figures/figureText.ts';
import { CoinName } from '../../parts/figures/CoinName.tsx';
import { RiskLine } from '../../parts/risk/RiskLine.tsx';
import { useAccessText } from '../../parts/risk/useAccessText.ts';
import { holdsStake } from '../pool/poolState.ts';
import { PoolQuota } from '../pool/PoolQuota.tsx';
import { PoolRate } from '../pool/PoolRate.tsx';
import { useCountsItem } from '../pool/useCountsItem.tsx';
import { type PoolActions, PoolCardFooter } from './PoolCardFooter.tsx';
import * as css from './RewardPools.css.ts';
import { launchpoolMessages } from '../messages.ts';
import { useOwnAmount } from '../../parts/order/useOwnAmount.ts';

export interface PoolCardProps extends PoolActions {
  /** The pool with the person's figures. */
  pool: PoolView;
  /** The status of its project. */
  status: ProjectView['status'];
  /** The coin that is paid. */
  rewardAsset: string;
  /** Whether the reward of the last hour is shown (US-05). */
  lastHourShown: boolean;
}

/**
 * One reward pool: its rate and what the rate is, how full it is, the person's quota and stake, and what can be done. A change of
 * one pool renders one card.
 */
export const PoolCard = memo(function PoolCard({ pool, status, rewardAsset, lastHourShown, ...actions }: PoolCardProps): ReactElement {
  const { t } = useMessages(launchpoolMessages);
  const title = useId();
  const accessText = useAccessText();
  const quotaItem = useQuotaItem(pool);
  const countsItem = useCountsItem(pool);
  const { asset, icon, type, vip, joined, limitRule } = pool.pool;
  return (
    <li className={css.card} aria-labelledby={title} data-part="reward-pools-item">
      <div className={css.head}>
        <span id={title}>
          <CoinName asset={asset} icon={icon} {...(type && type !== 'unknown' && { note: t(`earn.launchpool.pool.type.${type}`) })} />
        </span>
        <span className={css.badges}>
          {joined && <Badge tone="accent">{t('earn.launchpool.joined')}</Badge>}
          {vip && <Badge tone="warning">{t('earn.launchpool.vip')}</Badge>}
        </span>
      </div>
      <div className={css.rate}>
        <PoolRate pool={pool} size="6" />
        {status !== 'completed' && (
          <RiskLine look="card" kind="launchpool" coin={asset} reward={rewardAsset} access={accessText({ kind: 'any-time' })} />
        )}
      </div>
      <PoolQuota pool={pool} />
      <SummaryList
        items={[
          quotaItem,
          amountItem('minimum', t('earn.launchpool.pool.minimum'), pool.minimum, asset, { alwaysVisible: true }),
          // Nothing counts in a project that is over.
          ...(countsItem && status !== 'completed' ? [countsItem] : []),
        ]}
      />
      <div className={css.foot}>
        {holdsStake(pool) && (
          <SummaryList
            className={css.stake}
            variant="filled"
            items={[
              amountItem('stake', t('earn.launchpool.pool.myStake'), pool.staked, asset),
              ...(lastHourShown
                ? [
                    amountItem('hour', t('earn.launchpool.pool.lastHour'), pool.statistics?.lastHourReward, rewardAsset, {
                      tone: toneOfGain(pool.statistics?.lastHourReward),
                    }),
                  ]
                : []),
            ]}
          />
        )}
        {/* Of other pools it is about the quota, which the lines above say; the stake dialog shows it. */}
        {vip && limitRule !== undefined && limitRule !== '' && (
          <Text as="p" className={css.note}>
            <bdi>{limitRule}</bdi>
          </Text>
        )}
        <PoolCardFooter pool={pool} status={status} {...actions} />
      </div>
    </li>
  );
});

/**
 * A summary line with the personal quota of a pool: what is left for the person (LP-35, LP-36, AMB-162), with a marker where the pool is
 * for VIPs (LP-13). It is the only statement about the quota beside the pool's own.
 */
function useQuotaItem({ pool: { asset: coin, vip }, quota: { left } }: PoolView): SummaryItem {
  const { t } = useMessages(launchpoolMessages);
  const own = useOwnAmount();
  const text = (amount: Decimal): string => t('earn.launchpool.pool.left', { amount: own(isNegative(amount) ? ZERO : amount), coin });
  const label = t('earn.launchpool.pool.myQuota');
  return {
    key: 'mine',
    label: vip ? (
      <Flex as="span" align="center" gap="1">
        <Words>{label}</Words> <Badge tone="warning">{t('earn.launchpool.vip')}</Badge>
      </Flex>
    ) : (
      label
    ),
    value: left === 'unlimited' ? t('earn.launchpool.pool.noLimit') : left && text(left),
  };
}
