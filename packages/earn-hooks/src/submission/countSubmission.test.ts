import { type EarnError, EarnFailure, decimal } from '@earnkit/core';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { AnalyticsProps } from '../submission/notice.ts';
import { createPendingOrders, storedDecimal } from '../submission/pendingOrders.ts';
import { SETTLE_MS, type SubmissionSpec } from '../submission/submission.ts';
import { ORDER_MESSAGES } from '../flow/refusalNotice.ts';
import { runner } from '../flow/runSubmission.ts';
import { createSubmissions } from '../submission/submissions.ts';
import { tabStorage } from '../testing/tabStorage.ts';

const KEY = 'flexible.redeem:BTC';
const ORDER = { asset: 'BTC', amount: decimal('1234.5678'), id: 'ada-77' };
type Order = typeof ORDER;

const spec = (overrides: Partial<SubmissionSpec<Order, string, number>> = {}): SubmissionSpec<Order, string, number> => ({
  runner,
  call: 'flexible.redeem',
  messages: { ...ORDER_MESSAGES, tone: 'warning' },
  debounceMs: 200,
  baseline: async () => 0,
  send: async () => 'order 98765 of 1234.5678 BTC',
  find: async () => undefined,
  ...overrides,
});
const fails = (error: EarnError) => ({ send: async () => Promise.reject(new EarnFailure(error)) });
const network: EarnError = { kind: 'network', call: 'flexible.redeem' };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

type Event = AnalyticsProps & { readonly name: string };

/** Everything counted of one submission. */
async function counted(of: SubmissionSpec<Order, string, number>, ms = 0): Promise<readonly Event[]> {
  const events: Event[] = [];
  const submissions = createSubmissions({ onAnalytics: (name, props) => events.push({ name, ...props }), isOnline: () => true });
  submissions.watch(KEY, () => undefined);
  // A double click is one order.
  submissions.submit(KEY, of, ORDER);
  submissions.submit(KEY, of, ORDER);
  await vi.advanceTimersByTimeAsync(ms);
  return events;
}

const event = (how: Partial<Event>) => ({ name: 'flexible.redeem', asset: 'BTC', ...how });

describe('submissions counted for analytics (FM-25, AMB-078)', () => {
  test('counts an order when it is sent and when it succeeds', async () => {
    expect(await counted(spec())).toEqual([event({ outcome: 'submitted' }), event({ outcome: 'succeeded' })]);
  });

  test('counts a refusal with its kind', async () => {
    const refused = spec(fails({ kind: 'business', call: 'flexible.redeem', code: '7', message: '1234.5678 BTC is too much, ada' }));
    expect(await counted(refused)).toEqual([event({ outcome: 'submitted' }), event({ outcome: 'refused', cause: 'business' })]);
  });

  test('counts no submission when nothing was sent', async () => {
    expect(await counted(spec({ prechecks: [async () => ({ cause: 'locked' })] }))).toEqual([
      event({ outcome: 'refused', cause: 'locked' }),
    ]);
  });

  test('counts an order whose outcome stays unknown as unresolved', async () => {
    const lost = spec({ ...fails(network), find: async () => Promise.reject(new EarnFailure(network)) });
    expect(await counted(lost, 3 * SETTLE_MS)).toEqual([event({ outcome: 'submitted' }), event({ outcome: 'unresolved' })]);
  });

  test('tracks no amount, id or text of the exchange', async () => {
    const business: EarnError = { kind: 'business', call: 'flexible.redeem', code: '7', message: '1234.5678 BTC is too much, ada' };
    const all = [
      ...(await counted(spec())),
      ...(await counted(spec(fails(business)))),
      ...(await counted(spec(fails(network)), 2 * SETTLE_MS)),
    ];
    expect(all.map(({ outcome }) => outcome)).toEqual(['submitted', 'succeeded', 'submitted', 'refused', 'submitted', 'refused']);
    expect(JSON.stringify(all)).not.toMatch(/1234|5678|ada|98765|too much/);
  });

  test.each([true, null, undefined, 'BTC', {}, { on: true }, { asset: 5 }])(
    'given a change to %j, which names no coin, then its events hold no coin',
    async (request) => {
      const events: Event[] = [];
      const submissions = createSubmissions({ onAnalytics: (name, props) => events.push({ name, ...props }), isOnline: () => true });
      const change: SubmissionSpec<unknown, string, number> = {
        runner,
        call: 'flexible.redeem',
        messages: { ...ORDER_MESSAGES, tone: 'warning' },
        debounceMs: 200,
        baseline: async () => 0,
        send: async () => 'changed',
        find: async () => undefined,
      };
      submissions.submit(KEY, change, request);
      await vi.advanceTimersByTimeAsync(0);
      expect(events).toStrictEqual([
        { name: 'flexible.redeem', outcome: 'submitted' },
        { name: 'flexible.redeem', outcome: 'succeeded' },
      ]);
    },
  );

  test('given a host with analytics, when the page is reloaded, then a pending order is still checked', async () => {
    const storage = tabStorage();
    const page = () => {
      const submissions = createSubmissions({
        onAnalytics: () => undefined,
        isOnline: () => true,
        pendingOrders: createPendingOrders(() => storage),
      });
      submissions.setOwner('person:ada');
      return submissions;
    };
    const key = `person:ada ${KEY}`;
    const pending = spec({
      send: () => new Promise(() => undefined),
      remembered: { request: v.object({ asset: v.string(), amount: storedDecimal, id: v.string() }), baseline: v.number() },
    });
    page().submit(key, pending, ORDER);
    await vi.advanceTimersByTimeAsync(0);
    expect(page().status(key).state).toBe('checking');
  });

  test('completes the order when the host’s analytics throw', async () => {
    const loud: unknown[] = [];
    const hear = (error: unknown): void => void loud.push(error);
    process.on('uncaughtException', hear);
    const submissions = createSubmissions({
      isOnline: () => true,
      onAnalytics: () => {
        throw new Error('blocked by an extension');
      },
    });
    const send = vi.fn(async () => 'placed');
    submissions.watch(KEY, () => undefined);
    submissions.submit(KEY, spec({ send }), ORDER);
    await vi.advanceTimersByTimeAsync(0);
    expect(send).toHaveBeenCalledTimes(1);
    expect(submissions.status(KEY)).toMatchObject({ state: 'succeeded', result: 'placed' });
    process.off('uncaughtException', hear);
    expect(loud.map(String)).toEqual(['Error: blocked by an extension', 'Error: blocked by an extension']);
  });
});
