import { max } from 'drizzle-orm';
import { HOUR } from '../clock/clock.ts';
import { clockRow } from '../clock/tables.ts';
import { insertRows } from '../database/batch.ts';
import type { Database, Db } from '../database/openDatabase.ts';
import { toUnits } from '../units.ts';
import { type ProjectSeries, SERIES, type PoolPlan } from './catalogue.ts';
import { hoursOf, type HoursOfProject } from './hourlyRewards.ts';
import { pools, type Pool, type Project, projects } from './tables.ts';

const DAY = 24 * HOUR;

/** Status of a project as it travels (LP-10). */
export const STATUS = { inProgress: 1, notStarted: 2, completed: 3 } as const;

/** Where a project stands at a moment. */
export const statusOf = ({ startsAt, endsAt }: HoursOfProject, at: number): 1 | 2 | 3 =>
  at < startsAt ? STATUS.notStarted : at < endsAt ? STATUS.inProgress : STATUS.completed;

/** The series of a project. */
export function seriesOf({ series: position, pid }: Pick<Project, 'series' | 'pid'>): ProjectSeries {
  const series = SERIES[position];
  if (series === undefined) throw new Error(`There is no series of project ${pid}`);
  return series;
}

/** The plan of a pool. */
export function planOf(project: Project, { position, rid }: Pick<Pool, 'position' | 'rid'>): PoolPlan {
  const plan = seriesOf(project).pools[position];
  if (plan === undefined) throw new Error(`There is no plan of pool ${rid}`);
  return plan;
}

/** The project that is a round of a series. Rounds count from 1. */
function roundOf(series: number, round: number, startsAt: number): Project {
  const pid = `${series + 1}${String(round).padStart(3, '0')}`;
  const { days } = seriesOf({ series, pid });
  return { pid, series, round, startsAt, endsAt: startsAt + days * DAY };
}

/** Adds projects with their pools. */
async function add(tx: Db, added: readonly Project[]): Promise<void> {
  await insertRows(tx, projects, added);
  const rows = added.flatMap((project) =>
    seriesOf(project).pools.map((plan, position) => {
      const rid = `${project.pid}${String(position + 1).padStart(2, '0')}`;
      return { rid, pid: project.pid, position, others: toUnits(plan.others), settledHour: hoursOf(project).first - 1 };
    }),
  );
  await insertRows(tx, pools, rows);
}

/** Announces the first projects of each series that has none: one that is over or nearly, the one of these days, the next one. */
export const openLaunchpool = (database: Database, at: number): Promise<void> =>
  database.transact(async (tx) => {
    // Two servers that start on one database take turns.
    await tx.select().from(clockRow).for('update');
    const known = new Set((await tx.selectDistinct({ series: projects.series }).from(projects)).map(({ series }) => series));
    const hour = Math.floor(at / HOUR) * HOUR;
    const first = SERIES.flatMap(({ startedHoursAgo, everyDays }, series) => {
      if (known.has(series)) return [];
      const second = hour - startedHoursAgo * HOUR;
      return [-1, 0, 1].map((step) => roundOf(series, step + 2, second + step * everyDays * DAY));
    });
    await add(tx, first);
  });

/** Announces the project that follows, in each series whose latest one has started by `to`. */
export async function announce(tx: Db, to: number): Promise<void> {
  const latest = await tx
    .select({ series: projects.series, round: max(projects.round), startsAt: max(projects.startsAt) })
    .from(projects)
    .groupBy(projects.series);
  const next: Project[] = [];
  for (const { series, round, startsAt } of latest) {
    const every = (SERIES[series]?.everyDays ?? 0) * DAY;
    if (round === null || startsAt === null || every === 0) continue;
    let count = 0;
    for (let start = startsAt; start <= to; start += every) {
      count += 1;
      next.push(roundOf(series, round + count, startsAt + count * every));
    }
  }
  if (next.length > 0) await add(tx, next);
}
