'use client';
import type { ReactElement } from 'react';
import { useEarn } from '@earnkit/hooks';
import { type ListedProject, useProjectState } from '@earnkit/hooks/launchpool';
import { Countdown, Text } from '@earnkit/ui';
import { useMessages } from '../../messages/index.ts';
import * as css from './ProjectList.css.ts';
import { launchpoolMessages } from '../messages.ts';

/** The time until a project starts or ends. Nothing where neither is known. */
export function TimeLeft({ project }: Pick<ListedProject, 'project'>): ReactElement | null {
  const { t } = useMessages(launchpoolMessages);
  const { now } = useEarn();
  const { countdown } = useProjectState(project);
  if (countdown === undefined) return null;
  const starts = countdown.to === 'start';
  const { name = project.asset } = project;
  return (
    <span className={css.time}>
      <Text size="1" color="gray" aria-hidden="true">
        {t(starts ? 'earn.launchpool.startsIn' : 'earn.launchpool.endsIn')}
      </Text>
      <Countdown
        className={css.timeLeft}
        // Announcements are read without the card around them, so the label names the project.
        label={t(starts ? 'earn.launchpool.list.startsInOf' : 'earn.launchpool.list.endsInOf', { name })}
        end={countdown.at}
        now={now}
        over={t(starts ? 'earn.launchpool.begun' : 'earn.launchpool.over')}
      />
    </span>
  );
}
