import { type Decimal, ZERO, compare, decimal, divide, subtract } from '@earnkit/core';
import * as account from '@earnkit/core/account/contract';
import { readData } from '@earnkit/core/endpoint';
import * as wealth from '@earnkit/core/private-wealth/contract';
import {
  assessWealthPurchase,
  assessWealthRedeem,
  netChange,
  redeemableUnits,
  shownIncome,
  worthOfUnits,
} from '@earnkit/core/private-wealth/rules';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { personWith } from '../testing/fixedOrders.ts';
import { openTestSandbox, type TestPage, type TestSandbox } from '../testing/testSandbox.ts';

/*
 * What the rules of the client call ready the exchange accepts, and what they refuse it refuses. Each was written without the
 * other.
 */

let box: TestSandbox;
let page: TestPage;
beforeAll(async () => {
  box = await openTestSandbox();
  page = await personWith(box, { USDT: '60000' });
  await page.read(wealth.purchase, { productId: '501', amount: decimal('20000') });
});
afterAll(async () => {
  expect(box.reported).toEqual([]);
  await box.close();
});

/** What a form knows before it sends. */
async function known(person = page) {
  const { data } = (await (await person.fetch('/sandbox/private-wealth/orders')).json()) as { data: unknown };
  const read = readData(wealth.orderList, data);
  const [order] = 'data' in read ? read.data.rows : [];
  const [balance] = (await person.read(account.balances, { assets: ['USDT'] })).rows;
  if (order === undefined) throw new Error('There is no order');
  return { order, available: balance?.available };
}

/** Around the bounds: the least purchase, the balance, all units, and one step of each beyond. */
const part = fc.constantFrom('0', '0.000000000001', '0.005', '0.3', '1', '1.00000001', '1.7');
const places = fc.constantFrom(0, 6, 8, 9);
const times = (amount: Decimal, share: string, decimals: number): Decimal =>
  divide(decimal(String(Number(amount) * Number(share))), decimal('1'), decimals);

test('random purchases and redemptions are judged alike (PW-08 to PW-14)', async () => {
  await fc.assert(
    fc.asyncProperty(fc.boolean(), part, places, async (buys, share, decimals) => {
      const { order, available } = await known();
      const typed = times((buys ? available : order.units) ?? decimal('0'), share, decimals);
      if (buys) {
        const rule = assessWealthPurchase({ amount: typed, disclaimer: true }, { ...order, available, minimum: order.minimum });
        const amount = rule.state === 'ready' ? rule.request.amount : typed;
        const { code } = await page.call(wealth.purchase, { productId: order.productId, amount });
        expect(code === 200, `purchase ${typed}`).toBe(rule.state === 'ready');
        return;
      }
      const rule = assessWealthRedeem(typed, { ...order, redeemable: redeemableUnits(order) });
      const units = rule.state === 'ready' ? rule.request.units : typed;
      const { code } = await page.call(wealth.redeem, { productId: order.productId, units });
      expect(code === 200, `redeem ${typed}`).toBe(rule.state === 'ready');
    }),
    { numRuns: 60 },
  );
});

test('worth less cost is the income that the exchange says (PW-05)', async () => {
  const { order } = await known();
  const worth = worthOfUnits(order.units, order.netValue) ?? decimal('-1');
  expect(shownIncome(order)).toBeDefined();
  expect(compare(worth, decimal('0'))).toBeGreaterThanOrEqual(0);
  expect(divide(worth, decimal('1'), 8)).toBe(worth);
  expect(Number(worth) - Number(order.amount)).toBeCloseTo(Number(order.income), 6);
});

test.each([30, 365, 730] as const)(
  'given units bought and redeemed within %d days, then the net change is what it was before (AMB-160)',
  async (days) => {
    const person = await personWith(box, { USDT: '9000' });
    await person.read(wealth.purchase, { productId: '501', amount: decimal('5000') });
    await person.advance(2 * 86_400);
    const { order } = await known(person);
    const read = () => person.read(wealth.lines, { ...order, type: 'balance', days });
    const before = await read();
    await person.read(wealth.purchase, { productId: '501', amount: decimal('1500') });
    await person.read(wealth.redeem, { productId: '501', units: decimal('700') });
    const after = await read();
    expect(compare(subtract(after.change ?? ZERO, before.change ?? ZERO), decimal('700'))).toBe(1);
    // Units are worth what was paid for them, but for the digits that are cut off.
    const gained = subtract(netChange(after) ?? decimal('-1'), netChange(before) ?? ZERO);
    expect([compare(gained, ZERO) <= 0, compare(gained, decimal('-0.00001'))]).toEqual([true, 1]);
  },
);
