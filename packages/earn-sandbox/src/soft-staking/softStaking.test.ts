import * as account from '@earnkit/core/account/contract';
import { readData } from '@earnkit/core/endpoint';
import { type SoftStakingState, setSoftStaking, softStakingState } from '@earnkit/core/soft-staking/contract';
import { beforeEach, expect, test } from 'vitest';
import { toUnits } from '../units.ts';
import { fileSandbox } from '../testing/fileSandbox.ts';
import { START, type TestPage } from '../testing/testSandbox.ts';
import { payoutOf } from './settlement.ts';

const HOUR = 3_600;
const DAY = 24 * HOUR;

const box = fileSandbox();

const dataOf = async (answer: Promise<Response>): Promise<Readonly<Record<string, unknown>>> =>
  ((await (await answer).json()) as { data: Readonly<Record<string, unknown>> }).data;

async function stateOf(page: TestPage): Promise<SoftStakingState> {
  const read = readData(softStakingState, await dataOf(page.fetch('/sandbox/soft-staking')));
  if (!('data' in read)) throw new Error(read.broken.problem);
  return read.data;
}

async function coinOf(page: TestPage, asset: string) {
  const coin = (await stateOf(page)).coins.rows.find((row) => row.asset === asset);
  if (coin === undefined) throw new Error(`There is no ${asset}`);
  return coin;
}

const payoutsOf = async (page: TestPage, asset: string) => (await stateOf(page)).payouts.rows.filter((row) => row.asset === asset);

const spotOf = async (page: TestPage, asset: string): Promise<bigint> => {
  const [balance] = (await page.read(account.balances, { assets: [asset] })).rows;
  return toUnits(balance?.available ?? '0');
};

const deposit = (page: TestPage, asset: string, amount: string) =>
  page.post('/sandbox/wallet/deposit', { clientId: crypto.randomUUID(), asset, amount });

/** Moves the clock to some seconds after the next 00:00 UTC. */
const toMidnight = async (page: TestPage, seconds = 60): Promise<number> => {
  const now = await page.advance(1);
  return page.advance(DAY - (now % DAY) + seconds);
};

let page: TestPage;
beforeEach(async () => {
  page = await box.freshPage('empty');
  await toMidnight(page);
});

test('given the switch on for a whole day, then the average holding is paid at 00:00 UTC into the spot balance (API-77, SS-01)', async () => {
  await deposit(page, 'SOL', '100');
  await page.read(setSoftStaking, { on: true });
  expect(await stateOf(page)).toMatchObject({ on: true });
  await toMidnight(page);
  await toMidnight(page);
  const [latest] = await payoutsOf(page, 'SOL');
  const coin = await coinOf(page, 'SOL');
  expect(coin.lastPayout).toBe(latest?.amount);
  // The first day had no snapshot at 00:00, and its payout earns from the second day on.
  expect(toUnits(latest?.average ?? '0')).toBeGreaterThan(toUnits('100'));
  expect(toUnits(latest?.amount ?? '0')).toBe(payoutOf(toUnits(latest?.average ?? '0') * 24n, toUnits(latest?.aprFraction ?? '0')));
  expect(await spotOf(page, 'SOL')).toBe(toUnits('100') + toUnits(coin.earned ?? '0'));
  expect(await dataOf(page.fetch('/sandbox/ledger'))).toMatchObject({ damage: null });
});

test('given the first day, then its average before 00:00 is the one that is paid after it, over all hours of the day (SS-01)', async () => {
  await page.advance(17 * HOUR);
  await deposit(page, 'SOL', '48');
  await page.read(setSoftStaking, { on: true });
  const now = await page.advance(1);
  await page.advance(DAY - (now % DAY) - 60);
  const before = await coinOf(page, 'SOL');
  await toMidnight(page);
  const [paid] = await payoutsOf(page, 'SOL');
  expect([before.averageToday, before.hoursToday, before.hoursPassed]).toEqual([paid?.average, paid?.hours, 24]);
  expect(paid).toMatchObject({ average: '12', hours: 6 });
});

test('given coins that come and go, then each hour counts with what was held at that hour', async () => {
  await deposit(page, 'ADA', '1000');
  await page.read(setSoftStaking, { on: true });
  await page.advance(12 * HOUR);
  await deposit(page, 'ADA', '500');
  // 12 snapshots of 1000, 11 of 1500, and none at 00:00, when the switch was off.
  expect(await coinOf(page, 'ADA')).toMatchObject({ averageToday: '923.07692307', hoursToday: 12, hoursPassed: 13 });
  await toMidnight(page);
  const [paid] = await payoutsOf(page, 'ADA');
  expect([paid?.average, paid?.hours]).toEqual(['1187.5', 23]);
});

test('given the clock moved over a month at once, then every day is paid once, as if it had been moved day by day', async () => {
  const other = await box.freshPage('empty');
  for (const each of [page, other]) {
    await deposit(each, 'DOT', '250');
    await each.read(setSoftStaking, { on: true });
  }
  await page.advance(40 * DAY);
  const [one, two] = [await payoutsOf(page, 'DOT'), await payoutsOf(other, 'DOT')];
  expect(one).toEqual(two);
  expect(one).toHaveLength(40);
  expect(new Set(one.map(({ day }) => day)).size).toBe(40);
});

test('given other products that pay into the spot account each hour, when the clock moves over a day at once, then each snapshot has what was there at its hour', async () => {
  const states: SoftStakingState[] = [];
  for (const step of [26 * HOUR, HOUR]) {
    box.host.now = START * 1000;
    await box.sandbox.reset();
    const vip = await box.page('vip5');
    for (let moved = 0; moved < 26 * HOUR; moved += step) await vip.advance(step);
    states.push(await stateOf(vip));
  }
  expect(states[0]).toEqual(states[1]);
});

test('given the switch off within a day, then the hours before are paid, and nothing after them (SS-07)', async () => {
  await deposit(page, 'GT', '240');
  await page.read(setSoftStaking, { on: true });
  await page.advance(6 * HOUR);
  await page.read(setSoftStaking, { on: false });
  await page.read(setSoftStaking, { on: false });
  await toMidnight(page);
  expect(await payoutsOf(page, 'GT')).toMatchObject([{ average: '60', hours: 6 }]);
  await toMidnight(page);
  expect(await payoutsOf(page, 'GT')).toHaveLength(1);
  expect((await stateOf(page)).on).toBe(false);
});

test('given a coin that soft staking stops supporting, then what was held before is paid, and it says so', async () => {
  await deposit(page, 'TRX', '2400');
  await page.read(setSoftStaking, { on: true });
  await page.advance(2 * HOUR);
  await page.post('/sandbox/events', { event: 'soft-staking-coin', asset: 'TRX', supported: false });
  expect((await coinOf(page, 'TRX')).supported).toBe(false);
  await toMidnight(page);
  expect(await payoutsOf(page, 'TRX')).toMatchObject([{ average: '200' }]);
  await toMidnight(page);
  expect(await payoutsOf(page, 'TRX')).toHaveLength(1);
  await page.post('/sandbox/events', { event: 'soft-staking-coin', asset: 'TRX', supported: true });
  expect((await page.post('/sandbox/events', { event: 'soft-staking-coin', asset: 'USDT', supported: false })).status).toBe(200);
});

test('the holding stays free: it can be spent while it earns (SS-01)', async () => {
  await deposit(page, 'ETH', '2');
  await page.read(setSoftStaking, { on: true });
  await page.advance(2 * HOUR);
  expect(await spotOf(page, 'ETH')).toBe(toUnits('2'));
});

test('a visitor switches nothing and reads nothing; a status that is no boolean is refused (SH-04, API-77)', async () => {
  const visitor = await box.page();
  expect((await visitor.call(setSoftStaking, { on: true })).status).toBe(401);
  expect((await visitor.fetch('/sandbox/soft-staking')).status).toBe(401);
  const odd = await page.post('/apiw/v2/earn/soft-staking/switch', { status: 'yes' });
  expect(odd.status).toBe(400);
});

test('the world of VIP 5 has a month of payouts', async () => {
  const vip = await box.page('vip5');
  const state = await stateOf(vip);
  expect([state.on, (await payoutsOf(vip, 'ETH')).length]).toEqual([true, 30]);
  expect(toUnits((await coinOf(vip, 'ETH')).earned ?? '0')).toBeGreaterThan(0n);
});
