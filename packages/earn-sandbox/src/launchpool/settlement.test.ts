import { add, compare, type Decimal, decimal, divide, multiply, subtract } from '@earnkit/core';
import * as launchpool from '@earnkit/core/launchpool/contract';
import { fixed, flexible, history } from '@earnkit/core/simple-earn/contract';
import { expect, test } from 'vitest';
import { fileSandbox } from '../testing/fileSandbox.ts';
import { ledgerOf, ordersOf, personWith, spotOf } from '../testing/fixedOrders.ts';
import { LINK, poolAt, poolOf, redeem, rewardOf, stake, statisticsOf, SUI } from '../testing/launchpool.ts';
import { heldOf, holdingsOf, MINT, redeem as unstake, rewardsOf, stake as hold } from '../testing/staking.ts';
import { START } from '../testing/testSandbox.ts';

const HOUR = 3600;
const DAY = 24 * HOUR;
/** The full hour before the sandbox is made; projects count from here. */
const MADE = Math.floor(START / HOUR) * HOUR;

const box = fileSandbox({ fresh: true });

/** Whether two amounts differ by less than that. */
const isNear = (first: Decimal | undefined, second: Decimal, within: string): boolean =>
  first !== undefined && [subtract(first, second), subtract(second, first)].every((difference) => compare(difference, decimal(within)) < 0);

const { until } = box;

test('given a stake, then it counts from the next full hour, which is paid when it is over; the statistics, the header and the ledger say the same (LP-07, LP-58, API-22, API-24, AMB-022, AMB-065)', async () => {
  const page = await personWith(box, { AVAX: '100' });
  const pool = poolAt(SUI, 11);
  expect((await stake(page, pool, '40')).code).toBe(200);
  expect(await statisticsOf(page, pool)).toEqual({
    poolId: pool.poolId,
    amount: '40',
    validAmount: '0',
    lastReward: '0',
    lastHourReward: '0',
    totalReward: '0',
    stakedAt: START,
    parts: [{ amount: '40', days: 0, holding: 'spot', endsAt: undefined, returnsAt: undefined }],
  });
  await until(page, MADE + HOUR);
  expect(await statisticsOf(page, pool)).toMatchObject({ validAmount: '40', lastHourReward: '0' });
  await until(page, MADE + 2 * HOUR - 1);
  expect(await spotOf(page, 'SUI')).toBe('0');
  await until(page, MADE + 2 * HOUR);
  // Nobody had a stake in the first 97 of 336 hours; what they did not pay is spread over the other 239.
  const hourly = divide(decimal('1200'), decimal('239'), 8);
  expect(await statisticsOf(page, pool)).toMatchObject({ lastReward: hourly, lastHourReward: hourly });
  expect([await spotOf(page, 'SUI'), await rewardOf(page, pool)]).toEqual([hourly, hourly]);
  expect(await page.read(launchpool.userStat, undefined)).toMatchObject({
    projectCount: 1,
    stakedUsdt: '637.04',
    ownUsdt: '637.04',
    projects: [{ projectId: SUI, stakedUsdt: '637.04', ownUsdt: '637.04' }],
  });
  expect((await redeem(page, pool, '40')).code).toBe(200);
  await until(page, MADE + 3 * HOUR);
  expect(await statisticsOf(page, pool)).toMatchObject({
    amount: '0',
    validAmount: '0',
    lastReward: hourly,
    lastHourReward: '0',
    stakedAt: undefined,
  });
  expect([await spotOf(page, 'AVAX'), await spotOf(page, 'SUI')]).toEqual(['100', hourly]);
  expect(await page.read(launchpool.userStat, undefined)).toMatchObject({ projectCount: 1, stakedUsdt: '0' });
  expect(await ledgerOf(page)).toMatchObject({ damage: null });
});

test('given stakes before the start, then rewards begin an hour after it, pro rata, and end with the project; what is staked can be redeemed afterwards (LP-10, LP-50)', async () => {
  const [first, second] = [await personWith(box, { USDT: '3000' }), await personWith(box, { USDT: '3000' })];
  const pool = poolAt(LINK, 1);
  const [starts, ends] = [MADE + 29 * HOUR, MADE + 29 * HOUR + 10 * DAY];
  expect([(await stake(first, pool, '3000')).code, (await stake(second, pool, '1000')).code]).toEqual([200, 200]);
  await until(first, starts);
  expect([await rewardOf(first, pool), (await statisticsOf(first, pool))?.validAmount]).toEqual(['0', '3000']);
  await until(first, starts + HOUR);
  // 12,000 LINK in 240 hours, three quarters and one.
  expect([await rewardOf(first, pool), await rewardOf(second, pool)]).toEqual(['37.5', '12.5']);
  expect((await redeem(second, pool, '1000')).code).toBe(200);
  await until(first, ends - HOUR);
  expect((await stake(second, pool, '10')).code).toBe(200);
  await until(first, ends);
  expect(add(await rewardOf(first, pool), await rewardOf(second, pool))).toBe('12000');
  expect(await rewardOf(second, pool)).toBe('12.5');
  expect((await stake(first, pool, '10')).code).toBe(30_203);
  await until(first, ends + 2 * HOUR);
  expect([await rewardOf(first, pool), await spotOf(first, 'LINK')]).toEqual(['11987.5', '11987.5']);
  expect((await redeem(first, pool, '3000')).code).toBe(200);
  expect(await spotOf(first, 'USDT')).toBe('3000');
});

test('given volume tiers, then as much counts as the traded volume of 60 days allows, from the trade on and until it is too old (LP-03, LP-56, AMB-070, AMB-074)', async () => {
  const page = await personWith(box, { GT: '1000', USDT: '60000' });
  const pool = poolAt(SUI, 2);
  const buy = (spend: string) => page.post('/sandbox/wallet/buy', { clientId: `volume-${spend.replace('.', '-')}`, asset: 'BTC', spend });
  expect((await stake(page, pool, '1000')).code).toBe(200);
  await until(page, MADE + 2 * HOUR);
  expect([await rewardOf(page, pool), (await statisticsOf(page, pool))?.validAmount]).toEqual(['0', '0']);
  await buy('4999.01');
  expect((await statisticsOf(page, pool))?.validAmount).toBe('0');
  await buy('1.00');
  expect((await statisticsOf(page, pool))?.validAmount).toBe('400');
  await until(page, MADE + 3 * HOUR);
  const hour = (await statisticsOf(page, pool))?.lastHourReward ?? decimal('0');
  // 400 of the 312,186 GT that count share 26,000 SUI in 336 hours.
  expect(isNear(hour, divide(multiply(decimal('26000'), decimal('400')), multiply(decimal('336'), decimal('312186')), 8), '0.000001')).toBe(
    true,
  );
  await buy('50000');
  expect((await statisticsOf(page, pool))?.validAmount).toBe('1000');
  await until(page, MADE + 61 * DAY);
  expect((await statisticsOf(page, pool))?.validAmount).toBe('0');
});

test('given a stake held in flexible Simple Earn, then it earns there, cannot be redeemed there, stands in its history, and is free again once it is redeemed (LP-11, LP-16, SE-H-03, AMB-092)', async () => {
  const page = await personWith(box, { USDT: '7000' });
  const pool = poolAt(SUI, 1);
  await page.read(flexible.subscribe, { asset: 'USDT', amount: decimal('1000'), minAprFraction: '0.02' });
  await stake(page, pool, '4000');
  const holding = async () => {
    const [row] = (await page.read(flexible.holdings, { asset: 'USDT' })).rows;
    if (row === undefined) throw new Error('There is no holding');
    return row;
  };
  const before = await holding();
  const spot = await spotOf(page, 'USDT');
  expect((await stake(page, pool, '1500', { holding: 'flexible' })).code).toBe(200);
  expect(subtract(spot, await spotOf(page, 'USDT'))).toBe('1500');
  expect(subtract((await holding()).currentAmount ?? decimal('0'), before.currentAmount ?? decimal('0'))).toBe('1500');
  expect(await holding()).toMatchObject({ marginFrozenAmount: '1500', minLendAprFraction: before.minLendAprFraction });
  expect((await page.read(history.flexibleHistory, { type: 'subscribe', limit: 1 })).rows).toMatchObject([
    { amount: '1500', subBusiness: 12 },
  ]);
  await until(page, MADE + 2 * HOUR);
  const { currentAmount: all = decimal('0') } = await holding();
  const tooMuch = add(subtract(all, decimal('1500')), decimal('0.00000001'));
  const redeemFlexible = (amount: Decimal) =>
    page.call(flexible.redeem, { asset: 'USDT', amount, currentAmount: undefined, lentAmount: undefined });
  expect((await redeemFlexible(tooMuch)).code).toBe(30_007);
  expect(await statisticsOf(page, pool)).toMatchObject({ amount: '5500', validAmount: '5500' });
  expect((await redeem(page, pool, '1500')).code).toBe(200);
  expect(await holding()).toMatchObject({ currentAmount: all, marginFrozenAmount: '0' });
  expect(await statisticsOf(page, pool)).toMatchObject({ amount: '4000' });
  expect((await redeemFlexible(tooMuch)).code).toBe(0);
  expect(await ledgerOf(page)).toMatchObject({ damage: null });
});

test('given a stake held in a fixed term, then it cannot be changed or redeemed, and at its end it comes back by itself with its interest (LP-24, SE-H-03, AMB-156)', async () => {
  const page = await personWith(box, { USDT: '900' });
  const pool = poolAt(SUI, 1);
  expect((await stake(page, pool, '900', { holding: 'fixed', periodDays: 7 })).code).toBe(200);
  const [ends, returns] = [START + 7 * DAY, START + 7 * DAY + HOUR / 2];
  expect((await statisticsOf(page, pool))?.parts).toEqual([{ amount: '900', days: 7, holding: 'fixed', endsAt: ends, returnsAt: returns }]);
  const [order] = await ordersOf(page);
  expect(order).toMatchObject({
    principal: '900',
    finishesAt: ends,
    canReinvest: false,
    canRedeemEarly: false,
    canChooseRedeemAccount: false,
  });
  const change = { orderId: order?.orderId ?? '' };
  expect([(await page.call(fixed.setReinvest, { ...change, on: true })).code, (await page.call(fixed.redeemEarly, change)).code]).toEqual([
    30_116, 30_116,
  ]);
  expect(await redeem(page, pool, '900')).toMatchObject({
    code: 30_213,
    message: 'This stake is held in a fixed term until 2026-03-17 10:20 UTC and comes back by itself at 2026-03-17 10:50 UTC.',
  });
  await until(page, returns - 1);
  expect(await statisticsOf(page, pool)).toMatchObject({ amount: '900' });
  const { leftAmount } = await poolOf(page, pool);
  await until(page, returns);
  expect(await statisticsOf(page, pool)).toMatchObject({ amount: '0' });
  expect(subtract((await poolOf(page, pool)).leftAmount ?? decimal('0'), leftAmount ?? decimal('0'))).toBe('900');
  // 900 at 4.12% for 7 days.
  expect((await page.read(flexible.holdings, { asset: 'USDT' })).rows).toMatchObject([{ currentAmount: '900.71112328' }]);
  expect(await ordersOf(page)).toEqual([]);
  const records = (await page.read(history.fixedHistory, { limit: 10 })).rows;
  expect(records.map(({ type, amount, subBusiness }) => [type, amount, subBusiness])).toEqual([
    ['redeem', '900', 12],
    ['interest', '0.71112328', 12],
    ['subscribe', '900', 12],
  ]);
  const paid = await rewardOf(page, pool);
  await until(page, MADE + 8 * DAY);
  expect([await rewardOf(page, pool), (await redeem(page, pool, '1')).code]).toEqual([paid, 30_211]);
});

test('given a stake held in staking, then it earns there, staking does not redeem it, and once redeemed here it is redeemable there (LP-11)', async () => {
  const page = await personWith(box, { USDT: '100' });
  expect((await stake(page, poolAt(SUI, 1), '60', { holding: 'staking' })).code).toBe(200);
  expect(await poolOf(page, poolAt(SUI, 1))).toMatchObject({ redeemTo: 'staking' });
  expect(await holdingsOf(page)).toMatchObject([{ pid: '1201', amount: '0', launchpoolAmount: '60' }]);
  expect((await unstake(page, MINT, '60', { redeemAsset: 'USDC' })).code).toBe(30_308);
  await page.advance(2 * DAY);
  expect((await rewardsOf(page, 'USDT')).map(({ heldAmount }) => heldAmount)).toContain('60');
  expect((await redeem(page, poolAt(SUI, 1), '45')).code).toBe(200);
  expect([await heldOf(page, MINT), (await statisticsOf(page, poolAt(SUI, 1)))?.amount]).toEqual(['45', '15']);
  expect((await unstake(page, MINT, '45.5', { redeemAsset: 'USDC' })).code).toBe(30_309);
  expect((await unstake(page, MINT, '45', { redeemAsset: 'USDC' })).code).toBe(0);
  expect(await spotOf(page, 'USDC')).toBe('45');
  expect(await ledgerOf(page)).toMatchObject({ damage: null });
});

test('given stakes that a launchpool holds between those that are free, then a redemption of staking lowers the free ones by its amount (API-64, LP-11)', async () => {
  const page = await personWith(box, { USDT: '1000' });
  const pool = poolAt(SUI, 1);
  expect((await hold(page, MINT, '250')).code).toBe(0);
  expect((await stake(page, pool, '100', { holding: 'staking' })).code).toBe(200);
  expect((await hold(page, MINT, '50')).code).toBe(0);
  expect((await stake(page, pool, '60', { holding: 'staking' })).code).toBe(200);
  expect((await unstake(page, MINT, '280')).code).toBe(0);
  expect([await heldOf(page, MINT), (await statisticsOf(page, pool))?.amount]).toEqual(['20', '160']);
  expect((await redeem(page, pool, '130')).code).toBe(200);
  expect((await unstake(page, MINT, '150')).code).toBe(0);
  expect([await heldOf(page, MINT), (await statisticsOf(page, pool))?.amount]).toEqual(['0', '30']);
  expect((await unstake(page, MINT, '1')).code).toBe(30_308);
});

test('given a world with stakes in the past, then their rewards are paid, in the ledger as in the statistics', async () => {
  const page = await box.page('saver');
  const earned = await Promise.all([poolAt(SUI, 1), poolAt(SUI, 2), poolAt('2001', 1)].map((pool) => rewardOf(page, pool)));
  expect([await spotOf(page, 'SUI'), '0', await spotOf(page, 'TON')]).toEqual(earned);
  // 4,000 of the 1,484,759.75 that all have staked, from 11:00 of the day it was staked to 10:00 three days later.
  const hours = multiply(decimal('48000'), decimal('4000'), decimal('71'));
  expect(isNear(earned[0], divide(hours, multiply(decimal('336'), decimal('1484759.75')), 8), '0.00001')).toBe(true);
  expect(await ledgerOf(page)).toMatchObject({ damage: null });
});
