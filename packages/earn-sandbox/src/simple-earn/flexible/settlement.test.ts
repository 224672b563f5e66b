import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as account from '@earnkit/core/account/contract';
import { add, type Decimal, decimal, divide, multiply, subtract, ZERO } from '@earnkit/core';
import { apr, autoEarn, flexible, history } from '@earnkit/core/simple-earn/contract';
import { expect, test } from 'vitest';
import { createSandbox } from '../../createSandbox.ts';
import { fileSandbox } from '../../testing/fileSandbox.ts';
import { dropPlace, openPage, START, testPlace, type TestPage } from '../../testing/testSandbox.ts';

const HOUR = 3600;
const DAY = 24 * HOUR;

const box = fileSandbox({ fresh: true });

const holdingOf = async (page: TestPage, asset: string) => (await page.read(flexible.holdings, { asset })).rows[0];
const spotOf = async (page: TestPage, asset: string) => (await page.read(account.balances, { assets: [asset] })).rows[0]?.available;
const subscribe = (page: TestPage, asset: string, amount: string) =>
  page.read(flexible.subscribe, { asset, amount: decimal(amount), minAprFraction: '0.0001' });
const redeem = (page: TestPage, asset: string, amount: string) =>
  page.read(flexible.redeem, { asset, amount: decimal(amount), currentAmount: undefined, lentAmount: undefined });
const ledger = async (page: TestPage) => ((await (await page.fetch('/sandbox/ledger')).json()) as { data: unknown }).data;
const ratesOf = async (page: TestPage, asset: string, from: number, to: number) =>
  new Map((await page.read(apr.aprChart, { asset, from, to, step: 'hour' })).rows.map((point) => [point.at, point.aprFraction ?? ZERO]));

/** One hour's interest by the documented formula, with the arithmetic of another library. */
const interestOf = (principal: Decimal, rate: Decimal): Decimal => divide(multiply(principal, rate), decimal('8760'), 8);

test('interest starts at the next full hour and is first paid an hour later, to the last digit', async () => {
  const page = await box.page('us');
  await subscribe(page, 'USDT', '1234.567891');
  await page.advance(40 * 60);
  expect((await holdingOf(page, 'USDT'))?.cumulativeInterest).toBe('0');
  const promised = (await holdingOf(page, 'USDT'))?.nextAprFraction ?? ZERO;
  await page.advance(59 * 60 + 59);
  expect((await holdingOf(page, 'USDT'))?.cumulativeInterest).toBe('0');
  await page.advance(1);
  const interest = interestOf(decimal('1234.567891'), promised);
  expect(await holdingOf(page, 'USDT')).toMatchObject({
    cumulativeInterest: interest,
    currentAmount: add(decimal('1234.567891'), interest),
    lastAprFraction: promised,
  });
  expect(await page.read(history.flexibleHistory, { type: 'interest', asset: 'USDT' })).toMatchObject({
    rows: [
      {
        type: 'interest',
        amount: interest,
        interest,
        lentPrincipal: '1234.567891',
        lentAprFraction: promised,
        at: START + 1 * HOUR + 40 * 60,
      },
    ],
    total: 1,
  });
});

test('30 days of compound interest and bonus equal independent arithmetic, hour by hour', async () => {
  const page = await box.page('us');
  await subscribe(page, 'USDT', '3000');
  const spotGt = (await spotOf(page, 'GT')) ?? ZERO;
  await page.advance(30 * DAY);
  const now = START + 30 * DAY;
  const rates = await ratesOf(page, 'USDT', START, now);
  let principal = decimal('3000');
  let bonus = ZERO;
  let hours = 0;
  for (let hour = Math.ceil(START / HOUR) + 1; hour * HOUR <= now; hour += 1) {
    const inStep = (from: string, to: string, share: string): Decimal => {
      const held = Number(principal) > Number(to) ? decimal(to) : principal;
      return multiply(subtract(held, decimal(from)), decimal(share));
    };
    // USDT's ladder: 5% on the first 500, 1.5% up to 2,000, 0.5% above, up to 10,000; paid in GT at 16.84 USDT.
    const yearly = add(inStep('0', '500', '0.05'), inStep('500', '2000', '0.015'), inStep('2000', '10000', '0.005'));
    bonus = add(bonus, divide(yearly, multiply(decimal('16.84'), decimal('8760')), 8));
    principal = add(principal, interestOf(principal, rates.get(hour * HOUR) ?? ZERO));
    hours += 1;
  }
  expect(hours).toBe(30 * 24 - 1);
  expect(await holdingOf(page, 'USDT')).toMatchObject({
    currentAmount: principal,
    cumulativeInterest: subtract(principal, decimal('3000')),
  });
  expect(await spotOf(page, 'GT')).toBe(add(spotGt, bonus));
  expect((await page.read(history.flexibleHistory, { type: 'interest', asset: 'USDT' })).total).toBe(hours);
  expect((await page.read(history.flexibleHistory, { type: 'bonus', asset: 'USDT' })).rows[0]).toMatchObject({ bonusAsset: 'GT' });
  expect(await ledger(page)).toMatchObject({ damage: null });
});

test('one leap and many small steps pay the same', async () => {
  const page = await box.page('us');
  await subscribe(page, 'BTC', '0.05');
  await page.advance(3 * DAY);
  const leap = await holdingOf(page, 'BTC');
  box.host.now = START * 1000;
  await box.sandbox.reset();
  const again = await box.page('us');
  await subscribe(again, 'BTC', '0.05');
  for (let step = 0; step < 3 * 24; step += 1) await again.advance(HOUR);
  expect(await holdingOf(again, 'BTC')).toEqual(leap);
});

test('a clock that is set back pays nothing twice and stands still until it is reached again (X03)', async () => {
  const page = await box.page('us');
  await subscribe(page, 'USDT', '1000');
  box.host.now += 5 * HOUR * 1000;
  const before = await holdingOf(page, 'USDT');
  expect(before?.cumulativeInterest).not.toBe('0');
  const reached = await box.sandbox.now();
  for (const back of [1, 5, 24, 24 * 400]) {
    box.host.now = (START + 5 * HOUR - back * HOUR) * 1000;
    expect((await holdingOf(page, 'USDT'))?.cumulativeInterest).toBe(before?.cumulativeInterest);
    expect(await box.sandbox.now()).toBe(Math.floor(reached / HOUR) * HOUR);
  }
  box.host.now = (START + 5 * HOUR) * 1000;
  expect(await holdingOf(page, 'USDT')).toEqual(before);
  box.host.now = (START + 6 * HOUR) * 1000;
  expect((await page.read(history.flexibleHistory, { type: 'interest', asset: 'USDT' })).total).toBe(5);
});

test('given a clock that is set back, when orders are placed, then their numbers grow all the same (X03)', async () => {
  const page = await box.page('us');
  for (const [hours, amount] of [
    [0, '11'],
    [5, '12'],
    [-72, '13'],
    [4, '14'],
    [6, '15'],
  ] as const) {
    box.host.now = (START + hours * HOUR) * 1000;
    await subscribe(page, 'USDT', amount);
  }
  const { rows } = await page.read(history.flexibleHistory, { type: 'subscribe', asset: 'USDT' });
  const placed = rows.map(({ id, amount }) => [Number(id?.replace(/\D/g, '')), amount] as const).toSorted(([a], [b]) => a - b);
  expect(placed.map(([, amount]) => amount)).toEqual(['11', '12', '13', '14', '15']);
  expect(new Set(placed.map(([number]) => number)).size).toBe(5);
});

test('the clock moves forward even while the host’s has been set back', async () => {
  const page = await box.page('us');
  await subscribe(page, 'USDT', '1000');
  box.host.now += 5 * HOUR * 1000;
  await box.sandbox.now();
  box.host.now = (START - 10 * DAY) * 1000;
  const shown = await box.sandbox.now();
  expect(await page.advance(2 * HOUR)).toBe(shown + 2 * HOUR);
});

test('requests that meet at a full hour settle it once', async () => {
  const page = await box.page('us');
  await subscribe(page, 'USDT', '1000');
  box.host.now += 2 * HOUR * 1000;
  await Promise.all(Array.from({ length: 16 }, () => page.read(flexible.holdings, {})));
  expect((await page.read(history.flexibleHistory, { type: 'interest', asset: 'USDT' })).total).toBe(1);
});

test('a restart pays what fell due meanwhile, once', async () => {
  const data = mkdtempSync(join(tmpdir(), 'earnkit-settle-'));
  const server = testPlace();
  const place = server.databaseUrl ? server : { data };
  const host = { now: START * 1000 };
  const open = () => createSandbox({ ...place, now: () => host.now });
  let sandbox = await open();
  const page = await openPage((request) => sandbox.fetch(request), 'us');
  await subscribe(page, 'USDT', '1000');
  await sandbox.close();
  host.now += 7 * HOUR * 1000;
  sandbox = await open();
  const first = await holdingOf(page, 'USDT');
  await sandbox.close();
  sandbox = await open();
  expect(await holdingOf(page, 'USDT')).toEqual(first);
  expect((await page.read(history.flexibleHistory, { type: 'interest', asset: 'USDT' })).total).toBe(6);
  await sandbox.close();
  await dropPlace(place);
  rmSync(data, { recursive: true });
});

// PGlite lets one process in; a server many.
if (process.env['DATABASE_URL']) {
  test('two sandboxes on one database never pay an hour twice', async () => {
    const place = testPlace();
    const host = { now: START * 1000 };
    const [one, two] = await Promise.all([
      createSandbox({ ...place, now: () => host.now }),
      createSandbox({ ...place, now: () => host.now }),
    ]);
    const page = await openPage(one.fetch, 'us');
    await subscribe(page, 'USDT', '1000');
    host.now += 9 * HOUR * 1000;
    await Promise.all([one.now(), two.now(), one.now(), two.now()]);
    expect((await page.read(history.flexibleHistory, { type: 'interest', asset: 'USDT' })).total).toBe(8);
    await one.close();
    await two.close();
    await dropPlace(place);
  });
}

test('what borrowers have is on its way until the next full hour, then it is paid', async () => {
  const page = await box.page('us');
  await subscribe(page, 'USDT', '1000');
  await page.advance(HOUR);
  // 82% of USDT is lent.
  expect(await holdingOf(page, 'USDT')).toMatchObject({ currentAmount: '1000', lentAmount: '820', redeemingAmount: '0' });
  const before = (await spotOf(page, 'USDT')) ?? ZERO;
  await redeem(page, 'USDT', '500');
  expect(await holdingOf(page, 'USDT')).toMatchObject({
    currentAmount: '820',
    lentAmount: '820',
    redeemingAmount: '320',
    redeemingRevocable: true,
  });
  expect(await spotOf(page, 'USDT')).toBe(add(before, decimal('180')));
  const rate = (await holdingOf(page, 'USDT'))?.nextAprFraction ?? ZERO;
  await page.advance(HOUR);
  const interest = interestOf(decimal('500'), rate);
  expect(await holdingOf(page, 'USDT')).toMatchObject({
    currentAmount: add(decimal('500'), interest),
    redeemingAmount: '0',
    redeemingRevocable: false,
  });
  expect(await spotOf(page, 'USDT')).toBe(add(before, decimal('500')));
  expect((await page.read(history.flexibleHistory, { type: 'redeem' })).rows[0]).toMatchObject({
    amount: '500',
    finishedAt: Math.ceil((START + HOUR) / HOUR) * HOUR,
  });
});

test('given a holding that is redeemed in full, then nothing is left of it', async () => {
  const page = await box.page('us');
  await subscribe(page, 'USDT', '1000');
  await page.advance(3 * HOUR);
  const held = await holdingOf(page, 'USDT');
  await redeem(page, 'USDT', held?.currentAmount ?? '');
  await page.advance(HOUR);
  expect(await holdingOf(page, 'USDT')).toBeUndefined();
});

test('given a cancelled redemption, then the amount continues to earn as if it had not been redeemed', async () => {
  const page = await box.page('us');
  await subscribe(page, 'USDT', '1000');
  await page.advance(HOUR);
  await redeem(page, 'USDT', '180');
  await redeem(page, 'USDT', '300');
  await redeem(page, 'USDT', '20.5');
  const rate = (await holdingOf(page, 'USDT'))?.nextAprFraction ?? ZERO;
  await page.read(flexible.cancelRedemption, { asset: 'USDT', amount: decimal('120.5') });
  expect(await holdingOf(page, 'USDT')).toMatchObject({ currentAmount: '820', redeemingAmount: '200' });
  expect((await page.read(history.flexibleHistory, { type: 'redeem' })).rows.map((row) => row.amount)).toEqual(['200', '180']);
  await page.read(flexible.cancelRedemption, { asset: 'USDT', amount: decimal('200') });
  expect((await page.call(flexible.cancelRedemption, { asset: 'USDT', amount: decimal('0.000001') })).code).toBe(30008);
  await page.advance(HOUR);
  expect(await holdingOf(page, 'USDT')).toMatchObject({
    currentAmount: add(decimal('820'), interestOf(decimal('820'), rate)),
    redeemingAmount: '0',
  });
});

test('given a pending redemption, when nothing of it or more than it is cancelled, then that is refused and all of it stays pending', async () => {
  const page = await box.page('us');
  await subscribe(page, 'USDT', '1000');
  await page.advance(HOUR);
  await redeem(page, 'USDT', '300');
  const cancel = (amount: string) => page.call(flexible.cancelRedemption, { asset: 'USDT', amount: decimal(amount) });
  expect(await cancel('0')).toMatchObject({ code: 400, message: 'The amount is zero.', status: 400 });
  const pending = (await holdingOf(page, 'USDT'))?.redeemingAmount ?? ZERO;
  expect(pending).not.toBe('0');
  expect(await cancel(add(pending, decimal('0.00000001')))).toMatchObject({ code: 30008 });
  expect((await holdingOf(page, 'USDT'))?.redeemingAmount).toBe(pending);
  expect((await cancel(pending)).code).toBe(0);
  expect((await holdingOf(page, 'USDT'))?.redeemingAmount).toBe('0');
});

test('given a pending redemption, when an amount is subscribed meanwhile, then it does not earn in its place', async () => {
  const page = await box.page('us');
  await subscribe(page, 'USDT', '1000');
  await page.advance(HOUR);
  await redeem(page, 'USDT', '500');
  await subscribe(page, 'USDT', '300');
  const rate = (await holdingOf(page, 'USDT'))?.nextAprFraction ?? ZERO;
  await page.advance(HOUR);
  expect(await holdingOf(page, 'USDT')).toMatchObject({ currentAmount: add(decimal('800'), interestOf(decimal('500'), rate)) });
});

test('below the rate its owner asks a holding is not lent and earns nothing', async () => {
  const page = await box.page('us');
  await subscribe(page, 'USDT', '1000');
  await page.read(flexible.setMinLendApr, { asset: 'USDT', minAprFraction: '0.2' });
  await page.advance(3 * HOUR);
  expect(await holdingOf(page, 'USDT')).toMatchObject({
    currentAmount: '1000',
    cumulativeInterest: '0',
    lentAmount: '0',
    minLendAprFraction: '0.2',
  });
});

test('given a minimum rate of their own, when a further subscription sends a lower one, then that one is stored (AMB-147)', async () => {
  const page = await box.page('us');
  await subscribe(page, 'USDT', '1000');
  await page.read(flexible.setMinLendApr, { asset: 'USDT', minAprFraction: '0.2' });
  await page.read(flexible.subscribe, { asset: 'USDT', amount: decimal('10'), minAprFraction: '0.0300' });
  expect((await holdingOf(page, 'USDT'))?.minLendAprFraction).toBe('0.03');
});

test('automatic lending takes what lies idle at each full hour', async () => {
  const page = await box.page('empty');
  for (const [asset, amount] of [
    ['BTC', '0.12'],
    ['USDT', '900'],
  ])
    await page.post('/sandbox/wallet/deposit', { clientId: `idle-${asset}`, asset, amount });
  const idle = (await spotOf(page, 'BTC')) ?? ZERO;
  await page.read(autoEarn.setAutoEarn, { asset: autoEarn.ALL_ASSETS, on: true });
  await page.read(autoEarn.setAutoEarn, { asset: 'USDT', on: false });
  const usdt = await spotOf(page, 'USDT');
  await page.advance(HOUR);
  expect(await spotOf(page, 'BTC')).toBe('0');
  expect(await spotOf(page, 'USDT')).toBe(usdt);
  expect(await holdingOf(page, 'BTC')).toMatchObject({ currentAmount: idle, cumulativeInterest: '0', autoEarn: true });
  expect((await page.read(history.flexibleHistory, { type: 'subscribe', asset: 'BTC' })).rows[0]).toMatchObject({
    amount: idle,
    mode: 'auto',
  });
  await page.advance(2 * HOUR);
  expect((await holdingOf(page, 'BTC'))?.cumulativeInterest).not.toBe('0');
  expect(await page.read(autoEarn.autoEarnStatus, { assets: ['BTC', 'USDT'] })).toEqual({
    byAsset: [
      { name: 'BTC', value: true },
      { name: 'USDT', value: false },
    ],
    global: true,
  });
  expect(await ledger(page)).toMatchObject({ damage: null });
});

test('30 days of every world take less than 3 seconds of processor time', async () => {
  const page = await box.page('us');
  for (const world of ['saver', 'unified', 'vip5', 'restricted', 'locked']) await page.login(world);
  const from = process.cpuUsage();
  await page.advance(30 * DAY);
  const { user, system } = process.cpuUsage(from);
  expect((user + system) / 1000, 'milliseconds').toBeLessThan(3000);
  expect(await ledger(page)).toMatchObject({ damage: null });
});
