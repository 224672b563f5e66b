'use client';
import { type ReactElement, memo } from 'react';
import type { PoolView, ProjectView } from '@earnkit/hooks/launchpool';
import { Badge, Button, Text } from '@earnkit/ui';
import { useMessages } from '../../messages/index.ts';
import { CoinAmount } from '../../parts/figures/CoinAmount.tsx';
import { CoinName } from '../../parts/figures/CoinName.tsx';
import { poolClosedReason } from '../pool/poolState.ts';
import { PoolQuota } from '../pool/PoolQuota.tsx';
import { PoolRate } from '../pool/PoolRate.tsx';
import { StakeDialog } from '../stake-dialog/index.ts';
import * as css from './ProjectList.css.ts';
import { launchpoolMessages } from '../messages.ts';

export interface PoolLineProps {
  /** The pool. */
  pool: PoolView;
  /** The status of its project. */
  status: ProjectView['status'];
  /** Whether the exchange is being asked if the person may stake; the button is busy meanwhile. */
  checking: boolean;
  /** Stakes into the pool; a visitor is asked to sign in. */
  onStake: (pool: PoolView) => void;
}

const CLOSED = {
  unknown: 'earn.launchpool.pool.shownOnly',
  'multi-mining': 'earn.launchpool.pool.shownOnly',
  completed: 'earn.launchpool.pool.ended',
  'used-up': 'earn.launchpool.pool.usedUp',
} as const;

/** One pool of a project's card: coin, rate, how full it is, what the person has in it, and Stake. */
export const PoolLine = memo(function PoolLine({ pool, status, checking, onStake }: PoolLineProps): ReactElement {
  const { t } = useMessages(launchpoolMessages);
  const { asset, icon, vip } = pool.pool;
  const closed = poolClosedReason(pool, status);
  return (
    <li className={css.pool}>
      <span className={css.coin}>
        <CoinName asset={asset} icon={icon} {...(vip && { badge: <Badge tone="warning">{t('earn.launchpool.vip')}</Badge> })} />
      </span>
      <span className={css.rate}>
        <PoolRate pool={pool} inRow />
      </span>
      <div className={css.quota}>
        <PoolQuota pool={pool} />
      </div>
      <span className={css.mine}>
        {pool.staked !== undefined && (
          <>
            <Text size="1" color="gray">
              {t('earn.launchpool.pool.myStake')}
            </Text>
            <CoinAmount amount={pool.staked} asset={asset} />
          </>
        )}
      </span>
      <span className={css.action}>
        {closed ? (
          <Button variant="outline" tone="neutral" disabled>
            {t(CLOSED[closed])}
          </Button>
        ) : (
          <Button
            variant="soft"
            aria-haspopup="dialog"
            aria-label={t('earn.launchpool.pool.stakeOf', { coin: asset })}
            loading={checking}
            onClick={() => onStake(pool)}
            {...StakeDialog.prewarmProps}
          >
            {t('earn.launchpool.pool.stake')}
          </Button>
        )}
      </span>
    </li>
  );
});
