import { type EarnError, EarnFailure } from '@earnkit/core';
import { type Mock, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  RECONCILE_INTERVAL_MS,
  RECONCILE_TIMEOUT_MS,
  PREPARE_TIMEOUT_MS,
  type Precheck,
  type Refusal,
  SETTLE_AFTER_TIMEOUT_MS,
  SETTLE_MS,
  type SubmissionStatus,
} from './submission.ts';
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
    call: CALL,
    action: 'subscribe',
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
    onUnseen: vi.fn(),
    ...overrides,
  };
  return { orders, spec };
}

interface Spec {
  call: string;
  action: 'subscribe';
  debounceMs: number;
  prechecks: readonly Precheck<string>[];
  baseline: Mock<(amount: string, signal: AbortSignal) => Promise<number>>;
  send: Mock<(amount: string) => Promise<string>>;
  find: Mock<(amount: string, before: number, signal: AbortSignal) => Promise<string | undefined>>;
  onSucceeded: Mock<(result: string, amount: string) => void>;
  onRefused: Mock<(refusal: Refusal, amount: string) => void>;
  onUnseen: Mock<(status: SubmissionStatus<string, string>) => void>;
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

describe('one submission has one effect', () => {
  test('two presses in one frame send once', async () => {
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

  test('a press within the debounce after a quick end is ignored, a later one is not (SE-55)', async () => {
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

  test('a press while checking or unresolved sends nothing', async () => {
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
});

describe('before sending', () => {
  test('without a connection nothing is read or sent', async () => {
    const submissions = createSubmissions({ isOnline: () => false });
    const { spec } = exchange();
    look(submissions);
    submissions.submit(KEY, spec, '5');
    await settle();
    expect(refusalOf(submissions.status(KEY))).toEqual({ cause: 'error', error: { kind: 'offline', call: CALL } });
    expect(spec.baseline).not.toHaveBeenCalled();
    expect(spec.send).not.toHaveBeenCalled();
  });

  test('locked funds are refused (SH-56, SH-58)', async () => {
    const submissions = createSubmissions();
    const { spec } = exchange({ prechecks: [async () => undefined, async () => ({ cause: 'locked' })] });
    look(submissions);
    submissions.submit(KEY, spec, '5');
    await settle();
    expect(refusalOf(submissions.status(KEY))).toEqual({ cause: 'locked' });
    expect(spec.send).not.toHaveBeenCalled();
  });

  test('a failed pre-check lets it go on (AMB-016)', async () => {
    const submissions = createSubmissions();
    const { spec, orders } = exchange({ prechecks: [async () => Promise.reject(network)] });
    look(submissions);
    submissions.submit(KEY, spec, '5');
    await settle();
    expect(orders).toEqual(['5']);
  });

  test('one check that hangs does not silence another', async () => {
    const submissions = createSubmissions();
    const { spec } = exchange({ prechecks: [() => new Promise(() => undefined), async () => ({ cause: 'locked' })] });
    look(submissions);
    submissions.submit(KEY, spec, '5');
    await settle(PREPARE_TIMEOUT_MS);
    expect(refusalOf(submissions.status(KEY))).toEqual({ cause: 'locked' });
    expect(spec.send).not.toHaveBeenCalled();
  });

  test('a pre-check that never answers holds it up for a moment only, and is given up', async () => {
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

  test('a session that is over is noticed before anything is sent', async () => {
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
  ])('$kind means that nothing happened: no looking for an order', async (error) => {
    const submissions = createSubmissions();
    const { spec } = exchange({ send: vi.fn(async () => Promise.reject(failure(error))) });
    look(submissions);
    submissions.submit(KEY, spec, '5');
    await settle();
    expect(refusalOf(submissions.status(KEY))).toEqual({ cause: 'error', error });
    expect(spec.find).not.toHaveBeenCalled();
    expect(spec.onRefused).toHaveBeenCalledTimes(1);
  });

  test('the funding-password prompt closed by the person is back at the form without a word (AMB-004)', async () => {
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
  test('answer lost after the commit: the order is found, told once, never sent again', async () => {
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

  test('an older order of the same amount is not taken for ours', async () => {
    const submissions = createSubmissions();
    const { spec, orders } = exchange({ send: vi.fn(async () => Promise.reject(network)) });
    orders.push('5');
    look(submissions);
    submissions.submit(KEY, spec, '5');
    await settle(SETTLE_MS + RECONCILE_INTERVAL_MS);
    expect(refusalOf(submissions.status(KEY))).toEqual({ cause: 'not-placed' });
  });

  test('nothing came of it: said only after the order could no longer appear', async () => {
    const submissions = createSubmissions();
    const { spec } = exchange({ send: vi.fn(async () => Promise.reject(network)) });
    look(submissions);
    submissions.submit(KEY, spec, '5');
    await settle(SETTLE_MS - 1);
    expect(submissions.status(KEY).state).toBe('checking');
    await settle(RECONCILE_INTERVAL_MS);
    expect(refusalOf(submissions.status(KEY))).toEqual({ cause: 'not-placed' });
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

  test('an answer that cannot be read may hide an order too', async () => {
    const submissions = createSubmissions();
    const { spec } = exchange({
      send: vi.fn(async () => Promise.reject(failure({ kind: 'contract', call: CALL, field: '', problem: 'HTML' }))),
    });
    look(submissions);
    submissions.submit(KEY, spec, '5');
    await settle();
    expect(submissions.status(KEY).state).toBe('checking');
  });

  test('a fault of the host after sending counts as unknown, not as refused', async () => {
    const submissions = createSubmissions();
    const { spec } = exchange({ send: vi.fn(async () => Promise.reject(new TypeError('host'))) });
    look(submissions);
    submissions.submit(KEY, spec, '5');
    await settle();
    expect(submissions.status(KEY).state).toBe('checking');
  });

  test('server down: could not find out; asked again later the order is found', async () => {
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

  test('reads that hang end in unresolved as well', async () => {
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

  test('without a baseline nothing is guessed: unresolved, until the person says so', async () => {
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

describe('the dialog goes, the result stays', () => {
  test('closed in flight: told by notice, once, and the next opening is fresh', async () => {
    const submissions = createSubmissions();
    const { spec } = exchange();
    const { stop } = look(submissions);
    submissions.submit(KEY, spec, '5');
    stop();
    await settle();
    expect(spec.onUnseen).toHaveBeenCalledExactlyOnceWith({ state: 'succeeded', request: '5', result: 'order 5' });
    expect(submissions.status(KEY).state).toBe('idle');
  });

  test('closed in flight with an unknown outcome: still unresolved at the next opening', async () => {
    const submissions = createSubmissions();
    const { spec } = exchange({ baseline: vi.fn(async () => Promise.reject(network)), send: vi.fn(async () => Promise.reject(network)) });
    const { stop } = look(submissions);
    submissions.submit(KEY, spec, '5');
    stop();
    await settle();
    expect(spec.onUnseen).toHaveBeenCalledTimes(1);
    expect(submissions.status(KEY).state).toBe('unresolved');
  });

  test('a remount in the same breath (StrictMode) keeps the end and is not told by notice', async () => {
    const submissions = createSubmissions();
    const { spec } = exchange();
    const { stop } = look(submissions);
    submissions.submit(KEY, spec, '5');
    stop();
    look(submissions);
    await settle();
    expect(submissions.status(KEY).state).toBe('succeeded');
    expect(spec.onUnseen).not.toHaveBeenCalled();
  });

  test('an end is gone once nobody looks any more', async () => {
    const submissions = createSubmissions();
    const { spec } = exchange();
    const { stop } = look(submissions);
    submissions.submit(KEY, spec, '5');
    await settle();
    stop();
    await settle();
    expect(submissions.status(KEY).state).toBe('idle');
  });

  test('after a change of person nothing of the old one is told', async () => {
    const submissions = createSubmissions();
    submissions.belongTo(ADA);
    const { spec, orders } = exchange();
    const { seen } = look(submissions);
    submissions.submit(KEY, spec, '5');
    submissions.belongTo(BOB);
    await settle();
    expect(seen).toEqual(['submitting', 'idle']);
    expect(orders).toEqual([]);
    expect(spec.onUnseen).not.toHaveBeenCalled();
    expect(spec.onSucceeded).not.toHaveBeenCalled();
    expect(submissions.submit(KEY, spec, '7')).toBe(true);
    await settle();
    expect(orders).toEqual(['7']);
  });
});

describe('the session is lost, the person comes back', () => {
  /** Ada's order, placed, its answer lost. */
  function lost(overrides: Partial<Spec> = {}) {
    const submissions = createSubmissions();
    submissions.belongTo(ADA);
    const { spec, orders } = exchange(overrides);
    spec.send.mockImplementation(async (amount) => {
      orders.push(amount);
      throw network;
    });
    return { submissions, spec, orders };
  }

  test('an order being looked for is still looked for, nothing more is sent, and its end is told once', async () => {
    const { submissions, spec, orders } = lost({ find: vi.fn(async () => undefined) });
    const { stop } = look(submissions);
    submissions.submit(KEY, spec, '5');
    await settle(1_000);
    submissions.belongTo('anonymous');
    // The visitor's form watches a key of its own.
    stop();
    await settle(SETTLE_AFTER_TIMEOUT_MS * 2);
    expect(submissions.status(KEY).state).toBe('checking');
    expect(spec.find).toHaveBeenCalledTimes(1);
    expect(submissions.submit(KEY, spec, '5')).toBe(false);
    expect(spec.onUnseen).not.toHaveBeenCalled();

    spec.find.mockResolvedValue('order 5');
    const { seen } = look(submissions);
    submissions.belongTo(ADA);
    expect(submissions.status(KEY).state).toBe('checking');
    expect(submissions.submit(KEY, spec, '5')).toBe(false);
    await settle();
    expect(seen.at(-1)).toBe('succeeded');
    expect(orders).toEqual(['5']);
    expect(spec.onSucceeded).toHaveBeenCalledTimes(1);
  });

  test('"not there" as a visitor sees it is no answer', async () => {
    const { submissions, spec } = lost({
      find: vi.fn(() => new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), RECONCILE_INTERVAL_MS))),
    });
    look(submissions);
    submissions.submit(KEY, spec, '5');
    // The last look is under way when the session goes.
    await settle(SETTLE_MS + RECONCILE_INTERVAL_MS / 2);
    submissions.belongTo('anonymous');
    await settle(SETTLE_MS);
    expect(submissions.status(KEY).state).toBe('checking');
    spec.find.mockResolvedValue('order 5');
    submissions.belongTo(ADA);
    await settle();
    expect(submissions.status(KEY).state).toBe('succeeded');
  });

  test('a look without a session decides nothing and asks no further; signing in again looks by itself', async () => {
    const { submissions, spec } = lost({ find: vi.fn(async () => Promise.reject(loggedOut)) });
    look(submissions);
    submissions.submit(KEY, spec, '5');
    await settle(SETTLE_AFTER_TIMEOUT_MS);
    expect(submissions.status(KEY).state).toBe('unresolved');
    expect(spec.find).toHaveBeenCalledTimes(1);
    submissions.belongTo('anonymous');
    spec.find.mockResolvedValue('order 5');
    submissions.belongTo(ADA);
    await settle();
    expect(submissions.status(KEY).state).toBe('succeeded');
  });

  test('a success that arrives while nobody is signed in waits for the person', async () => {
    const submissions = createSubmissions();
    submissions.belongTo(ADA);
    const { spec } = exchange({ send: vi.fn(() => new Promise<string>((resolve) => setTimeout(() => resolve('order 5'), 100))) });
    const { stop } = look(submissions);
    submissions.submit(KEY, spec, '5');
    await settle();
    submissions.belongTo('anonymous');
    stop();
    await settle(1_000);
    expect(spec.onSucceeded).not.toHaveBeenCalled();
    expect(spec.onUnseen).not.toHaveBeenCalled();
    submissions.belongTo(ADA);
    await settle();
    expect(spec.onSucceeded).toHaveBeenCalledTimes(1);
    expect(spec.onUnseen).toHaveBeenCalledTimes(1);
  });

  test('a session lost before sending: nothing is sent', async () => {
    const submissions = createSubmissions();
    submissions.belongTo(ADA);
    const { spec } = exchange({ prechecks: [() => new Promise((resolve) => setTimeout(() => resolve(undefined), 100))] });
    look(submissions);
    submissions.submit(KEY, spec, '5');
    submissions.belongTo('anonymous');
    await settle(1_000);
    submissions.belongTo(ADA);
    await settle();
    expect(spec.send).not.toHaveBeenCalled();
    expect(refusalOf(submissions.status(KEY))).toEqual({ cause: 'error', error: { kind: 'login-needed', call: CALL } });
  });
});

describe('the wall clock is set anew', () => {
  test.each([60_000, -3_600_000])('by %i ms: neither decides nor holds up', async (step) => {
    const submissions = createSubmissions();
    const { spec, orders } = exchange({ send: vi.fn(async () => Promise.reject(timeout)) });
    look(submissions);
    submissions.submit(KEY, spec, '5');
    await settle(100);
    vi.setSystemTime(Date.now() + step);
    await settle(RECONCILE_INTERVAL_MS);
    expect(submissions.status(KEY).state).toBe('checking');
    await settle(SETTLE_AFTER_TIMEOUT_MS + RECONCILE_INTERVAL_MS);
    expect(refusalOf(submissions.status(KEY))).toEqual({ cause: 'not-placed' });
    expect(orders).toEqual([]);
  });
});
