import { type Decimal, add, compare, decimal, divide, multiply, subtract } from '@earnkit/core';
import * as account from '@earnkit/core/account/contract';
import { readData } from '@earnkit/core/endpoint';
import * as wealth from '@earnkit/core/private-wealth/contract';
import { describe, expect, test } from 'vitest';
import { fileSandbox } from '../testing/fileSandbox.ts';
import { personWith } from '../testing/fixedOrders.ts';
import { type TestPage, START } from '../testing/testSandbox.ts';
import { netValueAt, WEALTH_PRODUCTS } from './products.ts';

const DAY = 86_400;

const box = fileSandbox();

const dataOf = async (answer: Promise<Response>): Promise<Readonly<Record<string, unknown>>> =>
  ((await (await answer).json()) as { data: Readonly<Record<string, unknown>> }).data;

async function ordersOf(page: TestPage): Promise<readonly wealth.ListedWealthOrder[]> {
  const read = readData(wealth.orderList, await dataOf(page.fetch('/sandbox/private-wealth/orders')));
  if (!('data' in read)) throw new Error(read.broken.problem);
  expect([read.unreadableRows, read.unreadableFields]).toEqual([[], []]);
  return read.data.rows;
}

async function orderOf(page: TestPage, productId = '501') {
  const order = (await ordersOf(page)).find((each) => each.productId === productId);
  if (order === undefined) throw new Error('There is no order');
  return order;
}

const spotOf = async (page: TestPage, asset = 'USDT'): Promise<Decimal> => {
  const [balance] = (await page.read(account.balances, { assets: [asset] })).rows;
  return balance?.available ?? decimal('0');
};

const detailOf = (page: TestPage, order: Pick<wealth.ListedWealthOrder, 'orderId' | 'projectType'>) => page.read(wealth.orderDetail, order);

/** An order and what the exchange says of it. */
async function heldBy(page: TestPage) {
  const order = await orderOf(page);
  const detail = await detailOf(page, order);
  if (detail?.units === undefined || detail.netValue === undefined || detail.amount === undefined)
    throw new Error('The order is not known');
  return { order, units: detail.units, netValue: detail.netValue, cost: detail.amount, detail };
}

/** A new person who holds units of the product 501. */
async function holder(): Promise<TestPage> {
  const page = await personWith(box, { USDT: '8000', BTC: '0.01' });
  await page.read(wealth.purchase, { productId: '501', amount: decimal('5000.5') });
  return page;
}

const isBalanced = async (page: TestPage): Promise<void> =>
  expect(await dataOf(page.fetch('/sandbox/ledger'))).toMatchObject({ damage: null });

describe('the value of a unit', () => {
  test('moves every hour by a path of its own, the same for past and future, with 6 places', () => {
    for (const product of WEALTH_PRODUCTS) {
      const path = Array.from({ length: 730 }, (_, day) => netValueAt(product, START - day * DAY));
      expect(new Set(path).size).toBeGreaterThan(700);
      expect(path.every((value) => value > 0n && value % 10n ** 12n === 0n)).toBe(true);
      expect(netValueAt(product, START)).toBe(netValueAt(product, START + 60));
    }
    const [first, second] = WEALTH_PRODUCTS.map((product) => netValueAt(product, START));
    expect(first).not.toBe(second);
  });
});

describe('buying and redeeming units', () => {
  test('given an amount, then the units are those of the value at that moment, cut to 6 decimals (API-73, PW-11, PW-14)', async () => {
    const page = await holder();
    const before = await heldBy(page);
    const spot = await spotOf(page);
    await page.read(wealth.purchase, { productId: '501', amount: decimal('333.33333333') });
    const after = await heldBy(page);
    expect(subtract(after.units, before.units)).toBe(divide(decimal('333.33333333'), before.netValue, 6));
    expect(subtract(after.cost, before.cost)).toBe('333.33333333');
    expect(subtract(spot, await spotOf(page))).toBe('333.33333333');
    await isBalanced(page);
  });

  test('given units, then their worth at that moment is paid, and all of them leave nothing behind (API-74)', async () => {
    const page = await holder();
    const before = await heldBy(page);
    const spot = await spotOf(page);
    await page.read(wealth.redeem, { productId: '501', units: decimal('100.000001') });
    expect(subtract(await spotOf(page), spot)).toBe(divide(multiply(decimal('100.000001'), before.netValue), decimal('1'), 8));
    expect(subtract(before.units, (await heldBy(page)).units)).toBe('100.000001');
    await page.read(wealth.redeem, { productId: '501', units: subtract(before.units, decimal('100.000001')) });
    expect(await detailOf(page, before.order)).toMatchObject({ units: '0', amount: '0', income: '0', buyNetValue: undefined });
    await isBalanced(page);
  });

  test('given a value that moves between typing and sending, then the order is carried out at the value of its moment (API-73)', async () => {
    const page = await holder();
    const typed = await heldBy(page);
    await page.advance(2 * 3600);
    await page.read(wealth.purchase, { productId: '501', amount: decimal('1000') });
    const sent = await heldBy(page);
    expect(sent.netValue).not.toBe(typed.netValue);
    expect(subtract(sent.units, typed.units)).toBe(divide(decimal('1000'), sent.netValue, 6));
    await isBalanced(page);
  });

  test('given a day later, then the value has moved, and the income is what redeeming would bring', async () => {
    const page = await holder();
    const before = await heldBy(page);
    await page.advance(DAY);
    const after = await heldBy(page);
    expect(after.netValue).not.toBe(before.netValue);
    expect(add(after.cost, after.detail.income ?? decimal('0'))).toBe(divide(multiply(after.units, after.netValue), decimal('1'), 8));
    const spot = await spotOf(page);
    await page.read(wealth.redeem, { productId: '501', units: after.units });
    expect(subtract(await spotOf(page), spot, after.cost)).toBe(after.detail.income);
    await isBalanced(page);
  });

  test('given a product that lost value, then the income is negative and is what the person lost (PW-05)', async () => {
    const page = await box.page('vip5');
    const order = await orderOf(page, '502');
    const detail = await detailOf(page, order);
    expect(compare(detail?.income ?? decimal('0'), decimal('0'))).toBe(-1);
    const spot = await spotOf(page, 'BTC');
    await page.read(wealth.redeem, { productId: '502', units: detail?.units ?? decimal('0') });
    expect(subtract(await spotOf(page, 'BTC'), spot)).toBe(add(detail?.amount ?? decimal('0'), detail?.income ?? decimal('0')));
    await isBalanced(page);
  });

  test.each([
    ['an amount below the minimum', wealth.purchase, { productId: '501', amount: '99.99999999' }, 'The least amount is 100 USDT.'],
    ['more than the balance', wealth.purchase, { productId: '501', amount: '99999999' }, 'Your balance is not enough.'],
    ['9 decimals', wealth.purchase, { productId: '501', amount: '100.123456789' }, 'At most 8 decimals are possible.'],
    ['an unknown product', wealth.purchase, { productId: '999', amount: '100' }, 'There is no such product.'],
    ['a product that the person does not hold', wealth.redeem, { productId: '501', units: '1' }, 'You hold no units of this product.'],
    ['no units', wealth.redeem, { productId: '401', units: '0' }, 'The least amount is 0.000001 units.'],
    ['negative units', wealth.redeem, { productId: '401', units: '-5' }, 'The least amount is 0.000001 units.'],
    ['7 decimals of a unit', wealth.redeem, { productId: '401', units: '1.0000001' }, 'At most 6 decimals are possible.'],
  ])('refuses %s in words, and moves nothing', async (_case, call, input, words) => {
    const page = await box.page('vip5');
    const before = [await spotOf(page), await ordersOf(page)];
    const answer = await page.call(call as typeof wealth.redeem, input as never);
    expect([answer.code === 200, answer.message]).toEqual([false, words]);
    expect([await spotOf(page), await ordersOf(page)]).toEqual(before);
  });

  test('given units that were redeemed in another tab, then redeeming them again is refused with what is left', async () => {
    const page = await holder();
    const { units } = await heldBy(page);
    await page.read(wealth.redeem, { productId: '501', units: subtract(units, decimal('2.5')) });
    const { message } = await page.call(wealth.redeem, { productId: '501', units });
    expect(message).toBe('You can redeem at most 2.5 units.');
  });

  test('given twelve redemptions of the same units at once, then one is carried out', async () => {
    const page = await holder();
    const { units } = await heldBy(page);
    const answers = await Promise.all(Array.from({ length: 12 }, () => page.call(wealth.redeem, { productId: '501', units })));
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
    await isBalanced(page);
  });

  test('asks for the funding password, and refuses while funds are locked', async () => {
    const [guarded, locked] = [await box.page('password'), await box.page('locked')];
    const order = { productId: '501', amount: decimal('100') };
    expect((await guarded.call(wealth.purchase, order)).code).toBe(101);
    expect((await guarded.call(wealth.redeem, { productId: '501', units: decimal('1') })).code).toBe(10010111);
    expect((await locked.call(wealth.purchase, order)).message).toContain('locked');
  });

  test('a visitor reads and moves nothing (SH-04)', async () => {
    const page = await box.page();
    expect((await page.fetch('/sandbox/private-wealth/orders')).status).toBe(401);
    expect((await page.call(wealth.orderDetail, { orderId: '1', projectType: 'asset-management' })).status).toBe(401);
  });
});

describe('an order and its trend', () => {
  test('says everything that the documents name (API-76, PW-05, PW-07)', async () => {
    const page = await box.page('vip5');
    const order = await orderOf(page, '401');
    expect(order).toMatchObject({ projectType: 'private-wealth', minimum: '10000', asset: 'USDT' });
    expect(await detailOf(page, order)).toEqual({
      name: 'Private Reserve USDT',
      asset: 'USDT',
      amount: order.amount,
      units: order.units,
      income: order.income,
      showsIncome: true,
      buyNetValue: order.buyNetValue,
      netValue: order.netValue,
      recentRateFraction: expect.any(String),
      runDays: 740,
      clientId: expect.stringMatching(/^PW\d+$/),
    });
  });

  test('given an order of another person, of another kind, or none, then there is nothing', async () => {
    const [page, other] = [await holder(), await box.page('vip5')];
    const { orderId } = await orderOf(other, '401');
    expect(await detailOf(page, { orderId, projectType: 'private-wealth' })).toBeNull();
    expect(await detailOf(other, { orderId, projectType: 'asset-management' })).toBeNull();
    for (const unknown of ['999999', 'x', '1; drop']) {
      expect(await detailOf(page, { orderId: unknown, projectType: 'asset-management' })).toBeNull();
      const lines = { type: 'rate', orderId: unknown, days: 30, projectType: 'asset-management' } as const;
      expect(await page.read(wealth.lines, lines)).toMatchObject({ rows: [], change: undefined });
    }
  });

  test.each([30, 180, 365, 730] as const)('has a point for each of %d days, the last of them now (API-75, PW-04, PW-06)', async (days) => {
    const page = await box.page('vip5');
    const order = await orderOf(page, '401');
    const detail = await detailOf(page, order);
    const { rows, change } = await page.read(wealth.lines, { ...order, type: 'balance', days });
    expect(rows).toHaveLength(days);
    expect(rows.at(-1)?.value).toBe(add(detail?.amount ?? decimal('0'), detail?.income ?? decimal('0')));
    expect(change).toBe(subtract(rows.at(-1)?.value ?? decimal('0'), rows[0]?.value ?? decimal('0')));
    const [first, ...steps] = rows.map(({ diff }) => diff ?? decimal('0'));
    expect([first, add(first ?? decimal('0'), ...steps)]).toEqual(['0', change]);
    const rates = await page.read(wealth.lines, { ...order, type: 'rate', days });
    expect([rates.rows.length, rates.rows[0]?.value, rates.change]).toEqual([days, '0', rates.rows.at(-1)?.value]);
  });

  test('given an order of this second, then its trend is one point of what it is worth; a range that no tab has is refused (PW-04)', async () => {
    const page = await holder();
    await page.read(wealth.purchase, { productId: '502', amount: decimal('0.001') });
    const order = await orderOf(page, '502');
    const detail = await detailOf(page, order);
    const worth = add(detail?.amount ?? decimal('0'), detail?.income ?? decimal('0'));
    expect((await page.read(wealth.lines, { ...order, type: 'balance', days: 365 })).rows.map(({ value }) => value)).toEqual([worth]);
    expect((await page.call(wealth.lines, { ...order, type: 'balance', days: 31 as never })).status).toBe(400);
  });

  test('given units that are redeemed, then what they gained stays in the list, and no redemption lowers what was earned (AMB-161)', async () => {
    const page = await holder();
    await page.advance(40 * DAY);
    const earned = async () => {
      const { income, realisedIncome } = await orderOf(page);
      return add(income ?? decimal('-1'), realisedIncome ?? decimal('-1'));
    };
    const all = await earned();
    expect(compare(all, decimal('1'))).toBe(1);
    for (const part of ['1200.5', '900', undefined]) {
      const { units } = await heldBy(page);
      await page.read(wealth.redeem, { productId: '501', units: part === undefined ? units : decimal(part) });
      const off = subtract(all, await earned());
      expect([compare(off, decimal('0.00000003')), compare(off, decimal('-0.00000003'))]).toEqual([-1, 1]);
    }
    expect((await orderOf(page)).income).toBe('0');
  });
});

describe('the history', () => {
  const historyOf = async (page: TestPage, query = '') => {
    const read = readData(wealth.movementList, await dataOf(page.fetch(`/sandbox/private-wealth/history${query}`)));
    if (!('data' in read)) throw new Error(read.broken.problem);
    expect([read.unreadableRows, read.unreadableFields]).toEqual([[], []]);
    return read.data;
  };

  test('lists every purchase and redemption, the newest first, with what the redeemed units gained or lost', async () => {
    const page = await holder();
    await page.advance(DAY);
    await page.read(wealth.redeem, { productId: '501', units: decimal('40') });
    await page.read(wealth.purchase, { productId: '502', amount: decimal('0.005') });
    const { rows, total } = await historyOf(page);
    expect([total, rows.map(({ kind, amount, asset, name }) => `${kind} ${amount} ${asset} ${name}`)]).toEqual([
      3,
      [
        'purchase 0.005 BTC Long-Short BTC',
        expect.stringMatching(/^redeem 4\d\.\d+ USDT Steady Income USDT$/),
        'purchase 5000.5 USDT Steady Income USDT',
      ],
    ]);
    const [, redeemed, bought] = rows;
    const order = await orderOf(page);
    expect([bought?.income, redeemed?.units, redeemed?.orderId]).toEqual([undefined, '40', order.orderId]);
    expect([redeemed?.income, redeemed?.income !== '0']).toEqual([order.realisedIncome, true]);
    expect((await orderOf(page, '502')).realisedIncome, 'nothing of it is redeemed').toBe('0');
    expect((await historyOf(page, '?page=2&limit=2')).rows.map(({ id }) => id)).toEqual([bought?.id]);
  });

  test('shows nobody the history of another person', async () => {
    expect((await historyOf(await box.page('empty'))).rows).toEqual([]);
    expect((await (await box.page()).fetch('/sandbox/private-wealth/history')).status).toBe(401);
  });
});
