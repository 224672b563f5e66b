import { decimal, subtract } from '@earnkit/core';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { users } from '../users.ts';
import { createClock } from '../clock/clock.ts';
import { openDatabase, rows } from '../database/openDatabase.ts';
import { auditLedger } from '../ledger/audit.ts';
import { bringIn } from '../ledger/moves.ts';
import { toUnits } from '../units.ts';
import { booksOf, settleAll } from '../slice.ts';
import { happens, ledgerOf, personWith } from '../testing/fixedOrders.ts';
import { AVAX, CREDIT, GT, heldOf, LIDO, MINT, productOf, redeem, ROCKET, SOL, stake, TOKEN, TRX } from '../testing/staking.ts';
import { dropPlace, openTestSandbox, START, testPlace, type TestPage, type TestSandbox } from '../testing/testSandbox.ts';
import { redeem as redeemOrder } from './redeem.ts';
import { staking } from './slice.ts';
import { stake as stakeOrder } from './stake.ts';

const DAY = 86_400;

let box: TestSandbox;
let onlooker: TestPage;
beforeAll(async () => {
  box = await openTestSandbox({ slices: [staking] });
  onlooker = await personWith(box, {});
});
afterAll(async () => {
  expect(box.reported).toEqual([]);
  expect(await ledgerOf(onlooker)).toMatchObject({ damage: null });
  await box.close();
});

/** People of the race; each is a person of their own. */
const PEOPLE = process.env['EARNKIT_LONG'] === '1' ? 200 : 40;
const LEFT = Math.floor(PEOPLE / 3);

test(`${PEOPLE} people race for the last ${LEFT} of the daily fast quota: exactly ${LEFT} are redeemed, and everyone else is told what is left`, async () => {
  const people = await Promise.all(Array.from({ length: PEOPLE }, () => personWith(box, { GT: '10' })));
  for (const page of people) await stake(page, GT, '5');
  await happens(onlooker, { event: 'fast-quota-used', product: '1701', asset: 'GT', left: `${LEFT * 5}.5` });
  const answers = await Promise.all(people.map((page) => redeem(page, GT, '5', { fast: true })));
  const count = (code: number): number => answers.filter((answer) => answer.code === code).length;
  expect([count(0), count(30_313)]).toEqual([LEFT, PEOPLE - LEFT]);
  expect((await productOf(onlooker, GT)).redeemOptions.rows[0]?.fastDailyQuota).toBe('0.5');
  const held = await Promise.all(people.map((page) => heldOf(page, GT)));
  expect(held).toEqual(answers.map(({ code }) => (code === 0 ? decimal('0') : decimal('5'))));
});

/** Stakers of the month. */
const STAKERS = process.env['EARNKIT_LONG'] === '1' ? 500 : 60;

test(`given ${STAKERS} stakers who come and go over 30 days, then the rewards are what the ledger paid, in each coin, and nothing drifts`, async () => {
  const place = testPlace();
  const database = await openDatabase(place, [staking]);
  const { db } = database;
  const clock = createClock(database, () => START * 1000, settleAll([staking]));
  await clock.start();
  await db.insert(users).values(Array.from({ length: STAKERS }, () => ({ world: 'empty', fresh: true, createdAt: START })));
  const people = await db.select().from(users);
  const kinds = [LIDO, ROCKET, TOKEN, MINT, SOL, AVAX, TRX, CREDIT, GT];
  for (let day = 0; day < 30; day += 3) {
    await clock.write(async (tx, at) => {
      for (const [index, user] of people.entries()) {
        if (index % 10 !== day / 3) continue;
        const of = kinds[(index * 7 + day) % kinds.length] ?? MINT;
        const amount = decimal(`${10 + (index % 5)}.${String((index * 7_919) % 1e8).padStart(8, '0')}`);
        await bringIn(tx, { at, to: { ownerId: user.id, asset: of.asset, kind: 'spot' }, amount: toUnits(amount) });
        const order = { coin: of.asset, pid: of.pid, amount };
        await stakeOrder(tx, user, at, { side: 0, ...order });
        if (index % 4 === 0)
          await redeemOrder(tx, user, at, { side: 1, ...order, amount: subtract(amount, decimal('9')), quick: 0, redeem_coin: of.asset });
      }
    });
    await clock.advance(3 * DAY);
  }
  const recorded = await rows<{ asset: string; amount: string }>(
    db,
    sql`select reward_asset as asset, trim_scale(sum(amount))::text as amount from staking_rewards group by 1 order by 1`,
  );
  const paid = await rows<{ asset: string; amount: string }>(
    db,
    sql`select a.asset, trim_scale(sum(e.amount))::text as amount from entries e join transfers t on t.id = e.transfer_id join accounts a on a.id = e.account_id
        where t.kind = 'staking-reward' and a.owner_id is not null group by 1 order by 1`,
  );
  expect(recorded.length).toBeGreaterThan(4);
  expect(recorded).toEqual(paid);
  const held = await rows<{ off: string | number }>(
    db,
    sql`select count(*) as off from (select user_id, asset, sum(amount) as amount from staking_lots group by 1, 2) lots
        join accounts a on a.owner_id = lots.user_id and a.asset = lots.asset and a.kind = 'staked' where a.balance <> lots.amount`,
  );
  expect(Number(held[0]?.off)).toBe(0);
  expect((await auditLedger(db, booksOf([staking]))).damage).toBeNull();
  await database.close();
  await dropPlace(place);
});
