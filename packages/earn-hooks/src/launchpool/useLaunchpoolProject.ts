'use client';
import { lastHourRewardOffer } from '@earnkit/core/account/rules';
import type { LaunchpoolProject, PoolStatistics, RewardPool } from '@earnkit/core/launchpool/contract';
import type { Rows } from '@earnkit/core/endpoint';
import { useMemo } from 'react';
import { useEarn } from '../provider/earnContext.ts';
import type { QueryState } from '../provider/queryState.ts';
import { mapReading, useDeferredAnswer, usePrivateReading, useReading } from '../provider/useReading.ts';
import { type PoolView, type PoolViewFacts, poolView } from './poolView.ts';
import { launchpoolProjectOptions, launchpoolStatisticsOptions } from './queries.ts';
import { type ProjectState, useProjectState } from './useProjectState.ts';

/** A project as a screen shows it. */
export interface ProjectView extends ProjectState {
  /** The project. */
  readonly project: LaunchpoolProject;
  /** Every pool, in the exchange's order, with what the person has in it. */
  readonly pools: readonly PoolView[];
  /** Whether the rewards of the last hour are shown; never in the US edition (US-05). */
  readonly lastHourRewardShown: boolean;
}

/** A project, and the readings it is made from. */
export interface ProjectReadings {
  /** `undefined` inside `ready` where the exchange has no such project. */
  readonly view: QueryState<ProjectView | undefined>;
  /** What the person has in its pools; `anonymous` for a visitor. */
  readonly statistics: QueryState<Rows<PoolStatistics>>;
}

const known = new WeakMap<RewardPool, { readonly facts: PoolViewFacts; readonly view: PoolView }>();

const sameFacts = (a: PoolViewFacts, b: PoolViewFacts): boolean =>
  (Object.keys(a) as (keyof PoolViewFacts)[]).every((name) => a[name] === b[name]);

/** The view of a pool, created once for all components that show it, and again when its facts change. */
function viewOf(pool: RewardPool, facts: PoolViewFacts): PoolView {
  const before = known.get(pool);
  if (before && sameFacts(before.facts, facts)) return before.view;
  const view = poolView(pool, facts);
  known.set(pool, { facts, view });
  return view;
}

/** A project with what the person has in its pools. Pools are shown although their statistics are late or missing (LP-58). */
export function useProjectReadings(projectId: string): ProjectReadings {
  const earn = useEarn();
  const { edition, session } = earn;
  const answer = useDeferredAnswer(useReading(launchpoolProjectOptions(earn, projectId)));
  const read = answer.state === 'ready' ? (answer.data ?? undefined) : undefined;
  // When the exchange does not repeat the id, the requested id is used.
  const project = useMemo(() => read && { ...read, id: read.id ?? projectId }, [read, projectId]);
  const state = useProjectState(project);
  const statistics = useDeferredAnswer(usePrivateReading(launchpoolStatisticsOptions(earn, projectId)));
  const rows = statistics.state === 'ready' ? statistics.data : undefined;
  const anonymous = session.state === 'anonymous';
  const pools = useMemo(
    () => project?.pools.map((pool) => viewOf(pool, { statistics: rows, anonymous, edition })) ?? [],
    [project, rows, anonymous, edition],
  );
  const lastHourRewardShown = lastHourRewardOffer({ edition }).state === 'shown';
  return { view: mapReading(answer, () => project && { ...state, project, pools, lastHourRewardShown }), statistics };
}

/** A project (LP-04, API-21), read again every minute and not twice within 5 s however many ask (LP-59). */
export const useLaunchpoolProject = (projectId: string): QueryState<ProjectView | undefined> => useProjectReadings(projectId).view;
