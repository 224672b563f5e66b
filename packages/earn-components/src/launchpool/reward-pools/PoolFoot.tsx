'use client';
import type { ReactElement } from 'react';
import { type PoolView, type ProjectView, useFixedHold } from '@earnkit/hooks/launchpool';
import { Button, Text } from '@earnkit/ui';
import { useMessages, type Translate } from '../../messages/index.ts';
import { useTimes } from '../../parts/figures/useTimes.ts';
import { EligibilityDialog } from '../eligibility-dialog/index.ts';
import { holdsStake, poolClosed } from '../pool/poolState.ts';
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
  /** Shows how much trading volume allows how large a stake. */
  readonly onEligibility: (pool: PoolView) => void;
  /** Whether the exchange is being asked if the person may stake; the button is busy meanwhile. */
  readonly checking: boolean;
}

export interface PoolFootProps extends PoolActions {
  /** The pool. */
  readonly pool: PoolView;
  /** The status of its project. */
  readonly status: ProjectView['status'];
}

const CLOSED = {
  unknown: { label: 'earn.launchpool.pool.shownOnly', hint: 'earn.launchpool.pool.unknownHint' },
  'multi-mining': { label: 'earn.launchpool.pool.shownOnly', hint: 'earn.launchpool.pool.multiMiningHint' },
  completed: { label: 'earn.launchpool.pool.ended', hint: undefined },
  // The card says what is left once, in its line (AMB-162).
  'used-up': { label: 'earn.launchpool.pool.usedUp', hint: undefined },
} as const;

/** What a person with a stake reads of a project that is over: that they can redeem, or until when it is locked (LP-24, AMB-156). */
function overHint(t: Translate<typeof launchpoolMessages>, minute: (at: number) => string, held: ReturnType<typeof useFixedHold>): string {
  if (held === undefined) return t('earn.launchpool.pool.endedHint');
  return held.until === undefined
    ? t('earn.launchpool.pool.endedHeld')
    : t('earn.launchpool.pool.endedHeldUntil', { time: minute(held.until) });
}

/** What can be done with a pool, and why not. A pool that takes no stake keeps its button, disabled, so that the cards stay alike. */
export function PoolFoot({ pool, status, onStake, onRedeem, onEligibility, checking }: PoolFootProps): ReactElement {
  const { t } = useMessages(launchpoolMessages);
  const { asset: coin, tiers } = pool.pool;
  const closed = poolClosed(pool, status);
  const holds = holdsStake(pool);
  const over = closed === 'completed' && holds;
  const held = useFixedHold(pool);
  const { minute } = useTimes();
  const closedHint = closed && CLOSED[closed].hint;
  const hint = over ? overHint(t, minute, held) : closedHint && t(closedHint);
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
            onClick={() => onEligibility(pool)}
            {...EligibilityDialog.openerProps}
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
            {...LaunchpoolRedeemDialog.openerProps}
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
            {...StakeDialog.openerProps}
          >
            {t(holds ? 'earn.launchpool.pool.stakeMore' : 'earn.launchpool.pool.stake')}
          </Button>
        ) : (
          !over && (
            <Button variant="outline" tone="neutral" disabled>
              {t(CLOSED[closed].label)}
            </Button>
          )
        )}
      </div>
    </>
  );
}
