'use client';
import { type ReactElement, forwardRef } from 'react';
import { useLaunchpoolUserStat } from '@earnkit/hooks/launchpool';
import { type PartProps, Skeleton, Text } from '@earnkit/ui';
import { useMessages } from '../../messages/index.ts';
import { SummaryBand } from '../../parts/figures/SummaryBand.tsx';
import { launchpoolMessages } from '../messages.ts';

/** What the person has in all launchpools, what they earned, and in how many projects (AMB-022). */
export const LaunchpoolSummary = forwardRef<HTMLElement, PartProps>(function LaunchpoolSummary(rest, ref): ReactElement {
  const { t } = useMessages(launchpoolMessages);
  const reading = useLaunchpoolUserStat();
  const count = reading.state === 'ready' ? reading.data.projectCount : undefined;
  const totals =
    reading.state === 'ready'
      ? { ...reading, data: { stakedUsdt: reading.data.stakedUsdt, rewardUsdt: reading.data.rewardUsdt } }
      : reading;
  return (
    <SummaryBand
      data-part="launchpool-summary"
      {...rest}
      ref={ref}
      title={t('earn.launchpool.band.title')}
      reading={totals}
      figures={[
        { key: 'stakedUsdt', label: t('earn.launchpool.band.staked') },
        { key: 'rewardUsdt', label: t('earn.launchpool.band.rewards'), earned: true },
      ]}
      failed={t('earn.launchpool.band.failed')}
      invitation={{ title: t('earn.launchpool.band.anonymous'), text: t('earn.launchpool.band.anonymousHint') }}
    >
      {(count !== undefined || reading.state === 'loading') && (
        <Text size="2" color="gray">
          {count === undefined ? <Skeleton /> : t('earn.launchpool.band.projects', { count })}
        </Text>
      )}
    </SummaryBand>
  );
});
