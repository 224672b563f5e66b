import { decimal } from '@earnkit/core';
import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { users } from '../users.ts';
import { openDatabase, rows } from '../database/openDatabase.ts';
import { bringIn } from '../ledger/moves.ts';
import { toUnits } from '../units.ts';
import { settleAll } from '../slice.ts';
import { SLICES, STAKE_HOLDERS } from '../slices.ts';
import { redeem } from '../staking/redeem.ts';
import { dropPlace, START, testPlace } from '../testing/testSandbox.ts';
import { openWorld } from '../worlds/openWorld.ts';
import { WORLDS } from '../worlds/worlds.ts';
import { createClock } from './clock.ts';

const DAY = 24 * 3600;

/** Queries of everything that people hold and were paid, with the times. */
const LOOKS = [
  'select owner_id, asset, kind, balance from accounts where owner_id is not null and balance > 0',
  'select user_id, asset, earning, lent_out, cumulative, bonus_cumulative from flexible_holdings',
  'select user_id, asset, type, mode, amount, at, finished_at from flexible_orders',
  'select user_id, asset, hour, principal, rate_year, interest, bonus from flexible_settlements',
  'select user_id, product_id, principal, interest, paid_at, redeemed_at, redeem_mode from fixed_orders',
  'select user_id, rid, total, last, last_hour from launchpool_rewards',
  'select user_id, pid, received, arrives_at, paid_at from staking_redemptions',
  "select kind, at from transfers where kind in ('staking-paid', 'fixed-paid')",
  'select user_id, pid, asset, day, part, amount, at from staking_rewards',
  'select user_id, asset, day, snapshots, total, paid from soft_staking_days',
];

/** Settles a time in the given steps for people with automatic lending and soft staking, and returns the result of each query. */
async function after(steps: readonly number[]): Promise<readonly (readonly string[])[]> {
  const place = testPlace();
  const database = await openDatabase(place, SLICES);
  const { db } = database;
  const settle = settleAll(SLICES);
  const clock = createClock(database, () => START * 1000, settle);
  await clock.start();
  for (const slice of SLICES) await slice.open?.(database, START);
  for (const world of WORLDS) if (['saver', 'vip5'].includes(world.id)) await openWorld(database, clock, SLICES, world);
  await clock.write(async (tx, at) => {
    const [user] = await tx.select().from(users).where(eq(users.world, 'vip5'));
    if (user === undefined) throw new Error('Nobody is here');
    // Both arrive between half hours: after 30 minutes, and after a day.
    await redeem(tx, user, at + 37, { side: 1, amount: decimal('10'), coin: 'ETH', pid: '1011', quick: 1, redeem_coin: 'ETH' });
    await bringIn(tx, { at, to: { ownerId: user.id, asset: 'USDT', kind: 'spot' }, amount: toUnits('700') });
    await STAKE_HOLDERS.fixed.hold(tx, { user, at, asset: 'USDT', amount: toUnits('700'), days: 1 });
  });
  await db.execute(sql`delete from auto_earn`);
  await db.execute(sql`insert into auto_earn_all select id, true from users on conflict (user_id) do update set enabled = true`);
  await db.execute(sql`insert into soft_staking_people select id, true from users on conflict (user_id) do update set enabled = true`);
  let at = START;
  for (const step of steps) {
    await database.transact((tx) => settle(tx, at, at + step));
    at += step;
  }
  const looked: string[][] = [];
  for (const look of LOOKS) looked.push((await rows<object>(db, sql.raw(look))).map((row) => JSON.stringify(row)).sort());
  await database.close();
  await dropPlace(place);
  return looked;
}

test('given a time that is settled in one step, then the result is the same as in steps of any number of seconds', async () => {
  const days = 5;
  const atOnce = await after([days * DAY]);
  expect(atOnce.map((look) => look.length)).not.toContain(0);
  await fc.assert(
    fc.asyncProperty(fc.uniqueArray(fc.integer({ min: 1, max: days * DAY - 1 }), { minLength: 1, maxLength: 60 }), async (seconds) => {
      const ends = [0, ...seconds.toSorted((first, second) => first - second), days * DAY];
      const steps = ends.slice(1).map((end, index) => end - (ends[index] ?? 0));
      expect(await after(steps)).toEqual(atOnce);
    }),
    { numRuns: process.env['EARNKIT_LONG'] === '1' ? 20 : 2 },
  );
});
