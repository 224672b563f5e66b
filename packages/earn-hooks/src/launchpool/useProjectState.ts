'use client';
import type { Instant } from '@earnkit/core';
import {
  type Countdown,
  type ProjectStatus,
  type ProjectTimes,
  nextRewardsAt,
  projectCountdown,
  projectStatus,
} from '@earnkit/core/launchpool/rules';
import { useEarn } from '../provider/earnContext.ts';
import { useMoment } from '../time/time.ts';

/** The current status of a project. */
export interface ProjectState {
  /** `none` where the exchange does not say (LP-10). */
  readonly status: ProjectStatus;
  /** The next moment at which the status changes; `undefined` where none is known. */
  readonly countdown: Countdown | undefined;
}

/** The status of a project; renders again when it starts and when it ends (AMB-024). `none` while no project is known. */
export function useProjectState(project: ProjectTimes | undefined): ProjectState {
  const { now } = useEarn();
  const countdown = project && projectCountdown(project, now());
  useMoment(countdown?.at);
  return { status: project === undefined ? 'none' : projectStatus(project, now()), countdown };
}

/** When the next rewards of a project are paid; renders again when they are. `undefined` where no more are paid. */
export function useNextRewards(project: ProjectTimes): Instant | undefined {
  const { now } = useEarn();
  const at = nextRewardsAt(project, now());
  useMoment(at);
  return at;
}
