'use client';
import type { ReactElement } from 'react';
import { useEarn } from '@earnkit/hooks';
import { type ListedProject, useProjectState } from '@earnkit/hooks/launchpool';
import { Countdown, Text } from '@earnkit/ui';
import { useMessages } from '../../messages/index.ts';
import { launchpoolMessages } from '../messages.ts';
import * as css from './ProjectList.css.ts';

/** The time until a project starts or ends. Nothing where neither is known. */
export function TimeLeft({ project }: Pick<ListedProject, 'project'>): ReactElement | null {
  const { t } = useMessages(launchpoolMessages);
  const { now } = useEarn();
  const { countdown } = useProjectState(project);
  if (countdown === undefined) return null;
  const label = t(countdown.to === 'start' ? 'earn.launchpool.startsIn' : 'earn.launchpool.endsIn');
  return (
    <span className={css.time}>
      <Text size="1" color="gray" aria-hidden="true">
        {label}
      </Text>
      <Countdown
        className={css.timeLeft}
        label={label}
        end={countdown.at}
        now={now}
        over={t(countdown.to === 'start' ? 'earn.launchpool.begun' : 'earn.launchpool.over')}
      />
    </span>
  );
}
