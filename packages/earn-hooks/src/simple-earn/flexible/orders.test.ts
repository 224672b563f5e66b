import { type Decimal, compare, decimal } from '@earnkit/core';
import { type FlexibleHolding, autoEarn, flexible, history } from '@earnkit/core/simple-earn/contract';
import { createEarnClient } from '@earnkit/core/client';
import { type ServedSandbox, serveSandbox } from '@earnkit/sandbox';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { RECONCILE_INTERVAL_MS } from '../../submission/submission.ts';
import { sandboxPerson } from '../../testing/sandboxPerson.ts';
import { submitted } from '../../testing/submitted.ts';
import type { Earn } from '../../provider/earnContext.ts';
import { cancelOrder } from './cancelOrder.ts';
import { redeemOrder } from './redeemOrder.ts';
import { subscribeOrder } from './subscribeOrder.ts';

/* The orders against a sandbox over HTTP: whatever happens to an answer, the ledger's records and the notices agree. */

const SUBSCRIBE = '/apiw/v2/uni-loan/earn/subscribe';
const REDEEM = '/apiw/v2/uni-loan/earn/redeem';
const CANCEL = '/apiw/v2/uni-loan/earn/redeem-callback';
const HISTORY = '/apiw/v2/uni-loan/earn/history';

let served: ServedSandbox;
beforeAll(async () => {
  served = await serveSandbox();
});
afterAll(() => served.close());

/** A person with what a test reads of them at the exchange. */
async function person(world: string, options?: Parameters<typeof sandboxPerson>[2]) {
  const there = await sandboxPerson(served.origin, world, options);
  const { client } = there;
  return {
    ...there,
    records: async (type: 'subscribe' | 'redeem') =>
      (await client.call(history.flexibleHistory, { type, asset: 'USDT', page: 1, limit: 50 })).rows,
    holding: async (): Promise<FlexibleHolding> => {
      const { rows } = await client.call(flexible.holdings, { asset: 'USDT' });
      if (rows[0] === undefined) throw new Error('There is no holding');
      return rows[0];
    },
  };
}
type Person = Awaited<ReturnType<typeof person>>;

const order = (amount: string) => ({ asset: 'USDT', amount: decimal(amount), minAprFraction: '0.0100' });
/** What the form of a subscription holds. */
const TYPED = { name: 'flexible.subscribe:USDT', draft: { amount: '17.12345678' } };
const redemption = (amount: string, holding: FlexibleHolding) => ({
  asset: 'USDT',
  amount: decimal(amount),
  currentAmount: holding.currentAmount,
  lentAmount: holding.lentAmount,
});
const amounts = (rows: readonly { readonly amount: Decimal | undefined }[]): readonly (string | undefined)[] =>
  rows.map((row) => row.amount);

let somebody: Person;
beforeEach(async () => {
  somebody = await person('saver');
  await somebody.fault({ clear: true });
});

describe('subscribe', () => {
  test('makes one record when submit is pressed twice', async () => {
    const before = await somebody.records('subscribe');
    const { end, seen } = await submitted(somebody, subscribeOrder.submission(somebody.earn, { asset: 'USDT' }), order('11.5'));
    expect(seen).toEqual(['submitting', 'succeeded']);
    expect(end).toMatchObject({ state: 'succeeded', result: { asset: 'USDT', amount: '11.5' } });
    const after = await somebody.records('subscribe');
    expect(after.length).toBe(before.length + 1);
    expect(after[0]?.amount).toBe('11.5');
  });

  test('finds the order when the answer was lost after the commit', async () => {
    const before = await somebody.records('subscribe');
    await somebody.fault({ kind: 'lost-answer', path: SUBSCRIBE, method: 'POST', times: 1 });
    const { end, seen } = await submitted(somebody, subscribeOrder.submission(somebody.earn, { asset: 'USDT' }), order('12.25'));
    expect(seen).toEqual(['submitting', 'checking', 'succeeded']);
    expect(end).toMatchObject({ result: { amount: '12.25' } });
    expect((await somebody.records('subscribe')).length).toBe(before.length + 1);
  });

  test.each(['cut', 'garbage'])('reports what the records say when the answer is %s', async (kind) => {
    const before = await somebody.records('subscribe');
    await somebody.fault({ kind, path: SUBSCRIBE, method: 'POST', times: 1 });
    const { end } = await submitted(somebody, subscribeOrder.submission(somebody.earn, { asset: 'USDT' }), order('13'));
    const after = await somebody.records('subscribe');
    // A cut answer was carried out, a gateway's page was not.
    expect(end.state).toBe(kind === 'cut' ? 'succeeded' : 'refused');
    expect(after.length).toBe(before.length + (kind === 'cut' ? 1 : 0));
  });

  test('finds the order when the request timed out and was carried out', async () => {
    const hasty = await person('saver', { timeoutMs: 3_000 });
    const before = await hasty.records('subscribe');
    await hasty.fault({ kind: 'latency', ms: 3_500, path: SUBSCRIBE, method: 'POST', times: 1 });
    const { seen } = await submitted(hasty, subscribeOrder.submission(hasty.earn, { asset: 'USDT' }), order('14'));
    expect(seen).toEqual(['submitting', 'checking', 'succeeded']);
    expect((await hasty.records('subscribe')).length).toBe(before.length + 1);
  });

  test('is not placed when the request was lost, even if an older order has the same amount', async () => {
    await submitted(somebody, subscribeOrder.submission(somebody.earn, { asset: 'USDT' }), order('15'));
    const before = await somebody.records('subscribe');
    await somebody.fault({ kind: 'lost-request', path: SUBSCRIBE, method: 'POST', times: 1 });
    const { end } = await submitted(somebody, subscribeOrder.submission(somebody.earn, { asset: 'USDT' }), order('15'));
    expect(end).toMatchObject({ state: 'refused', refusal: { cause: 'not-placed' } });
    expect(amounts(await somebody.records('subscribe'))).toEqual(amounts(before));
  });

  test('is refused at once, and not looked for, when the exchange has not begun it', async () => {
    const before = await somebody.records('subscribe');
    const spec = subscribeOrder.submission(somebody.earn, { asset: 'USDT' });
    const send = async (): Promise<never> => {
      const answer = Response.json({ code: 503, not_begun: true }, { status: 503, headers: { 'retry-after': '2' } });
      const busy = createEarnClient({ origin: served.origin, fetch: async () => answer });
      await busy.call(flexible.subscribe, order('18'));
      throw new Error('The order was taken');
    };
    const { end, seen } = await submitted(somebody, { ...spec, send }, order('18'));
    expect(seen).toEqual(['submitting', 'refused']);
    expect(end).toMatchObject({ refusal: { cause: 'error', error: { kind: 'http', status: 503, notBegun: true, retryAfterSeconds: 2 } } });
    expect(amounts(await somebody.records('subscribe'))).toEqual(amounts(before));
  });

  test('is unresolved without an answer and records, and finds the order when checked again', async () => {
    const before = await somebody.records('subscribe');
    await somebody.fault({ kind: 'lost-answer', path: SUBSCRIBE, method: 'POST', times: 1 });
    const { baseline, ...spec } = subscribeOrder.submission(somebody.earn, { asset: 'USDT' });
    const { end } = await submitted(
      somebody,
      {
        ...spec,
        // The records go away right after the baseline was read.
        baseline: async (request, signal) => {
          const recentOrders = await baseline(request, signal);
          await somebody.fault({ kind: 'http', status: 503, path: HISTORY, times: 1_000 });
          return recentOrders;
        },
      },
      order('16'),
    );
    expect(end.state).toBe('unresolved');

    await somebody.fault({ clear: true });
    await vi.waitFor(
      () => {
        somebody.earn.submissions.checkAgain('test');
        expect(somebody.notify).toHaveBeenCalledWith({
          tone: 'success',
          key: 'earn.order.subscribed.toast',
          values: { coin: 'USDT', amount: '16' },
        });
      },
      { timeout: 10_000, interval: RECONCILE_INTERVAL_MS / 20 },
    );
    expect((await somebody.records('subscribe')).length).toBe(before.length + 1);
  });

  test('reports the exchange’s text and makes no record when it refuses', async () => {
    const before = await somebody.records('subscribe');
    const { end } = await submitted(somebody, subscribeOrder.submission(somebody.earn, { asset: 'USDT' }), order('99999999'));
    expect(end).toMatchObject({ state: 'refused', refusal: { cause: 'error', error: { kind: 'business' } } });
    expect((await somebody.records('subscribe')).length).toBe(before.length);
  });

  test('sends nothing when the session ended, and keeps the amount for the next sign-in', async () => {
    const { earn, logout } = somebody;
    await logout();
    const { end } = await submitted(somebody, subscribeOrder.submission(earn, { asset: 'USDT' }, TYPED), order('17.123456'));
    expect(end).toMatchObject({ state: 'refused', refusal: { cause: 'error', error: { kind: 'login-needed' } } });
    expect(earn.drafts.read('flexible.subscribe:USDT', earn.scope)).toEqual({ amount: '17.12345678' });
  });

  test('given a form that was closed while its order was sent, when the session turns out to be over, then the person is asked to sign in (AMB-012)', async () => {
    const askLogin = vi.fn<Earn['askLogin']>();
    const earn: Earn = { ...somebody.earn, askLogin };
    await somebody.logout();
    expect(earn.submissions.submit('test', subscribeOrder.submission(earn, { asset: 'USDT' }, TYPED), order('17.123456'))).toBe(true);
    await vi.waitFor(() => expect(askLogin).toHaveBeenCalledOnce());
    expect(somebody.notify).not.toHaveBeenCalled();
    expect(earn.drafts.read('flexible.subscribe:USDT', earn.scope)).toEqual({ amount: '17.12345678' });
  });

  test('is refused when the rate is not the one that was shown (R04)', async () => {
    const { earn, client } = somebody;
    const { rows } = await client.call(flexible.product, { asset: 'USDT' });
    const [product] = rows;
    if (product === undefined) throw new Error('There is no product');
    const before = await somebody.records('subscribe');
    const seen = { ...product, nextAprFraction: decimal('0.9') };
    const { end } = await submitted(somebody, subscribeOrder.submission(earn, { asset: 'USDT', seen }), order('18'));
    expect(end).toMatchObject({ state: 'refused', refusal: { cause: 'rate-changed' } });
    expect((await somebody.records('subscribe')).length).toBe(before.length);
  });
});

describe('redeem and cancel', () => {
  test.each(['open', 'closed'])(
    'given a cancellation whose dialog is %s, when the session is over, then only a closed one asks to sign in by itself (AMB-012)',
    async (dialog) => {
      const askLogin = vi.fn<Earn['askLogin']>();
      const earn: Earn = { ...somebody.earn, askLogin };
      await somebody.logout();
      const stop = dialog === 'open' ? earn.submissions.watch('test', () => undefined) : undefined;
      earn.submissions.submit('test', cancelOrder.submission(earn, { asset: 'USDT' }), { asset: 'USDT', amount: decimal('1') });
      // The end of a submission that nothing watches is not kept.
      await vi.waitFor(() => expect(['refused', 'idle']).toContain(earn.submissions.status('test').state));
      expect(askLogin).toHaveBeenCalledTimes(dialog === 'closed' ? 1 : 0);
      expect(somebody.notify).not.toHaveBeenCalled();
      stop?.();
    },
  );

  test('redeems once and cancels once when both answers were lost', async () => {
    const holding = await somebody.holding();
    const before = await somebody.records('redeem');
    await somebody.fault({ kind: 'lost-answer', path: REDEEM, method: 'POST', times: 1 });
    const redeemed = await submitted(
      somebody,
      redeemOrder.submission(somebody.earn, holding),
      redemption(holding.currentAmount ?? '0', holding),
    );
    expect(redeemed.seen).toEqual(['submitting', 'checking', 'succeeded']);
    expect((await somebody.records('redeem')).length).toBe(before.length + 1);

    const onItsWay = await somebody.holding();
    const amount = onItsWay.redeemingAmount ?? decimal('0');
    // What the receipt promised for the next full hour is what is on its way.
    expect(redeemed.end).toMatchObject({ result: { split: { atNextHour: amount } } });
    await somebody.fault({ kind: 'lost-answer', path: CANCEL, times: 1 });
    const cancelled = await submitted(somebody, cancelOrder.submission(somebody.earn, onItsWay), { asset: 'USDT', amount });
    expect(cancelled.seen).toEqual(['submitting', 'checking', 'succeeded']);
    expect(await somebody.holding()).toMatchObject({ currentAmount: onItsWay.currentAmount, redeemingAmount: '0' });
    expect(somebody.notify).toHaveBeenCalledExactlyOnceWith({ tone: 'success', key: 'orderCancelled', values: { amount, coin: 'USDT' } });
  });

  test('given an answer with another amount than was sent, then receipt and notice name that amount and what was sent (SE-F-29)', async () => {
    const holding = await somebody.holding();
    const { earn, client } = somebody;
    const other: Earn = {
      ...earn,
      client: {
        call: async (endpoint, input, options) => {
          const answer = await client.call(endpoint, input, options);
          return endpoint.name === flexible.redeem.name ? ({ asset: 'USDT', amount: decimal('1.25') } as never) : answer;
        },
      },
    };
    const spec = redeemOrder.submission(other, holding);
    const { end } = await submitted(somebody, spec, redemption('2', holding));
    expect(end).toMatchObject({ state: 'succeeded', result: { amount: '1.25', requestedAmount: '2' } });
    if (end.state !== 'succeeded') throw new Error('It is not placed');
    spec.onEndedUnwatched?.(end);
    expect(somebody.notify).toHaveBeenCalledExactlyOnceWith({
      tone: 'success',
      key: 'earn.order.redeemed.toast',
      values: { amount: '1.25', coin: 'USDT' },
    });
  });

  test('given an answer with the amount that was sent, then the receipt names no other one (SE-F-29)', async () => {
    const holding = await somebody.holding();
    const { end } = await submitted(somebody, redeemOrder.submission(somebody.earn, holding), redemption('2', holding));
    expect(end).toMatchObject({ result: { amount: '2', requestedAmount: undefined } });
  });

  test('given a redemption that was paid out first, then no cancellation is reported', async () => {
    const { earn, client } = somebody;
    const holding = await somebody.holding();
    await submitted(somebody, redeemOrder.submission(earn, holding), redemption(holding.currentAmount ?? '0', holding));
    const onItsWay = await somebody.holding();
    const amount = onItsWay.redeemingAmount ?? decimal('0');
    const spec = cancelOrder.submission(earn, onItsWay);
    const { end } = await submitted(
      somebody,
      {
        ...spec,
        // The full hour begins before the call arrives.
        send: async () => {
          await somebody.advance(3_600);
          return client.call({ ...flexible.cancelRedemption, path: '/nowhere' }, { asset: 'USDT', amount }).then(
            () => ({ asset: 'USDT', amount }),
            () => Promise.reject(new TypeError('lost')),
          );
        },
      },
      { asset: 'USDT', amount },
    );
    expect(end).toMatchObject({ state: 'refused', refusal: { cause: 'not-placed' } });
  });

  test('does not report a cancellation when the paid amount was lent again in the same hour', async () => {
    const { earn, client } = somebody;
    await submitted(somebody, subscribeOrder.submission(earn, { asset: 'USDT' }), order('500'));
    await client.call(autoEarn.setAutoEarn, { asset: 'USDT', on: true });
    await somebody.advance(3_600);
    const holding = await somebody.holding();
    await submitted(somebody, redeemOrder.submission(earn, holding), redemption(holding.currentAmount ?? '0', holding));
    const onItsWay = await somebody.holding();
    const request = { asset: 'USDT', amount: onItsWay.redeemingAmount ?? decimal('0') };
    const { baseline, find } = cancelOrder.submission(earn, onItsWay);
    const { signal } = new AbortController();
    const before = await baseline(request, signal);
    await somebody.advance(3_600);
    // All of it is back in the holding, so the holding alone would say "cancelled".
    expect(compare((await somebody.holding()).currentAmount ?? decimal('0'), before.current)).toBeGreaterThanOrEqual(0);
    expect(await find(request, before, signal)).toBeUndefined();
  });
});
