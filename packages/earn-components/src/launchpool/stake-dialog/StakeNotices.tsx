'use client';
import type { ReactElement } from 'react';
import { formatExact } from '@earnkit/core';
import type { LaunchpoolProject } from '@earnkit/core/launchpool/contract';
import { useAccountMode } from '@earnkit/hooks';
import { type Stake, useEligibility } from '@earnkit/hooks/launchpool';
import { Banner, Button } from '@earnkit/ui';
import { useMessages } from '../../messages/index.ts';
import { RetryBanner } from '../../parts/StaleBanner.tsx';
import { useTimes } from '../../parts/useTimes.ts';
import { EligibilityDialog } from '../eligibility-dialog/index.ts';
import { launchpoolOrderMessages } from '../orderMessages.ts';

/** Props of {@link ObstacleNotice}. */
export interface ObstacleNoticeProps {
  /** The stake being made. */
  stake: Stake;
  /** The project of its pool. */
  project: LaunchpoolProject;
  /** Whether another pool can be chosen. */
  others: boolean;
}

/** What keeps the pool from being staked into, whatever the amount (LP-33, LP-34, LP-37). */
export function ObstacleNotice({ stake, project, others }: ObstacleNoticeProps): ReactElement | null {
  const { t } = useMessages(launchpoolOrderMessages);
  const { minute } = useTimes();
  const account = useAccountMode();
  switch (stake.obstacle) {
    case 'used-up': {
      const quota = stake.pool?.quota.limitedBy === 'person-used-up' ? 'ownUsedUp' : 'usedUp';
      return (
        <Banner tone="warning" live="polite" title={t(`earn.launchpool.stake.${quota}Title`)}>
          {stake.amount !== '' && <>{t('earn.launchpool.stake.amountKept')} </>}
          {t(`earn.launchpool.stake.${quota}${others ? 'Other' : 'Text'}`)}
        </Banner>
      );
    }
    case 'completed':
      return (
        <Banner tone="warning" live="polite">
          {t('earn.launchpool.stake.endedText', { name: project.name ?? project.asset, time: minute(project.endsAt) })}
        </Banner>
      );
    case 'no-account':
      // A visitor has none, and while it loads there is nothing to say.
      return account.state === 'failed' ? <RetryBanner onRetry={stake.retry}>{t('earn.launchpool.stake.noAccount')}</RetryBanner> : null;
    case 'no-limits':
      return <RetryBanner onRetry={stake.retry}>{t('earn.launchpool.stake.noLimits')}</RetryBanner>;
    default:
      return null;
  }
}

/** Says that the person's trading volume has not reached the first tier (LP-03, LP-56), with a button that shows the tiers. */
export function VolumeNotice({
  pool,
  onShowTiers,
}: {
  readonly pool: NonNullable<Stake['pool']>;
  readonly onShowTiers: () => void;
}): ReactElement | null {
  const { t } = useMessages(launchpoolOrderMessages);
  const { missingVolume, userVolume, volumeDays } = useEligibility(pool.pool);
  if (missingVolume === undefined || userVolume === undefined) return null;
  return (
    <Banner
      tone="info"
      action={
        <Button size="1" variant="ghost" aria-haspopup="dialog" onClick={onShowTiers} {...EligibilityDialog.openerProps}>
          {t('earn.launchpool.stake.seeTiers')}
        </Button>
      }
    >
      {t('earn.launchpool.stake.volumeShort', {
        days: volumeDays,
        volume: formatExact(userVolume),
        needed: formatExact(missingVolume),
      })}
    </Banner>
  );
}
