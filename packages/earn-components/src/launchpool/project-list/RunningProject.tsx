'use client';
import type { ReactElement } from 'react';
import { type ListedProject, type PoolView, useLaunchpoolProject } from '@earnkit/hooks/launchpool';
import { Skeleton } from '@earnkit/ui';
import { useMessages } from '../../messages/index.ts';
import { AddressNotice } from '../../parts/query/AddressNotice.tsx';
import { AreaLink } from '../../parts/AreaLink.tsx';
import { listText } from '../../parts/query/listText.ts';
import { QueryError } from '../../parts/query/QueryError.tsx';
import { RowDialog } from '../../parts/query/useRowDialog.tsx';
import { useTimes } from '../../parts/figures/useTimes.ts';
import { poolDialogs } from '../pool/poolDialogs.ts';
import { type PoolDialogSettings, usePoolDialogs } from '../pool/usePoolDialogs.ts';
import { PoolLine } from './PoolLine.tsx';
import * as css from './ProjectList.css.ts';
import { ProjectTitle } from './ProjectTitle.tsx';
import { TimeLeft } from './TimeLeft.tsx';
import { ViewLink } from './ViewLink.tsx';
import { launchpoolMessages } from '../messages.ts';

/** Pools that a card shows; the others are on the project's page. */
const SHOWN_POOLS = 3;

export interface RunningProjectProps extends PoolDialogSettings {
  /** The project. */
  listed: ListedProject;
  /** Address of its page. */
  href: string;
}

/** A project in progress as a card: the time that is left, and its first pools with what the person has in them. */
export function RunningProject({ listed, href, defaultDialog, onDialogChange }: RunningProjectProps): ReactElement {
  const { t, language } = useMessages(launchpoolMessages);
  const { minute, span } = useTimes();
  const { id, project } = listed;
  const reading = useLaunchpoolProject(id);
  const view = reading.state === 'ready' ? reading.data : undefined;
  const pools = view?.pools ?? NO_POOLS;
  const { shown, fault, first, stake, checking } = usePoolDialogs(id, pools, {
    defaultDialog,
    onDialogChange,
    whole: view?.project.unreadable.length === 0,
  });
  const rest = pools.slice(SHOWN_POOLS);
  // A line breaks between the two moments, not between a day and its time.
  const spanText = ([from, to]: readonly [string, string]): string =>
    t('earn.launchpool.list.range', { from: from.replace(' ', '\u00a0'), to: to.replace(' ', '\u00a0') });
  return (
    <li className={css.card} data-part="project-list-item">
      <div className={css.head}>
        <ProjectTitle listed={listed}>
          {project.endsAt === undefined ? minute(project.startsAt) : spanText(span(project.startsAt, project.endsAt))}
        </ProjectTitle>
        <div className={css.aside}>
          <TimeLeft project={project} />
          <ViewLink project={project} href={href} />
        </div>
      </div>
      <AddressNotice fault={fault} className={css.notice} />
      {reading.state === 'failed' ? (
        <div className={css.more}>
          <QueryError reading={reading} size="compact" title={t('earn.launchpool.pools.failed')} />
        </div>
      ) : (
        <ul className={css.pools} role="list" aria-label={t('earn.launchpool.pools.title')} aria-busy={reading.state === 'loading'}>
          {view
            ? pools
                .slice(0, SHOWN_POOLS)
                .map((pool) => (
                  <PoolLine key={pool.pool.id} pool={pool} status={view.status} checking={checking === pool.pool.id} onStake={stake} />
                ))
            : project.pools.slice(0, SHOWN_POOLS).map(({ id: poolId }) => (
                <li key={poolId} className={`${css.pool} ${css.poolWaiting}`}>
                  <Skeleton shape="block" width="100%" height="32px" />
                </li>
              ))}
        </ul>
      )}
      {rest.length > 0 && (
        <div className={css.more}>
          <AreaLink href={href}>
            {t('earn.launchpool.list.more', {
              count: rest.length,
              coins: listText(
                language,
                rest.map(({ pool }) => pool.asset),
              ),
            })}
          </AreaLink>
        </div>
      )}
      <RowDialog dialogs={poolDialogs} shown={shown} first={first} options={undefined} />
    </li>
  );
}

const NO_POOLS: readonly PoolView[] = [];
