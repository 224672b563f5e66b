import { decimal } from '@earnkit/core';
import * as account from '@earnkit/core/account/contract';
import { type FixedProduct, fixed, fixedVip, vouchers } from '@earnkit/core/simple-earn/contract';
import type { FixedSubscribeRequest } from '@earnkit/core/simple-earn/rules';
import { type ServedSandbox, serveSandbox } from '@earnkit/sandbox';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { SubmissionStatus } from '../../submission/submission.ts';
import { type SandboxPerson, sandboxPerson } from '../../testing/sandboxPerson.ts';
import { submitted } from '../../testing/submitted.ts';
import { earlyRedeemOrder } from './earlyRedeemOrder.ts';
import { fixedSubscribeOrder } from './fixedSubscribeOrder.ts';
import { fixedOrdersOptions } from './listQueries.ts';
import { fixedLendableOptions, fixedProductOptions } from './queries.ts';
import { vipOptions } from './vipQuery.ts';

/* A fixed subscription over HTTP: a change between opening the form and sending it is always reported and never sent as an order. */

let served: ServedSandbox;
beforeAll(async () => {
  served = await serveSandbox();
});
afterAll(() => served.close());

/** Opens the form of a product: its terms, the quota and the tier are read. */
async function opened(world: string, productId: string) {
  const person = await sandboxPerson(served.origin, world);
  const { earn, client } = person;
  const product = await earn.queryClient.fetchQuery(fixedProductOptions(earn, productId));
  if (product?.aprFraction === undefined || product.minLendAmount === undefined) throw new Error('There is no such product');
  const vip = product.type === 'vip';
  const reads = [fixedProductOptions(earn, productId), fixedLendableOptions(earn, productId, vip), vipOptions(earn)];
  await Promise.all(reads.map((read) => earn.queryClient.fetchQuery(read as never)));
  const request: FixedSubscribeRequest = {
    asset: product.asset,
    vip,
    productId,
    amount: product.minLendAmount,
    aprFraction: product.aprFraction,
    reinvest: false,
    redeemAccount: 'flexible',
  };
  const calls = vip ? fixedVip : fixed;
  return {
    person,
    product,
    request,
    orders: async () => (await client.call(calls.orders, { page: 1, limit: 50 })).rows.length,
    balance: async () => (await client.call(account.balances, { assets: [product.asset] })).rows[0]?.available,
    /** Which of what the form shows is read again. */
    readAgain: () => reads.map(({ queryKey }) => earn.queryClient.getQueryData(queryKey) === undefined),
  };
}

async function ended({ earn }: SandboxPerson, product: FixedProduct, request: FixedSubscribeRequest) {
  const { submissions } = earn;
  submissions.watch('test', () => undefined);
  submissions.submit('test', fixedSubscribeOrder.submission(earn, { asset: product.asset, product }), request);
  await vi.waitFor(() => expect(submissions.status('test').state).toMatch(/succeeded|refused|unresolved/), { timeout: 10_000 });
  return submissions.status('test') as SubmissionStatus<FixedSubscribeRequest, unknown>;
}

/** A refusal with the exchange's own words. */
const saying = (text: string) => ({ cause: 'error', error: { kind: 'business', message: text } });

test.each([
  ['the product is sold out', 'saver', '131', { event: 'fixed-sold-out', product: '131' }, { cause: 'limit-changed' }],
  [
    'others take the quota but a part',
    'saver',
    '132',
    { event: 'fixed-sold-out', product: '132', left: '0.015' },
    saying('Only 0.015 ETH are left of this product. Nothing was subscribed.'),
  ],
  ['the VIP tier changes', 'vip5', '202', { event: 'vip-tier', tier: 4 }, saying('This product is for VIP 5 to 16.')],
])(
  'given an open form, when %s, then nothing is subscribed, the reason is told, and what is shown is read again (SE-X-28, SE-X-51, SE-X-53, R04)',
  async (_case, world, productId, event, refusal) => {
    const { person, product, request, orders, balance, readAgain } = await opened(world, productId);
    const before = [await orders(), await balance()];
    await person.happens(event);
    const amount = 'left' in event ? decimal('0.02') : request.amount;
    expect(await ended(person, product, { ...request, amount })).toMatchObject({ state: 'refused', refusal });
    expect([await orders(), await balance()]).toEqual(before);
    expect(readAgain()).toEqual([true, true, true]);
    await person.happens('left' in event || event.event === 'fixed-sold-out' ? { ...event, left: null } : { event: 'vip-tier', tier: 5 });
  },
);

test('given an open form with a chosen voucher, when another tab uses it, then the order is refused with the reason and nothing moves (SE-V-05, SE-V-09)', async () => {
  const { person, product, request, orders, balance } = await opened('saver', '102');
  const [voucher] = (await person.client.call(vouchers.vouchers, { productId: '102' })).rows;
  if (voucher === undefined) throw new Error('There is no voucher');
  const before = [await orders(), await balance()];
  await person.happens({ event: 'voucher-used', voucher: voucher.id });
  const amount = decimal('100');
  expect(await ended(person, product, { ...request, amount, voucherId: voucher.id })).toMatchObject({
    state: 'refused',
    refusal: saying('This voucher has already been used.'),
  });
  expect([await orders(), await balance()]).toEqual(before);
  expect((await person.client.call(vouchers.vouchers, { productId: '102' })).rows.map(({ id }) => id)).not.toContain(voucher.id);
});

test('given an order that another tab redeemed early, when it is redeemed here, then nothing moves, the reason is told, and the list is read again (R05)', async () => {
  const person = await sandboxPerson(served.origin, 'saver');
  const { earn, client } = person;
  const read = fixedOrdersOptions(earn, 1, 50, false);
  const { rows } = await earn.queryClient.fetchQuery(read);
  const order = rows.find(({ canRedeemEarly, redeemingEarly, status }) => canRedeemEarly && !redeemingEarly && status === 1);
  if (order?.principal === undefined) throw new Error('Nothing can be redeemed early');
  const request = { asset: order.asset, orderId: order.orderId, amount: order.principal, vip: false };
  await client.call(fixed.redeemEarly, request);
  const balance = async () => (await client.call(account.balances, { assets: [request.asset] })).rows[0]?.available;
  const before = await balance();
  const { end } = await submitted(person, earlyRedeemOrder.submission(earn, request), request);
  expect(end).toMatchObject({ state: 'refused', refusal: saying('This order is being redeemed or has ended.') });
  expect(await balance()).toBe(before);
  expect(earn.queryClient.getQueryData(read.queryKey)).toBeUndefined();
});
