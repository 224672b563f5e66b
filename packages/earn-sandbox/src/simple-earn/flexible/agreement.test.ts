import * as account from '@earnkit/core/account/contract';
import { type Decimal, add, compare, roundDown, decimal, multiply, sumOfKnown } from '@earnkit/core';
import { isStablecoin, pricePairOf, usdtPriceOf, usdtValueOf } from '@earnkit/core/account/rules';
import { rateToSend } from '@earnkit/core/rates/rules';
import { fixed, fixedVip, flexible } from '@earnkit/core/simple-earn/contract';
import { headlineApr, holdingApr, marketAprParts, notLent } from '@earnkit/core/simple-earn/rules';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestSandbox, type TestPage, type TestSandbox } from '../../testing/testSandbox.ts';

/* A figure that stands in several answers is one figure: each page of each coin is read as the pages of the area read it. */

const WORLDS = ['saver', 'vip5', 'unified'] as const;
const DAY = 86_400;

let box: TestSandbox;
beforeAll(async () => {
  box = await openTestSandbox();
});
afterAll(async () => {
  expect(box.reported).toEqual([]);
  await box.close();
});

/** Every row of a list that comes in pages. */
async function allPages<Row>(
  read: (page: number) => Promise<{ readonly rows: readonly Row[]; readonly total: number }>,
): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (let page = 1; ; page += 1) {
    const answer = await read(page);
    rows.push(...answer.rows);
    if (answer.rows.length === 0 || rows.length >= answer.total) return rows;
  }
}

const holdingsOf = (page: TestPage) => allPages((number) => page.read(flexible.holdings, { page: number, limit: 10 }));

/** The rates of a coin where a person without a minimum reads them, each with its place. */
async function ratesOf(page: TestPage): Promise<ReadonlyMap<string, readonly (readonly [place: string, rate: Decimal | undefined])[]>> {
  const market = (await page.read(flexible.market, undefined)).rows;
  const autoEarn = await allPages((number) => page.read(flexible.marketPage, { page: number }));
  const holdings = await holdingsOf(page);
  const rates = new Map<string, readonly (readonly [string, Decimal | undefined])[]>();
  for (const coin of market) {
    const { asset } = coin;
    const listed = autoEarn.find((row) => row.asset === asset);
    const holding = holdings.find((row) => row.asset === asset);
    const [product] = (await page.read(flexible.product, { asset })).rows;
    const campaign = await page.read(flexible.awardPool, { asset });
    rates.set(asset, [
      ['market', marketAprParts(coin).totalFraction],
      ['auto-earn list', listed && marketAprParts(listed).totalFraction],
      ['subscribe dialog', product && headlineApr(product)?.total],
      ...(holding ? [['holding', holdingApr({ ...holding, minLendAprFraction: undefined }, campaign).aprFraction] as const] : []),
    ]);
  }
  return rates;
}

/** A rate as it is shown: cut to hundredths of a percent. */
const shown = (rate: Decimal | undefined): Decimal | undefined => rate && roundDown(rate, 4);

describe.each(WORLDS)('in the world %s', (world) => {
  test.each([
    ['while every campaign of the spring runs', 0],
    ['after a campaign has ended', 30 * DAY],
  ])(
    '%s, then the flexible rate of each coin is one figure in market, auto-earn list, dialog and holdings (SE-25, SE-F-10, FM-12)',
    async (_when, later) => {
      const page = await box.freshPage(world);
      if (later > 0) await page.advance(later);
      const rates = await ratesOf(page);
      expect(rates.size).toBe(18);
      for (const [asset, places] of rates)
        expect(places.map(([place, rate]) => `${asset} ${place} ${shown(rate)}`)).toEqual(
          places.map(([place]) => `${asset} ${place} ${shown(places[0]?.[1])}`),
        );
    },
  );

  test.each([
    ['highest', 1],
    ['lowest', -1],
  ] as const)(
    'then the list of Auto-Earn with the %s rate first is in the order of the rates that it shows (AMB-032)',
    async (sort, sign) => {
      const page = await box.freshPage(world);
      const rows = await allPages((number) => page.read(flexible.marketPage, { page: number, sort }));
      const rates = rows.map((coin) => marketAprParts(coin).totalFraction ?? decimal('0'));
      expect(rows.some(({ ladder, bonusOpen }) => bonusOpen === true && ladder?.length === 0)).toBe(true);
      expect(rates).toEqual(rates.toSorted((first, second) => sign * compare(second, first)));
    },
  );

  test('then the total value is the sum of what is held, with each stablecoin worth one dollar (SH-22, SH-23)', async () => {
    const page = await box.freshPage(world);
    await page.call(flexible.subscribe, { asset: 'USDC', amount: decimal('10'), minAprFraction: '0.0001' });
    const normal = await allPages((number) => page.read(fixed.orders, { page: number, limit: 10 }));
    const vip = await allPages((number) => page.read(fixedVip.orders, { page: number, limit: 10 }));
    const known = new Set(normal.map(({ orderId }) => orderId));
    const held = [
      ...(await holdingsOf(page)).map(({ asset, currentAmount }) => ({ asset, amount: currentAmount })),
      ...[...normal, ...vip.filter(({ orderId }) => !known.has(orderId))].map(({ asset, principal }) => ({ asset, amount: principal })),
    ];
    const pairs = [...new Set(held.flatMap(({ asset }) => (isStablecoin(asset) ? [] : (pricePairOf(asset) ?? []))))];
    const tickers = (await page.read(account.tickers, { pairs })).rows;
    const sum = sumOfKnown(
      held.map(({ asset, amount }) => (isStablecoin(asset) ? amount : usdtValueOf(amount, usdtPriceOf(asset, tickers)))),
    );
    // Only the saver has USDC.
    expect(held.some(({ asset }) => asset === 'USDC')).toBe(world === 'saver');
    expect((await page.read(flexible.statistics, undefined)).totalValueUsdt).toBe(sum && roundDown(sum, 8));
  });
});

test('the exchange pays a holding for the coming hour exactly where the rule says that it is lent (AMB-158)', async () => {
  const page = await box.freshPage('saver');
  const outcomes = new Set<boolean>();
  let equal = 0;
  for (const shift of ['-0.0001', '0', 'same', '0.01']) {
    const before = await holdingsOf(page);
    for (const { asset, nextAprFraction = decimal('0') } of before) {
      const wanted = shift === 'same' ? nextAprFraction : add(nextAprFraction, decimal(shift));
      const least = compare(wanted, decimal('0.0001')) < 0 ? decimal('0.0001') : wanted;
      await page.call(flexible.setMinLendApr, { asset, minAprFraction: shift === 'same' ? least : rateToSend(least) });
    }
    const set = await holdingsOf(page);
    equal += set.filter((row) => row.minLendAprFraction === row.nextAprFraction).length;
    await page.advance(3600);
    const after = await holdingsOf(page);
    for (const { asset, minLendAprFraction, nextAprFraction, cumulativeInterest, currentAmount } of set) {
      if (currentAmount === undefined || compare(multiply(currentAmount, nextAprFraction ?? decimal('0')), decimal('0.001')) < 0) continue;
      const lent = notLent(minLendAprFraction, nextAprFraction) === undefined;
      const now = after.find((row) => row.asset === asset)?.cumulativeInterest;
      outcomes.add(lent);
      expect([asset, now !== cumulativeInterest]).toEqual([asset, lent]);
    }
  }
  expect(outcomes).toEqual(new Set([true, false]));
  expect(equal).toBeGreaterThan(0);
});
