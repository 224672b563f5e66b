import { afterEach, describe, expect, expectTypeOf, it, vi } from 'vitest';
import { type Answer, type TestServer, json, startTestServer } from '../../../../tooling/testServer.ts';
import { adaptRows } from './adaptRows.ts';
import { createEarnAdapter } from './createEarnAdapter.ts';
import type { AdapterCall, AdapterError, EarnAdapterOptions, EarnHandlers } from './EarnAdapter.ts';
import type { EarnCalls } from './EarnCalls.ts';
import { DECLARED_CALLS } from '../calls.ts';
import * as account from '../contract/account.ts';
import { flexible } from '../contract/simple-earn/index.ts';
import { decimal, parseDecimal } from '../decimal.ts';
import { CALL_NAMES, type CallName } from '../endpoint/callNames.ts';
import type { AnyEndpoint } from '../endpoint/endpoint.ts';
import { type EarnError, EarnFailure, earnErrorOf, isOutcomeUnknown } from '../EarnError.ts';

/** The files that add lines to `EarnCalls`. */
const sources = import.meta.glob<string>(['./EarnCalls.ts', '../contract/**/*.ts', '!../**/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const modules = import.meta.glob<Readonly<Record<string, unknown>>>(['../contract/**/*.ts', '!../**/*.test.ts', '!../**/index.ts'], {
  eager: true,
});

const servers: TestServer[] = [];
const serve = async (answer: Answer): Promise<TestServer> => {
  const server = await startTestServer(answer);
  servers.push(server);
  return server;
};
afterEach(async () => {
  vi.unstubAllGlobals();
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

const adapterOf = (handlers: EarnHandlers, options: EarnAdapterOptions = {}) =>
  createEarnAdapter(handlers, { origin: 'http://127.0.0.1:9', delay: async () => undefined, ...options });
const reasonOf = (promise: Promise<unknown>): Promise<EarnError | undefined> => promise.then(() => undefined, earnErrorOf);
const usdt = { asset: 'USDT', amount: decimal('10'), minAprFraction: '0.0500' };
const holding = { id: '1', asset: 'USDT', redeemingRevocable: false, bonusOpen: false, autoEarn: true, ladder: [] };

describe('the calls that can be adapted', () => {
  const declared = DECLARED_CALLS.map(({ call }) => call);

  it('are all documented ones, each once', () => {
    expect([...CALL_NAMES].sort()).toEqual(declared.map(({ name }) => name).sort());
    expectTypeOf<keyof EarnCalls>().toEqualTypeOf<CallName>();
  });

  it('have the declaration of their own name', () => {
    const lines = Object.values(sources).flatMap((source) => [...source.matchAll(/^ +'([\w.]+)': typeof (?:\w+\.)*(\w+);$/gm)]);
    expect(new Set(lines.map(([, name]) => name))).toEqual(new Set(CALL_NAMES));
    for (const [, name, exported = ''] of lines) {
      const ofName = Object.values(modules).map((module) => module[exported] as AnyEndpoint | undefined);
      expect([name, exported, new Set(ofName.filter((call) => call?.name === name)).size]).toEqual([name, exported, 1]);
    }
  });
});

describe('a call with a handler', () => {
  it('is answered in domain words, with what is not known left out', async () => {
    const asked: unknown[] = [];
    const client = adapterOf({
      'flexible.holdings': async (input) => {
        asked.push(input);
        return { rows: [{ ...holding, currentAmount: decimal('12.5') }], total: 1 };
      },
    });
    const { rows, unreadable, total } = await client.call(flexible.holdings, { page: 1, limit: 10 });
    expect(asked).toEqual([{ page: 1, limit: 10 }]);
    expect({ rows, unreadable, total }).toEqual({ rows: [{ ...holding, currentAmount: '12.5' }], unreadable: [], total: 1 });
    expect(rows[0]?.lentAmount).toBeUndefined();
  });

  it('a call without one goes over HTTP, with the same options', async () => {
    const server = await serve((_request, response) => json(response, { code: 0, data: { tier: 3 } }));
    const client = adapterOf(
      { 'flexible.statistics': () => ({}) },
      { origin: server.origin, basePath: '/gateway', headers: async () => ({ authorization: 'Bearer a' }) },
    );
    expect(await client.call(account.vip, undefined)).toEqual({ tier: 3 });
    expect(server.seen[0]).toMatchObject({ path: '/gateway/apiw/v2/uni-loan/earn/user/vip', headers: { authorization: 'Bearer a' } });
    expect(await client.call(flexible.statistics, undefined)).toEqual({});
    expect(server.seen).toHaveLength(1);
  });

  it('a call without one goes nowhere with `others: none`, and is not offered', async () => {
    const server = await serve((_request, response) => json(response, { code: 0, data: { tier: 3 } }));
    const thrown = await adapterOf({}, { origin: server.origin, others: 'none' })
      .call(account.vip, undefined)
      .catch((error: unknown) => error);
    expect(earnErrorOf(thrown)).toEqual({ kind: 'not-offered', call: 'account.vip' });
    expect(server.seen).toEqual([]);
  });

  it('a write without data returns nothing', async () => {
    const sent: unknown[] = [];
    const client = adapterOf({ 'flexible.subscribe': async (input) => void sent.push(input) });
    expect(await client.call(flexible.subscribe, usdt)).toBeUndefined();
    expect(sent).toEqual([usdt]);
  });

  it('rows by coin keep every name, and what is wrong with a value is found by its row', async () => {
    const loans = [
      { name: 'constructor', value: decimal('2') },
      { name: '__proto__', value: undefined },
    ];
    expect(await adapterOf({ 'account.loans': () => loans }).call(account.loans, undefined)).toEqual(loans);
    // What JavaScript may return.
    const numbers = [{ name: 'constructor', value: 0.5 }] as never;
    expect(await reasonOf(adapterOf({ 'account.loans': () => numbers }).call(account.loans, undefined))).toMatchObject({
      kind: 'contract',
      field: 'data.0.value',
    });
  });

  it('nothing where data is due is read as an answer without data', async () => {
    // What JavaScript may return.
    const nothing = (() => undefined) as never;
    expect(await reasonOf(adapterOf({ 'flexible.statistics': nothing }).call(flexible.statistics, undefined))).toMatchObject({
      kind: 'contract',
      call: 'flexible.statistics',
    });
    expect(await adapterOf({ 'flexible.awardPool': () => null }).call(flexible.awardPool, { asset: 'USDT' })).toBeNull();
  });

  it.each([
    [12.5, 'is a number that is not whole: amounts and rates are text, made by `decimal` or `parseDecimal`'],
    [Number.NaN, 'is NaN'],
    [1_764_240_000_000, 'is a number beyond any moment: moments are unix seconds, not milliseconds'],
    [new Date(0), 'is a Date: moments are unix seconds'],
    [10n, 'is a bigint'],
  ])('%s in an answer is refused with its field', async (value, problem) => {
    // What JavaScript may return.
    const rows = [holding, { ...holding, currentAmount: value }] as never;
    const client = adapterOf({ 'flexible.holdings': () => ({ rows, total: 2 }) });
    expect(await reasonOf(client.call(flexible.holdings, {}))).toEqual({
      kind: 'contract',
      call: 'flexible.holdings',
      field: 'data.rows.1.currentAmount',
      problem,
    });
  });

  it('rows that cannot be read are left out and reported', async () => {
    const reports: unknown[] = [];
    const client = adapterOf(
      {
        'flexible.holdings': () =>
          adaptRows([{ coin: 'USDT', held: '1.5' }, { coin: undefined }, { coin: 'BTC', held: 'x' }], ({ coin, held }) => {
            if (coin === undefined) throw new TypeError(`A row\nwithout a coin. ${'x'.repeat(300)}`);
            return { ...holding, asset: coin, currentAmount: parseDecimal(held) };
          }),
      },
      { onUnreadable: (report) => reports.push(report) },
    );
    const { rows, total } = await client.call(flexible.holdings, {});
    expect(rows.map(({ asset, currentAmount }) => [asset, currentAmount])).toEqual([
      ['USDT', '1.5'],
      ['BTC', undefined],
    ]);
    expect(total).toBeUndefined();
    const problem = `cannot be read: TypeError: A row without a coin. ${'x'.repeat(300)}`.slice(0, 200);
    expect(reports).toEqual([{ call: 'flexible.holdings', rows: [{ index: 1, field: '', problem }], figures: [] }]);
  });

  it.each([
    ['no total', undefined, undefined],
    ['a total of this page alone', 1, undefined],
    ['the total of all pages', 25, 25],
  ])('a list with %s goes on as over HTTP (AMB-169)', async (_given, total, read) => {
    const rows = [holding, { ...holding, id: '2', asset: 'BTC' }];
    const client = adapterOf({ 'flexible.holdings': ({ page }) => (page === 1 ? { rows, total } : adaptRows([], () => holding)) });
    expect(await client.call(flexible.holdings, { page: 1 })).toMatchObject({ rows, total: read });
    expect(await client.call(flexible.holdings, { page: 2 })).toMatchObject({ rows: [], total: 0 });
  });

  it.each([
    ['flexible.holding', 'flexible.holdings'],
    ['Flexible.Redeem', 'flexible.redeem'],
    ['staking.holdings', 'staking.loans'],
  ])('a handler of %s is refused with the nearest name', (name, nearest) => {
    const handlers = { [name]: () => undefined } as EarnHandlers;
    expect(() => createEarnAdapter(handlers)).toThrow(
      new TypeError(
        `EK012: createEarnAdapter: the adapter names no call "${name}". Did you mean "${nearest}"? https://github.com/earnkit/earnkit/blob/main/docs/errors.md#ek012`,
      ),
    );
  });

  it('a wrong name in `paths` is refused too', () => {
    const paths = { 'account.vips': '/vip' } as NonNullable<EarnAdapterOptions['paths']>;
    expect(() => createEarnAdapter({}, { paths })).toThrow(
      new TypeError(
        'EK012: createEarnAdapter: `paths` names no call "account.vips". Did you mean "account.vip"? https://github.com/earnkit/earnkit/blob/main/docs/errors.md#ek012',
      ),
    );
  });

  it('a handler that is no function is refused', () => {
    expect(() => createEarnAdapter({ 'flexible.holdings': [] as never })).toThrow(
      new TypeError(
        'EK013: createEarnAdapter: the handler of "flexible.holdings" is not a function. https://github.com/earnkit/earnkit/blob/main/docs/errors.md#ek013',
      ),
    );
  });
});

describe('errors of a handler', () => {
  class ExchangeError extends Error {
    readonly label: string;
    constructor(label: string, message: string) {
      super(message);
      this.label = label;
    }
  }
  const errorOf = (thrown: unknown): AdapterError | undefined => {
    if (!(thrown instanceof ExchangeError)) return undefined;
    if (thrown.label === 'INVALID_KEY') return { kind: 'login-needed' };
    if (thrown.label === 'SERVER_ERROR') return { kind: 'http', status: 500, message: thrown.message, retryAfterSeconds: undefined };
    if (thrown.label === 'FUND_PASS') return { kind: 'funding-password-needed', message: thrown.message };
    return { kind: 'business', code: thrown.label, message: thrown.message };
  };
  const subscribing = (thrown: unknown, options: EarnAdapterOptions = {}) => {
    const run = vi.fn<() => Promise<void>>(() => Promise.reject(thrown));
    return { run, sent: reasonOf(adapterOf({ 'flexible.subscribe': run }, { errorOf, ...options }).call(flexible.subscribe, usdt)) };
  };

  it('a refusal has the label as its code and the text of the exchange', async () => {
    const { run, sent } = subscribing(new ExchangeError('BALANCE_NOT_ENOUGH', '<b>Not enough</b>'));
    expect(await sent).toEqual({ kind: 'business', call: 'flexible.subscribe', code: 'BALANCE_NOT_ENOUGH', message: '<b>Not enough</b>' });
    expect(run).toHaveBeenCalledOnce();
  });

  it('a session that is over is told once', async () => {
    const onLoginNeeded = vi.fn<() => void>();
    const refuse = (): Promise<never> => Promise.reject(new ExchangeError('INVALID_KEY', 'x'));
    const client = adapterOf({ 'flexible.holdings': refuse, 'flexible.statistics': refuse }, { errorOf, onLoginNeeded });
    const reasons = await Promise.all([
      reasonOf(client.call(flexible.holdings, {})),
      reasonOf(client.call(flexible.statistics, undefined)),
    ]);
    expect(reasons.map((reason) => reason?.kind)).toEqual(['login-needed', 'login-needed']);
    expect(onLoginNeeded).toHaveBeenCalledOnce();
  });

  it.each([
    ['a lost connection of fetch', new TypeError('Failed to fetch'), 'network'],
    ['a lost connection on Node', new TypeError('fetch failed'), 'network'],
    ['a lost connection of axios', new Error('Network Error'), 'network'],
    ['a time-out', new DOMException('too late', 'TimeoutError'), 'timeout'],
    ['an error of the server', new ExchangeError('SERVER_ERROR', 'x'), 'http'],
    ['an error of the handler itself', new TypeError('Cannot read properties of undefined'), 'contract'],
    ['anything else', 'text', 'contract'],
  ])('%s leaves the outcome of a write unknown, and the handler runs once', async (_what, thrown, kind) => {
    const { run, sent } = subscribing(thrown, { requestIds: true });
    const reason = await sent;
    expect(reason).toMatchObject({ kind, requestId: expect.stringMatching(/^[0-9a-f]{16}$/) });
    expect(reason && isOutcomeUnknown(reason)).toBe(true);
    expect(run).toHaveBeenCalledOnce();
  });

  it('an `errorOf` that throws leaves the outcome unknown', async () => {
    const { sent } = subscribing(new ExchangeError('X', 'x'), {
      errorOf: () => {
        throw new Error('broken');
      },
    });
    expect(await sent).toMatchObject({ kind: 'contract' });
  });

  it('a read is repeated after a lost connection and not after a refusal', async () => {
    const errors = [new TypeError('Failed to fetch'), new ExchangeError('SERVER_ERROR', 'x')];
    const run = vi.fn<() => Promise<object>>(async () => {
      const error = errors.shift();
      if (error) throw error;
      return {};
    });
    expect(await adapterOf({ 'flexible.statistics': run }, { errorOf }).call(flexible.statistics, undefined)).toEqual({});
    expect(run).toHaveBeenCalledTimes(3);
    const refused = vi.fn<() => Promise<object>>(() => Promise.reject(new ExchangeError('NOPE', 'no')));
    expect(await reasonOf(adapterOf({ 'flexible.statistics': refused }, { errorOf }).call(flexible.statistics, undefined))).toMatchObject({
      kind: 'business',
      code: 'NOPE',
    });
    expect(refused).toHaveBeenCalledOnce();
  });

  it('the funding password is asked for, and handed to the same handler', async () => {
    const given: (string | undefined)[] = [];
    const asked: (string | undefined)[] = [];
    const client = adapterOf(
      {
        'flexible.redeem': async (_input, { fundingPassword }) => {
          given.push(fundingPassword);
          if (fundingPassword !== 'right') throw new ExchangeError('FUND_PASS', fundingPassword === undefined ? 'Needed' : 'Wrong');
          return { amount: decimal('1') };
        },
      },
      {
        errorOf,
        onFundingPassword: async ({ message }) => {
          asked.push(message);
          return asked.length === 1 ? 'wrong' : 'right';
        },
      },
    );
    const input = { asset: 'USDT', amount: decimal('1'), currentAmount: undefined, lentAmount: undefined };
    expect(await client.call(flexible.redeem, input)).toEqual({ amount: '1' });
    expect(given).toEqual([undefined, 'wrong', 'right']);
    expect(asked).toEqual(['Needed', 'Wrong']);
  });

  it('an aborted call is cancelled, whatever its handler does, and its signal is aborted', async () => {
    const stopper = new AbortController();
    const signals: AbortSignal[] = [];
    const never = (_input: unknown, { signal }: AdapterCall): Promise<never> => {
      signals.push(signal);
      return new Promise(() => undefined);
    };
    const call = reasonOf(adapterOf({ 'flexible.statistics': never }).call(flexible.statistics, undefined, { signal: stopper.signal }));
    await vi.waitFor(() => expect(signals).toHaveLength(1));
    stopper.abort();
    expect(await call).toEqual({ kind: 'cancelled', call: 'flexible.statistics' });
    expect(signals[0]?.aborted).toBe(true);
  });

  it('a handler that never answers a write ends with a time-out', async () => {
    const client = adapterOf({ 'flexible.subscribe': () => new Promise<void>(() => undefined) }, { timeoutMs: 5 });
    expect(await reasonOf(client.call(flexible.subscribe, usdt))).toMatchObject({ kind: 'timeout' });
  });

  it('a write is handed over for no other person than the one who composed it, and not without a connection', async () => {
    const run = vi.fn<() => Promise<void>>(async () => undefined);
    const composer = { id: 'ann', current: () => 'ann' };
    const another = adapterOf({ 'flexible.subscribe': run }, { whoIsSignedIn: async () => 'bob' });
    expect(await reasonOf(another.call(flexible.subscribe, usdt, { composer }))).toMatchObject({ kind: 'another-person' });
    const offline = adapterOf({ 'flexible.subscribe': run }, { isOnline: () => false });
    expect(await reasonOf(offline.call(flexible.subscribe, usdt))).toMatchObject({ kind: 'offline' });
    expect(run).not.toHaveBeenCalled();
  });
});

describe('fetch of a handler', () => {
  const viaFetch = (path: string, init?: Parameters<AdapterCall['fetch']>[1]): EarnHandlers => ({
    'flexible.subscribe': async (_input, { fetch }) => {
      const response = await fetch(path, init);
      if (!response.ok) throw new EarnFailure({ kind: 'business', call: 'flexible.subscribe', code: String(response.status), message: '' });
    },
  });

  it('sends what the client sends: base path, headers, csrf token, request id', async () => {
    const server = await serve((_request, response) => json(response, {}));
    const client = adapterOf(viaFetch('/v4/lends', { method: 'POST', body: '{}', headers: { 'x-mine': '1' } }), {
      origin: server.origin,
      basePath: '/gateway',
      requestIds: true,
      headers: async () => ({ authorization: 'Bearer a' }),
      csrf: { cookies: () => 'csrftoken=abc' },
    });
    await client.call(flexible.subscribe, usdt, { requestId: 'id-1' });
    expect(server.seen).toHaveLength(1);
    expect(server.seen[0]).toMatchObject({
      method: 'POST',
      path: '/gateway/v4/lends',
      body: '{}',
      headers: { accept: 'application/json', authorization: 'Bearer a', csrftoken: 'abc', 'x-request-id': 'id-1', 'x-mine': '1' },
    });
  });

  it('sends a request again only where the refusal brought a new csrf token', async () => {
    let cookie = 'old';
    const server = await serve(({ headers }, response) => {
      cookie = 'new';
      json(response, {}, headers['csrftoken'] === 'new' ? 200 : 403);
    });
    const options: EarnAdapterOptions = { origin: server.origin, csrf: { cookies: () => `csrftoken=${cookie}` } };
    expect(await reasonOf(adapterOf(viaFetch('/lends', { method: 'POST' }), options).call(flexible.subscribe, usdt))).toBeUndefined();
    expect(server.seen.map(({ headers }) => headers['csrftoken'])).toEqual(['old', 'new']);
  });

  it('a lost connection is a lost answer, whatever `errorOf` says', async () => {
    const server = await serve((_request, response) => response.destroy());
    const client = adapterOf(viaFetch('/lends', { method: 'POST' }), {
      origin: server.origin,
      errorOf: () => ({ kind: 'business', code: '1', message: 'refused' }),
    });
    expect(await reasonOf(client.call(flexible.subscribe, usdt))).toMatchObject({ kind: 'network' });
    expect(server.seen).toHaveLength(1);
  });

  it('a redirect of a write to the login page ends the session', async () => {
    const server = await serve((_request, response) => void response.writeHead(302, { location: '/login' }).end());
    const client = adapterOf(viaFetch('/lends', { method: 'POST' }), { origin: server.origin });
    expect(await reasonOf(client.call(flexible.subscribe, usdt))).toEqual({ kind: 'login-needed', call: 'flexible.subscribe' });
  });

  it.each(['//evil.example', '/\\evil.example', 'https://evil.example', 'lends'])('refuses the path %s', async (path) => {
    const send = vi.fn<typeof globalThis.fetch>();
    const thrown = await adapterOf(viaFetch(path), { fetch: send })
      .call(flexible.subscribe, usdt)
      .catch((error: unknown) => error);
    expect(thrown).toHaveProperty('cause.message', expect.stringContaining('a path begins with one slash'));
    expect(send).not.toHaveBeenCalled();
  });
});

describe('the types of an adapter', () => {
  it('a wrong name, input, amount or answer does not compile', () => {
    createEarnAdapter({
      'flexible.product': ({ asset, verified }) => {
        // @ts-expect-error there is no such field
        ((input: { coin: string }) => input)({ asset, verified });
        return { rows: [], total: 0 };
      },
      // @ts-expect-error an amount is a `Decimal`, not a number
      'flexible.redeem': () => ({ amount: 5 }),
      // @ts-expect-error a list has rows
      'flexible.market': () => ({ total: 0 }),
      // @ts-expect-error a field that cannot be `undefined` is not left out
      'history.coins': () => ({ rows: [undefined] }),
      // @ts-expect-error a kind of record is asked for by its number, as text
      'history.types': () => ({ rows: [{ name: 'Interest', value: 'interest' }] }),
      // A region may restrict what these components do not know.
      'account.compliance': () => ({ business: ['api_lendEarn_order'], menu: ['nft'] }),
    });
    // @ts-expect-error no call has this name
    expect(() => createEarnAdapter({ 'flexible.holding': () => undefined })).toThrow(TypeError);
  });

  it('each name is that of a call', () => {
    const name: CallName = 'flexible.holdings';
    expect(CALL_NAMES).toContain(name);
  });
});
