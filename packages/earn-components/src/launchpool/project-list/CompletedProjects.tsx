'use client';
import { type ReactElement, useMemo, useState } from 'react';
import type { ListedProject } from '@earnkit/hooks/launchpool';
import { Badge, CoinIconStack, DataTable, type DataTableColumn, useIsMobile } from '@earnkit/ui';
import { useMessages, type Translate } from '../../messages/index.ts';
import { CoinName } from '../../parts/figures/CoinName.tsx';
import { useTimes } from '../../parts/figures/useTimes.ts';
import { useTimeStyle } from '../../parts/figures/useTimeStyle.ts';
import { ViewLink } from './ViewLink.tsx';
import { launchpoolMessages } from '../messages.ts';

export interface CompletedProjectsProps {
  /** The projects. */
  projects: readonly ListedProject[];
  /** Returns the address of a project's page. Keep it stable between renders. */
  hrefOf: (projectId: string) => string;
}

const PAGE_SIZE = 5;

/** The projects that are over: when they ended, which coins their pools took, and whether the person has joined. On a phone the list grows (UI-17). */
export function CompletedProjects({ projects, hrefOf }: CompletedProjectsProps): ReactElement {
  const { t } = useMessages(launchpoolMessages);
  const { minute } = useTimes();
  const style = useTimeStyle();
  const [page, setPage] = useState(1);
  const columns = useMemo(
    () => projectColumns(t, minute, hrefOf),
    // oxlint-disable-next-line react/exhaustive-deps -- `minute` changes with the style alone
    [t, style, hrefOf],
  );
  const isMobile = useIsMobile();
  const shown = Math.min(page, Math.max(1, Math.ceil(projects.length / PAGE_SIZE)));
  return (
    <DataTable<ListedProject>
      caption={t('earn.launchpool.status.completed')}
      columns={columns}
      rows={projects.slice(isMobile ? 0 : (shown - 1) * PAGE_SIZE, shown * PAGE_SIZE)}
      rowKey={({ id }) => id}
      page={shown}
      pageSize={PAGE_SIZE}
      total={projects.length}
      onPageChange={setPage}
      loadMore="auto"
      onLoadMore={() => setPage(shown + 1)}
    />
  );
}

const projectColumns = (
  t: Translate<typeof launchpoolMessages>,
  minute: (at: number | undefined) => string,
  hrefOf: CompletedProjectsProps['hrefOf'],
): readonly DataTableColumn<ListedProject>[] => [
  {
    key: 'project',
    header: t('earn.launchpool.list.project'),
    card: 'title',
    cell: ({ project, joined }) => (
      <CoinName
        asset={project.name ?? project.asset}
        icon={project.icon}
        note={<bdi>{project.asset}</bdi>}
        {...(joined && { badge: <Badge tone="accent">{t('earn.launchpool.joined')}</Badge> })}
      />
    ),
  },
  { key: 'ended', header: t('earn.launchpool.list.ended'), cell: ({ project }) => minute(project.endsAt) },
  {
    key: 'pools',
    header: t('earn.launchpool.list.pools'),
    cell: ({ project }) => <CoinIconStack coins={project.pools.map(({ asset, icon }) => ({ symbol: asset, src: icon }))} />,
  },
  {
    key: 'action',
    header: t('earn.actions'),
    card: 'action',
    align: 'end',
    cell: ({ id, project }) => <ViewLink project={project} href={hrefOf(id)} size="1" />,
  },
];
