import { decimal } from '@earnkit/core';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type User, users } from './users.ts';
import { type Clock, createClock } from './clock/clock.ts';
import { type Database, type DatabasePlace, openDatabase } from './database/openDatabase.ts';
import { UTC_DAYS } from './exchangeDay.ts';
import { auditLedger } from './ledger/audit.ts';
import { bringIn } from './ledger/moves.ts';
import { toUnits } from './units.ts';
import { redeemEarly } from './simple-earn/fixed/orders.ts';
import { subscribeFixed } from './simple-earn/fixed/subscribe.ts';
import { fixedOrders, fixedQuotas } from './simple-earn/fixed/tables.ts';
import { cancelRedemption, redeem as redeemFlexible, subscribe as subscribeFlexible } from './simple-earn/flexible/orders.ts';
import { flexibleQuotas } from './simple-earn/flexible/tables.ts';
import { booksOf, nextArrivalOf, settleAll } from './slice.ts';
import { SLICES, STAKE_HOLDERS } from './slices.ts';
import { redeem as unstake } from './staking/redeem.ts';
import { stake } from './staking/stake.ts';
import { stakeQuotas } from './staking/tables.ts';
import { dropPlace, START, testPlace } from './testing/testSandbox.ts';
import { openWorld } from './worlds/openWorld.ts';
import { worldOf } from './worlds/worlds.ts';

/*
 * One rule for every quota: an order takes from it, and gives it back at the moment its coins leave the product. Orders from the past
 * of a world were never counted.
 */

const HOUR = 3600;
const DAY = 24 * HOUR;
/** The midnight after the start, from which terms are counted. */
const MIDNIGHT = Math.ceil(START / DAY) * DAY;

let place: DatabasePlace;
let database: Database;
let clock: Clock;
let user: User;
beforeEach(async () => {
  place = testPlace();
  database = await openDatabase(place, SLICES);
  clock = createClock(database, () => START * 1000, settleAll(SLICES), nextArrivalOf(SLICES));
  await clock.start();
  for (const slice of SLICES) await slice.open?.(database, START);
  user = await someone();
});
afterEach(async () => {
  expect(await auditLedger(database.db, booksOf(SLICES))).toMatchObject({ damage: null });
  await database.close();
  await dropPlace(place);
});

async function someone(): Promise<User> {
  const [made] = await database.db.insert(users).values({ world: 'empty', fresh: true, createdAt: START }).returning();
  if (made === undefined) throw new Error('Nobody is here');
  await database.transact(async (tx) => {
    for (const asset of ['USDT', 'AVAX'])
      await bringIn(tx, { at: START, to: { ownerId: made.id, asset, kind: 'spot' }, amount: toUnits('5000') });
  });
  return made;
}

const until = async (at: number): Promise<number> => clock.advance(at - (await clock.now()));
const fixedLeft = async (id: string) => (await fixedQuotas.read(database.db))(id);

async function subscribeTerm(product_id: string, amount: string, year_rate: string, reinvest_status: '0' | '1' = '0'): Promise<string> {
  const order = { product_id, amount: decimal(amount), year_rate: decimal(year_rate), reinvest_status, redeem_account_type: '0' } as const;
  await clock.write((tx, at) => subscribeFixed(tx, UTC_DAYS, { user, at, isVip: false }, order));
  const orders = await database.db.select().from(fixedOrders).where(eq(fixedOrders.userId, user.id)).orderBy(fixedOrders.id);
  return String(orders.at(-1)?.id);
}

test('given fixed orders, when they are paid or redeemed early, then their quota returns at that moment, so that 40,000,000 never shrink (AMB-152)', async () => {
  await subscribeTerm('101', '1000', '0.0285');
  const early = await subscribeTerm('102', '700', '0.0412');
  expect([await fixedLeft('101'), await fixedLeft('102')]).toEqual([toUnits('39999000'), toUnits('24999300')]);
  await clock.write((tx, at) => redeemEarly(tx, { user, at, orderId: early, isVip: false }));
  expect(await fixedLeft('102')).toBe(toUnits('24999300'));
  await until(Math.ceil(START / HOUR) * HOUR);
  expect(await fixedLeft('102')).toBe(toUnits('25000000'));
  await until(MIDNIGHT + DAY + HOUR / 2 - 1);
  expect(await fixedLeft('101')).toBe(toUnits('39999000'));
  await until(MIDNIGHT + DAY + HOUR / 2);
  expect(await fixedLeft('101')).toBe(toUnits('40000000'));
});

test('given an order that renews, then the renewal takes what the order before it gives back, however often (AMB-153)', async () => {
  await subscribeTerm('101', '1000', '0.0285', '1');
  for (const day of [1, 2, 3, 4]) {
    await until(MIDNIGHT + day * DAY);
    expect(await fixedLeft('101')).toBe(toUnits('39999000'));
  }
});

test('given others who take the rest of a fixed product, then a renewal finds none, and what it gives back is there for all (AMB-153)', async () => {
  await subscribeTerm('101', '1000', '0.0285', '1');
  await fixedQuotas.set(database.db, '101', '999.999999');
  await until(MIDNIGHT + DAY);
  expect(await database.db.select().from(fixedOrders)).toMatchObject([{ redeemMode: 'renewal-sold-out' }]);
  await until(MIDNIGHT + DAY + HOUR / 2);
  expect(await fixedLeft('101')).toBe(toUnits('1999.999999'));
  await fixedQuotas.set(database.db, '101', null);
  expect(await fixedLeft('101')).toBe(toUnits('40000000'));
});

test('given a staking product, when a stake is redeemed, then its quota returns; what a launchpool holds takes none', async () => {
  const left = async () => (await stakeQuotas.read(database.db))('1401');
  const total = await left();
  if (total === undefined) throw new Error('The product has no quota');
  await clock.write((tx, at) => stake(tx, user, at, { side: 0, amount: decimal('9'), coin: 'AVAX', pid: '1401' }));
  await clock.write((tx, at) => STAKE_HOLDERS.staking.hold(tx, { user, at, asset: 'AVAX', amount: toUnits('20') }));
  expect(await left()).toBe(total - toUnits('9'));
  const redeem = (amount: string) =>
    clock.write((tx, at) =>
      unstake(tx, user, at, { side: 1, amount: decimal(amount), coin: 'AVAX', pid: '1401', quick: 0, redeem_coin: 'AVAX' }),
    );
  await redeem('4');
  expect(await left()).toBe(total - toUnits('5'));
  await clock.write((tx) => STAKE_HOLDERS.staking.release(tx, { userId: user.id, asset: 'AVAX', amount: toUnits('20') }));
  await redeem('25');
  expect(await left()).toBe(total);
});

test('given a coin of which others leave some, when a subscription is redeemed, then its quota returns, and one that is called back takes it again', async () => {
  const left = async () => (await flexibleQuotas.read(database.db))('USDT');
  const subscribe = async (amount: string) => {
    const order = { asset: 'USDT', amount: decimal(amount), rateYear: decimal('0.0001') };
    await clock.write(
      (_tx, at, carryOut: (at: number) => Promise<void>) => carryOut(at),
      (tx) => subscribeFlexible(tx, user, order),
    );
  };
  const change = (how: typeof redeemFlexible, amount: string) =>
    clock.write(
      (_tx, at, carryOut: (at: number) => Promise<void>) => carryOut(at),
      (tx) => how(tx, user, { asset: 'USDT', amount: decimal(amount) }),
    );
  await subscribe('1000');
  await flexibleQuotas.set(database.db, 'USDT', '300');
  await subscribe('250');
  expect(await left()).toBe(toUnits('50'));
  await until(Math.ceil(START / HOUR) * HOUR);
  // Most of it is with borrowers until the next full hour.
  await change(redeemFlexible, '600');
  expect(await left()).toBe(toUnits('650'));
  await change(cancelRedemption, '200');
  expect(await left()).toBe(toUnits('450'));
  await expect(subscribe('451')).rejects.toThrow('Only 450 USDT');
  await subscribe('450');
  expect(await left()).toBe(0n);
  await flexibleQuotas.set(database.db, 'USDT', null);
  expect(await left()).toBeUndefined();
});

test('given a world with orders of the past, then they took nothing of the quotas and give nothing back', async () => {
  const world = worldOf('saver');
  if (world === undefined) throw new Error('There is no such world');
  await openWorld(database, clock, SLICES, world);
  expect(await fixedLeft('103')).toBe(toUnits('60000000'));
  await until(MIDNIGHT + 2 * DAY);
  expect(await fixedLeft('103')).toBe(toUnits('60000000'));
});
