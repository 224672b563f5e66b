'use client';
import type { ReactElement } from 'react';
import { useEarn } from '@earnkit/hooks';
import { type ProjectView, useNextRewards } from '@earnkit/hooks/launchpool';
import { Countdown, Text, Timeline, type TimelineItem, Words } from '@earnkit/ui';
import { useMessages } from '../../messages/index.ts';
import { useTimes } from '../../parts/figures/useTimes.ts';
import * as css from './ProjectHeader.css.ts';
import { launchpoolMessages } from '../messages.ts';

/** The time until a project starts or ends, and its moments: start, next rewards, end. */
export function ProjectTimes({ view }: { readonly view: ProjectView }): ReactElement {
  const { t } = useMessages(launchpoolMessages);
  const { now } = useEarn();
  const { countdown } = view;
  const [items, nextHour] = useMoments(view);
  const label = t(countdown?.to === 'start' ? 'earn.launchpool.startsIn' : 'earn.launchpool.endsIn');
  return (
    <div className={css.times}>
      <div className={css.left}>
        {countdown ? (
          <>
            <Text size="1" color="gray" aria-hidden="true">
              {label}
            </Text>
            <Text size="5" weight="bold">
              <Countdown
                label={label}
                end={countdown.at}
                now={now}
                over={t(countdown.to === 'start' ? 'earn.launchpool.begun' : 'earn.launchpool.over')}
              />
            </Text>
          </>
        ) : (
          <Text weight="medium">{t(`earn.launchpool.status.${view.status}`)}</Text>
        )}
        {nextHour !== undefined && (
          <Text size="1" color="gray">
            <Words>{t('earn.launchpool.project.nextIn')}</Words>{' '}
            <Countdown
              label={t('earn.launchpool.project.nextIn')}
              end={nextHour}
              now={now}
              over={t('earn.launchpool.project.settling')}
              milestones={NO_MILESTONES}
            />
          </Text>
        )}
      </div>
      <Timeline layout="row" label={t('earn.launchpool.project.timeline')} items={items} />
    </div>
  );
}

/** No announcements for a countdown that ends every hour. */
const NO_MILESTONES: readonly number[] = [];

/** The moments of a project, and when the next rewards are paid. */
function useMoments({ status, project }: ProjectView): readonly [items: readonly TimelineItem[], nextHour: number | undefined] {
  const { t } = useMessages(launchpoolMessages);
  const { minute } = useTimes();
  const { startsAt, endsAt } = project;
  const begun = status === 'in-progress' || status === 'completed';
  const over = status === 'completed';
  const nextHour = useNextRewards(project);
  const time = (at: number | undefined): string | undefined => (at === undefined ? undefined : minute(at));
  const items: TimelineItem[] = [
    {
      key: 'start',
      label: t(begun ? 'earn.launchpool.project.started' : 'earn.launchpool.project.starts'),
      time: time(startsAt),
      state: begun ? 'done' : 'upcoming',
    },
    ...(nextHour === undefined
      ? []
      : [{ key: 'hour', label: t('earn.launchpool.project.nextRewards'), time: time(nextHour), state: 'current' as const }]),
    {
      key: 'end',
      label: t(over ? 'earn.launchpool.project.ended' : 'earn.launchpool.project.ends'),
      time: time(endsAt),
      state: over ? 'done' : 'upcoming',
    },
  ];
  return [items, nextHour];
}
