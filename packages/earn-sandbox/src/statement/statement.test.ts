import type { Decimal } from '@earnkit/core';
import { setSoftStaking } from '@earnkit/core/soft-staking/contract';
import { dailyPrices, earningList, type ListedEarning } from '@earnkit/core/statement/contract';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { COINS } from '../coins/coins.ts';
import { fromUnits, toUnits } from '../units.ts';
import { openTestSandbox, START, type TestPage, type TestSandbox } from '../testing/testSandbox.ts';
import { priceOn } from './priceHistory.ts';

const DAY = 86_400;
const TODAY = Math.floor(START / DAY);

let box: TestSandbox;
let page: TestPage;
beforeAll(async () => {
  box = await openTestSandbox();
  page = await box.page('saver');
  await page.call(setSoftStaking, { on: true });
});
afterAll(() => box.close());

const sum = (amounts: readonly (Decimal | undefined)[]): Decimal =>
  fromUnits(amounts.reduce((total, amount) => total + toUnits(amount ?? '0'), 0n));

async function earnings(path: string, from: number, to: number): Promise<readonly ListedEarning[]> {
  const rows: ListedEarning[] = [];
  for (let at = 1; ; at += 1) {
    const answer = await page.fetch(`/sandbox/${path}?from=${from}&to=${to}&limit=200&page=${at}`);
    const { data } = (await answer.json()) as { readonly data: unknown };
    const read = v.parse(earningList, data);
    rows.push(...read.rows);
    if (rows.length >= (read.total ?? 0) || read.rows.length === 0) return rows;
  }
}

test('given a coin and days, then each day up to today has its price at 00:00 UTC, the same again, and near that of the market', async () => {
  const asked = { asset: 'ETH', from: START - 30 * DAY, to: START + 30 * DAY };
  const { rows } = await page.read(dailyPrices, asked);
  expect(rows.map(({ at }) => at)).toEqual(Array.from({ length: 30 }, (_, index) => (TODAY - 29 + index) * DAY));
  expect((await page.read(dailyPrices, asked)).rows).toEqual(rows);
  expect(new Set(rows.map(({ price }) => price)).size).toBeGreaterThan(20);
});

test('prices move at most a quarter around those of the market, and a dollar coin keeps its own', () => {
  for (const coin of COINS)
    for (let day = TODAY - 800; day <= TODAY; day += 16) {
      const ratio = Number(priceOn(coin, day)) / Number(coin.price);
      expect(ratio, coin.asset).toBeGreaterThan(0.75);
      expect(ratio, coin.asset).toBeLessThan(1.25);
    }
  expect(new Set([1, 9, 99].map((day) => priceOn({ asset: 'USDC', price: '0.9998' }, TODAY - day)))).toEqual(new Set(['0.9998']));
});

test.each([
  ['a coin that the exchange does not have', { asset: 'NOPE', from: START - DAY, to: START }],
  ['more than six months', { asset: 'ETH', from: START - 200 * DAY, to: START }],
  ['an end before the start', { asset: 'ETH', from: START, to: START - DAY }],
])('given %s, then no price is answered', async (_case, asked) => {
  expect((await page.call(dailyPrices, asked)).code).toBeGreaterThan(200);
});

test('given a launchpool, when it has paid, then its days add up to what came into the account', async () => {
  await page.advance(3 * DAY);
  const listed = await earnings('launchpool/rewards', 0, START + 10 * DAY);
  expect(new Set(listed.map(({ at }) => Math.floor(at / DAY))).size).toBeGreaterThan(3);
  const { bookings } = (
    (await (await page.fetch('/sandbox/bookings')).json()) as {
      readonly data: {
        readonly bookings: readonly { readonly kind: string; readonly account: string; readonly asset: string; readonly amount: Decimal }[];
      };
    }
  ).data;
  for (const asset of new Set(listed.map(({ earnedAsset }) => earnedAsset))) {
    const paid = bookings.filter((one) => one.kind === 'launchpool-reward' && one.account === 'spot' && one.asset === asset);
    expect(sum(listed.filter((one) => one.earnedAsset === asset).map(({ amount }) => amount))).toBe(sum(paid.map(({ amount }) => amount)));
  }
});

test('given units of private wealth, then the changes of the days add up to their income', async () => {
  const changes = await earnings('private-wealth/changes', 0, START + 10 * DAY);
  const { list } = (
    (await (await page.fetch('/sandbox/private-wealth/orders')).json()) as {
      readonly data: {
        readonly list: readonly { readonly coin: string; readonly income_amount: Decimal; readonly realised_income_amount: Decimal }[];
      };
    }
  ).data;
  expect(list.length).toBeGreaterThan(0);
  for (const coin of new Set(list.map((order) => order.coin))) {
    const income = list.filter((order) => order.coin === coin).flatMap((order) => [order.income_amount, order.realised_income_amount]);
    expect(sum(changes.filter(({ asset }) => asset === coin).map(({ amount }) => amount))).toBe(sum(income));
  }
});

test('given soft staking, then its payouts are those that it says it paid', async () => {
  const paid = await earnings('soft-staking/payouts', 0, START + 10 * DAY);
  const { coins } = (
    (await (await page.fetch('/sandbox/soft-staking')).json()) as {
      readonly data: { readonly coins: readonly { readonly asset: string; readonly earned: Decimal }[] };
    }
  ).data;
  expect(paid.length).toBeGreaterThan(0);
  for (const { asset, earned } of coins) expect(sum(paid.filter((one) => one.asset === asset).map(({ amount }) => amount))).toBe(earned);
});

test('given times and a page, then only earnings of that time are listed, the newest first, and how many there are', async () => {
  const [from, to] = [(TODAY - 2) * DAY, (TODAY + 1) * DAY];
  const all = await earnings('private-wealth/changes', from, to);
  expect(all.every(({ at }) => at >= from && at < to)).toBe(true);
  expect(all.map(({ at }) => at)).toEqual(all.map(({ at }) => at).toSorted((one, other) => other - one));
  expect((await page.fetch('/sandbox/private-wealth/changes?from=x&to=1')).status).toBe(400);
});
