import { HOUR } from '@earnkit/time';
import { describe, expect, it } from 'vitest';
import type { LaunchpoolProject } from '../../contract/launchpool/index.ts';
import { endsBeforeReward, firstRewardAt, nextRewardsAt, projectCountdown, projectStatus } from './index.ts';

describe('the status of a project (LP-10, AMB-024)', () => {
  const at = (status: LaunchpoolProject['status'], startsAt?: number, endsAt?: number) => ({ status, startsAt, endsAt });
  it.each([
    [at('not-started', 100, 200), 99, 'not-started', { to: 'start', at: 100 }],
    [at('not-started', 100, 200), 100, 'in-progress', { to: 'end', at: 200 }],
    [at('in-progress', 100, 200), 199, 'in-progress', { to: 'end', at: 200 }],
    [at('in-progress', 100, 200), 200, 'completed', undefined],
    [at('completed', 100, 200), 150, 'completed', undefined],
    [at(undefined, 100), 99, 'not-started', { to: 'start', at: 100 }],
    [at(undefined, 100), 150, 'in-progress', undefined],
    [at('none', 100), 150, 'in-progress', undefined],
    [at('not-started'), 150, 'not-started', undefined],
    [at(undefined), 150, 'none', undefined],
  ])('%j at %d is %s', (project, now, status, countdown) => {
    expect([projectStatus(project, now), projectCountdown(project, now)]).toEqual([status, countdown]);
  });

  it('pays the next rewards at the next full hour, unless the project ends before it or is not in progress', () => {
    expect(nextRewardsAt(at('in-progress', 0), HOUR + 1)).toBe(2 * HOUR);
    expect(nextRewardsAt(at('in-progress', 0, 2 * HOUR), HOUR + 1)).toBe(2 * HOUR);
    expect(nextRewardsAt(at('in-progress', 0, 2 * HOUR - 1), HOUR + 1)).toBeUndefined();
    expect(nextRewardsAt(at('not-started', 2 * HOUR), HOUR + 1)).toBeUndefined();
    expect(nextRewardsAt(at('completed', 0, HOUR), HOUR + 1)).toBeUndefined();
  });

  it('given a stake, then its first reward comes when the next full hour is over, unless the project ends before, has not started or is of the US edition (LP-50, US-05)', () => {
    const project = { startsAt: HOUR, endsAt: 9 * HOUR };
    expect(firstRewardAt(project, 'global', 5 * HOUR + 1)).toBe(7 * HOUR);
    expect(firstRewardAt(project, 'global', 8 * HOUR + 1)).toBeUndefined();
    expect(firstRewardAt(project, 'global', HOUR - 1)).toBeUndefined();
    expect(firstRewardAt(project, 'us', 5 * HOUR + 1)).toBeUndefined();
    const ends = (now: number, endsAt: number | undefined = 9 * HOUR) => endsBeforeReward({ endsAt }, now);
    expect([ends(8 * HOUR - 1), ends(8 * HOUR), ends(9 * HOUR), ends(5, undefined)]).toEqual([false, true, false, false]);
  });
});
