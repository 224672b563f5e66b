import { add, decimal, ZERO } from '@earnkit/core';
import { fixed, fixedVip } from '@earnkit/core/simple-earn/contract';
import { beforeAll, expect, test } from 'vitest';
import { fileSandbox } from '../../testing/fileSandbox.ts';
import { happens, orderFor, ordersOf, personWith, place, spotOf, subscribe } from '../../testing/fixedOrders.ts';
import { START, type TestPage } from '../../testing/testSandbox.ts';

const HOUR = 3600;
const DAY = 24 * HOUR;
/** The next midnight UTC. */
const MIDNIGHT = Math.ceil(START / DAY) * DAY;

const box = fileSandbox({ audited: true });
let onlooker: TestPage;
beforeAll(async () => {
  onlooker = await personWith(box, {});
});

test('100 buyers race for 37 units: exactly 37 are sold, and everyone else is told why (SE-X-28)', async () => {
  const buyers = await Promise.all(Array.from({ length: 4 }, () => personWith(box, { USDT: '100' })));
  expect(await happens(onlooker, { event: 'fixed-sold-out', product: '101', left: '37' })).toBe(200);
  const order = await orderFor(onlooker, '101', { amount: decimal('1') });
  const answers = await Promise.all(buyers.flatMap((buyer) => Array.from({ length: 25 }, () => buyer.call(fixed.subscribe, order))));
  expect(answers.filter((answer) => answer.code === 0)).toHaveLength(37);
  expect(answers.filter((answer) => answer.message === 'The quota is sold out. Nothing was subscribed.')).toHaveLength(63);
  const sold = (await Promise.all(buyers.map((buyer) => ordersOf(buyer)))).flat();
  expect(sold.map(({ principal }) => principal)).toEqual(Array.from({ length: 37 }, () => '1'));
  const [first = ZERO, ...others] = await Promise.all(buyers.map((buyer) => spotOf(buyer, 'USDT')));
  expect(add(first, ...others), 'what four times 100 leaves of 37').toBe('363');
  expect(await onlooker.read(fixed.product, { id: '101' })).toMatchObject({ soldOut: true });
  await happens(onlooker, { event: 'fixed-sold-out', product: '101', left: '1.5' });
  const [buyer = onlooker] = buyers;
  expect(await buyer.call(fixed.subscribe, { ...order, amount: decimal('2') })).toMatchObject({
    code: 30103,
    message: 'Only 1.5 USDT are left of this product. Nothing was subscribed.',
  });
  await happens(onlooker, { event: 'fixed-sold-out', product: '101', left: null });
  expect((await buyer.call(fixed.subscribe, order)).code).toBe(0);
});

test.each([
  ['sold out', { event: 'fixed-sold-out', product: '131' }, 30_013],
  ['at another rate', { event: 'fixed-rate', product: '131', rateYear: '0.02' }, 30_106],
  ['for another VIP tier', { event: 'vip-tier', tier: 3 }, 30_107],
])('given a product that is %s by the time of the order, then the order is refused and moves nothing', async (_how, does, code) => {
  const person = await personWith(box, { ETH: '2', BTC: '1' });
  await happens(person, { event: 'vip-tier', tier: 6 });
  const isVip = does.event === 'vip-tier';
  const calls = isVip ? fixedVip : fixed;
  const order = await orderFor(person, isVip ? '202' : '131', { amount: decimal('0.5') });
  await person.post('/sandbox/faults', { path: calls.subscribe.path, method: 'POST', kind: 'meanwhile', times: 1, does });
  expect((await person.call(calls.subscribe, order)).code).toBe(code);
  expect([await spotOf(person, 'ETH'), await spotOf(person, 'BTC')]).toEqual(['2', '1']);
  if (does.event === 'fixed-sold-out') await happens(person, { ...does, left: null });
});

test('given just the least amount left of the personal maximum, then it can be subscribed, and nothing after it', async () => {
  const person = await personWith(box, { USDT: '20010' });
  const codeOf = async (amount: string) => (await subscribe(person, '102', { amount: decimal(amount) })).code;
  expect([await codeOf('19999'), await codeOf('1.000001'), await codeOf('1'), await codeOf('1')]).toEqual([0, 30_104, 0, 30_105]);
});

test('given an answer that is lost, when the orders are read, then the order is there once', async () => {
  const person = await personWith(box, { USDT: '100' });
  await person.post('/sandbox/faults', { path: fixed.subscribe.path, method: 'POST', kind: 'cut', times: 1 });
  await expect(subscribe(person, '102')).rejects.toThrow();
  expect(await ordersOf(person)).toMatchObject([{ principal: '10' }]);
});

test.each([
  [{ event: 'fixed-sold-out', product: '999' }, 30_101],
  [{ event: 'fixed-sold-out', product: '102', left: '-1' }, 400],
  [{ event: 'fixed-rate', product: '102', rateYear: 'high' }, 400],
  [{ event: 'vip-tier', tier: -1 }, 400],
  [{ event: 'voucher-used', voucher: 5 }, 400],
])('what cannot happen is refused: %j', async (event, code) => {
  expect(await happens(onlooker, event)).toBe(code);
});

test('given an hour before maturity, to the second, then an order can no longer be changed (SE-X-34 to SE-X-43, AMB-083, AMB-143)', async () => {
  const page = await personWith(box, { USDT: '200', USDC: '20', SOL: '5' });
  const [first, second] = [await place(page, '102'), await place(page, '102')];
  const fixedAccount = await place(page, '111');
  const neither = await place(page, '101');
  const noRenewal = await place(page, '141', { amount: decimal('1') });
  const codes = async (orderId: string, calls = fixed as typeof fixedVip) => [
    (await page.call(calls.setRedeemAccount, { orderId, account: 'spot' })).code,
    (await page.call(calls.setReinvest, { orderId, on: true })).code,
    (await page.call(calls.redeemEarly, { orderId })).code,
  ];
  expect(await codes('99999')).toEqual([30_113, 30_113, 30_113]);
  expect(await codes('first')).toEqual([30_113, 30_113, 30_113]);
  expect(await codes(first, fixedVip)).toEqual([30_113, 30_113, 30_113]);
  const stranger = await personWith(box, {});
  expect((await stranger.call(fixed.redeemEarly, { orderId: first })).code).toBe(30_113);
  expect((await stranger.read(fixed.orders, { orderId: first })).rows).toEqual([]);
  expect((await page.call(fixed.setRedeemAccount, { orderId: fixedAccount, account: 'spot' })).code).toBe(30_110);
  expect((await page.call(fixed.redeemEarly, { orderId: neither })).code).toBe(30_111);
  expect((await page.call(fixed.setReinvest, { orderId: noRenewal, on: true })).code).toBe(30_109);
  const stand = async (orderId: string) => {
    const [order] = (await page.read(fixed.orders, { orderId })).rows;
    return [order?.reinvest, order?.redeemAccount];
  };
  const until = async (at: number) => page.advance(at - (await box.sandbox.now()));
  const cutOff = MIDNIGHT + 7 * DAY - HOUR;
  await until(cutOff - 1);
  expect((await page.call(fixed.setRedeemAccount, { orderId: second, account: 'spot' })).code).toBe(0);
  expect(await stand(second)).toEqual([false, 'spot']);
  expect((await page.call(fixed.setReinvest, { orderId: first, on: true })).code).toBe(0);
  expect(await stand(first)).toEqual([true, 'spot']);
  expect((await page.call(fixed.setRedeemAccount, { orderId: first, account: 'flexible' })).code).toBe(30_112);
  expect((await page.call(fixed.setReinvest, { orderId: first, on: false })).code).toBe(0);
  expect(await stand(first)).toEqual([false, 'flexible']);
  await until(cutOff);
  expect(await codes(first)).toEqual([30_115, 30_115, 30_115]);
  await until(cutOff + HOUR);
  expect(await codes(first)).toEqual([30_114, 30_114, 30_114]);
  await until(cutOff + 2 * HOUR);
  expect(await codes(first)).toEqual([30_114, 30_114, 30_114]);
});
