import { type Decimal, compare, decimal, subtract } from '@earnkit/core';
import { type ListedWealthOrder, orderDetail, orderList, redeem as redeemUnits } from '@earnkit/core/private-wealth/contract';
import { readData } from '@earnkit/core/endpoint';
import { type ServedSandbox, serveSandbox } from '@earnkit/sandbox';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type SandboxPerson, sandboxPerson } from '../testing/sandboxPerson.ts';
import { submitted } from '../testing/submitted.ts';
import { wealthPurchaseOrder, wealthRedeemOrder } from './wealthOrders.ts';

/* The orders against a sandbox over HTTP: whatever happens to an answer, units and notices agree. */

const PURCHASE = '/apiw/v2/earn/private-wealth/purchase';
const REDEEM = '/apiw/v2/earn/private-wealth/redeem';
const DETAIL = '/apiw/v2/earn/private-wealth/order-detail';

let served: ServedSandbox;
let somebody: SandboxPerson;
let order: ListedWealthOrder;
beforeAll(async () => {
  served = await serveSandbox();
  somebody = await sandboxPerson(served.origin, 'saver');
  const listed = readData(orderList, await somebody.read('/sandbox/private-wealth/orders'));
  const [first] = 'data' in listed ? listed.data.rows : [];
  if (first === undefined) throw new Error('There is no order');
  order = first;
});
afterAll(() => served.close());
beforeEach(async () => {
  await somebody.fault({ clear: true });
});

const unitsOf = async (): Promise<Decimal> => {
  const detail = await somebody.client.call(orderDetail, order);
  if (detail?.units === undefined) throw new Error('The units are not known');
  return detail.units;
};

const facts = () => ({ asset: order.asset, orderId: order.orderId, netValue: order.netValue });
const ref = () => {
  const { orderId, productId, projectType, asset } = order;
  return { orderId, productId, projectType, asset };
};
const buy = (amount: string) =>
  submitted(somebody, wealthPurchaseOrder.submission(somebody.earn, facts()), { ...ref(), amount: decimal(amount) });
const redeem = (units: string) =>
  submitted(somebody, wealthRedeemOrder.submission(somebody.earn, facts()), { ...ref(), units: decimal(units) });
const sentTo = (path: string): readonly string[] => somebody.sent.filter((line) => line.startsWith(`POST ${path}`));

describe('a purchase', () => {
  test('given two presses, then it is sent once, with 5 as its type, and the units grow (API-73, PW-15)', async () => {
    const before = await unitsOf();
    const { end } = await buy('120.12345678');
    expect(end).toMatchObject({ state: 'succeeded', result: { amount: '120.12345678', estimatedUnits: expect.any(String) } });
    expect(sentTo(PURCHASE)).toEqual([`POST ${PURCHASE} pid=${order.productId}&amount=120.12345678&project_type=5`]);
    expect(compare(await unitsOf(), before)).toBe(1);
  });

  test.each(['lost-answer', 'cut'])('given a %s, then the units tell that it was placed, and nothing is sent again', async (kind) => {
    const [before, sent] = [await unitsOf(), sentTo(PURCHASE).length];
    await somebody.fault({ kind, path: PURCHASE, method: 'POST', times: 1 });
    const { end, seen } = await buy('130');
    expect([end.state, seen.includes('checking')]).toEqual(['succeeded', true]);
    expect([compare(await unitsOf(), before), sentTo(PURCHASE).length]).toEqual([1, sent + 1]);
  });

  test('given a lost request, then it is refused as not placed', async () => {
    await somebody.fault({ kind: 'lost-request', path: PURCHASE, method: 'POST', times: 1 });
    const before = await unitsOf();
    expect((await buy('140')).end).toMatchObject({ state: 'refused', refusal: { cause: 'not-placed' } });
    expect(await unitsOf()).toBe(before);
  });

  test('given a refusal, then its text is shown and nothing moves (PW-17)', async () => {
    const before = await unitsOf();
    const { end } = await buy('1');
    expect(end).toMatchObject({ refusal: { cause: 'error', error: { kind: 'business', message: 'The least amount is 100 USDT.' } } });
    expect(await unitsOf()).toBe(before);
  });

  test('given neither an answer nor the order, then the outcome stays unknown', async () => {
    await somebody.fault({ kind: 'lost-answer', path: PURCHASE, method: 'POST', times: 1 });
    const { baseline, ...spec } = wealthPurchaseOrder.submission(somebody.earn, facts());
    const { end } = await submitted(
      somebody,
      {
        ...spec,
        baseline: async (request, signal) => {
          const units = await baseline(request, signal);
          await somebody.fault({ kind: 'http', status: 503, path: DETAIL, times: 1_000 });
          return units;
        },
      },
      { ...ref(), amount: decimal('150') },
    );
    expect(end.state).toBe('unresolved');
    // The person has checked it themselves.
    await somebody.fault({ clear: true });
    somebody.earn.submissions.release('test');
  });
});

describe('a redemption', () => {
  test('given a lost answer, then the units tell that it was placed, exactly once (API-74)', async () => {
    const before = await unitsOf();
    await somebody.fault({ kind: 'lost-answer', path: REDEEM, method: 'POST', times: 1 });
    const { end, seen } = await redeem('10.5');
    expect([end.state, seen.includes('checking')]).toEqual(['succeeded', true]);
    expect(end).toMatchObject({ result: { units: '10.5', estimatedAmount: expect.any(String) } });
    expect(sentTo(REDEEM)).toEqual([`POST ${REDEEM} pid=${order.productId}&unit=10.5`]);
    expect(subtract(before, await unitsOf())).toBe('10.5');
  });

  test('given units that were redeemed in another tab, then it is refused with the remaining units', async () => {
    const units = await unitsOf();
    const other = await sandboxPerson(served.origin, 'saver');
    await other.client.call(redeemUnits, { productId: order.productId, units: subtract(units, decimal('3')) });
    const { end } = await redeem(units);
    expect(end).toMatchObject({ refusal: { error: { kind: 'business', message: 'You can redeem at most 3 units.' } } });
    expect(await unitsOf()).toBe('3');
  });

  test('given a reload while it was sent, then its message names units, not the coin', () => {
    expect([wealthRedeemOrder.restoredNotice, wealthPurchaseOrder.restoredNotice]).toEqual([
      'earn.wealth.redeem.restored',
      'earn.submission.restored',
    ]);
  });
});

test('200 ms after a press in a VIP form (FM-20)', () => {
  const { earn } = somebody;
  expect([wealthPurchaseOrder.submission(earn, facts()).debounceMs, wealthRedeemOrder.submission(earn, facts()).debounceMs]).toEqual([
    200, 200,
  ]);
});
