'use client';
import { type ReactElement, type ReactNode, forwardRef, useCallback, useState } from 'react';
import type { LaunchpoolProject } from '@earnkit/core/launchpool/contract';
import { type QueryState, useSession } from '@earnkit/hooks';
import { type ListedProject, useEndedStakesLoading, useProjectGroups } from '@earnkit/hooks/launchpool';
import { useBriefWait } from '@earnkit/hooks/lists';
import {
  Banner,
  Button,
  Chips,
  EmptyState,
  Heading,
  type PartProps,
  rootProps,
  SegmentedControl,
  Skeleton,
  Text,
  Words,
} from '@earnkit/ui';
import { useMessages } from '../../messages/index.ts';
import { AddressNotice } from '../../parts/query/AddressNotice.tsx';
import { QueryError } from '../../parts/query/QueryError.tsx';
import { StaleBanner } from '../../parts/query/StaleBanner.tsx';
import { useHeld } from '../../parts/lazy/useHeld.ts';
import type { PoolDialogOf } from '../pool/poolDialogs.ts';
import type { PoolDialogSettings } from '../pool/usePoolDialogs.ts';
import { ComingProject } from './ComingProject.tsx';
import { CompletedProjects } from './CompletedProjects.tsx';
import { EndedStake } from './EndedStake.tsx';
import * as css from './ProjectList.css.ts';
import { RunningProject } from './RunningProject.tsx';
import { launchpoolMessages } from '../messages.ts';

/** The groups that can be chosen, in their order (LP-10). */
const GROUPS = ['in-progress', 'not-started', 'completed'] as const;

/** All groups, in their order. Projects without a known status (`none`) are listed under the filter `all` only (D05). */
const ALL_GROUPS = ['in-progress', 'not-started', 'none', 'completed'] as const;

type GroupName = (typeof ALL_GROUPS)[number];

/** Which projects are listed. */
export type ProjectFilter = 'all' | (typeof GROUPS)[number];

export interface ProjectListProps extends PartProps {
  /** The projects. The exchange has no call for a list (AMB-025), so the host reads its own. */
  reading: QueryState<{ readonly rows: readonly LaunchpoolProject[]; readonly unreadable: readonly unknown[] }>;
  /** Returns the address of a project's page. Keep it stable between renders. */
  hrefOf: (projectId: string) => string;
  /** Which projects are listed, when the host controls it. @default controlled by the list */
  filter?: ProjectFilter | undefined;
  /** Called with the filter that is chosen next. @default nothing */
  onFilterChange?: (filter: ProjectFilter) => void;
  /**
   * The dialog that is open at first, such as one named by the address. It opens as if its button was pressed: a visitor has to sign in
   * first, and the exchange may refuse a stake. @default none
   */
  defaultDialog?: PoolDialogOf | undefined;
  /** Called with the dialog that opens, and with `undefined` when it closes. Keep it stable between renders. @default nothing */
  onDialogChange?: (dialog: PoolDialogOf | undefined) => void;
}

/**
 * The projects of the launchpool, grouped by status: in progress with their first pools, not started, not announced, completed (LP-10,
 * AMB-024). A project moves to another group when it starts or ends. A tick of the countdowns renders only their text. Visitors see all
 * projects.
 */
export const ProjectList = forwardRef<HTMLDivElement, ProjectListProps>(function ProjectList(
  { reading, hrefOf, filter: heldFilter, onFilterChange, defaultDialog, onDialogChange, ...rest },
  ref,
): ReactElement {
  const { t } = useMessages(launchpoolMessages);
  const { session } = useSession();
  const [filter, setFilter] = useHeld<ProjectFilter>(heldFilter, 'all', onFilterChange);
  const [joinedOnly, setJoinedOnly] = useState(false);
  const person = session.state === 'signed-in';
  const data = reading.state === 'ready' ? reading.data : undefined;
  const groups = useProjectGroups(data?.rows ?? NO_PROJECTS);
  const unreadable = (data?.unreadable.length ?? 0) + groups.unnamed;
  // A project that ends while its dialog is open keeps its place until the dialog closes.
  const [opened, setOpened] = useState<string>();
  const [acted, setActed] = useState(false);
  const reportDialog = useCallback(
    (dialog: PoolDialogOf | undefined): void => {
      setOpened(dialog?.projectId);
      setActed(true);
      onDialogChange?.(dialog);
    },
    [onDialogChange],
  );
  const isKept = ({ id }: ListedProject): boolean => person && id === opened;
  const projectsIn = (group: GroupName): readonly ListedProject[] =>
    group === 'in-progress'
      ? [...groups[group], ...groups.completed.filter(isKept)]
      : groups[group].filter((project) => group !== 'completed' || !isKept(project));
  const listed = (group: GroupName): readonly ListedProject[] => projectsIn(group).filter(({ joined }) => !person || !joinedOnly || joined);
  const shown = ALL_GROUPS.filter((group) => (filter === 'all' || filter === group) && listed(group).length > 0);
  const ended = projectsIn('completed').filter(({ joined }) => joined);
  const waits = useBriefWait(data !== undefined, !useEndedStakesLoading(person ? ended : NO_ENDED));
  // The address may name the stake of a project that is not there, is over, or has not begun.
  const group = ALL_GROUPS.find((each) => projectsIn(each).some(({ id }) => id === defaultDialog?.projectId));
  const isNamed = data !== undefined && defaultDialog !== undefined && !acted;
  const fault = !isNamed || group === 'in-progress' ? undefined : group ? 'not-offered' : unreadable > 0 ? undefined : 'missing';
  const showAll = (): void => {
    setFilter('all');
    setJoinedOnly(false);
  };
  return (
    <div ref={ref} {...rootProps('project-list', rest, css.root)} aria-busy={reading.state === 'loading' || waits}>
      <div className={css.filters}>
        <SegmentedControl
          label={t('earn.launchpool.list.show')}
          value={filter}
          onValueChange={setFilter}
          options={(['all', ...GROUPS] as const).map((value) => ({
            value,
            label: t(value === 'all' ? 'earn.launchpool.list.all' : `earn.launchpool.status.${value}`),
          }))}
        />
        {person && (
          <Chips
            label={t('earn.launchpool.list.mine')}
            value={joinedOnly ? 'joined' : ''}
            onValueChange={(value) => setJoinedOnly(value === 'joined')}
            options={[{ value: 'joined', label: t('earn.launchpool.list.joinedOnly') }]}
          />
        )}
      </div>
      <StaleBanner reading={reading} />
      <AddressNotice fault={fault} />
      {reading.state === 'failed' && <QueryError reading={reading} title={t('earn.launchpool.list.failed')} />}
      {(reading.state === 'loading' || waits) && <Placeholder />}
      {unreadable > 0 && <Banner tone="warning">{t('earn.launchpool.list.unreadable', { count: unreadable })}</Banner>}
      {person && !waits && ended.map((listed) => <EndedStake key={listed.id} listed={listed} href={hrefOf(listed.id)} />)}
      {data && !waits && shown.length === 0 && (
        <NoProject
          none={data.rows.length === groups.unnamed}
          joined={!person || !joinedOnly ? undefined : ALL_GROUPS.some((group) => listed(group).length > 0) ? 'elsewhere' : 'none'}
          onShowAll={showAll}
        />
      )}
      {(waits ? [] : shown).map((group) => (
        <Group key={group} group={group} count={listed(group).length}>
          <GroupOf group={group} projects={listed(group)} hrefOf={hrefOf} defaultDialog={defaultDialog} onDialogChange={reportDialog} />
        </Group>
      ))}
    </div>
  );
});

const NO_PROJECTS: readonly LaunchpoolProject[] = [];
const NO_ENDED: readonly ListedProject[] = [];

function Group({
  group,
  count,
  children,
}: {
  readonly group: GroupName;
  readonly count: number;
  readonly children: ReactNode;
}): ReactElement {
  const { t } = useMessages(launchpoolMessages);
  return (
    <section className={css.group}>
      <Heading as="h2" size="4">
        {t('earn.launchpool.list.group', { status: t(`earn.launchpool.status.${group}`), count })}
      </Heading>
      <Words>{children}</Words>
    </section>
  );
}

interface GroupOfProps extends Pick<ProjectListProps, 'hrefOf'>, PoolDialogSettings {
  readonly group: GroupName;
  readonly projects: readonly ListedProject[];
}

function GroupOf({ group, projects, hrefOf, ...dialogs }: GroupOfProps): ReactElement {
  if (group === 'completed') return <CompletedProjects projects={projects} hrefOf={hrefOf} />;
  const running = group === 'in-progress';
  return (
    <ul className={running ? css.cards : css.pairs} role="list">
      {projects.map((listed) => {
        const shared = { listed, href: hrefOf(listed.id) };
        return running ? <RunningProject key={listed.id} {...shared} {...dialogs} /> : <ComingProject key={listed.id} {...shared} />;
      })}
    </ul>
  );
}

interface NoProjectProps {
  /** Whether there is no project at all. */
  readonly none: boolean;
  /** Set if only joined projects are listed: `none` if there are none, `elsewhere` if there are none of the chosen status. */
  readonly joined: 'none' | 'elsewhere' | undefined;
  readonly onShowAll: () => void;
}

function NoProject({ none, joined, onShowAll }: NoProjectProps): ReactElement {
  const { t } = useMessages(launchpoolMessages);
  if (none) return <EmptyState title={t('earn.launchpool.list.empty')} description={t('earn.launchpool.list.emptyHint')} />;
  const name = joined === undefined ? 'noMatch' : joined === 'none' ? 'noneJoined' : 'noneJoinedHere';
  return (
    <EmptyState
      title={t(`earn.launchpool.list.${name}`)}
      description={t(`earn.launchpool.list.${name}Hint`)}
      action={
        <Button variant="soft" tone="neutral" onClick={onShowAll}>
          {t('earn.launchpool.list.showAll')}
        </Button>
      }
    />
  );
}

/** A heading, and two cards of the height of projects in progress. */
const Placeholder = (): ReactElement => (
  <div className={css.group}>
    <Text size="4">
      <Skeleton />
    </Text>
    <Skeleton shape="block" width="100%" height="260px" />
    <Skeleton shape="block" width="100%" height="260px" />
  </div>
);
