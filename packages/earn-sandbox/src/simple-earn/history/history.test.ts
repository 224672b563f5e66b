import { add, type Decimal, decimal, ZERO } from '@earnkit/core';
import { autoEarn, flexible, history } from '@earnkit/core/simple-earn/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestSandbox, START, type TestPage, type TestSandbox } from '../../testing/testSandbox.ts';

const HOUR = 3600;
const DAY = 24 * HOUR;

let box: TestSandbox;
let saver: TestPage;
beforeAll(async () => {
  box = await openTestSandbox();
  saver = await box.page('saver');
});
afterAll(async () => {
  expect(box.reported).toEqual([]);
  await box.close();
});

const read = (page: TestPage, query: Parameters<typeof history.flexibleHistory.encode>[0]) => page.read(history.flexibleHistory, query);

/** Every record of a query, page by page. */
async function all(query: Parameters<typeof history.flexibleHistory.encode>[0]) {
  const found = [];
  for (let page = 1; ; page += 1) {
    const { rows, total = Infinity, unreadable } = await read(saver, { ...query, page, limit: 200 });
    expect(unreadable).toEqual([]);
    found.push(...rows);
    if (found.length >= total || rows.length === 0) return found;
  }
}

test('records come newest first, each once, however the pages are cut', async () => {
  const whole = await all({ asset: 'SOL', from: START - 10 * DAY });
  expect(whole.length).toBeGreaterThan(400);
  expect(new Set(whole.map((row) => `${row.type}${row.id}`)).size).toBe(whole.length);
  expect(whole.map((row) => row.at)).toEqual(whole.map((row) => row.at).toSorted((a, b) => (b ?? 0) - (a ?? 0)));
  const pieces = [];
  for (let page = 1; page <= 5; page += 1)
    pieces.push(...(await read(saver, { asset: 'SOL', from: START - 10 * DAY, page, limit: 7 })).rows);
  expect(pieces).toEqual(whole.slice(0, 35));
});

test('each type lists its own, and no type lists all of them', async () => {
  const counts = await Promise.all(
    (['subscribe', 'redeem', 'interest', 'bonus', 'rateUp'] as const).map(async (type) => (await read(saver, { type })).total ?? 0),
  );
  const [subscribed, redeemed, interest, bonus, rateUp] = counts;
  expect(subscribed).toBe(7);
  expect(redeemed).toBe(2);
  expect(interest).toBeGreaterThan(10_000);
  expect(bonus).toBeGreaterThan(5_000);
  expect(rateUp).toBe(0);
  expect((await read(saver, {})).total).toBe(counts.reduce((sum, count) => sum + count, 0));
  expect((await read(saver, { type: 'redeem' })).rows.map(({ asset, amount }) => ({ asset, amount }))).toEqual([
    { asset: 'SOL', amount: '4.5' },
    { asset: 'USDT', amount: '2500' },
  ]);
});

test('a range holds its start and not its end, and as many records are counted as are in it', async () => {
  const at = Math.floor(START / HOUR) * HOUR - 5 * HOUR;
  const hours = async (from: number, to: number) => {
    const { rows, total } = await read(saver, { type: 'interest', asset: 'BTC', from, to });
    expect(total).toBe(rows.length);
    return rows.map((row) => row.at);
  };
  expect(await hours(at, at + 1)).toEqual([at]);
  expect(await hours(at, at)).toEqual([]);
  expect(await hours(at - HOUR, at)).toEqual([at - HOUR]);
  expect(await hours(at + 1, at + HOUR)).toEqual([]);
});

test.each([
  ['8', 8 * HOUR],
  ['-3.5', -3.5 * HOUR],
  ['5.75', 5.75 * HOUR],
  ['0', 0],
])('interest by day in the zone %s is the sum of that day’s hours there', async (zoneOffsetHours, offset) => {
  const hourly = await all({ type: 'interest', asset: 'ETH' });
  const days = new Map<number, bigint>();
  for (const { at = 0, amount = '0' } of hourly) {
    const day = Math.floor((at + offset) / DAY) * DAY - offset;
    const [whole = '0', fraction = ''] = amount.split('.');
    days.set(day, (days.get(day) ?? 0n) + BigInt(whole + fraction.padEnd(8, '0')));
  }
  const daily = await all({ type: 'interest', asset: 'ETH', daily: true, zoneOffsetHours });
  expect(daily.map((row) => [row.at, row.amount])).toEqual(
    [...days]
      .toSorted(([a], [b]) => b - a)
      .map(([day, sum]) => [
        day,
        decimal(
          sum
            .toString()
            .padStart(9, '0')
            .replace(/(\d{8})$/, '.$1'),
        ),
      ]),
  );
  expect(new Set(daily.map((row) => row.id)).size).toBe(daily.length);
});

test('given sums by day of a range that cuts its first and its last day, then they hold the hours of the range alone', async () => {
  const range = { type: 'interest', asset: 'ETH', from: START - 50 * HOUR + 1, to: START - 7 * HOUR } as const;
  const sumOf = (rows: readonly { readonly amount?: Decimal | undefined }[]) => add(ZERO, ...rows.map(({ amount = ZERO }) => amount));
  const hourly = await all(range);
  const sums = { ...range, daily: true, zoneOffsetHours: '0' };
  const daily = await all(sums);
  expect(daily.map(({ at }) => at)).toEqual([...new Set(hourly.map(({ at = 0 }) => at - (at % DAY)))]);
  expect([hourly.length, daily.length]).toEqual([43, 3]);
  expect(sumOf(daily)).toBe(sumOf(hourly));
  const pieces = await Promise.all([1, 2, 3, 4].map((page) => read(saver, { ...sums, page, limit: 1 })));
  expect(pieces.map(({ total }) => total)).toEqual([3, 3, 3, 3]);
  expect(pieces.flatMap(({ rows }) => rows)).toEqual(daily);
});

test('given sums by day of another kind than interest, then the records of that kind are listed (API-37)', async () => {
  const redemptions = await all({ type: 'redeem' });
  expect(redemptions.map(({ type }) => type)).toContain('redeem');
  expect(await all({ type: 'redeem', daily: true, zoneOffsetHours: '0' })).toEqual(redemptions);
});

test('the filter knows the coins and kinds of the history', async () => {
  expect((await saver.read(history.historyCoins, undefined)).rows).toEqual(['BTC', 'ETH', 'GT', 'SOL', 'TRX', 'USDT']);
  expect((await saver.read(history.historyTypes, {})).rows.map((row) => row.value)).toEqual(['1', '2', '3', '4']);
  expect((await (await box.page('empty')).read(history.historyCoins, undefined)).rows).toEqual([]);
});

test('what was just done is found by its amount', async () => {
  const page = await box.page('us');
  await page.read(flexible.subscribe, { asset: 'USDT', amount: decimal('12.345678'), minAprFraction: '0.0001' });
  const { rows } = await read(page, { type: 'subscribe', asset: 'USDT', from: START - 60 });
  expect(rows).toEqual([
    expect.objectContaining({ amount: '12.345678', at: START, finishedAt: START, mode: 'manual', id: expect.any(String) }),
  ]);
});

test('orders of one second stand with the latest first', async () => {
  const page = await box.page('restricted');
  const send = (amount: string) => page.read(flexible.subscribe, { asset: 'USDT', amount: decimal(amount), minAprFraction: '0.0001' });
  for (const amount of ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11']) await send(amount);
  const { rows } = await read(page, { type: 'subscribe', limit: 11 });
  expect((await read(page, { type: 'subscribe', limit: 3 })).rows.map((row) => row.amount)).toEqual(['11', '10', '9']);
  expect(rows.map((row) => row.amount)).toEqual(['11', '10', '9', '8', '7', '6', '5', '4', '3', '2', '1']);
});

test('where automatic lending is restricted it is refused', async () => {
  const page = await box.page('restricted');
  expect(await page.call(autoEarn.setAutoEarn, { asset: 'USDT', on: true })).toMatchObject({
    code: 30012,
    message: 'This service is not available in your region.',
  });
  expect((await page.read(autoEarn.autoEarnStatus, { assets: ['USDT'] })).byAsset).toEqual([{ name: 'USDT', value: false }]);
});
