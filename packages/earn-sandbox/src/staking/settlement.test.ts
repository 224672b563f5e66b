import { add, type Decimal, decimal, divide, multiply, ZERO } from '@earnkit/core';
import { holdings, records, trends } from '@earnkit/core/staking/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { deposit, ledgerOf, personWith, spotOf } from '../testing/fixedOrders.ts';
import { CREDIT, GT, heldOf, LIDO, MINT, redeem, rewardsOf, ROCKET, SOL, stake, TOKEN, TRX, type TestStake } from '../testing/staking.ts';
import { openTestSandbox, START, type TestPage, type TestSandbox } from '../testing/testSandbox.ts';
import { staking } from './slice.ts';

const MINUTE = 60;
const DAY = 86_400;

let box: TestSandbox;
beforeAll(async () => {
  box = await openTestSandbox({ slices: [staking] });
});
beforeEach(async () => {
  box.host.now = START * 1000;
  await box.sandbox.reset();
});
afterAll(async () => {
  expect(box.reported).toEqual([]);
  await box.close();
});

const until = async (page: TestPage, at: number): Promise<number> => page.advance(at - (await box.sandbox.now()));
const sum = (amounts: readonly (Decimal | undefined)[]): Decimal => add(ZERO, ...amounts.map((amount) => amount ?? ZERO));

/** The base rate of the UTC day of a moment, a fraction. */
async function rateAt(page: TestPage, of: TestStake, at: number): Promise<Decimal> {
  const { rows: points } = await page.read(trends.rates, { ...of, limit: 60, page: 1 });
  return points.find((point) => point.at === Math.floor(at / DAY) * DAY)?.baseAprFraction ?? ZERO;
}

/** A day's reward by the documented formula, with the arithmetic of another library (FM-13). */
const daily = (amount: string, rate: Decimal): Decimal => divide(multiply(decimal(amount), rate), decimal('365'), 8);

test('a stake earns from its interest days on, is first paid after its reward days, then every day by the rate at the day’s start (ST-100, FM-13)', async () => {
  const page = await personWith(box, { USDT: '1000', SOL: '100' });
  await stake(page, MINT, '1000');
  const at = await box.sandbox.now();
  await until(page, at + DAY - 1);
  expect(await rewardsOf(page, 'USDT')).toEqual([]);
  await until(page, at + DAY);
  const first = daily('1000', await rateAt(page, MINT, at));
  expect(await rewardsOf(page, 'USDT')).toMatchObject([
    { at: at + DAY, asset: 'USDT', rewardAsset: 'USDT', amount: first, heldAmount: '1000', pid: '1201' },
  ]);
  expect(await spotOf(page, 'USDT')).toBe(first);
  // SOL earns after one day and is first paid after three: two days at once.
  await stake(page, SOL, '100');
  const later = await box.sandbox.now();
  await until(page, later + 3 * DAY - 1);
  expect(await rewardsOf(page, 'SOL')).toEqual([]);
  await until(page, later + 3 * DAY);
  const base = (await rewardsOf(page, 'SOL')).map(({ amount }) => amount);
  expect(base).toHaveLength(4);
  expect(base).toEqual(
    expect.arrayContaining([daily('100', await rateAt(page, SOL, later + DAY)), daily('100', await rateAt(page, SOL, later + 2 * DAY))]),
  );
  expect(await page.read(holdings.statistics, MINT)).toMatchObject({
    heldAmount: '1000',
    rewardAsset: 'USDT',
    totalReward: sum((await rewardsOf(page, 'USDT')).map(({ amount }) => amount)),
    yesterdayReward: daily('1000', await rateAt(page, MINT, later + 2 * DAY - DAY)),
  });
});

test('bonus steps earn on their own parts, each in its own time; what is staked later stands on what is held (ST-04, ST-71, AMB-113)', async () => {
  const page = await personWith(box, { SOL: '60' });
  await stake(page, SOL, '8');
  const at = await box.sandbox.now();
  await stake(page, SOL, '42');
  // Days begin at 10:20 from the 11th on; the second step is paid from the 14th until the 20th.
  await until(page, at + 12 * DAY);
  const paid = await rewardsOf(page, 'SOL');
  const bonusOn = (day: number, held: string) => {
    const ofDay = paid.filter((row) => row.at === Math.max(at + (1 + day) * DAY, at + 3 * DAY) && row.heldAmount === held);
    return ofDay.map(({ amount }) => amount);
  };
  // 3.65% on the first 10: 8 of the first stake, 2 of the second. 1.825% on the next 40, from the fourth day on.
  expect(bonusOn(3, '8')).toEqual(expect.arrayContaining([decimal('0.0008')]));
  expect(bonusOn(3, '42')).toEqual(expect.arrayContaining([decimal('0.0002')]));
  expect(bonusOn(5, '42')).toEqual(expect.arrayContaining([decimal('0.0022')]));
  expect(bonusOn(9, '42')).toEqual(expect.arrayContaining([decimal('0.0022')]));
  expect(bonusOn(11, '42')).toEqual(expect.arrayContaining([decimal('0.0002')]));
  expect(bonusOn(11, '8')).toEqual(expect.arrayContaining([decimal('0.0008')]));
});

test('a protocol pays in two coins and its bonus in a third way, at the prices of the day (ST-11)', async () => {
  const page = await personWith(box, { ETH: '2' });
  await stake(page, ROCKET, '2');
  const at = await box.sandbox.now();
  await until(page, at + 2 * DAY);
  const rate = await rateAt(page, ROCKET, at + DAY);
  const earned = multiply(decimal('2'), rate);
  const inGt = (yearly: Decimal, share: string) =>
    divide(multiply(yearly, decimal(share), decimal('3308.72')), multiply(decimal('365'), decimal('16.84')), 8);
  expect(
    new Set((await rewardsOf(page, 'ETH')).map(({ rewardAsset, amount, protocolName }) => `${protocolName} ${rewardAsset} ${amount}`)),
  ).toEqual(
    new Set([
      `Rocket Pool ETH ${divide(multiply(earned, decimal('0.8')), decimal('365'), 8)}`,
      `Rocket Pool GT ${inGt(earned, '0.2')}`,
      `Rocket Pool GT ${inGt(decimal('0.024'), '1')}`,
    ]),
  );
});

test('a growing token adds what it is worth more to the holding, once a day, by its exchange rate (ST-07)', async () => {
  const page = await personWith(box, { BTC: '10' });
  await stake(page, TOKEN, '10');
  const at = await box.sandbox.now();
  expect(await heldOf(page, TOKEN)).toBe('10');
  await until(page, at + DAY - 1);
  expect(await heldOf(page, TOKEN)).toBe('10');
  await until(page, at + 20 * DAY);
  const paid = await rewardsOf(page, 'BTC');
  expect(paid).toHaveLength(20);
  expect(await heldOf(page, TOKEN)).toBe(add(decimal('10'), sum(paid.map(({ amount }) => amount))));
  expect(paid[0]?.heldAmount).toBe(add(decimal('10'), sum(paid.slice(1).map(({ amount }) => amount))));
  const points = (await page.read(trends.rates, { ...TOKEN, limit: 21, page: 1 })).rows;
  const growth = Number(points.at(-1)?.exchangeRateReverse) / Number(points[0]?.exchangeRateReverse);
  expect(Number(await heldOf(page, TOKEN)) / 10).toBeCloseTo(growth, 4);
  expect(await spotOf(page, 'BTC')).toBe('0');
});

test('rewards at redemption wait for it; what is redeemed between two days earns for whole days alone (ST-100)', async () => {
  const page = await personWith(box, { TRX: '3650', USDC: '3650' });
  await stake(page, TRX, '3650');
  await stake(page, CREDIT, '3650');
  const at = await box.sandbox.now();
  await until(page, at + 3 * DAY + 3600);
  expect([await rewardsOf(page, 'TRX'), await rewardsOf(page, 'USDC')]).toEqual([[], []]);
  await redeem(page, TRX, '650');
  const earned = await Promise.all([0, 1, 2].map(async (day) => daily('3650', await rateAt(page, TRX, at + day * DAY))));
  expect(new Set((await rewardsOf(page, 'TRX')).map(({ amount }) => amount))).toEqual(new Set(earned));
  expect(await spotOf(page, 'TRX')).toBe(add(decimal('650'), ...earned));
  await redeem(page, TRX, '3000');
  expect(await rewardsOf(page, 'TRX'), 'each day is paid once').toHaveLength(3);
  await redeem(page, CREDIT, '3650');
  expect(await rewardsOf(page, 'USDC')).toHaveLength(2);
});

test('the latest stake is redeemed first, and the earlier one goes on earning', async () => {
  const page = await personWith(box, { USDT: '300' });
  await stake(page, MINT, '100');
  const at = await box.sandbox.now();
  await until(page, at + 6 * 3600);
  await stake(page, MINT, '200');
  await redeem(page, MINT, '250');
  await until(page, at + DAY + 12 * 3600);
  expect(await rewardsOf(page, 'USDT')).toMatchObject([{ heldAmount: '50', amount: daily('50', await rateAt(page, MINT, at)) }]);
});

test('profit records come by page, newest first, up to a second that is included (API-68, AMB-119)', async () => {
  const page = await personWith(box, { USDT: '1000' });
  await stake(page, MINT, '1000');
  await until(page, START + 12 * DAY);
  const all = await rewardsOf(page, 'USDT');
  const read = (wanted: { page: number; to: number }) => page.read(records.profits, { asset: 'USDT', limit: 5, ...wanted });
  const to = all[0]?.at ?? 0;
  expect((await read({ page: 1, to })).rows).toEqual(all.slice(0, 5));
  expect(await read({ page: 3, to })).toMatchObject({ rows: all.slice(10), total: all.length });
  expect(await read({ page: 1, to: to - 1 })).toMatchObject({ rows: all.slice(1, 6), total: all.length - 1 });
  for (const query of ['page=0&limit=5', 'page=1&limit=0', 'page=1&limit=201', 'page=1&limit=5'])
    expect(
      (await page.fetch(`${records.profits.path}?coin=USDT&${query}${query.endsWith('5') && query[5] === '1' ? '' : '&to=1'}`)).status,
    ).toBe(400);
});

test('one leap and many small steps pay the same, and requests that meet at a payment pay it once', async () => {
  const run = async (step: number) => {
    box.host.now = START * 1000;
    await box.sandbox.reset();
    const page = await personWith(box, { ETH: '5', BTC: '1', USDT: '700', SOL: '60', AVAX: '20', GT: '120' });
    for (const [of, amount] of [
      [LIDO, '2'],
      [ROCKET, '1.5'],
      [TOKEN, '1'],
      [MINT, '700'],
      [SOL, '55'],
      [GT, '120'],
    ] as const)
      await stake(page, of, amount);
    await redeem(page, LIDO, '0.5');
    await redeem(page, TOKEN, '0.25', { fast: true });
    const end = START + 9 * DAY + 5 * 3600;
    for (let at = START; at < end; at += step) await until(page, Math.min(at + step, end));
    return {
      rewards: await Promise.all(
        ['ETH', 'BTC', 'USDT', 'SOL', 'GT'].map(async (asset) => (await rewardsOf(page, asset)).map(({ id: _id, ...row }) => row)),
      ),
      spot: await Promise.all(['ETH', 'BTC', 'USDT', 'SOL', 'GT'].map((asset) => spotOf(page, asset))),
      held: await heldOf(page, TOKEN),
    };
  };
  const leap = await run(30 * DAY);
  const steps = await run(7 * 3600 + 10 * MINUTE);
  const sorted = ({ rewards, ...more }: typeof leap) => ({
    ...more,
    rewards: rewards.map((list) => list.map((row) => JSON.stringify(row)).toSorted()),
  });
  expect(sorted(steps)).toEqual(sorted(leap));
  expect(leap.rewards.flat().length).toBeGreaterThan(60);
  const page = await personWith(box, { USDT: '50' });
  await stake(page, MINT, '50');
  box.host.now += (2 * DAY + 30 * MINUTE) * 1000;
  await Promise.all(Array.from({ length: 12 }, () => heldOf(page, MINT)));
  expect(await rewardsOf(page, 'USDT')).toHaveLength(2);
  await deposit(page, 'USDT', '1');
  expect(await ledgerOf(page)).toMatchObject({ damage: null });
});
