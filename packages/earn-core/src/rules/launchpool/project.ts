import { HOUR, type Instant, nextFullHour } from '@earnkit/time';
import { type Edition, lastHourRewardOffer } from '../account/index.ts';
import type { LaunchpoolProject } from '../../contract/launchpool/index.ts';

/** The status of a project (LP-10); `none` when neither the exchange's status nor the times determine it. */
export type ProjectStatus = 'none' | 'in-progress' | 'not-started' | 'completed';

/** What a project's status depends on. */
export type ProjectTimes = Pick<LaunchpoolProject, 'status' | 'startsAt' | 'endsAt'>;

/**
 * The current status of a project (LP-10, AMB-024). It is the exchange's status, which then follows the clock: a page that stays
 * open shows the project start and end. Without a status the times decide.
 */
export function projectStatus({ status, startsAt, endsAt }: ProjectTimes, now: Instant): ProjectStatus {
  if (status === 'completed' || (endsAt !== undefined && now >= endsAt)) return 'completed';
  if (status === 'in-progress') return 'in-progress';
  if (startsAt === undefined) return status ?? 'none';
  return now >= startsAt ? 'in-progress' : 'not-started';
}

/** What a countdown runs to. */
export interface Countdown {
  /** What is counted down to. */
  readonly to: 'start' | 'end';
  /** When that is, in unix seconds. */
  readonly at: Instant;
}

/** The next moment at which a project's status changes; `undefined` where none is known. */
export function projectCountdown(project: ProjectTimes, now: Instant): Countdown | undefined {
  const status = projectStatus(project, now);
  if (status === 'not-started' && project.startsAt !== undefined) return { to: 'start', at: project.startsAt };
  if (status === 'in-progress' && project.endsAt !== undefined) return { to: 'end', at: project.endsAt };
  return undefined;
}

/** When the next rewards are paid: at the next full hour, while a project is in progress and does not end before it. */
export function nextRewardsAt(project: ProjectTimes, now: Instant): Instant | undefined {
  if (projectStatus(project, now) !== 'in-progress') return undefined;
  const at = nextFullHour(now);
  return project.endsAt === undefined || at <= project.endsAt ? at : undefined;
}

/**
 * Whether the reward of the first hour is shown after a stake: once the project has started (LP-50, AMB-075), and never in
 * the US edition (US-05).
 */
export const isFirstHourRewardShown = (project: Pick<LaunchpoolProject, 'startsAt'>, edition: Edition, now: Instant): boolean =>
  lastHourRewardOffer({ edition }).state === 'shown' && project.startsAt !== undefined && now >= project.startsAt;

/** Whether a project ends before an hour of a stake made now is paid, so that the stake earns nothing there. */
export const endsBeforeReward = ({ endsAt }: Pick<LaunchpoolProject, 'endsAt'>, now: Instant): boolean =>
  endsAt !== undefined && now < endsAt && firstPaidAt(now) > endsAt;

/** A stake counts from the next full hour, which is paid when it is over. */
const firstPaidAt = (now: Instant): Instant => nextFullHour(now) + HOUR;

/**
 * When the reward of the first hour of a stake made now is expected: a stake counts from the next full hour, which is paid when
 * it is over. `undefined` where it is not shown, and where the project ends before.
 */
export function firstRewardAt(
  project: Pick<LaunchpoolProject, 'startsAt' | 'endsAt'>,
  edition: Edition,
  now: Instant,
): Instant | undefined {
  const at = firstPaidAt(now);
  const shown = isFirstHourRewardShown(project, edition, now) && (project.endsAt === undefined || at <= project.endsAt);
  return shown ? at : undefined;
}
