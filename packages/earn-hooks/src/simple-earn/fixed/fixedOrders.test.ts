import { EarnFailure, decimal } from '@earnkit/core';
import type { FixedOrder, FixedProduct, Voucher } from '@earnkit/core/simple-earn/contract';
import { describe, expect, test, vi } from 'vitest';
import type { Order, OrderFacts, OrderRequest } from '../../flow/defineOrder.ts';
import { fastTimers } from '../../testing/fastTimers.ts';
import { type Answers, listOf, namedExchange } from '../../testing/namedExchange.ts';
import { testEarn } from '../../testing/testEarn.ts';
import { earlyRedeemOrder } from './earlyRedeemOrder.ts';
import { fixedSubscribeOrder } from './fixedSubscribeOrder.ts';
import { redeemAccountSubmission, reinvestSubmission } from './useFixedOrderSettings.ts';

const product = (fields: Partial<FixedProduct> = {}) =>
  ({
    id: '7',
    asset: 'USDT',
    type: 'normal',
    days: 30,
    aprFraction: decimal('0.05'),
    ladder: [],
    soldOut: false,
    ...fields,
  }) as unknown as FixedProduct;

const order = (fields: Partial<FixedOrder> = {}) =>
  ({
    orderId: '1001',
    asset: 'USDT',
    productType: 'normal',
    status: 1,
    redeemingEarly: false,
    finishesAt: Number.MAX_SAFE_INTEGER,
    reinvest: false,
    redeemAccount: 'flexible',
    ...fields,
  }) as unknown as FixedOrder;

const lost = (): never => {
  throw new EarnFailure({ kind: 'network', call: 'test' });
};

const request = {
  asset: 'USDT',
  vip: false,
  productId: '7',
  amount: decimal('100'),
  aprFraction: decimal('0.05'),
  reinvest: false,
  redeemAccount: 'flexible',
} as const;

const BONUS = [{ from: decimal('0'), to: undefined, aprFraction: decimal('0.03') }];

const STEP_TO_50 = [{ from: decimal('0'), to: decimal('50'), aprFraction: decimal('0.03') }];

const EXCHANGE: Answers = {
  'account.fundingLock': () => ({ useFunding: false, locked: false }),
  'fixed.product': () => product(),
  'history.fixed': () => listOf(),
};

/** Sends one order and waits for its end. */
async function ended<Facts extends OrderFacts, Request extends OrderRequest, Receipt, Baseline>(
  kind: Pick<Order<string, Facts, Request, Receipt, Baseline>, 'flow' | 'submission'>,
  facts: Facts,
  sent: Request,
  answers: Answers,
) {
  const exchange = namedExchange({ ...EXCHANGE, ...answers });
  const { earn } = testEarn(exchange.client, 'ada', { timers: fastTimers(20) });
  const { submissions } = earn;
  submissions.watch('test', () => undefined);
  submissions.submit('test', kind.submission(earn, facts), sent);
  await vi.waitFor(() => expect(submissions.status('test').state).toMatch(/succeeded|refused|unresolved/), { timeout: 10_000 });
  return { exchange, status: submissions.status('test') };
}

describe('a fixed subscription', () => {
  test.each([
    ['everyone', false, 'fixed.subscribe'],
    ['VIPs', true, 'fixedVip.subscribe'],
  ])('of a product for %s is sent once, on the path of its kind (SE-X-56)', async (_who, vip, call) => {
    const { exchange, status } = await ended(fixedSubscribeOrder, { asset: 'USDT' }, { ...request, vip }, { [call]: () => undefined });
    expect(status.state).toBe('succeeded');
    expect(exchange.asked.filter((name) => name.endsWith('.subscribe'))).toEqual([call]);
  });

  test.each<[string, Partial<FixedProduct>, object, Partial<FixedProduct>?]>([
    ['its rate is another one (R04)', { aprFraction: decimal('0.04') }, { cause: 'rate-changed', change: { from: '0.05', to: '0.04' } }],
    ['its bonus is another one (R04)', { ladder: BONUS }, { cause: 'rate-changed', change: { from: '0.05', to: '0.08' } }],
    [
      'its bonus ends at a smaller amount (R04)',
      { ladder: STEP_TO_50 },
      { cause: 'rate-changed', change: { from: '0.08', to: '0.065' } },
      { ladder: BONUS },
    ],
    ['it was sold out meanwhile', { soldOut: true }, { cause: 'limit-changed' }],
  ])('is not sent when %s', async (_case, changed, refusal, seen = {}) => {
    const { exchange, status } = await ended(fixedSubscribeOrder, { asset: 'USDT', product: product(seen) }, request, {
      'fixed.product': () => product(changed),
      'fixed.subscribe': () => undefined,
    });
    expect(status).toMatchObject({ state: 'refused', refusal });
    expect(exchange.count('fixed.subscribe')).toBe(0);
  });

  const chosen = {
    id: 'v',
    days: 30,
    aprFraction: decimal('0.01'),
    low: decimal('10'),
    high: decimal('500'),
    assets: [],
  } as unknown as Voucher;

  test.each([
    [
      'the rate of its voucher is another one (R04)',
      { aprFraction: decimal('0.005') },
      { cause: 'rate-changed', change: { from: '0.01', to: '0.005' } },
    ],
    ['the limit of its voucher is another one (R04)', { high: decimal('50') }, { cause: 'limit-changed' }],
    ['the rate of its voucher is no longer said (R04)', { aprFraction: undefined }, { cause: 'limit-changed' }],
  ])('is not sent when %s', async (_case, changed, refusal) => {
    const facts = { asset: 'USDT', product: product(), voucher: chosen };
    const { exchange, status } = await ended(
      fixedSubscribeOrder,
      facts,
      { ...request, voucherId: 'v' },
      {
        'vouchers.recommended': () => listOf({ ...chosen, ...changed }),
        'fixed.subscribe': () => undefined,
      },
    );
    expect(status).toMatchObject({ state: 'refused', refusal });
    expect(exchange.count('fixed.subscribe')).toBe(0);
  });

  test.each([
    ['is as it was chosen', () => listOf(chosen)],
    ['is no longer listed, about which the exchange decides', () => listOf()],
    ['cannot be read (AMB-016)', lost],
  ])('is sent when its voucher %s', async (_case, listed) => {
    const facts = { asset: 'USDT', product: product(), voucher: chosen };
    const { exchange, status } = await ended(
      fixedSubscribeOrder,
      facts,
      { ...request, voucherId: 'v' },
      {
        'vouchers.recommended': listed,
        'fixed.subscribe': () => undefined,
      },
    );
    expect(status.state).toBe('succeeded');
    expect(exchange.count('fixed.subscribe')).toBe(1);
  });

  test('whose answer is lost is found in the fixed history, and never sent again', async () => {
    let placed = false;
    const { exchange, status } = await ended(fixedSubscribeOrder, { asset: 'USDT', product: product() }, request, {
      'fixed.subscribe': () => {
        placed = true;
        return lost();
      },
      'history.fixed': () => (placed ? listOf({ id: '1', amount: decimal('100'), createdAt: 1_710_000_000 }) : listOf()),
    });
    expect(status).toMatchObject({ state: 'succeeded', result: { at: 1_710_000_000, amount: '100' } });
    expect(exchange.count('fixed.subscribe')).toBe(1);
  });
});

describe('an early redemption', () => {
  const early = { asset: 'USDT', orderId: '1001', amount: decimal('1000'), vip: false };
  const facts = { asset: 'USDT', orderId: '1001' };

  test('of one order has a submission of its own: another order of the coin stays free', () => {
    expect(earlyRedeemOrder.flow(facts)).not.toBe(earlyRedeemOrder.flow({ asset: 'USDT', orderId: '1002' }));
  });

  test.each([
    ['is redeeming', () => listOf(order({ redeemingEarly: true })), 'succeeded'],
    ['has left the list', () => listOf(), 'succeeded'],
    ['still earns', () => listOf(order()), 'refused'],
  ])('whose answer is lost is judged by the order, which %s', async (_case, orders, state) => {
    const { exchange, status } = await ended(earlyRedeemOrder, facts, early, { 'fixed.redeemEarly': lost, 'fixed.orders': orders });
    expect(status.state).toBe(state);
    expect(exchange.count('fixed.redeemEarly')).toBe(1);
  });

  test('is unresolved, not refused, while the order cannot be read', async () => {
    const unreadable = () => ({ rows: [], unreadable: [{ index: 0, field: 'status', problem: 'is missing' }], total: 1 });
    const { status } = await ended(earlyRedeemOrder, facts, early, { 'fixed.redeemEarly': lost, 'fixed.orders': unreadable });
    expect(status.state).toBe('unresolved');
  });
});

describe('the settings of an order', () => {
  /** Changes a setting whose answer is lost, over what the exchange then says of the order. */
  async function changed(now: FixedOrder, setting: 'reinvest' | 'account') {
    const exchange = namedExchange({ 'fixed.setReinvest': lost, 'fixed.setRedeemAccount': lost, 'fixed.orders': () => listOf(now) });
    const { earn, notify } = testEarn(exchange.client, 'ada', { timers: fastTimers(20) });
    const { submissions } = earn;
    submissions.watch('test', () => undefined);
    if (setting === 'reinvest') submissions.submit('test', reinvestSubmission(earn, order()), true);
    else submissions.submit('test', redeemAccountSubmission(earn, order()), 'spot');
    await vi.waitFor(() => expect(submissions.status('test').state).toMatch(/succeeded|refused|unresolved/), { timeout: 10_000 });
    return { state: submissions.status('test').state, keys: notify.mock.calls.map(([notice]) => notice.key) };
  }

  test('renewal is read back after a lost answer: on, and the account is the spot account (SE-X-42, SE-X-46)', async () => {
    expect(await changed(order({ reinvest: true, redeemAccount: 'spot' }), 'reinvest')).toEqual({
      state: 'succeeded',
      keys: ['cryptoloan.enabledSuccessfully'],
    });
  });

  test('given a renewal that was not switched, then a notice reports it', async () => {
    expect((await changed(order(), 'reinvest')).state).toBe('refused');
  });

  test('the account is read back after a lost answer (SE-X-40, AMB-135)', async () => {
    expect(await changed(order({ redeemAccount: 'spot' }), 'account')).toEqual({ state: 'succeeded', keys: ['modified'] });
  });
});
