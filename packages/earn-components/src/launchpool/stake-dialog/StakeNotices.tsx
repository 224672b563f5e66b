'use client';
import type { ReactElement } from 'react';
import { formatExact, formatPercent, formatPercentChange, isPositive } from '@earnkit/core';
import type { LaunchpoolProject } from '@earnkit/core/launchpool/contract';
import { useAccountMode } from '@earnkit/hooks';
import { type Stake, useEligibility } from '@earnkit/hooks/launchpool';
import { Banner, Button } from '@earnkit/ui';
import { useMessages } from '../../messages/index.ts';
import { ChangeNotice, type ChangeNoticeProps } from '../../parts/order/ChangeNotice.tsx';
import { RetryBanner } from '../../parts/query/StaleBanner.tsx';
import { useTimes } from '../../parts/figures/useTimes.ts';
import { EligibilityDialog } from '../eligibility-dialog/index.ts';
import { holdingName } from '../pool/holdingName.ts';
import { launchpoolDialogMessages } from '../dialogMessages.ts';
import { launchpoolMessages } from '../messages.ts';

export interface ObstacleNoticeProps {
  /** The stake being made. */
  stake: Stake;
  /** The project of its pool. */
  project: LaunchpoolProject;
  /** Whether another pool can be chosen. */
  others: boolean;
}

/** Says why nothing can be staked into the pool, regardless of the amount (LP-33, LP-34, LP-37). */
export function ObstacleNotice({ stake, project, others }: ObstacleNoticeProps): ReactElement | null {
  const { t } = useMessages(launchpoolDialogMessages);
  const { minute } = useTimes();
  const account = useAccountMode();
  switch (stake.obstacle) {
    case 'used-up': {
      const quota = stake.pool?.quota.limitedBy === 'person-used-up' ? 'ownUsedUp' : 'usedUp';
      return (
        <Banner tone="warning" live="polite" title={t(`earn.launchpool.stake.${quota}Title`)}>
          {sentences(
            stake.amount !== '' && t('earn.launchpool.stake.amountKept'),
            t(`earn.launchpool.stake.${quota}${others ? 'Other' : 'Text'}`),
          )}
        </Banner>
      );
    }
    case 'completed':
      return (
        <Banner tone="warning" live="polite">
          {sentences(
            t('earn.launchpool.stake.endedText', { name: project.name ?? project.asset, time: minute(project.endsAt) }),
            // For a pending order, its own notice says what is known.
            stake.amount !== '' && !stake.submission.pending && t('earn.launchpool.stake.notStaked'),
          )}
        </Banner>
      );
    case 'no-account':
      // A visitor has no account, and while the account loads there is nothing to say.
      return account.state === 'failed' ? <RetryBanner onRetry={stake.retry}>{t('earn.launchpool.stake.noAccount')}</RetryBanner> : null;
    case 'no-limits':
      return <RetryBanner onRetry={stake.retry}>{t('earn.launchpool.stake.noLimits')}</RetryBanner>;
    default:
      return stake.stakeUnread ? <RetryBanner onRetry={stake.retry}>{t('earn.launchpool.stake.noStake')}</RetryBanner> : null;
  }
}

/** Shows the chosen holding and the one that would be used now, each with its terms, and asks the person to accept the change (R04). */
export function HoldingChangeNotice({
  change: { from, to },
  ...rest
}: Pick<ChangeNoticeProps, 'onAccept'> & { readonly change: NonNullable<Stake['holdingChange']> }): ReactElement {
  const { t, figureStyle } = useMessages(launchpoolDialogMessages, launchpoolMessages);
  const [before, after] = [from.aprFraction, to.aprFraction];
  const rates =
    before && after
      ? formatPercentChange({ from: before, to: after }, figureStyle)
      : { from: formatPercent(before, figureStyle), to: formatPercent(after, figureStyle) };
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

export interface CountsNoticeProps {
  /** The stake being made. */
  readonly stake: Stake;
  /** The pool it goes into. */
  readonly pool: NonNullable<Stake['pool']>;
  /** Opens the tiers of trading volume. */
  readonly onShowTiers: () => void;
}

/**
 * Says which part of a stake does not count for rewards (LP-03, LP-56, AMB-166): all of it below the first tier of trading volume, or the
 * part above the limit of the person's tier. A button shows the tiers.
 */
export function CountsNotice({ stake: { asset, counts }, pool, onShowTiers }: CountsNoticeProps): ReactElement | null {
  const { t, figureStyle } = useMessages(launchpoolDialogMessages);
  const { missingVolume, userVolume, volumeDays } = useEligibility(pool.pool);
  const { rewardLimit } = pool;
  const short = missingVolume !== undefined && userVolume !== undefined;
  const over = counts !== undefined && isPositive(counts.uncounted) && rewardLimit !== undefined && rewardLimit !== 'unlimited';
  if (!short && !over) return null;
  return (
    <Banner
      tone="warning"
      live="polite"
      action={
        <Button size="1" variant="ghost" aria-haspopup="dialog" onClick={onShowTiers} {...EligibilityDialog.prewarmProps}>
          {t('earn.launchpool.stake.seeTiers')}
        </Button>
      }
    >
      {short
        ? t('earn.launchpool.stake.volumeShort', {
            days: volumeDays,
            volume: formatExact(userVolume, figureStyle),
            needed: formatExact(missingVolume, figureStyle),
          })
        : over &&
          t('earn.launchpool.stake.uncounted', {
            amount: formatExact(counts.uncounted, figureStyle),
            coin: asset,
            limit: formatExact(rewardLimit, figureStyle),
          })}
    </Banner>
  );
}

/** Warns of a stake that earns nothing of the project, or stays locked after it (AMB-156). */
export function EndNotice({ stake, project }: Pick<ObstacleNoticeProps, 'stake' | 'project'>): ReactElement | null {
  const { t } = useMessages(launchpoolDialogMessages);
  const { minute } = useTimes();
  const { endsBeforeReward, termAfterProject } = stake;
  if (!endsBeforeReward && termAfterProject === undefined) return null;
  return (
    <Banner tone="warning" live="polite">
      {endsBeforeReward && <div>{t('earn.launchpool.stake.endsBeforeReward', { coin: project.asset })}</div>}
      {termAfterProject !== undefined && (
        <div>{t('earn.launchpool.stake.termAfterProject', { time: minute(termAfterProject), coin: project.asset })}</div>
      )}
    </Banner>
  );
}

/** What is said of several sentences, as one text. */
const sentences = (...said: readonly (string | false)[]): string => said.filter((text) => text !== false).join(' ');
