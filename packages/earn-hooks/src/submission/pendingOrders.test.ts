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
import { tabStorage } from '../testing/tabStorage.ts';

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

/** Writes an order of Ada's, as a page before this one left it. */
const write = (key: string, fields: Readonly<Record<string, unknown>>): void =>
  storage.setItem(`earnkit.sent ${key}`, JSON.stringify({ person: ADA, key, request: FIVE, sentAt: Date.now(), ...fields }));

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

  test('given an order that was sent before, when it is resumed, then it is no longer reported as restored', async () => {
    await sentAndReloaded();
    const next = page();
    expect(next.submissions.isRestored(KEY)).toBe(true);
    expect(next.submissions.isRestored(`${ADA} flexible.subscribe:BTC`)).toBe(false);
    next.submissions.resume(KEY, specOf());
    expect(next.submissions.isRestored(KEY)).toBe(false);
  });

  test('given a form that shows it already, when the person signs in, then the restore listener is not called', async () => {
    await sentAndReloaded();
    const next = page('anonymous');
    next.open();
    next.submissions.setOwner(ADA);
    expect(next.state()).toBe('checking');
    expect(next.restored).toEqual([]);
  });

  test('given a restore listener that has ended, when the person signs in, then it is not called', async () => {
    await sentAndReloaded();
    const next = page('anonymous');
    const listener = vi.fn();
    const stop = next.submissions.onRestored(listener);
    stop();
    next.submissions.setOwner(ADA);
    expect(next.restored).toHaveLength(1);
    expect(listener).not.toHaveBeenCalled();
  });

  test('N07 is hidden from a visitor and restored when the same person signs in', async () => {
    await sentAndReloaded();
    const anonymous = page('anonymous');
    expect(anonymous.state()).toBe('idle');
    anonymous.submissions.setOwner(ADA);
    expect(anonymous.state()).toBe('checking');
  });
});

test.each(['比特币', '$MEME', 'Two Words', 'A/B', 'A&B', '50%', '#1', 'WHAT?', '🐸'.repeat(30), 'steth', 'x'.repeat(200)])(
  'given an order of the coin %s, when the page is reloaded, then it is still pending',
  async (asset) => {
    const key = `${ADA} flexible.subscribe:${asset}`;
    page().submissions.submit(key, specOf({ send: never }), { asset, amount: decimal('5') });
    await settle();
    expect(page().restored).toEqual([`${key} 5 ${asset}`]);
  },
);

test('given an order in units, when the page is reloaded, then its notice names the units', () => {
  write(KEY, { request: { asset: 'USDT', units: '3' } });
  expect(page().restored).toEqual([`${KEY} 3 USDT`]);
});

test.each([undefined, null, 5, 'five', '05', '5.0', ''])('given %j, then it is no stored amount', (text) => {
  expect(v.is(storedDecimal, text)).toBe(false);
});

test('given a pending order, when its person signs in again on the same page, then it goes on as it was and is reported once', async () => {
  const spec = specOf({ send: vi.fn(() => new Promise<string>((answer) => setTimeout(() => answer('order 5'), 100))) });
  const here = page();
  here.open();
  here.submissions.submit(KEY, spec, FIVE);
  await settle();
  here.submissions.setOwner('anonymous');
  here.submissions.setOwner(ADA);
  expect([here.state(), ...here.restored]).toEqual(['submitting']);
  await settle(100);
  expect(here.seen).toEqual(['submitting', 'succeeded']);
  expect(spec.onSucceeded).toHaveBeenCalledTimes(1);
});

test('given something else that the host keeps in the tab, when a person signs in and out, then it stays', async () => {
  storage.setItem('host.theme', 'dark');
  await sentAndReloaded();
  const next = page();
  next.submissions.forget();
  expect(written()).toEqual(['host.theme']);
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
    vi.setSystemTime(Date.now() + 24 * 60 * 60 * 1000 - 1);
    expect(page().state()).toBe('checking');
    vi.setSystemTime(Date.now() + 1);
    expect(page().state()).toBe('idle');
    expect(written()).toEqual([]);
  });

  test.each(['five', '05', 5, null, { units: '5' }])('where its amount is %j', (amount) => {
    write(KEY, { request: { asset: 'USDT', amount } });
    expect(page().state()).toBe('idle');
    expect(written()).toEqual([]);
  });

  test('where it is written under the name of another', () => {
    write(`${ADA} flexible.subscribe:BTC`, { key: KEY });
    expect(page().restored).toEqual([]);
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

test('given a setting, when it is sent, then nothing is stored', async () => {
  const { remembered, ...setting } = specOf();
  expect(remembered).toBeDefined();
  const here = page();
  here.submissions.submit(KEY, setting, FIVE);
  await settle();
  expect(setting.send).toHaveBeenCalledTimes(1);
  expect(written()).toEqual([]);
});

test('given a visitor, when an order is sent, then nothing is stored', async () => {
  const spec = specOf();
  page('anonymous').submissions.submit(KEY, spec, FIVE);
  await settle();
  expect(spec.send).toHaveBeenCalledTimes(1);
  expect(written()).toEqual([]);
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

describe('given several areas of a page', () => {
  /** Areas of one page; Ada's order is sent in the first. */
  async function areas() {
    const pendingOrders = createPendingOrders(() => storage);
    const area = () => createSubmissions({ pendingOrders, isOnline: () => true });
    const first = area();
    first.setOwner(ADA);
    const spec = specOf({ send: vi.fn(() => new Promise<string>((answer) => setTimeout(() => answer('order 5'), 100))) });
    first.submit(KEY, spec, FIVE);
    await settle();
    return { first, second: area(), third: area(), spec };
  }

  test('when a third takes a pending order over from the second, then the second no longer shows it', async () => {
    const { first, second, third } = await areas();
    second.setOwner(ADA);
    third.setOwner(ADA);
    expect([first, second, third].map((area) => area.status(KEY).state)).toEqual(['idle', 'idle', 'checking']);
  });

  test('when another person signs in in the second, then the first forgets the pending order', async () => {
    const { first, second, spec } = await areas();
    second.setOwner(BOB);
    expect(first.status(KEY).state).toBe('idle');
    await settle(1_000);
    expect(spec.onSucceeded).not.toHaveBeenCalled();
  });

  test('when the person signs out in the second, then the first forgets the pending order', async () => {
    const { first, second, spec } = await areas();
    second.forget();
    expect(first.status(KEY).state).toBe('idle');
    await settle(1_000);
    expect(spec.onSucceeded).not.toHaveBeenCalled();
  });

  test('when the person signs out in the second after the order succeeded, then the first still shows that', async () => {
    const { first, second } = await areas();
    first.watch(KEY, () => undefined);
    await settle(100);
    second.forget();
    expect(first.status(KEY).state).toBe('succeeded');
  });
});

test('given an order that is forgotten at a sign-out, when there is another sign-out, then its area is told only once', () => {
  const pendingOrders = createPendingOrders(() => storage);
  const told = vi.fn();
  pendingOrders.keep({ person: ADA, key: KEY, request: FIVE, sentAt: Date.now() }, told);
  pendingOrders.clear();
  pendingOrders.clear();
  expect(told).toHaveBeenCalledTimes(1);
});
