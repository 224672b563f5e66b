import { type Decimal, ZERO, add, compare, dayOf, decimal } from '@earnkit/core';
import * as softStaking from '@earnkit/core/soft-staking/contract';
import { earningList } from '@earnkit/core/statement/contract';
import { type Earning, statementOf, statementWindows, sumsByAsset } from '@earnkit/core/statement/rules';
import { addDays, addMonths } from '@earnkit/time';
import { type ServedSandbox, serveSandbox } from '@earnkit/sandbox';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { stakingStatisticsOptions } from '../staking/holdingQueries.ts';
import { type SandboxPerson, sandboxPerson } from '../testing/sandboxPerson.ts';
import { type EarningsPage, HOST_PRODUCTS, STATEMENT_PRODUCTS } from './statementHost.ts';
import { dailyPricesOptions, stakingEarningsOptions, statementSources } from './statementQueries.ts';

/*
 * A year of everything that a person earned, read over HTTP from a sandbox as the hook reads it, and compared with the sandbox's ledger.
 */

/** Transfers in which something is earned; in each of them all else moves between accounts of the same person. */
const EARNED = ['interest', 'fixed-paid', 'fixed-renewed', 'staking-reward', 'launchpool-reward', 'soft-staking'];

const PATHS = {
  launchpool: 'launchpool/rewards',
  'private-wealth': 'private-wealth/changes',
  'soft-staking': 'soft-staking/payouts',
} as const;

interface Booking {
  readonly transfer: number;
  readonly kind: string;
  readonly asset: string;
  readonly amount: Decimal;
  readonly at: number;
}

let served: ServedSandbox;
let person: SandboxPerson;
let now: number;
beforeAll(async () => {
  served = await serveSandbox();
  person = await sandboxPerson(served.origin, 'saver');
  await person.client.call(softStaking.setSoftStaking, { on: true });
  await person.advance(45 * 86_400);
  ({ now } = (await person.read('/sandbox/state')) as { readonly now: number });
});
afterAll(() => served.close());

async function bookings(): Promise<readonly Booking[]> {
  const all: Booking[] = [];
  for (let after = 0; ; after = all.at(-1)?.transfer ?? after) {
    const { bookings: found } = (await person.read(`/sandbox/bookings?after=${after}`)) as { readonly bookings: readonly Booking[] };
    if (found.length === 0) return all;
    all.push(...found);
  }
}

/** Reads all lists of a statement of the last twelve months in a zone. */
async function earningsIn(timeZone: string) {
  const earn = { ...person.earn, timeZone, now: () => now };
  const today = dayOf(now, timeZone);
  const range = { start: addDays(addMonths(today, -12), 1), end: today };
  const listOf = (path: string) => async (page: EarningsPage) =>
    v.parse(
      earningList,
      await person.read(
        `/sandbox/${path}?${new URLSearchParams(Object.entries(page).map(([name, value]) => [name, String(value)])).toString()}`,
      ),
    );
  const windows = statementWindows(range);
  const sources = statementSources(earn, {
    range,
    windows,
    stakingAssets: ['ETH', 'BTC', 'SOL', 'GT', 'USDC', 'USDT', 'AVAX'],
    hostEarnings: Object.fromEntries(HOST_PRODUCTS.map((product) => [product, listOf(PATHS[product])])),
  });
  const lists = await Promise.all(sources.map(({ query }) => earn.queryClient.fetchQuery(query)));
  expect(lists.some(({ more, unreadable }) => more || unreadable.length > 0)).toBe(false);
  return { earn, range, today, windows, earnings: lists.flatMap(({ rows }) => rows) };
}

const paidOf = (earnings: readonly Earning[]): Readonly<Record<string, Decimal>> =>
  Object.fromEntries(
    sumsByAsset(earnings.filter(({ kind }) => kind !== 'value'))
      .filter(({ amount }) => amount !== ZERO)
      .map(({ asset, amount }) => [asset, amount]),
  );

test.each(['UTC', 'Asia/Shanghai', 'Europe/Berlin'])(
  'given a year in %s, then what a statement adds up is what the ledger paid, coin by coin, to the last digit',
  async (timeZone) => {
    const { earnings } = await earningsIn(timeZone);
    const sums = new Map<string, Decimal>();
    for (const { kind, asset, amount } of await bookings())
      if (EARNED.includes(kind)) sums.set(asset, add(sums.get(asset) ?? ZERO, amount));
    const ledger = Object.fromEntries([...sums].filter(([, amount]) => amount !== ZERO));
    expect(paidOf(earnings)).toEqual(ledger);
    expect(Object.keys(ledger).length).toBeGreaterThan(7);
    expect(new Set(earnings.map(({ product }) => product))).toEqual(new Set(STATEMENT_PRODUCTS));
    expect(new Set(earnings.map(({ product, id }) => `${product} ${id}`)).size).toBe(earnings.length);
  },
);

test('given the last days alone, then the rewards of staking are those of the whole list, and of yesterday those of the statistics', async () => {
  const earn = { ...person.earn, timeZone: 'UTC', now: () => now };
  const today = dayOf(now, 'UTC');
  const range = { start: addDays(today, -13), end: today };
  let compared = 0;
  for (const asset of ['ETH', 'SOL', 'USDT']) {
    const inRange = async (since: 'start' | 'ever') =>
      (await earn.queryClient.fetchQuery(stakingEarningsOptions(earn, asset, range, since))).rows.filter(({ day }) => day >= range.start);
    const rewards = await inRange('start');
    expect(rewards).toEqual(await inRange('ever'));
    const { rewardAsset, yesterdayReward } = await earn.queryClient.fetchQuery(stakingStatisticsOptions(earn, asset));
    const paid = sumsByAsset(rewards.filter(({ day, earnedAsset }) => day === addDays(today, -1) && earnedAsset === rewardAsset));
    expect(paid[0]?.amount ?? ZERO).toBe(yesterdayReward ?? ZERO);
    compared += paid.length;
  }
  expect(compared).toBeGreaterThan(0);
});

test('given prices of the days, then every coin that the exchange has is valued, and the months add up to the whole', async () => {
  const { earn, range, today, windows, earnings } = await earningsIn('UTC');
  const known = new Map<string, Decimal>();
  for (const asset of new Set(earnings.map(({ earnedAsset }) => earnedAsset)))
    for (const window of windows)
      for (const { at, price } of (await earn.queryClient.fetchQuery(dailyPricesOptions(earn, asset, window))).rows)
        if (price) known.set(`${asset} ${dayOf(at, 'UTC')}`, price);
  const statement = statementOf(earnings, {
    range,
    today,
    products: STATEMENT_PRODUCTS,
    priceOn: (asset, day) => known.get(`${asset} ${day}`),
  });
  expect(statement.withoutPrice).toBe(0);
  expect(add(ZERO, ...statement.months.map(({ totalUsdt }) => totalUsdt ?? ZERO))).toBe(statement.totalUsdt);
  expect(compare(statement.totalUsdt ?? ZERO, decimal('100'))).toBe(1);
  expect(statement.months.at(0)?.whole).toBe(false);
});
