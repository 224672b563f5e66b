'use client';
import type { ReactElement } from 'react';
import { formatExact, formatPercent, formatPercentChange } from '@earnkit/core';
import type { LaunchpoolProject } from '@earnkit/core/launchpool/contract';
import { useAccountMode } from '@earnkit/hooks';
import { type Stake, useEligibility } from '@earnkit/hooks/launchpool';
import { Banner, Button } from '@earnkit/ui';
import { useMessages } from '../../messages/index.ts';
import { ChangeNotice, type ChangeNoticeProps } from '../../parts/ChangeNotice.tsx';
import { RetryBanner } from '../../parts/StaleBanner.tsx';
import { useTimes } from '../../parts/useTimes.ts';
import { EligibilityDialog } from '../eligibility-dialog/index.ts';
import { launchpoolOrderMessages } from '../orderMessages.ts';
import { holdingName } from './holdingName.ts';

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
          {/* Of an amount that is on its way the notice of the order says what is known. */}
          {stake.amount !== '' && !stake.submission.pending && <> {t('earn.launchpool.stake.notStaked')}</>}
        </Banner>
      );
    case 'no-account':
      // A visitor has none, and while it loads there is nothing to say.
      return account.state === 'failed' ? <RetryBanner onRetry={stake.retry}>{t('earn.launchpool.stake.noAccount')}</RetryBanner> : null;
    case 'no-limits':
      return <RetryBanner onRetry={stake.retry}>{t('earn.launchpool.stake.noLimits')}</RetryBanner>;
    default:
      return stake.stakeUnread ? <RetryBanner onRetry={stake.retry}>{t('earn.launchpool.stake.noStake')}</RetryBanner> : null;
  }
}

/** Shows where the stake was to be held and where it would be now, with both terms, and asks the person to accept that (R04). */
export function HoldingChangeNotice({
  change: { from, to },
  ...rest
}: Pick<ChangeNoticeProps, 'onAccept' | 'acceptRef'> & { readonly change: NonNullable<Stake['holdingChange']> }): ReactElement {
  const { t } = useMessages(launchpoolOrderMessages);
  const [before, after] = [from.aprFraction, to.aprFraction];
  const rates =
    before && after ? formatPercentChange({ from: before, to: after }) : { from: formatPercent(before), to: formatPercent(after) };
  const textOf = (terms: typeof from, apr: string): string => {
    const place = holdingName(t, terms);
    return terms.aprFraction === undefined ? place : t('earn.launchpool.stake.placeAt', { place, apr });
  };
  return (
    <ChangeNotice
      {...rest}
      title={t('earn.launchpool.stake.placeChanged', { from: textOf(from, rates.from), to: textOf(to, rates.to) })}
      acceptLabel={t('earn.launchpool.stake.acceptPlace')}
    >
      {t('earn.launchpool.stake.placeText')}
    </ChangeNotice>
  );
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
