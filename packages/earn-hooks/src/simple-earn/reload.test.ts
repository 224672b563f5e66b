import { decimal } from '@earnkit/core';
import { type EarnClient, createEarnClient } from '@earnkit/core/client';
import { flexible } from '@earnkit/core/simple-earn/contract';
import { type ServedSandbox, browserOf, serveSandbox } from '@earnkit/sandbox';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createDrafts } from '../flow/drafts.ts';
import { createPendingOrders } from '../flow/pendingOrders.ts';
import type { SubmissionSpec } from '../flow/submission.ts';
import { createSubmissions } from '../flow/submissions.ts';
import type { Timers } from '../flow/timers.ts';
import { submissionKey } from '../flow/useSubmission.ts';
import type { Earn } from '../provider/earnContext.ts';
import { createEarnQueryClient } from '../provider/EarnProvider.tsx';
import { areaLinks } from '../provider/links.ts';
import { cancelFlow, cancelSubmission } from './flexible/cancelSubmission.ts';
import { unreadHolding } from './flexible/liveHolding.ts';
import { redeemFlow, redeemSubmission } from './flexible/redeemSubmission.ts';
import { subscribeFlow, subscribeSubmission } from './flexible/subscribeSubmission.ts';

/*
 * N07 against the exchange in a box: an order is carried out, its page is loaded anew before the answer, and the next page
 * finds it by what the tab kept. Nothing is sent twice.
 */

const SPEED = 20;
const fastTimers: Timers = {
  now: () => Date.now() * SPEED,
  set: (callback, ms) => {
    const timer = setTimeout(callback, ms / SPEED);
    return () => clearTimeout(timer);
  },
};

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
  const notify = vi.fn<Earn['notify']>();
  const submissions = createSubmissions({ timers: fastTimers, isOnline: () => true, pendingOrders: createPendingOrders(tab) });
  const earn: Earn = {
    client,
    session: { state: 'signed-in', id: 'saver' },
    scope: 'person:saver',
    locale: 'en',
    timeZone: 'UTC',
    now: () => Math.floor(Date.now() / 1000),
    edition: 'global',
    links: areaLinks('en'),
    navigate: () => undefined,
    notify,
    track: () => undefined,
    askLogin: () => undefined,
    queryClient: createEarnQueryClient(),
    submissions,
    drafts: createDrafts(),
  };
  submissions.belongTo(earn.scope);
  return { earn, notify };
}

/** Sends an order from a page that is gone before its answer, and opens the next page. */
async function reloaded<Request, Result, Baseline>(
  client: EarnClient,
  flow: string,
  specOf: (earn: Earn) => SubmissionSpec<Request, Result, Baseline>,
  request: Request,
) {
  const first = pageOf(client).earn;
  const spec = specOf(first);
  const carriedOut = vi.fn();
  const key = submissionKey(first.scope, flow);
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
  next.earn.submissions.resume(key, specOf(next.earn));
  await vi.waitFor(() => expect(next.notify).toHaveBeenCalled(), { timeout: 10_000 });
  expect([...storage.keys()]).toEqual([]);
  return next.notify.mock.calls.map(([{ tone, key: said, values }]) => [tone, said, values?.['amount']]);
}

test('N07 a subscription, a redemption and its cancellation are reconciled after a reload, each sent once', async () => {
  const { client, writes } = await clientOf('saver');
  expect(
    await reloaded(client, subscribeFlow(ASSET), (earn) => subscribeSubmission(earn, ASSET, undefined, ''), {
      asset: ASSET,
      amount: FIVE,
      minAprFraction: '0.0100',
    }),
  ).toEqual([['success', 'earn.flexible.subscribed.toast', '5']]);

  const [held] = (await client.call(flexible.holdings, { asset: ASSET })).rows;
  const all = held?.currentAmount ?? decimal('0');
  expect(
    await reloaded(client, redeemFlow(ASSET), (earn) => redeemSubmission(earn, unreadHolding(ASSET), ''), {
      asset: ASSET,
      amount: all,
      currentAmount: held?.currentAmount,
      lentAmount: undefined,
    }),
  ).toEqual([['success', 'earn.flexible.redeemed.toast', all]]);

  const [left] = (await client.call(flexible.holdings, { asset: ASSET })).rows;
  const redeeming = left?.redeemingAmount ?? decimal('0');
  expect(redeeming).not.toBe('0');
  expect(
    await reloaded(client, cancelFlow(ASSET), (earn) => cancelSubmission(earn, unreadHolding(ASSET)), { asset: ASSET, amount: redeeming }),
  ).toEqual([['success', 'orderCancelled', redeeming]]);

  expect(writes.map((address) => new URL(address).pathname.split('/').at(-1))).toEqual(['subscribe', 'redeem', 'redeem-callback']);
});
