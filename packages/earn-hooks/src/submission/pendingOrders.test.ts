import { EarnFailure, decimal } from '@earnkit/core';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { countOf, createPendingOrders, storedDecimal } from '../submission/pendingOrders.ts';
import {
  FIRST_RECONCILE_MS,
  SETTLE_AFTER_TIMEOUT_MS,
  SETTLE_MS,
  type SubmissionSpec,
  type SubmissionStatus,
} from '../submission/submission.ts';
import { ORDER_MESSAGES } from '../flow/refusalNotice.ts';
import { runner } from '../flow/runSubmission.ts';
import { createSubmissions } from '../submission/submissions.ts';

/*
 * N07: a page that is reloaded while an order is pending. Each `page()` is a page of the same tab: new memory, the same
 * sessionStorage.
 */

const ADA = 'person:ada';
const BOB = 'person:bob';
const KEY = `${ADA} flexible.subscribe:USDT`;

interface Order {
  readonly asset: string;
  readonly amount: ReturnType<typeof decimal>;
}
const FIVE: Order = { asset: 'USDT', amount: decimal('5') };

/** A tab's storage. */
function tabStorage(): Storage & Record<string, unknown> {
  const kept: Record<string, string> = {};
  const methods = {
    getItem: (name: string) => kept[name] ?? null,
    setItem: (name: string, text: string) => void (kept[name] = text),
    removeItem: (name: string) => void Reflect.deleteProperty(kept, name),
  };
  return new Proxy(kept, {
    get: (target, name) => methods[name as keyof typeof methods] ?? target[String(name)],
  }) as unknown as Storage & Record<string, unknown>;
}

let storage: ReturnType<typeof tabStorage>;
let orders: string[];
beforeEach(() => {
  vi.useFakeTimers();
  storage = tabStorage();
  orders = [];
});
afterEach(() => void vi.useRealTimers());

const settle = (ms = 0): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);
const network = new EarnFailure({ kind: 'network', call: 'flexible.subscribe' });
const never = <Value>(): Promise<Value> => new Promise(() => undefined);

function specOf(overrides: Partial<SubmissionSpec<Order, string, { before: number }>> = {}) {
  return {
    runner,
    call: 'flexible.subscribe',
    messages: { ...ORDER_MESSAGES, tone: 'warning' } as const,
    debounceMs: 500,
    baseline: vi.fn(async () => ({ before: orders.length })),
    send: vi.fn(async ({ amount }: Order) => {
      orders.push(amount);
      return never<string>();
    }),
    find: vi.fn(async ({ amount }: Order, { before }: { before: number }) =>
      orders.slice(before).includes(amount) ? `order ${amount}` : undefined,
    ),
    remembered: {
      request: v.object({ asset: v.literal('USDT'), amount: storedDecimal }),
      baseline: v.object({ before: v.number() }),
    },
    onSucceeded: vi.fn(),
    onRefused: vi.fn(),
    onEndedUnwatched: vi.fn(),
    ...overrides,
  } satisfies SubmissionSpec<Order, string, { before: number }>;
}

function page(person: 'anonymous' | typeof ADA | typeof BOB = ADA, kept: Storage = storage) {
  const submissions = createSubmissions({ pendingOrders: createPendingOrders(() => kept), isOnline: () => true });
  const restored: string[] = [];
  submissions.onRestored((key, request) => restored.push(`${key} ${countOf(request)} ${request.asset}`));
  submissions.setOwner(person);
  const seen: string[] = [];
  const open = (): (() => void) => submissions.watch(KEY, () => seen.push(submissions.status(KEY).state));
  return { submissions, seen, restored, open, state: () => submissions.status(KEY).state };
}

const refusalOf = (status: SubmissionStatus<unknown, unknown>) => (status.state === 'refused' ? status.refusal.cause : status.state);
const written = (): readonly string[] => Object.keys(storage);

/** Ada's order, sent; its page is gone before an answer. */
async function sentAndReloaded(overrides: Parameters<typeof specOf>[0] = {}): Promise<void> {
  page().submissions.submit(KEY, specOf(overrides), FIVE);
  await settle();
}

describe('an order that is pending when the page reloads', () => {
  test('N07 is checking after the reload, blocks another order, and is reported once when it was placed', async () => {
    await sentAndReloaded();
    const next = page();
    next.open();
    expect(next.state()).toBe('checking');
    const spec = specOf();
    expect(next.submissions.submit(KEY, spec, FIVE)).toBe(false);
    next.submissions.resume(KEY, spec);
    // Any other component that shows it resumes it too.
    next.submissions.resume(KEY, specOf());
    await settle(FIRST_RECONCILE_MS);
    expect(next.seen).toEqual(['checking', 'succeeded']);
    expect(spec.onSucceeded).toHaveBeenCalledExactlyOnceWith('order 5', FIVE);
    expect(spec.send).not.toHaveBeenCalled();
    expect(orders).toEqual(['5']);
    expect(written()).toEqual([]);
    expect(page().state()).toBe('idle');
  });

  test('N07 is refused as not placed only after it can no longer appear, and is forgotten then', async () => {
    await sentAndReloaded({ send: never });
    const next = page();
    next.open();
    next.submissions.resume(KEY, specOf());
    await settle(SETTLE_AFTER_TIMEOUT_MS - 1_000);
    expect(next.state()).toBe('checking');
    await settle(5_000);
    expect(refusalOf(next.submissions.status(KEY))).toBe('not-placed');
    expect(page().state()).toBe('idle');
  });

  test('N07 is still reconciled after several reloads, an old order only for a short time', async () => {
    await sentAndReloaded({ send: never });
    for (let reload = 0; reload < 3; reload += 1) {
      const next = page();
      next.submissions.resume(KEY, specOf());
      await settle(1_500);
      expect(next.state()).toBe('checking');
    }
    vi.setSystemTime(Date.now() + SETTLE_AFTER_TIMEOUT_MS * 10);
    const last = page();
    last.open();
    last.submissions.resume(KEY, specOf());
    await settle(SETTLE_MS - 1_000);
    expect(last.state()).toBe('checking');
    await settle(5_000);
    expect(refusalOf(last.submissions.status(KEY))).toBe('not-placed');
  });

  test('N07 is unresolved when its baseline is missing, until the person releases it', async () => {
    await sentAndReloaded({ baseline: async () => Promise.reject(network) });
    const next = page();
    next.open();
    next.submissions.resume(KEY, specOf());
    await settle();
    expect(next.state()).toBe('unresolved');
    expect(page().state()).toBe('checking');
    next.submissions.release(KEY);
    expect(written()).toEqual([]);
  });

  test('N07 names the id of its call after a reload when its outcome stays unknown', async () => {
    await sentAndReloaded({ newReference: () => 'made-1', baseline: async () => Promise.reject(network) });
    const next = page();
    next.open();
    next.submissions.resume(KEY, specOf());
    await settle();
    expect(next.submissions.status(KEY)).toMatchObject({ state: 'unresolved', reference: 'made-1' });
  });

  test('N07 is passed to the restore listener and reported with a notice when no form is open', async () => {
    await sentAndReloaded();
    const next = page();
    expect(next.restored).toEqual([`${KEY} 5 USDT`]);
    const spec = specOf();
    next.submissions.resume(KEY, spec);
    await settle(FIRST_RECONCILE_MS);
    expect(spec.onEndedUnwatched).toHaveBeenCalledExactlyOnceWith({ state: 'succeeded', request: FIVE, result: 'order 5' });
  });

  test('N07 is hidden from a visitor and restored when the same person signs in', async () => {
    await sentAndReloaded();
    const anonymous = page('anonymous');
    expect(anonymous.state()).toBe('idle');
    anonymous.submissions.setOwner(ADA);
    expect(anonymous.state()).toBe('checking');
  });
});

describe('a pending order is forgotten', () => {
  test('when it succeeded, was refused or was released', async () => {
    const ends = [async () => 'order 5', async () => Promise.reject(new EarnFailure({ kind: 'cancelled', call: 'x' })), never];
    for (const send of ends.slice(0, 2)) {
      page().submissions.submit(KEY, specOf({ send }), FIVE);
      await settle();
      expect(written()).toEqual([]);
    }
    await sentAndReloaded({ send: ends[2] as typeof never });
    expect(written()).toEqual([`earnkit.sent ${KEY}`]);
  });

  test('when another person signs in', async () => {
    await sentAndReloaded();
    const bob = page(BOB);
    expect(bob.state()).toBe('idle');
    expect(bob.restored).toEqual([]);
    expect(written()).toEqual([]);
    bob.submissions.setOwner(ADA);
    expect(bob.state()).toBe('idle');
  });

  test('when the person signs out, without a later notice', async () => {
    const spec = specOf({ send: vi.fn(() => new Promise<string>((answer) => setTimeout(() => answer('order 5'), 100))) });
    const here = page();
    here.submissions.submit(KEY, spec, FIVE);
    await settle();
    here.submissions.forget();
    here.submissions.setOwner('anonymous');
    expect(written()).toEqual([]);
    here.submissions.setOwner(ADA);
    await settle(1_000);
    expect(here.state()).toBe('idle');
    expect(spec.onSucceeded).not.toHaveBeenCalled();
    expect(spec.onEndedUnwatched).not.toHaveBeenCalled();
  });

  test('after a day', async () => {
    await sentAndReloaded();
    vi.setSystemTime(Date.now() + 25 * 60 * 60 * 1000);
    expect(page().state()).toBe('idle');
    expect(written()).toEqual([]);
  });

  test.each(['', 'null', '[]', '{"person":"person:ada"}', '{"key":1}', '<html>', '{"__proto__":{"polluted":1}}'])(
    'where what is written is %j',
    (text) => {
      storage.setItem(`earnkit.sent ${KEY}`, text);
      expect(page().state()).toBe('idle');
      expect(written()).toEqual([]);
      expect({}).not.toHaveProperty('polluted');
    },
  );

  test('when its request cannot be read back, without a reconciliation', async () => {
    await sentAndReloaded();
    const next = page();
    const find = vi.fn(async () => 'order');
    next.submissions.resume(KEY, specOf({ find, remembered: { request: v.never(), baseline: v.never() } }));
    await settle(FIRST_RECONCILE_MS);
    expect(next.state()).toBe('idle');
    expect(find).not.toHaveBeenCalled();
    expect(written()).toEqual([]);
  });
});

test('stores the order and its baseline and nothing else', async () => {
  await sentAndReloaded();
  expect(JSON.parse(storage.getItem(`earnkit.sent ${KEY}`) ?? '')).toEqual({
    person: ADA,
    key: KEY,
    request: { asset: 'USDT', amount: '5' },
    baseline: { before: 0 },
    sentAt: Date.now(),
  });
});

test('L01 sends and completes an order when the browser has no storage', async () => {
  const closed = createSubmissions({
    isOnline: () => true,
    pendingOrders: createPendingOrders(() => {
      throw new DOMException('switched off', 'SecurityError');
    }),
  });
  closed.setOwner(ADA);
  closed.submit(KEY, specOf({ send: async () => 'order 5' }), FIVE);
  const spec = specOf({ send: async () => 'order 5' });
  closed.watch(KEY, () => undefined);
  await settle(600);
  expect(closed.submit(KEY, spec, FIVE)).toBe(true);
  await settle();
  expect(closed.status(KEY).state).toBe('succeeded');
});

test('moves a pending order to a newly mounted area of the same page, and the old area no longer reports it', async () => {
  const pendingOrders = createPendingOrders(() => storage);
  const [first, second] = [createSubmissions({ pendingOrders }), createSubmissions({ pendingOrders })];
  const before = specOf({ send: vi.fn(() => new Promise<string>((answer) => setTimeout(() => answer('order 5'), 100))) });
  first.setOwner(ADA);
  first.submit(KEY, before, FIVE);
  await settle();
  orders.push('5');
  second.setOwner(ADA);
  expect([first.status(KEY).state, second.status(KEY).state]).toEqual(['idle', 'checking']);
  expect(second.submit(KEY, specOf(), FIVE)).toBe(false);
  const after = specOf();
  second.resume(KEY, after);
  await settle(FIRST_RECONCILE_MS);
  expect(before.onSucceeded).not.toHaveBeenCalled();
  expect(after.onSucceeded).toHaveBeenCalledTimes(1);
});
