import { describe, expect, it, vi } from 'vitest';
import * as account from '../contract/account.ts';
import * as flexible from '../contract/simple-earn/flexible.ts';
import { decimal } from '../decimal.ts';
import { createEarnClient } from './createEarnClient.ts';
import type { EarnClientOptions, EarnClient } from './EarnClient.ts';
import { type EarnError, earnErrorOf, isOutcomeUnknown } from '../EarnError.ts';
import { MAX_RETRY_AFTER_SECONDS, delay, retryAfterSeconds, waitBefore } from './retry.ts';

type Fault = Error | Response | 'silence';

interface Faulty {
  readonly client: EarnClient;
  readonly waits: readonly number[];
  readonly attempts: () => number;
}

const good = (): Response => new Response('{"code":200,"data":{"tier":5}}');
const failing = (status: number, headers: Readonly<Record<string, string>> = {}): Response =>
  new Response('{"code":-1,"message":"busy"}', { status, headers });

/** A client whose first answers are the faults and whose later ones are good; the waits are kept, not waited. */
function faulty(faults: readonly (() => Fault)[], options: EarnClientOptions = {}): Faulty {
  const waits: number[] = [];
  let attempts = 0;
  const fetch: typeof globalThis.fetch = async (_url, init) => {
    attempts += 1;
    const fault = faults[attempts - 1]?.() ?? good();
    if (fault instanceof Error) throw fault;
    return fault === 'silence'
      ? new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(new Error('aborted'))))
      : fault;
  };
  const client = createEarnClient({
    origin: 'https://exchange.example',
    fetch,
    timeoutMs: 10,
    random: () => 0.5,
    delay: async (ms) => {
      waits.push(ms);
    },
    ...options,
  });
  return { client, waits, attempts: () => attempts };
}
const always = (fault: () => Fault): readonly (() => Fault)[] => Array.from({ length: 50 }, () => fault);
const reasonOf = async (promise: Promise<unknown>): Promise<EarnError | undefined> => promise.then(() => undefined, earnErrorOf);
const subscription = { asset: 'USDT', amount: decimal('1'), minAprFraction: '0.0100' };

describe('repeating reads (SH-45, FM-18, AMB-003)', () => {
  it.each<[string, () => Fault, EarnError['kind']]>([
    ['network errors', () => new TypeError('fetch failed'), 'network'],
    ['timeouts', () => 'silence', 'timeout'],
    ['HTTP 500', () => failing(500), 'http'],
    ['HTTP 503', () => failing(503), 'http'],
  ])('given %s each time, then a read is tried 11 times and fails with that error', async (_name, fault, kind) => {
    const { client, attempts, waits } = faulty(always(fault));
    expect(await reasonOf(client.call(account.vip, undefined))).toMatchObject({ kind, call: 'account.vip' });
    expect(attempts()).toBe(11);
    expect(waits).toHaveLength(10);
  });

  it('given HTTP 429 every time, then a read is repeated 3 times, each after the wait it is asked for (AMB-145)', async () => {
    const { client, attempts, waits } = faulty(always(() => failing(429, { 'retry-after': '7' })));
    expect(await reasonOf(client.call(account.vip, undefined))).toMatchObject({ kind: 'http', status: 429, retryAfterSeconds: 7 });
    expect(attempts()).toBe(4);
    expect(waits).toEqual([7000, 7000, 7000]);
  });

  it('given HTTP 429 between other faults, then only 429 counts towards its 3 repetitions (AMB-145)', async () => {
    const { client, attempts } = faulty([
      () => failing(429),
      () => failing(503),
      () => failing(429),
      () => new TypeError('x'),
      () => failing(429),
      () => failing(429),
    ]);
    expect(await reasonOf(client.call(account.vip, undefined))).toMatchObject({ kind: 'http', status: 429 });
    expect(attempts()).toBe(6);
  });

  it('given HTTP 429 with a longer wait than the client allows, then the read is not retried (AMB-145)', async () => {
    const { client, attempts, waits } = faulty(always(() => failing(429, { 'retry-after': String(MAX_RETRY_AFTER_SECONDS + 1) })));
    expect(await reasonOf(client.call(account.vip, undefined))).toMatchObject({ retryAfterSeconds: MAX_RETRY_AFTER_SECONDS + 1 });
    expect([attempts(), waits]).toEqual([1, []]);
  });

  it('stops at the first good answer', async () => {
    const { client, attempts } = faulty([() => new TypeError('x'), () => failing(502)]);
    expect(await client.call(account.vip, undefined)).toEqual({ tier: 5 });
    expect(attempts()).toBe(3);
  });

  it('repeats a POST that reads', async () => {
    const { client, attempts } = faulty([() => new TypeError('x'), () => new Response('{"code":200,"data":[]}')]);
    expect((await client.call(account.balances, { assets: ['BTC'] })).rows).toEqual([]);
    expect(attempts()).toBe(2);
  });

  it.each([
    ['a business code', () => new Response('{"code":-1}')],
    ['code 401', () => new Response('{"code":401}')],
    ['HTTP 401', () => failing(401)],
    ['HTTP 400', () => failing(400)],
    ['HTTP 403', () => failing(403)],
    ['HTTP 404', () => failing(404)],
    ['an answer that breaks its contract', () => new Response('<html>')],
  ])('never repeats %s', async (_name, fault) => {
    const { client, attempts } = faulty(always(fault));
    expect(await reasonOf(client.call(account.vip, undefined))).toBeDefined();
    expect(attempts()).toBe(1);
  });

  it.each<[EarnError['kind'], () => Fault]>([
    ['network', () => new TypeError('x')],
    ['timeout', () => 'silence'],
    ['http', () => failing(503)],
    ['http', () => failing(429, { 'retry-after': '7' })],
  ])('sends a write once: %s', async (kind, fault) => {
    const { client, attempts } = faulty(always(fault));
    expect(await reasonOf(client.call(flexible.subscribe, subscription))).toMatchObject({ kind });
    expect(attempts()).toBe(1);
  });

  it('given a write that is refused with `Retry-After`, then the error contains the seconds to wait', async () => {
    const { client } = faulty(always(() => failing(429, { 'retry-after': '7' })));
    expect(await reasonOf(client.call(flexible.subscribe, subscription))).toEqual({
      kind: 'http',
      call: 'flexible.subscribe',
      status: 429,
      message: 'busy',
      retryAfterSeconds: 7,
    });
  });

  const unbegun = (body: Readonly<Record<string, unknown>>, status = 503) =>
    new Response(JSON.stringify({ code: status, data: null, ...body }), { status, headers: { 'retry-after': '1' } });

  it('given a write that the exchange says it has not begun, then nothing has happened, and it is still sent once', async () => {
    const { client, attempts } = faulty(always(() => unbegun({ not_begun: true })));
    const reason = await reasonOf(client.call(flexible.subscribe, subscription));
    expect(reason).toEqual({
      kind: 'http',
      call: 'flexible.subscribe',
      status: 503,
      message: undefined,
      retryAfterSeconds: 1,
      notBegun: true,
    });
    expect([reason && isOutcomeUnknown(reason), attempts()]).toEqual([false, 1]);
  });

  it.each<[string, () => Response]>([
    ['no word of it', () => unbegun({})],
    ['false', () => unbegun({ not_begun: false })],
    ['a text', () => unbegun({ not_begun: 'true' })],
    ['a number', () => unbegun({ not_begun: 1 })],
    ['a word inside the data', () => unbegun({ data: { not_begun: true } })],
    ['a web page', () => failing(503)],
  ])('given a write that fails with %s about its beginning, then it may have happened', async (_what, answer) => {
    const reason = await reasonOf(faulty(always(answer)).client.call(flexible.subscribe, subscription));
    expect(reason && isOutcomeUnknown(reason)).toBe(true);
  });

  it('given a read that the exchange says it has not begun, then it is repeated as after any 5xx', async () => {
    const { client, attempts } = faulty([() => unbegun({ not_begun: true })]);
    await reasonOf(client.call(account.vip, undefined));
    expect(attempts()).toBe(2);
  });

  it('uses the number of retries in the options', async () => {
    const { client, attempts } = faulty(
      always(() => failing(500)),
      { readRetries: 2 },
    );
    await reasonOf(client.call(account.vip, undefined));
    expect(attempts()).toBe(3);
  });

  it('waits longer each time, up to five seconds', async () => {
    const { client, waits } = faulty(
      always(() => failing(500)),
      { random: () => 1 },
    );
    await reasonOf(client.call(account.vip, undefined));
    expect(waits).toEqual([250, 500, 1000, 2000, 4000, 5000, 5000, 5000, 5000, 5000]);
  });
});

describe('Retry-After', () => {
  const now = Date.parse('2026-01-01T00:00:00Z');
  const httpDate = (ms: number): string => new Date(ms).toUTCString();
  it.each([
    ['7', 7],
    ['0', 0],
    [' 120 ', 120],
    ['999999999', 999_999_999],
    ['Thu, 01 Jan 2026 00:00:30 GMT', 30],
    ['Wed, 31 Dec 2025 00:00:00 GMT', 0],
    [null, undefined],
    ['', undefined],
    ['soon', undefined],
    ['-5', undefined],
    ['1.5', undefined],
    ['1e9', undefined],
    ['99999999999999999999', undefined],
    ['2026', 2026],
  ])('%j is %j seconds', (header, seconds) => expect(retryAfterSeconds(header, now)).toBe(seconds));

  it('given a device clock that is years off, then a `Retry-After` date is compared with the exchange’s clock (T01)', async () => {
    const { client } = faulty(always(() => failing(429, { date: httpDate(now), 'retry-after': httpDate(now + 7000) })));
    for (const years of [-10, 10]) {
      vi.setSystemTime(now + years * 365 * 86_400_000);
      expect(await reasonOf(client.call(flexible.subscribe, subscription))).toMatchObject({ retryAfterSeconds: 7 });
    }
    vi.useRealTimers();
  });

  it.each([
    [undefined, 250],
    [0, 250],
    [2, 2_000],
    [999_999_999, MAX_RETRY_AFTER_SECONDS * 1000],
  ])('asked for %j seconds the first wait is %j ms', (asked, ms) => expect(waitBefore(1, 1, asked)).toBe(ms));

  it('spreads the waits randomly over their upper half', () => {
    expect([waitBefore(3, 0, undefined), waitBefore(3, 0.5, undefined), waitBefore(3, 1, undefined)]).toEqual([500, 750, 1000]);
  });
});

describe('delay', () => {
  it('waits, and rejects when it is aborted', async () => {
    const started = Date.now();
    await delay(30, new AbortController().signal);
    expect(Date.now() - started).toBeGreaterThanOrEqual(25);
    await expect(delay(60_000, AbortSignal.abort(new Error('enough')))).rejects.toThrow('enough');
    const controller = new AbortController();
    const waiting = delay(60_000, controller.signal);
    controller.abort(new Error('enough'));
    await expect(waiting).rejects.toThrow('enough');
  });
});
