import { max } from 'drizzle-orm';
import { HOUR } from '../clock/clock.ts';
import { clockRow } from '../clock/tables.ts';
import { insertRows } from '../database/batch.ts';
import type { Database, Db } from '../database/openDatabase.ts';
import { toUnits } from '../units.ts';
import { type Lane, LANES, type PoolPlan } from './catalogue.ts';
import { hoursOf, type HoursOfProject } from './hourlyRewards.ts';
import { pools, type Pool, type Project, projects } from './tables.ts';

const DAY = 24 * HOUR;

/** Status of a project as it travels (LP-10). */
export const STATUS = { inProgress: 1, notStarted: 2, completed: 3 } as const;

/** Where a project stands at a moment. */
export const statusOf = ({ startsAt, endsAt }: HoursOfProject, at: number): 1 | 2 | 3 =>
  at < startsAt ? STATUS.notStarted : at < endsAt ? STATUS.inProgress : STATUS.completed;

/** The lane of a project. */
export function laneOf({ lane: position, pid }: Pick<Project, 'lane' | 'pid'>): Lane {
  const lane = LANES[position];
  if (lane === undefined) throw new Error(`There is no lane of project ${pid}`);
  return lane;
}

/** The plan of a pool. */
export function planOf(project: Project, { position, rid }: Pick<Pool, 'position' | 'rid'>): PoolPlan {
  const plan = laneOf(project).pools[position];
  if (plan === undefined) throw new Error(`There is no plan of pool ${rid}`);
  return plan;
}

/** The project that is an edition of a lane. Editions count from 1. */
function editionOf(lane: number, edition: number, startsAt: number): Project {
  const pid = `${lane + 1}${String(edition).padStart(3, '0')}`;
  const { days } = laneOf({ lane, pid });
  return { pid, lane, edition, startsAt, endsAt: startsAt + days * DAY };
}

/** Adds projects with their pools. */
async function add(tx: Db, added: readonly Project[]): Promise<void> {
  await insertRows(tx, projects, added);
  const rows = added.flatMap((project) =>
    laneOf(project).pools.map((plan, position) => {
      const rid = `${project.pid}${String(position + 1).padStart(2, '0')}`;
      return { rid, pid: project.pid, position, others: toUnits(plan.others), settledHour: hoursOf(project).first - 1 };
    }),
  );
  await insertRows(tx, pools, rows);
}

/** Announces the first projects of each lane that has none: one that is over or nearly, the one of these days, the next one. */
export const openLaunchpool = (database: Database, at: number): Promise<void> =>
  database.transact(async (tx) => {
    // Two servers that start on one database take turns.
    await tx.select().from(clockRow).for('update');
    const known = new Set((await tx.selectDistinct({ lane: projects.lane }).from(projects)).map(({ lane }) => lane));
    const hour = Math.floor(at / HOUR) * HOUR;
    const first = LANES.flatMap(({ startedHoursAgo, everyDays }, lane) => {
      if (known.has(lane)) return [];
      const second = hour - startedHoursAgo * HOUR;
      return [-1, 0, 1].map((step) => editionOf(lane, step + 2, second + step * everyDays * DAY));
    });
    await add(tx, first);
  });

/** Announces the project that follows, in each lane whose latest one has started by `to`. */
export async function announce(tx: Db, to: number): Promise<void> {
  const latest = await tx
    .select({ lane: projects.lane, edition: max(projects.edition), startsAt: max(projects.startsAt) })
    .from(projects)
    .groupBy(projects.lane);
  const next: Project[] = [];
  for (const { lane, edition, startsAt } of latest) {
    const every = (LANES[lane]?.everyDays ?? 0) * DAY;
    if (edition === null || startsAt === null || every === 0) continue;
    let count = 0;
    for (let start = startsAt; start <= to; start += every) {
      count += 1;
      next.push(editionOf(lane, edition + count, startsAt + count * every));
    }
  }
  if (next.length > 0) await add(tx, next);
}
