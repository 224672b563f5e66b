'use client';
import type { LaunchpoolProject } from '@earnkit/core/launchpool/contract';
import { type ProjectStatus, projectStatus, fixedTermLock, stakedAmount } from '@earnkit/core/launchpool/rules';
import { type Decimal, isPositive } from '@earnkit/core';
import { useEarn } from '../provider/earnContext.ts';
import { useNowAt } from '../time/time.ts';
import type { QueryState } from '../provider/queryState.ts';
import { mapReading, usePrivateReading } from '../provider/useReading.ts';
import { usePrivateReadings } from '../provider/useReadings.ts';
import { launchpoolStatisticsOptions } from './queries.ts';

/** A project of a list. */
export interface ListedProject {
  /** The exchange’s id of the project. */
  readonly id: string;
  /** The project. */
  readonly project: LaunchpoolProject;
  /** Whether the person has joined one of its pools (AMB-076); false for a visitor. */
  readonly joined: boolean;
}

/** The projects of a list grouped by their current status; each group keeps the order of the list. */
export interface ProjectGroups extends Readonly<Record<ProjectStatus, readonly ListedProject[]>> {
  /** Projects without an id, which cannot be opened and are in no group. */
  readonly unnamed: number;
}

/**
 * Groups projects by their status (LP-10, AMB-024); renders again when one of them starts or ends. A project without an id
 * cannot be opened and is counted instead.
 */
export function useProjectGroups(projects: readonly LaunchpoolProject[]): ProjectGroups {
  const { now, session } = useEarn();
  const anonymous = session.state === 'anonymous';
  useNowAt(projects.flatMap(({ startsAt, endsAt }) => [startsAt, endsAt].filter((at) => at !== undefined)));
  const at = now();
  const listed = projects.flatMap((project) =>
    project.id === undefined ? [] : [{ id: project.id, project, joined: !anonymous && project.pools.some(({ joined }) => joined) }],
  );
  const projectsIn = (status: ProjectStatus): readonly ListedProject[] =>
    listed.filter(({ project }) => projectStatus(project, at) === status);
  return {
    'in-progress': projectsIn('in-progress'),
    'not-started': projectsIn('not-started'),
    completed: projectsIn('completed'),
    none: projectsIn('none'),
    unnamed: projects.length - listed.length,
  };
}

/** What a person still has in a project that is over. */
export interface EndedStake {
  /** What they have in each pool, in its coin; empty where nothing is left. */
  readonly stakes: readonly { readonly poolId: string; readonly asset: string; readonly amount: Decimal }[];
  /** Whether all of it is held in fixed terms, so that it cannot be redeemed and is returned automatically. */
  readonly held: boolean;
}

/** What a person still has in a project that is over (LP-58, API-22). Nothing is read for a visitor. */
export function useEndedStake({ id, project }: Pick<ListedProject, 'id' | 'project'>): QueryState<EndedStake> {
  const earn = useEarn();
  return mapReading(usePrivateReading(launchpoolStatisticsOptions(earn, id)), (statistics) => {
    const own = project.pools.flatMap((pool) => {
      const amount = stakedAmount(statistics, pool.id);
      return amount !== undefined && isPositive(amount) ? [{ pool, amount }] : [];
    });
    return {
      stakes: own.map(({ pool, amount }) => ({ poolId: pool.id, asset: pool.asset, amount })),
      held: own.every(
        ({ pool }) =>
          fixedTermLock(
            pool,
            statistics.rows.find(({ poolId }) => poolId === pool.id),
            earn.now(),
          ) !== undefined,
      ),
    };
  });
}

/** Whether what a person still has in projects that are over is being read, so that a list can wait for what it says above itself. */
export function useEndedStakesLoading(projects: readonly Pick<ListedProject, 'id'>[]): boolean {
  const earn = useEarn();
  return usePrivateReadings(projects.map(({ id }) => launchpoolStatisticsOptions(earn, id))).state === 'loading';
}
