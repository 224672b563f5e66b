'use client';
import type { LaunchpoolProject } from '@earnkit/core/launchpool/contract';
import { type ProjectStatus, projectStatus } from '@earnkit/core/launchpool/rules';
import { useEarn } from '../provider/earnContext.ts';
import { useNowAt } from '../time/useNowAt.ts';

/** A project of a list. */
export interface ListedProject {
  /** The exchange’s id of the project. */
  readonly id: string;
  /** The project. */
  readonly project: LaunchpoolProject;
  /** Whether the person has joined one of its pools (AMB-076); false for a visitor. */
  readonly joined: boolean;
}

/** The projects of a list by where they stand now; those of one group are in the order of the list. */
export interface ProjectGroups extends Readonly<Record<ProjectStatus, readonly ListedProject[]>> {
  /** Projects without an id, which cannot be opened and are in no group. */
  readonly unnamed: number;
}

/**
 * Sorts projects by where they stand (LP-10, AMB-024); renders again when one of them starts or ends. A project without an id
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
  const standing = (status: ProjectStatus): readonly ListedProject[] =>
    listed.filter(({ project }) => projectStatus(project, at) === status);
  return {
    'in-progress': standing('in-progress'),
    'not-started': standing('not-started'),
    completed: standing('completed'),
    none: standing('none'),
    unnamed: projects.length - listed.length,
  };
}
