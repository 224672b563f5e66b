'use client';
import { type ReactElement, memo, useId } from 'react';
import type { PoolView, ProjectView } from '@earnkit/hooks/launchpool';
import { Badge, SummaryList, Text } from '@earnkit/ui';
import { useMessages } from '../../messages/index.ts';
import { amountItem } from '../../parts/figures/amountItem.tsx';
import { toneOfGain } from '../../parts/figures/figureText.ts';
import { CoinName } from '../../parts/figures/CoinName.tsx';
import { holdsStake } from '../pool/poolState.ts';
import { PoolQuota } from '../pool/PoolQuota.tsx';
import { PoolRate } from '../pool/PoolRate.tsx';
import { useCountsItem } from '../pool/useCountsItem.tsx';
import { useQuotaItem } from '../pool/useQuotaItem.tsx';
import { type PoolActions, PoolFoot } from './PoolFoot.tsx';
import * as css from './RewardPools.css.ts';
import { launchpoolMessages } from '../messages.ts';

export interface PoolCardProps extends PoolActions {
  /** The pool as it stands for the person. */
  pool: PoolView;
  /** Where its project stands. */
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
      <PoolRate pool={pool} size="6" />
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
        <PoolFoot pool={pool} status={status} {...actions} />
      </div>
    </li>
  );
});
