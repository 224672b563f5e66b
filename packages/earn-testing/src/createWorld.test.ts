import { DECLARED_CALLS } from '@earnkit/core/calls';
import { createEarnClient } from '@earnkit/core/client';
import { type Decimal, decimal, earnErrorOf } from '@earnkit/core';
import * as account from '@earnkit/core/account/contract';
import { type AnyEndpoint, type Endpoint, readData } from '@earnkit/core/endpoint';
import { autoEarn, fixed, flexible, history } from '@earnkit/core/simple-earn/contract';
import * as staking from '@earnkit/core/staking/contract';
import { describe, expect, test } from 'vitest';
import { type WorldFacts, createWorld } from './createWorld.ts';
import recorded from './recordedAnswers.json' with { type: 'json' };

const NOW = Date.UTC(2026, 2, 10, 10, 20) / 1000;
const FACTS: WorldFacts = {
  now: NOW,
  balances: { USDT: '1000', ETH: '2' },
  prices: { BTC: '97412.5' },
  flexible: { USDT: { held: '500', lent: '400' }, BTC: {} },
  fixed: [{ asset: 'USDT', days: 30, held: '100' }],
  staking: { ETH: { held: '1' } },
};

const open = (facts: WorldFacts = FACTS) => {
  const world = createWorld(facts);
  const client = createEarnClient({ origin: 'https://exchange.test', fetch: world.fetch, readRetries: 0 });
  const balance = async (asset = 'USDT') => (await client.call(account.balances, { assets: [asset] })).rows[0]?.available;
  const holding = async () => (await client.call(flexible.holdings, { asset: 'USDT' })).rows[0];
  const subscribe = (amount: string) =>
    client.call(flexible.subscribe, { asset: 'USDT', amount: decimal(amount), minAprFraction: '0.0001' });
  const redeem = (amount: string) =>
    client.call(flexible.redeem, { asset: 'USDT', amount: decimal(amount), currentAmount: undefined, lentAmount: undefined });
  const reason = (call: Promise<unknown>) => call.then(() => undefined, earnErrorOf);
  return { world, client, balance, holding, subscribe, redeem, reason };
};

const requests: Readonly<Record<string, { readonly request: Readonly<Record<string, unknown>> }>> = recorded;

/** A request of a call with the fields that were recorded. */
function requestOf({ name, method, path, encoding }: AnyEndpoint): Request {
  const fields = { ...requests[name]?.request };
  const address = path.replaceAll(/\{(\w+)\}/g, (_, field: string) => {
    const value = String(fields[field]);
    delete fields[field];
    return value;
  });
  const form = new URLSearchParams(Object.entries(fields).map(([key, value]) => [key, String(value)]));
  if (encoding === 'query') return new Request(`https://exchange.test${address}?${form.toString()}`);
  const body = encoding === 'json' ? JSON.stringify(fields) : form.toString();
  const type = encoding === 'json' ? 'application/json' : 'application/x-www-form-urlencoded';
  return new Request(`https://exchange.test${address}`, { method, body, headers: { 'content-type': type } });
}

/** The products that the recorded requests name. */
const RECORDED_PRODUCTS: WorldFacts['fixed'] = [
  { id: '102', asset: 'USDT', days: 1 },
  { id: '201', asset: 'USDT', days: 30, vip: [5, 9] },
];

test.each(DECLARED_CALLS.map(({ call }) => call).filter(({ effect }) => effect === 'read'))(
  '$name is answered in the exchange’s format',
  async (call) => {
    const response = await createWorld({ ...FACTS, fixed: RECORDED_PRODUCTS }).fetch(requestOf(call));
    const { code, data } = (await response.json()) as { readonly code: number; readonly data: unknown };
    expect([response.status, code]).toEqual([200, call.success === 'only-200' ? 200 : 0]);
    const read = readData((call as unknown as Endpoint<unknown, never, unknown, unknown>).data, data);
    expect(read).toMatchObject({ unreadableRows: [], unreadableFields: [] });
  },
);

describe('flexible Simple Earn', () => {
  test('given a coin without a price, then what all coins are worth is not known, and not zero', async () => {
    const { client } = open({ flexible: { USDT: { held: '500' }, SOL: { held: '3' } } });
    expect((await client.call(flexible.statistics, undefined)).totalValueUsdt).toBeUndefined();
  });

  test('given a subscription, then balance, holding, statistics and history have it', async () => {
    const { client, balance, holding, subscribe, world } = open();
    await subscribe('250.5');
    expect(await balance()).toBe('749.5');
    expect(await holding()).toMatchObject({ currentAmount: '750.5', minLendAprFraction: '0.0001' });
    expect((await client.call(flexible.statistics, undefined)).totalValueUsdt).toBe('750.5');
    expect((await client.call(history.flexibleHistory, { type: 'subscribe' })).rows).toMatchObject([{ amount: '250.5', at: NOW }]);
    expect(world.orders.map(({ call }) => call)).toEqual(['flexible.subscribe']);
  });

  test('given a redemption of more than is free, then the free part is paid at once and the rest with the next full hour', async () => {
    const { balance, holding, redeem, world } = open();
    await redeem('150');
    expect(await balance()).toBe('1100');
    expect(await holding()).toMatchObject({ currentAmount: '400', redeemingAmount: '50', redeemingRevocable: true });
    world.advance(2400);
    expect(await holding()).toMatchObject({ currentAmount: '350', lentAmount: '350', redeemingAmount: '0' });
    expect(await balance()).toBe('1150');
  });

  test('given a redemption that is cancelled, then nothing arrives', async () => {
    const { balance, client, holding, redeem, world } = open();
    await redeem('150');
    await client.call(flexible.cancelRedemption, { asset: 'USDT', amount: decimal('50') });
    world.advance(3600);
    expect(await holding()).toMatchObject({ currentAmount: '400', redeemingAmount: '0' });
    expect(await balance()).toBe('1100');
  });

  test('given more than there is, then the exchange refuses and nothing changes', async () => {
    const { balance, holding, redeem, reason, subscribe, world } = open();
    expect(await reason(subscribe('1000.01'))).toMatchObject({ kind: 'business', message: 'Insufficient balance' });
    expect(await reason(redeem('500.01'))).toMatchObject({ kind: 'business' });
    expect([await balance(), (await holding())?.currentAmount, world.orders]).toEqual(['1000', '500', []]);
  });

  test('given auto-earn for all coins, then each has it', async () => {
    const { client } = open();
    await client.call(autoEarn.setAutoEarn, { asset: autoEarn.ALL_ASSETS, on: true });
    expect(await client.call(autoEarn.autoEarnStatus, { assets: ['USDT', 'BTC'] })).toEqual({
      byAsset: [
        { name: 'USDT', value: true },
        { name: 'BTC', value: true },
      ],
      global: true,
    });
  });
});

describe('fixed Simple Earn', () => {
  test.each([null, '-1'])('given a product whose most is %s, then nothing limits a subscription', async (most) => {
    const { client } = open({
      balances: { USDT: '90000' },
      fixed: [{ asset: 'USDT', days: 30, product: { user_max_lend_volume: most } }],
    });
    expect((await client.call(fixed.lendable, { productId: '1' })).lendable).toBe('unlimited');
  });

  const order = { productId: '1', aprFraction: decimal('0.06'), redeemAccount: 'spot' as const, voucherId: undefined };
  const orders = async ({ client }: ReturnType<typeof open>) => (await client.call(fixed.orders, {})).rows;

  test('given an order to the spot account, then it is paid with interest at its end', async () => {
    const opened = open();
    await opened.client.call(fixed.subscribe, { ...order, amount: decimal('365'), reinvest: false });
    expect(await opened.balance()).toBe('635');
    expect(await orders(opened)).toMatchObject([{ principal: '365', interest: '1.8' }, { principal: '100' }]);
    opened.world.advance(31 * 86_400);
    expect(await orders(opened)).toEqual([]);
    expect(await opened.balance()).toBe('1001.8');
    // The order from before pays into flexible Simple Earn.
    expect((await opened.holding())?.currentAmount).toBe('600.49315068');
  });

  test('given an order that renews itself, then its interest is paid and its principal goes on', async () => {
    const opened = open();
    await opened.client.call(fixed.subscribe, { ...order, amount: decimal('365'), reinvest: true });
    opened.world.advance(31 * 86_400);
    expect(await orders(opened)).toMatchObject([{ principal: '365', reinvest: true }]);
    expect(await opened.balance()).toBe('636.8');
  });

  test('given an early redemption, then the principal is paid alone', async () => {
    const opened = open();
    await opened.client.call(fixed.redeemEarly, { orderId: '1' });
    expect([await opened.balance(), await orders(opened)]).toEqual(['1100', []]);
  });

  test('given more than the person may hold, then it is refused', async () => {
    const { client, reason } = open({ ...FACTS, fixed: [{ asset: 'USDT', days: 30, maxAmount: '50' }] });
    expect(await client.call(fixed.lendable, { productId: '1' })).toEqual({ lendable: '50' });
    expect(await reason(client.call(fixed.subscribe, { ...order, amount: decimal('51'), reinvest: false }))).toMatchObject({
      kind: 'business',
    });
  });
});

test('given a stake and a redemption, then what is staked follows, and the redemption arrives after its days', async () => {
  const { client, balance, world } = open();
  const staked = async (): Promise<Decimal | undefined> => (await client.call(staking.products.user, { asset: 'ETH' })).heldAmount;
  await client.call(staking.stakes.stake, { asset: 'ETH', amount: decimal('0.5') });
  expect([await staked(), await balance('ETH')]).toEqual(['1.5', '1.5']);
  const { arrivesAt } = await client.call(staking.redemptions.redeem, {
    asset: 'ETH',
    amount: decimal('1'),
    fast: false,
    redeemAsset: 'ETH',
  });
  expect(arrivesAt).toBe(NOW + 3 * 86_400);
  expect([await staked(), await balance('ETH')]).toEqual(['0.5', '1.5']);
  world.advance(3 * 86_400);
  expect(await balance('ETH')).toBe('2.5');
});

describe('a call that fails', () => {
  test.each([
    ['no-connection', { kind: 'network' }, '1000'],
    ['lost-answer', { kind: 'network' }, '990'],
    ['not-offered', { kind: 'http', status: 404 }, '1000'],
    ['signed-out', { kind: 'login-needed' }, '1000'],
    [{ status: 502 }, { kind: 'http', status: 502 }, '1000'],
    [{ status: 400, message: 'Closed' }, { kind: 'http', status: 400, message: 'Closed' }, '1000'],
    [{ code: 30_007, message: 'Sold out' }, { kind: 'business', code: '30007', message: 'Sold out' }, '1000'],
  ] as const)('with %o says so, and moves what it moves', async (failure, expected, left) => {
    const { balance, reason, subscribe, world } = open();
    world.fail('flexible.subscribe', failure);
    expect(await reason(subscribe('10'))).toMatchObject(expected);
    expect(await balance()).toBe(left);
    world.recover();
    await subscribe('10');
  });

  test('once works the second time', async () => {
    const { reason, subscribe, world } = open();
    world.fail('flexible.subscribe', 'no-connection', 1);
    expect(await reason(subscribe('10'))).toMatchObject({ kind: 'network' });
    await subscribe('10');
    expect(world.orders).toHaveLength(1);
  });
});

test('given answers that are held back, then they arrive when they are let go, and an abort ends the wait', async () => {
  const { client, holding, reason, world } = open();
  const release = world.hold('flexible.holdings');
  let arrived = false;
  const waiting = holding().then(() => (arrived = true));
  const abort = new AbortController();
  const aborted = reason(client.call(flexible.holdings, {}, { signal: abort.signal }));
  abort.abort();
  expect(await aborted).toMatchObject({ kind: 'cancelled' });
  expect(arrived).toBe(false);
  release();
  expect(await waiting).toBe(true);
  await holding();
});

test('given answers of the test’s own, then they come in place of the world’s', async () => {
  const { client, world } = open({ ...FACTS, answers: { 'account.vip': { tier: 7 } } });
  expect(await client.call(account.vip, undefined)).toMatchObject({ tier: 7 });
  world.answer('flexible.market', [{ asset: 'SOL', next_time_rate_year: '0.03' }]);
  expect((await client.call(flexible.market, undefined)).rows).toMatchObject([{ asset: 'SOL' }]);
  world.answer('flexible.product', ({ coin }) => [{ asset: coin, min_lend_amount: '7' }]);
  expect((await client.call(flexible.product, { asset: 'SOL' })).rows).toMatchObject([{ minLendAmount: '7' }]);
});

test('given a request that the declaration does not accept, then it fails with the field', async () => {
  const sent = createWorld(FACTS).fetch('/apiw/v2/uni-loan/earn/redeem', {
    method: 'POST',
    body: new URLSearchParams({ asset: 'USDT', amount: 'ten' }),
  });
  await expect(sent).rejects.toThrow('flexible.redeem was sent fields its declaration does not accept: amount');
});

test('given a path of no call, then it is 404', async () => {
  expect((await createWorld().fetch('/apiw/v2/nothing')).status).toBe(404);
});
