'use client';
import type { ReactElement } from 'react';
import { formatExact } from '@earnkit/core';
import type { PoolView } from '@earnkit/hooks/launchpool';
import { Progress } from '@earnkit/ui';
import { useMessages } from '../../messages/index.ts';
import * as css from './pool.css.ts';
import { launchpoolMessages } from '../messages.ts';

export interface PoolQuotaProps {
  /** The pool. */
  pool: Pick<PoolView, 'pool' | 'quota'>;
}

/** How full a pool is: the bar, and what is left of its total. A pool without a total has no bar (AMB-060). */
export function PoolQuota({ pool: { pool, quota } }: PoolQuotaProps): ReactElement {
  const { t, figureStyle } = useMessages(launchpoolMessages);
  const { total, poolLeft, takenShare, usedUp } = quota;
  if (total === 'unlimited') return <div className={css.noTotal}>{t('earn.launchpool.pool.noTotal')}</div>;
  const known = total !== undefined && poolLeft !== undefined;
  return (
    <Progress
      label={t('earn.launchpool.pool.quota')}
      share={takenShare}
      tone={usedUp ? 'neutral' : 'accent'}
      {...(known && {
        valueText: t('earn.launchpool.pool.leftOf', {
          left: formatExact(poolLeft, figureStyle),
          total: formatExact(total, figureStyle),
          coin: pool.asset,
        }),
      })}
    />
  );
}
