import { type Decimal, ZERO, add, compare, decimal, multiply, roundDown, subtract } from '@earnkit/core';
import { wayForecast, type WayForecast } from '@earnkit/core/compare/rules';
import { fixed, flexible } from '@earnkit/core/simple-earn/contract';
import { fixedWay, flexibleWay, minAprToSend } from '@earnkit/core/simple-earn/rules';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deposit, happens, ordersOf, personWith, spotOf, subscribe } from '../../testing/fixedOrders.ts';
import { openTestSandbox, type TestPage, type TestSandbox } from '../../testing/testSandbox.ts';
import type { WayToEarn } from '@earnkit/core/ways/rules';
import { FIXED_PRODUCTS, type FixedProduct } from '../fixed/products.ts';
import { FLEXIBLE_PRODUCTS } from '../flexible/products.ts';

/*
 * What a comparison says of a day is what the ledger has on it. Rules and exchange were written without each other; rates are held, which
 * the comparison says it assumes.
 */

const LONG = process.env['EARNKIT_LONG'] === '1';
/** Dates that each way is looked at on. */
const DATES = LONG ? 350 : 14;
const SEED = Number(process.env['EARNKIT_SEED'] ?? 7);
const DAY = 86_400;

let box: TestSandbox;
beforeAll(async () => {
  box = await openTestSandbox();
});
afterAll(async () => {
  expect(box.reported).toEqual([]);
  await box.close();
});

/** Numbers from 0 up to 1, the same ones for a seed. */
function numbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** A way that somebody took. */
interface Taken {
  readonly page: TestPage;
  readonly asset: string;
  readonly forecast: WayForecast;
  /** What is put in. */
  readonly amount: Decimal;
  readonly isFixed: boolean;
}

const ZONE = 'UTC';
/** The coin in which the sandbox pays every bonus. */
const BONUS = 'GT';
const noneHeld = { held: ZERO, minAprFraction: undefined };

const productOf = async (page: TestPage, asset: string) => {
  const row = (await page.read(flexible.product, { asset })).rows.find((each) => each.asset === asset);
  if (row === undefined) throw new Error(`There is no flexible ${asset}`);
  return row;
};

/** A coin's flexible way, with the end of its bonus. */
async function flexibleOf(page: TestPage, asset: string): Promise<WayToEarn> {
  const now = await box.sandbox.now();
  const product = await productOf(page, asset);
  const campaign = await page.read(flexible.awardPool, { asset });
  return { ...flexibleWay(product, { ...noneHeld, held: product.currentAmount, now }), bonusEndsAt: campaign?.endsAt };
}

async function takeFlexible(page: TestPage, asset: string, amount: Decimal): Promise<Taken> {
  const now = await box.sandbox.now();
  const way = await flexibleOf(page, asset);
  await page.read(flexible.subscribe, { asset, amount, minAprFraction: minAprToSend(await productOf(page, asset), 'none') ?? '' });
  return {
    page,
    asset,
    amount,
    isFixed: false,
    forecast: wayForecast(way, { amount, now, flexible: way, exchangeTimeZone: ZONE }),
  };
}

async function takeFixed(page: TestPage, id: string, amount: Decimal): Promise<Taken | undefined> {
  const now = await box.sandbox.now();
  const product = await page.read(fixed.product, { id });
  if (product === null) throw new Error(`There is no product ${id}`);
  const { asset } = product;
  const way = fixedWay(product, { tier: 0, held: ZERO, now, exchangeTimeZone: ZONE });
  if (way.obstacle !== undefined) return undefined;
  const then = await flexibleOf(page, asset);
  const { code } = await subscribe(page, id, { amount });
  if (code !== 0) return undefined;
  return { page, asset, amount, isFixed: true, forecast: wayForecast(way, { amount, now, flexible: then, exchangeTimeZone: ZONE }) };
}

/** What a person has of each coin in flexible. */
async function heldOf(page: TestPage): Promise<ReadonlyMap<string, Decimal>> {
  const held = new Map<string, Decimal>();
  for (let number = 1; ; number += 1) {
    const { rows } = await page.read(flexible.holdings, { page: number, limit: 10 });
    for (const { asset, currentAmount = ZERO } of rows) held.set(asset, currentAmount);
    if (rows.length < 10) return held;
  }
}

/** An amount with 6 decimals, up to 15 times a minimum. */
const amountFrom = (minimum: Decimal | undefined, random: number): Decimal =>
  roundDown(multiply(minimum ?? decimal('1'), decimal((1 + 14 * random).toFixed(6))), 6);

/** Enough of each coin, and no more than a deposit may be worth. */
const RICH = Object.fromEntries(FLEXIBLE_PRODUCTS.map(({ asset, minLend }) => [asset, multiply(decimal(minLend), decimal('100000'))]));

test('the comparison says of each date what the ledger booked by then, over ways and dates, with rates held', async () => {
  const random = numbers(SEED);
  const first = await personWith(box, {});
  expect(await happens(first, { event: 'rates-held', on: true })).toBe(200);
  const taken: Taken[] = [];
  const flexiblePerson = await personWith(box, RICH);
  for (const { asset } of FLEXIBLE_PRODUCTS)
    taken.push(await takeFlexible(flexiblePerson, asset, amountFrom((await productOf(flexiblePerson, asset)).minLendAmount, random())));
  // Somebody has one order in each coin at most, so that what flexible holds of a coin is that order's.
  const products = FIXED_PRODUCTS.filter(({ type }) => type === undefined);
  const people: TestPage[] = [];
  const used: Set<string>[] = [];
  for (const { id, asset, minLend } of products) {
    let index = used.findIndex((assets) => !assets.has(asset));
    if (index < 0) {
      index = people.length;
      people.push(await personWith(box, RICH));
      used.push(new Set());
    }
    const page = people[index] as TestPage;
    const one = await takeFixed(page, id, amountFrom(decimal(minLend), random()));
    if (one === undefined) continue;
    used[index]?.add(asset);
    taken.push(one);
  }
  expect(taken.filter(({ isFixed }) => isFixed).length, 'fixed orders').toBeGreaterThan(8);

  const persons = [...new Set(taken.map(({ page }) => page))];
  const spotBefore = new Map<TestPage, Decimal>();
  for (const page of persons) spotBefore.set(page, await spotOf(page, BONUS));

  let compared = 0;
  let locked = 0;
  let bonuses = 0;
  for (let date = 0; date < DATES; date += 1) {
    // Long steps when there are few dates, so that every term ends; odd seconds, so that no date is a full hour.
    await first.advance(Math.floor((random() * 2 * 125 * DAY) / DATES) + 1);
    const now = await box.sandbox.now();
    for (const page of persons) {
      const held = await heldOf(page);
      const own = taken.filter((each) => each.page === page);
      for (const { asset, forecast, isFixed } of own) {
        const outcome = forecast.at(now);
        const isFree = outcome.leaving.kind === 'none';
        if (!isFree) locked += 1;
        expect(`${asset} ${isFixed} ${held.get(asset) ?? ZERO}`).toBe(`${asset} ${isFixed} ${isFree ? (outcome.have ?? 'unknown') : ZERO}`);
        compared += 1;
      }
      const said = own.flatMap(({ forecast }) => forecast.at(now).bonuses);
      const paid = subtract(await spotOf(page, BONUS), spotBefore.get(page) ?? ZERO);
      expect(paid).toBe(add(ZERO, ...said.map(({ asset, amount }) => (asset === BONUS ? (amount ?? ZERO) : ZERO))));
      if (compare(paid, ZERO) > 0) bonuses += 1;
    }
  }
  expect(compared).toBeGreaterThan(LONG ? 10_000 : 300);
  expect(locked, 'looked at before its end').toBeGreaterThan(10);
  expect(bonuses, 'looked at with a bonus').toBeGreaterThan(10);
});

test('what the comparison says of more in a holding is what it adds there', async () => {
  const [one, other] = [await personWith(box, { USDT: '5000', GT: '1' }), await personWith(box, { USDT: '5000', GT: '1' })];
  await happens(one, { event: 'rates-held', on: true });
  for (const page of [one, other]) await takeFlexible(page, 'USDT', decimal('420.5'));
  await one.advance(3 * DAY);
  const { forecast } = await takeFlexible(one, 'USDT', decimal('987.654321'));
  for (const seconds of [1800, 5400, 7200, DAY, 40 * DAY]) {
    await one.advance(seconds);
    const { have, bonuses } = forecast.at(await box.sandbox.now());
    const [more, less] = [await heldOf(one), await heldOf(other)];
    expect(subtract(more.get('USDT') ?? ZERO, less.get('USDT') ?? ZERO)).toBe(have);
    expect(subtract(await spotOf(one, 'GT'), await spotOf(other, 'GT'))).toBe(bonuses[0]?.amount ?? ZERO);
  }
});

test('what the comparison says of leaving early is what is paid', async () => {
  const { id, asset, minLend } = FIXED_PRODUCTS.find(({ id: each }) => each === '103') as FixedProduct;
  const page = await personWith(box, {});
  await deposit(page, asset, '5000');
  const before = await spotOf(page, asset);
  const taken = await takeFixed(page, id, amountFrom(decimal(minLend), 0.5));
  await page.advance(9 * DAY);
  const outcome = taken?.forecast.at(await box.sandbox.now());
  expect(outcome).toMatchObject({ have: taken?.amount, leaving: { kind: 'interest' } });
  const [order] = await ordersOf(page);
  await page.read(fixed.redeemEarly, { orderId: order?.orderId ?? '' });
  await page.advance(2 * 3600);
  const inFlexible = (await heldOf(page)).get(asset) ?? ZERO;
  expect(add(await spotOf(page, asset), inFlexible)).toBe(before);
});
