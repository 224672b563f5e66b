'use client';
import type { ReactElement } from 'react';
import { type ListedProject, useEndedStake } from '@earnkit/hooks/launchpool';
import { Banner } from '@earnkit/ui';
import { useMessages } from '../../messages/index.ts';
import { AreaLink } from '../../parts/AreaLink.tsx';
import { listText } from '../../parts/query/listText.ts';
import { useOwnAmount } from '../../parts/order/useOwnAmount.ts';
import { RetryBanner } from '../../parts/query/StaleBanner.tsx';
import { launchpoolMessages } from '../messages.ts';
import * as css from './ProjectList.css.ts';

export interface EndedStakeProps {
  /** A project that is over and that the person joined. */
  readonly listed: ListedProject;
  /** Address of its page. */
  readonly href: string;
}

/**
 * Reminds the person of what they still have in a project that is over, where it earns no more rewards. Renders nothing if they have
 * nothing there.
 */
export function EndedStake({ listed, href }: EndedStakeProps): ReactElement | null {
  const { t, language } = useMessages(launchpoolMessages);
  const { project } = listed;
  const own = useOwnAmount();
  const reading = useEndedStake(listed);
  const { name = project.asset } = project;
  const title = t('earn.launchpool.list.leftTitle', { name });
  if (reading.state === 'failed')
    return <RetryBanner onRetry={reading.retry}>{`${title}. ${t('earn.launchpool.list.leftUnread')}`}</RetryBanner>;
  if (reading.state === 'loading') return <div className={css.waiting} aria-busy="true" />;
  if (reading.state !== 'ready' || reading.data.stakes.length === 0) return null;
  const { stakes, held } = reading.data;
  const amounts = listText(
    language,
    stakes.map(({ amount, asset }) => `${own(amount)} ${asset}`),
  );
  return (
    <Banner
      tone="warning"
      title={<bdi>{title}</bdi>}
      action={
        <AreaLink href={href} label={t('earn.launchpool.list.viewOf', { name })}>
          {t('earn.launchpool.list.view')}
        </AreaLink>
      }
    >
      {t(held ? 'earn.launchpool.list.leftHeld' : 'earn.launchpool.list.left', { amounts })}
    </Banner>
  );
}
