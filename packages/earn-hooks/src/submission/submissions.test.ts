import { type EarnError, EarnFailure } from '@earnkit/core';
import { type Mock, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  FIRST_RECONCILE_MS,
  RECONCILE_INTERVAL_MS,
  RECONCILE_TIMEOUT_MS,
  PREPARE_TIMEOUT_MS,
  type ActionMessages,
  type Precheck,
  type Refusal,
  type Runner,
  SETTLE_AFTER_TIMEOUT_MS,
  SETTLE_MS,
  type SubmissionStatus,
  submissionKey,
} from './submission.ts';
import { ORDER_MESSAGES } from '../flow/refusalNotice.ts';
import { runner } from '../flow/runSubmission.ts';
import { createSubmissions } from './submissions.ts';

const CALL = 'test.write';
const KEY = 'test:USDT';
const failure = (error: EarnError): EarnFailure => new EarnFailure(error);
const network = failure({ kind: 'network', call: CALL });
const timeout = failure({ kind: 'timeout', call: CALL });
const loggedOut = failure({ kind: 'login-needed', call: 'history' });

const ADA = 'person:ada';
const BOB = 'person:bob';

/** An exchange with one kind of order; what it lost, refused or delayed is up to the test. */
function exchange(overrides: Partial<Spec> = {}) {
  const orders: string[] = [];
  const spec: Spec = {
    runner,
    call: CALL,
    messages: { ...ORDER_MESSAGES, tone: 'warning' },
    debounceMs: 500,
    prechecks: [],
    baseline: vi.fn(async () => orders.length),
    send: vi.fn(async (amount: string) => {
      orders.push(amount);
      return `order ${amount}`;
    }),
    find: vi.fn(async (amount: string, before: number) => (orders.slice(before).includes(amount) ? `order ${amount}` : undefined)),
    onSucceeded: vi.fn(),
    onRefused: vi.fn(),
    onEndedUnwatched: vi.fn(),
    ...overrides,
  };
  return { orders, spec };
}

interface Spec {
  runner: Runner;
  call: string;
  messages: ActionMessages;
  debounceMs: number;
  prechecks: readonly Precheck<string>[];
  newReference?: () => string;
  baseline: Mock<(amount: string, signal: AbortSignal) => Promise<number>>;
  send: Mock<(amount: string, reference?: string) => Promise<string>>;
  find: Mock<(amount: string, before: number, signal: AbortSignal) => Promise<string | undefined>>;
  onSucceeded: Mock<(result: string, amount: string) => void>;
  onRefused: Mock<(refusal: Refusal, amount: string) => void>;
  onEndedUnwatched: Mock<(status: SubmissionStatus<string, string>) => void>;
}

/** Keeps looking at a key, as an open dialog does, and remembers what it saw. */
function look(submissions: ReturnType<typeof createSubmissions>) {
  const seen: string[] = [];
  const stop = submissions.watch(KEY, () => seen.push(submissions.status(KEY).state));
  return { seen, stop };
}

const settle = (ms = 0): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);
const refusalOf = (status: SubmissionStatus<unknown, unknown>) => (status.state === 'refused' ? status.refusal : status.state);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a submission that is pressed more than once', () => {
  test('sends one order when submit is pressed twice in one frame', async () => {
    const submissions = createSubmissions();
    const { spec, orders } = exchange();
    const { seen } = look(submissions);
    expect(submissions.submit(KEY, spec, '5')).toBe(true);
    expect(submissions.submit(KEY, spec, '5')).toBe(false);
    await settle();
    expect(orders).toEqual(['5']);
    expect(seen).toEqual(['submitting', 'succeeded']);
    expect(spec.onSucceeded).toHaveBeenCalledExactlyOnceWith('order 5', '5');
  });

  test('ignores a press within the debounce after a quick end and accepts a later one (SE-55)', async () => {
    const submissions = createSubmissions();
    const { spec, orders } = exchange();
    look(submissions);
    submissions.submit(KEY, spec, '5');
    await settle(50);
    expect(submissions.submit(KEY, spec, '5')).toBe(false);
    await settle(450);
    expect(submissions.submit(KEY, spec, '5')).toBe(true);
    await settle();
    expect(orders).toEqual(['5', '5']);
  });

  test('sends nothing when submit is pressed while checking or unresolved', async () => {
    const submissions = createSubmissions();
    const { spec } = exchange({ send: vi.fn(async () => Promise.reject(network)), find: vi.fn(async () => Promise.reject(network)) });
    look(submissions);
    submissions.submit(KEY, spec, '5');
    await settle(1_000);
    expect(submissions.status(KEY).state).toBe('checking');
    expect(submissions.submit(KEY, spec, '5')).toBe(false);
    await settle(SETTLE_MS + RECONCILE_INTERVAL_MS);
    expect(submissions.status(KEY).state).toBe('unresolved');
    expect(submissions.submit(KEY, spec, '5')).toBe(false);
    expect(spec.send).toHaveBeenCalledTimes(1);
  });

  test('given a slow answer, when submit is pressed again after the debounce, then nothing more is sent', async () => {
    const submissions = createSubmissions();
    const { spec } = exchange({ send: vi.fn(() => new Promise<string>(() => undefined)) });
    look(submissions);
    submissions.submit(KEY, spec, '5');
    await settle(spec.debounceMs * 2);
    expect(submissions.status(KEY).state).toBe('submitting');
    expect(submissions.submit(KEY, spec, '5')).toBe(false);
    await settle();
    expect(spec.send).toHaveBeenCalledTimes(1);
  });
});

test('given two people and two writes, then each of them has a key of its own', () => {
  const keys = ([ADA, BOB] as const).flatMap((person) =>
    ['flexible.subscribe', 'flexible.redeem'].map((name) => submissionKey(person, name)),
  );
  expect(new Set(keys).size).toBe(4);
});

describe('a key under which nothing was sent', () => {
  test('given any call about it, then it stays idle', () => {
    const submissions = createSubmissions();
    const { spec } = exchange();
    submissions.resume(KEY, spec);
    submissions.checkAgain(KEY);
    submissions.checkUnresolved();
    submissions.release(KEY);
    expect(submissions.isRestored(KEY)).toBe(false);
    expect(submissions.status(KEY)).toEqual({ state: 'idle' });
  });
});

describe('before sending', () => {
  test('given the connection goes while the device prepares, then nothing is sent and the refusal says so', async () => {
    let online = true;
    const submissions = createSubmissions({ isOnline: () => online });
    const { spec } = exchange({
      baseline: vi.fn(async () => {
        online = false;
        return 0;
      }),
    });
    look(submissions);
    submissions.submit(KEY, spec, '5');
    await settle();
    expect(refusalOf(submissions.status(KEY))).toEqual({ cause: 'error', error: { kind: 'offline', call: CALL } });
    expect(spec.send).not.toHaveBeenCalled();
  });

  test('given a browser that is offline, then nothing is sent', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    const submissions = createSubmissions();
    const { spec } = exchange();
    look(submissions);
    submissions.submit(KEY, spec, '5');
    await settle();
    expect(refusalOf(submissions.status(KEY))).toEqual({ cause: 'error', error: { kind: 'offline', call: CALL } });
  });

  test.each([{ onLine: true }, {}, undefined])('given the navigator %j, then the order is sent', async (navigator) => {
    vi.stubGlobal('navigator', navigator);
    const submissions = createSubmissions();
    const { spec, orders } = exchange();
    look(submissions);
    submissions.submit(KEY, spec, '5');
    await settle();
    expect(orders).toEqual(['5']);
  });

  test('given a write without pre-checks, when it has ended, then no timer goes on', async () => {
    const submissions = createSubmissions();
    const { spec, orders } = exchange();
    Reflect.deleteProperty(spec, 'prechecks');
    look(submissions);
    submissions.submit(KEY, spec, '5');
    await settle();
    expect(orders).toEqual(['5']);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('reads and sends nothing when the device is offline', async () => {
    const submissions = createSubmissions({ isOnline: () => false });
    const { spec } = exchange();
    look(submissions);
    submissions.submit(KEY, spec, '5');
    await settle();
    expect(refusalOf(submissions.status(KEY))).toEqual({ cause: 'error', error: { kind: 'offline', call: CALL } });
    expect(spec.baseline).not.toHaveBeenCalled();
    expect(spec.send).not.toHaveBeenCalled();
  });

  test('refuses when funds are locked (SH-56, SH-58)', async () => {
    const submissions = createSubmissions();
    const { spec } = exchange({ prechecks: [async () => undefined, async () => ({ cause: 'locked' })] });
    look(submissions);
    submissions.submit(KEY, spec, '5');
    await settle();
    expect(refusalOf(submissions.status(KEY))).toEqual({ cause: 'locked' });
    expect(spec.send).not.toHaveBeenCalled();
  });

  test('sends the order when a pre-check fails (AMB-016)', async () => {
    const submissions = createSubmissions();
    const { spec, orders } = exchange({ prechecks: [async () => Promise.reject(network)] });
    look(submissions);
    submissions.submit(KEY, spec, '5');
    await settle();
    expect(orders).toEqual(['5']);
  });

  test('refuses on one check while another hangs', async () => {
    const submissions = createSubmissions();
    const { spec } = exchange({ prechecks: [() => new Promise(() => undefined), async () => ({ cause: 'locked' })] });
    look(submissions);
    submissions.submit(KEY, spec, '5');
    await settle(PREPARE_TIMEOUT_MS);
    expect(refusalOf(submissions.status(KEY))).toEqual({ cause: 'locked' });
    expect(spec.send).not.toHaveBeenCalled();
  });

  test('aborts a pre-check that never answers and sends the order', async () => {
    const submissions = createSubmissions();
    const signals: AbortSignal[] = [];
    const { spec, orders } = exchange({
      prechecks: [
        (_amount, signal) => {
          signals.push(signal);
          return new Promise(() => undefined);
        },
      ],
    });
    look(submissions);
    submissions.submit(KEY, spec, '5');
    await settle(PREPARE_TIMEOUT_MS - 1);
    expect(orders).toEqual([]);
    await settle(1);
    expect(orders).toEqual(['5']);
    expect(signals[0]?.aborted).toBe(true);
  });

  test('refuses before sending when the session has ended', async () => {
    const submissions = createSubmissions();
    const { spec } = exchange({ baseline: vi.fn(async () => Promise.reject(failure({ kind: 'login-needed', call: 'history' }))) });
    look(submissions);
    submissions.submit(KEY, spec, '5');
    await settle();
    expect(refusalOf(submissions.status(KEY))).toEqual({ cause: 'error', error: { kind: 'login-needed', call: 'history' } });
    expect(spec.send).not.toHaveBeenCalled();
  });
});

describe('refused', () => {
  test.each<EarnError>([
    { kind: 'business', call: CALL, code: '1', message: 'Sold out' },
    { kind: 'http', call: CALL, status: 429, message: undefined, retryAfterSeconds: 3 },
    { kind: 'login-needed', call: CALL },
    { kind: 'funding-password', call: CALL, code: '10010107', reason: 'not-set', message: undefined },
  ])('given a $kind error, then nothing happened and no order is looked for', async (error) => {
    const submissions = createSubmissions();
    const { spec } = exchange({ send: vi.fn(async () => Promise.reject(failure(error))) });
    look(submissions);
    submissions.submit(KEY, spec, '5');
    await settle();
    expect(refusalOf(submissions.status(KEY))).toEqual({ cause: 'error', error });
    expect(spec.find).not.toHaveBeenCalled();
    expect(spec.onRefused).toHaveBeenCalledTimes(1);
  });

  test('returns to idle without a notice when the person closes the funding-password prompt (AMB-004)', async () => {
    const submissions = createSubmissions();
    const { spec } = exchange({ send: vi.fn(async () => Promise.reject(failure({ kind: 'cancelled', call: CALL }))) });
    const { seen } = look(submissions);
    submissions.submit(KEY, spec, '5');
    await settle();
    expect(seen).toEqual(['submitting', 'idle']);
    expect(spec.onRefused).not.toHaveBeenCalled();
  });
});

describe('outcome unknown', () => {
  test('finds the order, reports it once and does not send again when the answer was lost after the commit', async () => {
    const submissions = createSubmissions();
    const { spec, orders } = exchange();
    spec.send.mockImplementation(async (amount) => {
      orders.push(amount);
      throw network;
    });
    const { seen } = look(submissions);
    submissions.submit(KEY, spec, '5');
    await settle(SETTLE_MS);
    expect(seen).toEqual(['submitting', 'checking', 'succeeded']);
    expect(orders).toEqual(['5']);
    expect(spec.onSucceeded).toHaveBeenCalledTimes(1);
  });

  test('does not take an older order of the same amount for the new one', async () => {
    const submissions = createSubmissions();
    const { spec, orders } = exchange({ send: vi.fn(async () => Promise.reject(network)) });
    orders.push('5');
    look(submissions);
    submissions.submit(KEY, spec, '5');
    await settle(SETTLE_MS + RECONCILE_INTERVAL_MS);
    expect(refusalOf(submissions.status(KEY))).toEqual({ cause: 'not-placed', error: network.reason });
  });

  test('refuses as not placed only after the order can no longer appear', async () => {
    const submissions = createSubmissions();
    const { spec } = exchange({ send: vi.fn(async () => Promise.reject(network)) });
    look(submissions);
    submissions.submit(KEY, spec, '5');
    await settle(SETTLE_MS - 1);
    expect(submissions.status(KEY).state).toBe('checking');
    await settle(RECONCILE_INTERVAL_MS);
    expect(refusalOf(submissions.status(KEY))).toEqual({ cause: 'not-placed', error: network.reason });
    expect(spec.send).toHaveBeenCalledTimes(1);
  });

  test.each([timeout, failure({ kind: 'http', call: CALL, status: 504, message: undefined, retryAfterSeconds: undefined })])(
    'late commit after $message: waited for longer, found',
    async (late) => {
      const submissions = createSubmissions();
      const { spec, orders } = exchange({ send: vi.fn(async () => Promise.reject(late)) });
      look(submissions);
      submissions.submit(KEY, spec, '5');
      await settle(SETTLE_AFTER_TIMEOUT_MS - RECONCILE_INTERVAL_MS);
      expect(submissions.status(KEY).state).toBe('checking');
      orders.push('5');
      await settle(RECONCILE_INTERVAL_MS * 2);
      expect(submissions.status(KEY).state).toBe('succeeded');
    },
  );

  test.each([
    network,
    failure({ kind: 'contract', call: CALL, field: '', problem: 'HTML' }),
    failure({ kind: 'http', call: CALL, status: 502, message: undefined, retryAfterSeconds: undefined }),
  ])('given $message, then the order is not waited for any longer than usual', async (broken) => {
    const submissions = createSubmissions();
    const { spec } = exchange({ send: vi.fn(async () => Promise.reject(broken)) });
    look(submissions);
    submissions.submit(KEY, spec, '5');
    await settle(SETTLE_MS + RECONCILE_INTERVAL_MS);
    expect(refusalOf(submissions.status(KEY))).toEqual({ cause: 'not-placed', error: broken.reason });
  });

  test.each([
    ['finds no order, then none was placed', false, 'refused'],
    ['fails, then the outcome stays unknown', true, 'unresolved'],
  ] as const)('given a check that starts at the very end of the wait, when it %s', async (_what, fails, end) => {
    const submissions = createSubmissions();
    const { spec } = exchange({ send: vi.fn(async () => Promise.reject(network)) });
    // The first check takes so long that a later one starts exactly then.
    const delay = (SETTLE_MS - FIRST_RECONCILE_MS) % RECONCILE_INTERVAL_MS;
    expect(delay).toBeGreaterThan(0);
    if (fails) spec.find.mockRejectedValue(network);
    spec.find.mockImplementationOnce(() => new Promise((resolve) => setTimeout(() => resolve(undefined), delay)));
    look(submissions);
    submissions.submit(KEY, spec, '5');
    await settle(SETTLE_MS - 1);
    expect(submissions.status(KEY).state).toBe('checking');
    await settle(1);
    expect(submissions.status(KEY).state).toBe(end);
    if (!fails) expect(refusalOf(submissions.status(KEY))).toEqual({ cause: 'not-placed', error: network.reason });
  });

  test('given an unresolved order that may still appear, when it is checked again, then it is looked for until it no longer can', async () => {
    const submissions = createSubmissions();
    const { spec } = exchange({ send: vi.fn(async () => Promise.reject(network)) });
    spec.find.mockRejectedValueOnce(loggedOut);
    look(submissions);
    submissions.submit(KEY, spec, '5');
    await settle(FIRST_RECONCILE_MS);
    expect(submissions.status(KEY).state).toBe('unresolved');
    submissions.checkAgain(KEY);
    await settle();
    expect(spec.find).toHaveBeenCalledTimes(2);
    expect(submissions.status(KEY).state).toBe('checking');
    await settle(SETTLE_MS);
    expect(refusalOf(submissions.status(KEY))).toEqual({ cause: 'not-placed', error: network.reason });
  });

  test('given an order that is still looked for, when it is released, then it stays pending', async () => {
    const submissions = createSubmissions();
    const { spec } = exchange({ send: vi.fn(async () => Promise.reject(network)) });
    look(submissions);
    submissions.submit(KEY, spec, '5');
    submissions.release(KEY);
    expect(submissions.status(KEY).state).toBe('submitting');
    await settle();
    submissions.release(KEY);
    expect(submissions.status(KEY).state).toBe('checking');
  });

  test('reconciles when the answer cannot be read', async () => {
    const submissions = createSubmissions();
    const { spec } = exchange({
      send: vi.fn(async () => Promise.reject(failure({ kind: 'contract', call: CALL, field: '', problem: 'HTML' }))),
    });
    look(submissions);
    submissions.submit(KEY, spec, '5');
    await settle();
    expect(submissions.status(KEY).state).toBe('checking');
  });

  test('treats a fault of the host’s code after sending as an unknown outcome', async () => {
    const submissions = createSubmissions();
    const { spec } = exchange({ send: vi.fn(async () => Promise.reject(new TypeError('host'))) });
    look(submissions);
    submissions.submit(KEY, spec, '5');
    await settle();
    expect(submissions.status(KEY).state).toBe('checking');
  });

  test('is unresolved while the server is down and finds the order when checked again', async () => {
    const submissions = createSubmissions();
    const { spec, orders } = exchange({ send: vi.fn(async () => Promise.reject(network)) });
    spec.find.mockRejectedValue(network);
    look(submissions);
    submissions.submit(KEY, spec, '5');
    await settle(SETTLE_MS + RECONCILE_INTERVAL_MS);
    expect(submissions.status(KEY).state).toBe('unresolved');

    submissions.checkAgain(KEY);
    expect(submissions.status(KEY).state).toBe('checking');
    await settle();
    expect(submissions.status(KEY).state).toBe('unresolved');

    orders.push('5');
    spec.find.mockResolvedValue('order 5');
    submissions.checkAgain(KEY);
    await settle();
    expect(submissions.status(KEY).state).toBe('succeeded');
    expect(spec.send).toHaveBeenCalledTimes(1);
  });

  test('given the exchange can be reached again, then every unresolved order is checked, and no other', async () => {
    const submissions = createSubmissions();
    const { spec, orders } = exchange({ send: vi.fn(async () => Promise.reject(network)) });
    spec.find.mockRejectedValue(network);
    look(submissions);
    submissions.submit(KEY, spec, '5');
    await settle(SETTLE_MS + RECONCILE_INTERVAL_MS);
    expect(submissions.status(KEY).state).toBe('unresolved');
    orders.push('5');
    spec.find.mockResolvedValue('order 5');
    submissions.checkUnresolved();
    await settle();
    expect(submissions.status(KEY).state).toBe('succeeded');
    submissions.checkUnresolved();
    expect(submissions.status(KEY).state).toBe('succeeded');
    expect(spec.send).toHaveBeenCalledTimes(1);
  });

  test('given an outcome that stays unknown, then the status has the id of the call, the one of the exchange if it sent one', async () => {
    const unresolved = async (error: EarnError) => {
      const submissions = createSubmissions();
      const send = vi.fn(async () => Promise.reject(failure(error)));
      const { spec } = exchange({ newReference: () => 'made-1', send });
      spec.find.mockRejectedValue(network);
      look(submissions);
      submissions.submit(KEY, spec, '5');
      await settle(SETTLE_AFTER_TIMEOUT_MS + RECONCILE_INTERVAL_MS);
      expect(send).toHaveBeenCalledExactlyOnceWith('5', 'made-1');
      return submissions.status(KEY);
    };
    expect(await unresolved({ kind: 'network', call: CALL })).toEqual({ state: 'unresolved', request: '5', reference: 'made-1' });
    const reported: EarnError = {
      kind: 'http',
      call: CALL,
      status: 502,
      message: undefined,
      retryAfterSeconds: undefined,
      requestId: 'told-1',
    };
    expect(await unresolved(reported)).toMatchObject({ state: 'unresolved', reference: 'told-1' });
  });

  test('is unresolved when the reads hang', async () => {
    const submissions = createSubmissions();
    const { spec } = exchange({
      send: vi.fn(async () => Promise.reject(network)),
      find: vi.fn(() => new Promise<string>(() => undefined)),
    });
    look(submissions);
    submissions.submit(KEY, spec, '5');
    await settle(SETTLE_MS + RECONCILE_TIMEOUT_MS + RECONCILE_INTERVAL_MS);
    expect(submissions.status(KEY).state).toBe('unresolved');
  });

  test('is unresolved without a baseline until the person releases it', async () => {
    const submissions = createSubmissions();
    const { spec } = exchange({ baseline: vi.fn(async () => Promise.reject(network)) });
    spec.send.mockRejectedValueOnce(network);
    look(submissions);
    submissions.submit(KEY, spec, '5');
    await settle();
    expect(submissions.status(KEY).state).toBe('unresolved');
    expect(spec.find).not.toHaveBeenCalled();
    submissions.checkAgain(KEY);
    await settle();
    expect(submissions.status(KEY).state).toBe('unresolved');
    submissions.release(KEY);
    expect(submissions.status(KEY).state).toBe('idle');
  });
});

describe('a dialog that closes before the end', () => {
  test('reports the end once by a notice and starts fresh at the next opening', async () => {
    const submissions = createSubmissions();
    const { spec } = exchange();
    const { stop } = look(submissions);
    submissions.submit(KEY, spec, '5');
    stop();
    await settle();
    expect(spec.onEndedUnwatched).toHaveBeenCalledExactlyOnceWith({ state: 'succeeded', request: '5', result: 'order 5' });
    expect(submissions.status(KEY).state).toBe('idle');
  });

  test('is still unresolved at the next opening when the outcome is unknown', async () => {
    const submissions = createSubmissions();
    const { spec } = exchange({ baseline: vi.fn(async () => Promise.reject(network)), send: vi.fn(async () => Promise.reject(network)) });
    const { stop } = look(submissions);
    submissions.submit(KEY, spec, '5');
    stop();
    await settle();
    expect(spec.onEndedUnwatched).toHaveBeenCalledTimes(1);
    expect(submissions.status(KEY).state).toBe('unresolved');
  });

  test('keeps the end without a notice when it remounts at once (StrictMode)', async () => {
    const submissions = createSubmissions();
    const { spec } = exchange();
    const { stop } = look(submissions);
    submissions.submit(KEY, spec, '5');
    stop();
    look(submissions);
    await settle();
    expect(submissions.status(KEY).state).toBe('succeeded');
    expect(spec.onEndedUnwatched).not.toHaveBeenCalled();
  });

  test('given a write without a notice that no screen ever shows, when it succeeds, then its success is reported and the next opening starts fresh', async () => {
    const submissions = createSubmissions();
    const { spec } = exchange();
    Reflect.deleteProperty(spec, 'onEndedUnwatched');
    submissions.submit(KEY, spec, '5');
    await settle();
    expect(spec.onSucceeded).toHaveBeenCalledExactlyOnceWith('order 5', '5');
    expect(submissions.status(KEY).state).toBe('idle');
  });

  test('forgets the result when nothing is subscribed any more', async () => {
    const submissions = createSubmissions();
    const { spec } = exchange();
    const { stop } = look(submissions);
    submissions.submit(KEY, spec, '5');
    await settle();
    stop();
    await settle();
    expect(submissions.status(KEY).state).toBe('idle');
  });

  test('reports nothing of the previous person after another signs in', async () => {
    const submissions = createSubmissions();
    submissions.setOwner(ADA);
    const { spec, orders } = exchange();
    const { seen } = look(submissions);
    submissions.submit(KEY, spec, '5');
    submissions.setOwner(BOB);
    await settle();
    expect(seen).toEqual(['submitting', 'idle']);
    expect(orders).toEqual([]);
    expect(spec.onEndedUnwatched).not.toHaveBeenCalled();
    expect(spec.onSucceeded).not.toHaveBeenCalled();
    expect(submissions.submit(KEY, spec, '7')).toBe(true);
    await settle();
    expect(orders).toEqual(['7']);
  });
});

describe('a person who signs out', () => {
  /** An order that was sent and is answered by the test, and that its person has signed out of. */
  async function signedOut() {
    const submissions = createSubmissions();
    submissions.setOwner(ADA);
    let resolve: (result: string) => void = () => undefined;
    let reject: (error: Error) => void = () => undefined;
    const promise = new Promise<string>((...ends) => {
      [resolve, reject] = ends;
    });
    const { spec } = exchange({ send: vi.fn(() => promise) });
    const { seen } = look(submissions);
    submissions.submit(KEY, spec, '5');
    await settle();
    submissions.forget();
    return { submissions, spec, seen, resolve, reject };
  }

  test('given an order that is pending, when it is forgotten, then it is idle at once and reports nothing', async () => {
    const { submissions, spec, seen, resolve } = await signedOut();
    expect(seen).toEqual(['submitting', 'idle']);
    resolve('order 5');
    await settle();
    expect(submissions.status(KEY).state).toBe('idle');
    expect(spec.onSucceeded).not.toHaveBeenCalled();
  });

  test('given an order that is pending, when it is forgotten and refused after that, then no refusal is reported', async () => {
    const { submissions, spec, reject } = await signedOut();
    reject(failure({ kind: 'business', call: CALL, code: '1', message: 'Sold out' }));
    await settle();
    expect(submissions.status(KEY).state).toBe('idle');
    expect(spec.onRefused).not.toHaveBeenCalled();
  });

  test('given an order that is looked for, when it is forgotten, then it is not looked for again', async () => {
    const submissions = createSubmissions();
    submissions.setOwner(ADA);
    const { spec } = exchange({ send: vi.fn(async () => Promise.reject(network)) });
    look(submissions);
    submissions.submit(KEY, spec, '5');
    await settle(FIRST_RECONCILE_MS);
    expect(spec.find).toHaveBeenCalledTimes(1);
    submissions.forget();
    await settle(SETTLE_MS * 2);
    expect(spec.find).toHaveBeenCalledTimes(1);
    expect(submissions.status(KEY).state).toBe('idle');
  });

  test.each(['answered', 'cancelled'] as const)(
    'given another order since, when the first is %s, then the new one goes on',
    async (end) => {
      const { submissions, spec: first, seen, resolve, reject } = await signedOut();
      const { spec: second } = exchange({ send: vi.fn(() => new Promise<string>(() => undefined)) });
      expect(submissions.submit(KEY, second, '7')).toBe(true);
      await settle();
      if (end === 'answered') resolve('order 5');
      else reject(failure({ kind: 'cancelled', call: CALL }));
      await settle();
      expect(submissions.status(KEY)).toEqual({ state: 'submitting', request: '7' });
      expect(seen).toEqual(['submitting', 'idle', 'submitting']);
      expect(first.onSucceeded).not.toHaveBeenCalled();
    },
  );

  test('given another order since that is unresolved, when the first loses its answer, then the new one can still be checked', async () => {
    const { submissions, reject } = await signedOut();
    const { spec: second } = exchange({ send: vi.fn(async () => Promise.reject(network)) });
    second.find.mockRejectedValueOnce(loggedOut);
    submissions.submit(KEY, second, '7');
    await settle(FIRST_RECONCILE_MS);
    expect(submissions.status(KEY).state).toBe('unresolved');
    reject(network);
    await settle();
    second.find.mockResolvedValue('order 7');
    submissions.checkAgain(KEY);
    await settle();
    expect(submissions.status(KEY)).toEqual({ state: 'succeeded', request: '7', result: 'order 7' });
  });
});

describe('a visitor', () => {
  test('given nobody has signed in yet, then a press is sent, so that the exchange asks for the sign-in', async () => {
    const submissions = createSubmissions();
    submissions.setOwner('anonymous');
    const { spec } = exchange();
    look(submissions);
    expect(submissions.submit(KEY, spec, '5')).toBe(true);
    await settle();
    expect(spec.send).toHaveBeenCalledTimes(1);
  });

  test('given a submission that is pending, when the visitor signs in, then it goes on and its end is reported', async () => {
    const submissions = createSubmissions();
    submissions.setOwner('anonymous');
    const { spec } = exchange({ send: vi.fn(() => new Promise<string>((resolve) => setTimeout(() => resolve('order 5'), 100))) });
    const { seen } = look(submissions);
    submissions.submit(KEY, spec, '5');
    await settle();
    submissions.setOwner(ADA);
    await settle(100);
    expect(seen).toEqual(['submitting', 'succeeded']);
    expect(spec.onSucceeded).toHaveBeenCalledExactlyOnceWith('order 5', '5');
  });
});

describe('a session that is lost and regained', () => {
  /** Ada's order, placed, its answer lost. */
  function lost(overrides: Partial<Spec> = {}) {
    const submissions = createSubmissions();
    submissions.setOwner(ADA);
    const { spec, orders } = exchange(overrides);
    spec.send.mockImplementation(async (amount) => {
      orders.push(amount);
      throw network;
    });
    return { submissions, spec, orders };
  }

  test('continues to reconcile, sends nothing more and reports the outcome once', async () => {
    const { submissions, spec, orders } = lost({ find: vi.fn(async () => undefined) });
    const { stop } = look(submissions);
    submissions.submit(KEY, spec, '5');
    await settle(1_000);
    submissions.setOwner('anonymous');
    // The visitor's form watches a key of its own.
    stop();
    await settle(SETTLE_AFTER_TIMEOUT_MS * 2);
    expect(submissions.status(KEY).state).toBe('checking');
    expect(spec.find).toHaveBeenCalledTimes(1);
    expect(submissions.submit(KEY, spec, '5')).toBe(false);
    expect(spec.onEndedUnwatched).not.toHaveBeenCalled();

    spec.find.mockResolvedValue('order 5');
    const { seen } = look(submissions);
    submissions.setOwner(ADA);
    expect(submissions.status(KEY).state).toBe('checking');
    expect(submissions.submit(KEY, spec, '5')).toBe(false);
    await settle();
    expect(seen.at(-1)).toBe('succeeded');
    expect(orders).toEqual(['5']);
    expect(spec.onSucceeded).toHaveBeenCalledTimes(1);
  });

  test('ignores that the order is missing when it was read without a session', async () => {
    const { submissions, spec } = lost({
      find: vi.fn(() => new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), RECONCILE_INTERVAL_MS))),
    });
    look(submissions);
    submissions.submit(KEY, spec, '5');
    await settle(SETTLE_MS);
    // The last look is under way when the session goes.
    const looks = spec.find.mock.calls.length;
    await settle(RECONCILE_INTERVAL_MS * 1.5);
    expect(spec.find).toHaveBeenCalledTimes(looks + 1);
    submissions.setOwner('anonymous');
    await settle(SETTLE_MS);
    expect(submissions.status(KEY).state).toBe('checking');
    spec.find.mockResolvedValue('order 5');
    submissions.setOwner(ADA);
    await settle();
    expect(submissions.status(KEY).state).toBe('succeeded');
  });

  test('given nothing is pending, when the session is lost, then nothing can be sent until the person is back', async () => {
    const submissions = createSubmissions();
    submissions.setOwner(ADA);
    submissions.setOwner('anonymous');
    const { spec, orders } = exchange();
    expect(submissions.submit(KEY, spec, '5')).toBe(false);
    await settle();
    expect(submissions.status(KEY).state).toBe('idle');
    submissions.setOwner(ADA);
    expect(submissions.submit(KEY, spec, '5')).toBe(true);
    await settle();
    expect(orders).toEqual(['5']);
  });

  test('given an unresolved order, when the session is set once more without having been lost, then it is not checked again', async () => {
    const { submissions, spec } = lost({ find: vi.fn(async () => Promise.reject(loggedOut)) });
    look(submissions);
    submissions.submit(KEY, spec, '5');
    await settle(FIRST_RECONCILE_MS);
    submissions.setOwner(ADA);
    await settle();
    expect(submissions.status(KEY).state).toBe('unresolved');
    expect(spec.find).toHaveBeenCalledTimes(1);
  });

  test('stops checking without a session and checks again after the sign-in', async () => {
    const { submissions, spec } = lost({ find: vi.fn(async () => Promise.reject(loggedOut)) });
    look(submissions);
    submissions.submit(KEY, spec, '5');
    await settle(SETTLE_AFTER_TIMEOUT_MS);
    expect(submissions.status(KEY).state).toBe('unresolved');
    expect(spec.find).toHaveBeenCalledTimes(1);
    submissions.setOwner('anonymous');
    spec.find.mockResolvedValue('order 5');
    submissions.setOwner(ADA);
    await settle();
    expect(submissions.status(KEY).state).toBe('succeeded');
  });

  test('reports a success only after the person has signed in again', async () => {
    const submissions = createSubmissions();
    submissions.setOwner(ADA);
    const { spec } = exchange({ send: vi.fn(() => new Promise<string>((resolve) => setTimeout(() => resolve('order 5'), 100))) });
    const { stop } = look(submissions);
    submissions.submit(KEY, spec, '5');
    await settle();
    submissions.setOwner('anonymous');
    stop();
    await settle(1_000);
    expect(spec.onSucceeded).not.toHaveBeenCalled();
    expect(spec.onEndedUnwatched).not.toHaveBeenCalled();
    submissions.setOwner(ADA);
    await settle();
    expect(spec.onSucceeded).toHaveBeenCalledTimes(1);
    expect(spec.onEndedUnwatched).toHaveBeenCalledTimes(1);
  });

  test('sends nothing when the session is lost before sending', async () => {
    const submissions = createSubmissions();
    submissions.setOwner(ADA);
    const { spec } = exchange({ prechecks: [() => new Promise((resolve) => setTimeout(() => resolve(undefined), 100))] });
    look(submissions);
    submissions.submit(KEY, spec, '5');
    submissions.setOwner('anonymous');
    await settle(1_000);
    submissions.setOwner(ADA);
    await settle();
    expect(spec.send).not.toHaveBeenCalled();
    expect(refusalOf(submissions.status(KEY))).toEqual({ cause: 'not-placed' });
  });

  test('given an order refused for a lost session, when the person is back, then it counts as not placed and no prompt opens', async () => {
    const submissions = createSubmissions();
    submissions.setOwner(ADA);
    const { spec } = exchange({
      baseline: vi.fn(() => new Promise<number>((_, reject) => setTimeout(() => reject(loggedOut), 100))),
    });
    const { stop } = look(submissions);
    submissions.submit(KEY, spec, '5');
    submissions.setOwner('anonymous');
    stop();
    await settle(1_000);
    submissions.setOwner(ADA);
    await settle();
    expect(spec.onEndedUnwatched).toHaveBeenCalledExactlyOnceWith({ state: 'refused', request: '5', refusal: { cause: 'not-placed' } });
    expect(spec.onRefused).toHaveBeenCalledExactlyOnceWith({ cause: 'not-placed' }, '5');
  });
});

describe('a wall clock that is changed', () => {
  test.each([60_000, -3_600_000])('by %i ms neither decides nor delays the outcome', async (step) => {
    const submissions = createSubmissions();
    const { spec, orders } = exchange({ send: vi.fn(async () => Promise.reject(timeout)) });
    look(submissions);
    submissions.submit(KEY, spec, '5');
    await settle(100);
    vi.setSystemTime(Date.now() + step);
    await settle(RECONCILE_INTERVAL_MS);
    expect(submissions.status(KEY).state).toBe('checking');
    await settle(SETTLE_AFTER_TIMEOUT_MS + RECONCILE_INTERVAL_MS);
    expect(refusalOf(submissions.status(KEY))).toEqual({ cause: 'not-placed', error: timeout.reason });
    expect(orders).toEqual([]);
  });
});
