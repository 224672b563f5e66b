'use client';
import type { ReactElement } from 'react';
import { type PoolView, type ProjectView, useFixedTermLock } from '@earnkit/hooks/launchpool';
import { Button, Text } from '@earnkit/ui';
import { useMessages } from '../../messages/index.ts';
import { useTimes } from '../../parts/figures/useTimes.ts';
import { EligibilityDialog } from '../eligibility-dialog/index.ts';
import { endedWithStakeHint, holdsStake, poolClosedReason } from '../pool/poolState.ts';
import { LaunchpoolRedeemDialog } from '../redeem-dialog/index.ts';
import { StakeDialog } from '../stake-dialog/index.ts';
import * as css from './RewardPools.css.ts';
import { launchpoolMessages } from '../messages.ts';

/** What can be done with a pool. */
export interface PoolActions {
  /** Stakes into the pool; a visitor is asked to sign in. */
  readonly onStake: (pool: PoolView) => void;
  /** Redeems from the pool. */
  readonly onRedeem: (pool: PoolView) => void;
  /** Shows the largest stake that each level of trading volume allows. */
  readonly onShowEligibility: (pool: PoolView) => void;
  /** Whether the exchange is still checking that the person may stake. The stake button is busy meanwhile. */
  readonly checking: boolean;
}

export interface PoolCardFooterProps extends PoolActions {
  /** The pool. */
  readonly pool: PoolView;
  /** The status of its project. */
  readonly status: ProjectView['status'];
}

const CLOSED = {
  unknown: { label: 'earn.launchpool.pool.shownOnly', hint: 'earn.launchpool.pool.unknownHint' },
  'multi-mining': { label: 'earn.launchpool.pool.shownOnly', hint: 'earn.launchpool.pool.multiMiningHint' },
  completed: { label: 'earn.launchpool.pool.ended', hint: undefined },
  // No hint: the card's quota row already says that nothing is left (AMB-162).
  'used-up': { label: 'earn.launchpool.pool.usedUp', hint: undefined },
} as const;

/** The buttons of a pool's card, with a hint. A pool that takes no stake shows a disabled button, so that the cards stay alike. */
export function PoolCardFooter({ pool, status, onStake, onRedeem, onShowEligibility, checking }: PoolCardFooterProps): ReactElement {
  const { t } = useMessages(launchpoolMessages);
  const { asset: coin, tiers } = pool.pool;
  const closed = poolClosedReason(pool, status);
  const holds = holdsStake(pool);
  const endedWithStake = closed === 'completed' && holds;
  const lock = useFixedTermLock(pool);
  const { minute } = useTimes();
  const closedHint = closed && CLOSED[closed].hint;
  const hint = endedWithStake ? endedWithStakeHint(t, minute, lock) : closedHint && t(closedHint);
  return (
    <>
      {hint && (
        <Text as="p" className={css.note}>
          {hint}
        </Text>
      )}
      {tiers.length > 0 && (
        <span className={css.link}>
          <Button
            size="1"
            variant="ghost"
            aria-haspopup="dialog"
            aria-label={t('earn.launchpool.pool.eligibilityOf', { coin })}
            onClick={() => onShowEligibility(pool)}
            {...EligibilityDialog.prewarmProps}
          >
            {t('earn.launchpool.pool.eligibility')}
          </Button>
        </span>
      )}
      <div className={css.actions}>
        {holds && (
          <Button
            variant="outline"
            tone="neutral"
            aria-haspopup="dialog"
            aria-label={t('earn.redeemCoin', { coin })}
            onClick={() => onRedeem(pool)}
            {...LaunchpoolRedeemDialog.prewarmProps}
          >
            {t('earn.redeem')}
          </Button>
        )}
        {closed === undefined ? (
          <Button
            aria-haspopup="dialog"
            aria-label={t(holds ? 'earn.launchpool.pool.stakeMoreOf' : 'earn.launchpool.pool.stakeOf', { coin })}
            loading={checking}
            onClick={() => onStake(pool)}
            {...StakeDialog.prewarmProps}
          >
            {t(holds ? 'earn.launchpool.pool.stakeMore' : 'earn.launchpool.pool.stake')}
          </Button>
        ) : (
          !endedWithStake && (
            <Button variant="outline" tone="neutral" disabled>
              {t(CLOSED[closed].label)}
            </Button>
          )
        )}
      </div>
    </>
  );
}
