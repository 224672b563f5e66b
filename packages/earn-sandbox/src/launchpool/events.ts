import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { greatest, least, toUnits } from '../units.ts';
import { quotaLeft } from '../orders/quotas.ts';
import { type SliceEvent, sliceEvent } from '../slice.ts';
import { lockPool, needProject } from './positions.ts';
import { launchpoolRefusals } from './refusals.ts';
import { pools, projects } from './tables.ts';

const poolUsedUp = v.object({ event: v.literal('pool-used-up'), pool: v.string(), left: quotaLeft });
const projectEnds = v.object({ event: v.literal('project-ends'), project: v.string() });

/** What can happen to projects: others take all but `left` of a pool, or a project ends early. */
export const launchpoolEvents: readonly SliceEvent[] = [
  sliceEvent('pool-used-up', poolUsedUp, (database, { pool: rid, left }) =>
    database.transact(async (tx) => {
      const standing = await lockPool(tx, { pid: rid.slice(0, -2), rid });
      const { pool, plan } = standing;
      const total = toUnits(plan.total);
      if (total === 0n) throw launchpoolRefusals.noLimit();
      // What people of the sandbox have staked meanwhile is not there for the others.
      const room = total - pool.staked;
      const others = left === null ? least(toUnits(plan.others), room) : greatest(room - toUnits(left), 0n);
      await tx.update(pools).set({ others }).where(eq(pools.rid, rid));
    }),
  ),
  sliceEvent('project-ends', projectEnds, async ({ db }, { project: pid }, _user, at) => {
    const { startsAt, endsAt } = await needProject(db, pid);
    await db
      .update(projects)
      .set({ endsAt: Math.min(endsAt, Math.max(at, startsAt)) })
      .where(eq(projects.pid, pid));
  }),
];
