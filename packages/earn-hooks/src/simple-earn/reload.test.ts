import { decimal } from '@earnkit/core';
import { type EarnClient, createEarnClient } from '@earnkit/core/client';
import { flexible } from '@earnkit/core/simple-earn/contract';
import { type ServedSandbox, browserOf, serveSandbox } from '@earnkit/sandbox';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createPendingOrders } from '../submission/pendingOrders.ts';
import type { Order, OrderFacts, OrderRequest } from '../flow/defineOrder.ts';
import { submissionKey } from '../submission/submission.ts';
import { fastTimers } from '../testing/fastTimers.ts';
import { testEarn } from '../testing/testEarn.ts';
import { cancelOrder } from './flexible/cancelOrder.ts';
import { redeemOrder } from './flexible/redeemOrder.ts';
import { subscribeOrder } from './flexible/subscribeOrder.ts';

/*
 * N07 against a sandbox: an order is carried out, its page is reloaded before the answer, and the next page finds it with
 * what the tab stored. Nothing is sent twice.
 */

let served: ServedSandbox;
beforeAll(async () => {
  served = await serveSandbox();
});
afterAll(() => served.close());

const ASSET = 'USDT';
const FIVE = decimal('5');
let storage: Map<string, string>;
beforeEach(() => {
  storage = new Map();
});

/** What a page sees of the tab's storage: names are its own keys. */
const tab = (): Storage =>
  Object.assign(Object.fromEntries(storage), {
    getItem: (name: string) => storage.get(name) ?? null,
    setItem: (name: string, text: string) => void storage.set(name, text),
    removeItem: (name: string) => void storage.delete(name),
  }) as unknown as Storage;

async function clientOf(world: string) {
  const page = browserOf(fetch, served.origin);
  await page.login(world);
  const writes: string[] = [];
  const client: EarnClient = createEarnClient({
    origin: served.origin,
    fetch: async (input, init) => {
      const address = String(input instanceof Request ? input.url : input);
      if (init?.method === 'POST') writes.push(address);
      return page.fetch(address, init);
    },
    isOnline: () => true,
  });
  return { client, writes };
}

/** A page of the tab; `send` says what becomes of answers to writes. */
function pageOf(client: EarnClient) {
  const area = testEarn(client, 'saver', { timers: fastTimers(20), pendingOrders: createPendingOrders(tab) });
  area.earn.submissions.setOwner(area.earn.scope);
  return area;
}

/** Sends an order from a page that is gone before its answer, and opens the next page. */
async function reloaded<Facts extends OrderFacts, Request extends OrderRequest, Receipt, Baseline>(
  client: EarnClient,
  order: Pick<Order<string, Facts, Request, Receipt, Baseline>, 'flow' | 'submission' | 'restore'>,
  facts: Facts,
  request: Request,
) {
  const first = pageOf(client).earn;
  const spec = order.submission(first, facts);
  const carriedOut = vi.fn();
  const key = submissionKey(first.scope, order.flow({ asset: ASSET }));
  first.submissions.submit(
    key,
    {
      ...spec,
      prechecks: [],
      send: async (sent) => {
        await spec.send(sent);
        carriedOut();
        return new Promise(() => undefined);
      },
    },
    request,
  );
  await vi.waitFor(() => expect(carriedOut).toHaveBeenCalled(), { timeout: 10_000 });
  const next = pageOf(client);
  expect(next.earn.submissions.status(key).state).toBe('checking');
  order.restore(next.earn, { asset: ASSET }, (restored) => next.earn.submissions.resume(key, restored));
  await vi.waitFor(() => expect(next.notify).toHaveBeenCalled(), { timeout: 10_000 });
  expect([...storage.keys()]).toEqual([]);
  return next.notify.mock.calls.map(([{ tone, key, values }]) => [tone, key, values?.['amount']]);
}

test('N07 a subscription, a redemption and its cancellation are reconciled after a reload, each sent once', async () => {
  const { client, writes } = await clientOf('saver');
  expect(
    await reloaded(
      client,
      subscribeOrder,
      { asset: ASSET },
      {
        asset: ASSET,
        amount: FIVE,
        minAprFraction: '0.0100',
      },
    ),
  ).toEqual([['success', 'earn.order.subscribed.toast', '5']]);

  const [held] = (await client.call(flexible.holdings, { asset: ASSET })).rows;
  if (held === undefined) throw new Error('There is no holding');
  const all = held.currentAmount ?? decimal('0');
  expect(
    await reloaded(client, redeemOrder, held, {
      asset: ASSET,
      amount: all,
      currentAmount: held.currentAmount,
      lentAmount: undefined,
    }),
  ).toEqual([['success', 'earn.order.redeemed.toast', all]]);

  const [left] = (await client.call(flexible.holdings, { asset: ASSET })).rows;
  const redeeming = left?.redeemingAmount ?? decimal('0');
  expect(redeeming).not.toBe('0');
  expect(await reloaded(client, cancelOrder, { asset: ASSET }, { asset: ASSET, amount: redeeming })).toEqual([
    ['success', 'orderCancelled', redeeming],
  ]);

  expect(writes.map((address) => new URL(address).pathname.split('/').at(-1))).toEqual(['subscribe', 'redeem', 'redeem-callback']);
});
