import * as v from 'valibot';
import { refusals } from '../refusal.ts';
import { greatest, toUnits } from '../units.ts';
import { quotaLeft } from '../orders/quotas.ts';
import { type SliceEvent, sliceEvent } from '../slice.ts';
import { taskOf } from './product.ts';
import { dayOf } from './rates.ts';
import { needTarget } from './products.ts';
import { stakingRefusals } from './refusals.ts';
import { bonusTasks, crowdHolders, fastQuotas, stakeQuotas } from './tables.ts';
import { and, eq, sql } from 'drizzle-orm';

const soldOut = v.object({ event: v.literal('staking-sold-out'), product: v.string(), left: quotaLeft });
const fastUsed = v.object({ event: v.literal('fast-quota-used'), product: v.string(), asset: v.string(), left: quotaLeft });
const crowd = v.object({ event: v.literal('crowd-holder'), on: v.boolean() });
const task = v.object({ event: v.literal('web3-task'), product: v.string(), done: v.boolean() });

/**
 * What can happen to staking: others stake all but `left`, others redeem fast all but `left`, a person becomes a crowd holder, a person
 * does the task of a web3 bonus (AMB-165).
 */
export const stakingEvents: readonly SliceEvent[] = [
  sliceEvent('staking-sold-out', soldOut, ({ db }, { product, left }) =>
    stakeQuotas.set(db, needTarget(undefined, product).product.pid, left),
  ),
  sliceEvent('fast-quota-used', fastUsed, async ({ db }, { product, asset, left }, _user, at) => {
    const { pid, redeem } = needTarget(undefined, product).product;
    const daily = redeem.find((term) => term.asset === asset)?.fast?.daily;
    if (daily === undefined || daily === '-1') throw stakingRefusals.noLimit();
    // What people of the sandbox have redeemed stays used.
    const rest = left === null ? 0n : greatest(toUnits(daily) - toUnits(left), 0n);
    const row = { pid, asset, day: dayOf(at), others: rest };
    const set = { others: left === null ? 0n : sql`greatest(${sql.param(rest, fastQuotas.others)}::numeric - ${fastQuotas.used}, 0)` };
    await db
      .insert(fastQuotas)
      .values(row)
      .onConflictDoUpdate({ target: [fastQuotas.pid, fastQuotas.asset, fastQuotas.day], set });
  }),
  sliceEvent('crowd-holder', crowd, async ({ db }, { on }, user) => {
    if (user === undefined) throw refusals.loginNeeded();
    if (on) await db.insert(crowdHolders).values({ userId: user.id }).onConflictDoNothing();
    else await db.delete(crowdHolders).where(eq(crowdHolders.userId, user.id));
  }),
  sliceEvent('web3-task', task, async ({ db }, { product, done }, user, at) => {
    if (user === undefined) throw refusals.loginNeeded();
    const key = taskOf(needTarget(undefined, product).product)?.key;
    if (key === undefined) throw stakingRefusals.noTask();
    if (done) await db.insert(bonusTasks).values({ userId: user.id, key, doneAt: at }).onConflictDoNothing();
    else await db.delete(bonusTasks).where(and(eq(bonusTasks.userId, user.id), eq(bonusTasks.key, key)));
  }),
];
