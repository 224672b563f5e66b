import { decimal } from '@earnkit/core';
import { asc, eq, sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { type User, users } from '../users.ts';
import { createClock } from '../clock/clock.ts';
import { groupBy } from '../collections/groupBy.ts';
import { insertRows } from '../database/batch.ts';
import { openDatabase, rows } from '../database/openDatabase.ts';
import { auditLedger } from '../ledger/audit.ts';
import { type AccountKey, lockAccounts, postTransfers } from '../ledger/ledger.ts';
import { toUnits } from '../units.ts';
import { booksOf, settleAll } from '../slice.ts';
import { SLICES, STAKE_HOLDERS } from '../slices.ts';
import { fileSandbox } from '../testing/fileSandbox.ts';
import { happens, personWith, spotOf } from '../testing/fixedOrders.ts';
import { PEPE, poolAt, poolOf, redeem, stake, SUI } from '../testing/launchpool.ts';
import { dropPlace, START, testPlace, type TestPage } from '../testing/testSandbox.ts';
import { redeemWith } from './orders.ts';
import { addToPool } from './positions.ts';
import { openLaunchpool } from './schedule.ts';
import { pools, rewards, stakes } from './tables.ts';

const box = fileSandbox({ audited: true });
let onlooker: TestPage;
beforeAll(async () => {
  onlooker = await personWith(box, {});
});

/** Buyers of the race; each is a person of their own. */
const BUYERS = process.env['EARNKIT_LONG'] === '1' ? 1000 : 100;
const LEFT = Math.floor(BUYERS / 3);

test(`${BUYERS} buyers race for ${LEFT} stakes that a pool has left: exactly ${LEFT} are sold, and everyone else is told what is left`, async () => {
  const pool = poolAt(SUI, 9);
  const buyers = await Promise.all(Array.from({ length: BUYERS }, () => personWith(box, { XRP: '50' })));
  await happens(onlooker, { event: 'pool-used-up', pool: pool.poolId, left: `${LEFT * 5}.5` });
  const answers = await Promise.all(buyers.map((buyer) => stake(buyer, pool, '5')));
  const ofCode = (code: number) => buyers.filter((_buyer, index) => answers[index]?.code === code);
  expect([ofCode(200).length, ofCode(30_207).length]).toEqual([LEFT, BUYERS - LEFT]);
  expect(await poolOf(onlooker, pool)).toMatchObject({ leftAmount: '0.5' });
  const spots = await Promise.all(buyers.map((buyer) => spotOf(buyer, 'XRP')));
  expect(spots).toEqual(answers.map(({ code }) => (code === 200 ? decimal('45') : decimal('50'))));
  const [refused] = answers.filter(({ code }) => code !== 200);
  expect(refused?.message).toBe('Only 0.5 XRP are left in this pool. Nothing was staked.');
  // What is redeemed can be staked by others.
  const [winner] = ofCode(200);
  const [loser] = ofCode(30_207);
  if (winner === undefined || loser === undefined) throw new Error('Nobody won or lost');
  expect([(await redeem(winner, pool, '5')).code, (await stake(loser, pool, '5')).code]).toEqual([200, 200]);
});

const HOUR = 3600;
const DAY = 24 * HOUR;
const STAKERS = 500;

test('given 500 stakers over 30 days who come, go and trade places, then what they received is the budget of each pool, to the last unit (API-26)', async () => {
  const place = testPlace();
  const database = await openDatabase(place, SLICES);
  const { db } = database;
  const clock = createClock(database, () => START * 1000, settleAll(SLICES));
  await clock.start();
  await openLaunchpool(database, START);
  await db.insert(users).values(Array.from({ length: STAKERS }, () => ({ world: 'empty', fresh: true, createdAt: START })));
  const people = await db.select().from(users).orderBy(asc(users.id));
  const [sol, pepe] = [poolAt(PEPE, 1), poolAt(PEPE, 2)].map(({ projectId: pid, poolId: rid }) => ({ pid, rid }));
  if (sol === undefined || pepe === undefined) throw new Error('There are no pools');
  // Amounts that divide nothing evenly; one in seven is in the second pool.
  const planOf = ({ id: userId }: User) =>
    userId % 7 === 0
      ? { ...pepe, asset: 'PEPE', amount: decimal(String(100_000 + userId * 977)) }
      : { ...sol, asset: 'SOL', amount: decimal(`${1 + ((userId * 37) % 31)}.${10 + ((userId * 7919) % 89)}`) };
  // Written as orders leave them: one by one, they take most of the time.
  const enter = (from: number, to: number) =>
    clock.write(async (tx, at) => {
      const entering = people.slice(from, to).map((user) => ({ userId: user.id, ...planOf(user) }));
      const own = ({ userId, asset }: (typeof entering)[number]): AccountKey => ({ ownerId: userId, asset, kind: 'launchpool' });
      const outside = (asset: string): AccountKey => ({ ownerId: null, asset, kind: 'external' });
      const account = await lockAccounts(tx, [...entering.map(own), outside('SOL'), outside('PEPE')]);
      const transfers = entering.map((each) => ({
        kind: 'deposit',
        at,
        entries: [
          { accountId: account(own(each)).id, amount: toUnits(each.amount) },
          { accountId: account(outside(each.asset)).id, amount: -toUnits(each.amount) },
        ],
      }));
      await postTransfers(tx, transfers);
      const placed = entering.map(({ userId, rid, amount }) => ({
        userId,
        rid,
        amount: toUnits(amount),
        at,
        days: 0,
        heldIn: 'spot' as const,
      }));
      await insertRows(tx, stakes, placed);
      await insertRows(
        tx,
        rewards,
        placed.map(({ userId, rid }) => ({ userId, rid })),
      );
      for (const [rid, ofPool] of groupBy(placed, (each) => each.rid)) {
        await addToPool(
          tx,
          rid,
          ofPool.reduce((sum, { amount }) => sum + amount, 0n),
        );
      }
    });
  await enter(0, 200);
  // The project starts after five days; the first steps are hours, the last one is more than a month.
  for (const step of [5 * DAY, HOUR, 3 * HOUR, 11 * DAY]) await clock.advance(step);
  await enter(200, STAKERS);
  await clock.advance(9 * DAY + 1234);
  await clock.write(async (tx, at) => {
    const leaving = people.filter(({ id }) => id % 7 !== 0 && id % 5 === 0);
    for (const user of leaving) await redeemWith(STAKE_HOLDERS)(tx, user, at, { ...sol, amount: decimal('0.1') });
  });
  await clock.advance(40 * DAY);
  const totals = await rows<{ rid: string; total: string; holders: string }>(
    db,
    sql`select rid, sum(total)::text as total, count(*) as holders from launchpool_rewards where total > 0 group by rid order by rid`,
  );
  expect(totals.map(({ rid, total, holders }) => [rid, decimal(total), Number(holders)])).toEqual([
    [sol.rid, '900000000', STAKERS - Math.floor(STAKERS / 7)],
    [pepe.rid, '300000000', Math.floor(STAKERS / 7)],
  ]);
  const received = await rows<{ amount: string }>(
    db,
    sql`select sum(e.amount)::text as amount from entries e join transfers t on t.id = e.transfer_id join accounts a on a.id = e.account_id
        where t.kind = 'launchpool-reward' and a.owner_id is not null`,
  );
  expect(received.map(({ amount }) => decimal(amount))).toEqual(['1200000000']);
  expect(await db.select().from(pools).where(eq(pools.rid, sol.rid))).toMatchObject([{ paid: toUnits('900000000'), paidToOthers: 0n }]);
  expect((await auditLedger(db, booksOf(SLICES))).damage).toBeNull();
  await database.close();
  await dropPlace(place);
});
