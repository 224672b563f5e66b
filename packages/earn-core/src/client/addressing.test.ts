import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Answer, type TestServer, json, startTestServer } from '../../../../tooling/testServer.ts';
import * as account from '../contract/account.ts';
import * as fixed from '../contract/simple-earn/fixed.ts';
import * as flexible from '../contract/simple-earn/flexible.ts';
import { decimal } from '../decimal.ts';
import { readData } from '../endpoint/wire.ts';
import { createEarnClient } from './createEarnClient.ts';
import type { EarnClient, EarnClientOptions } from './EarnClient.ts';
import { type EarnError, EarnFailure, earnErrorOf } from '../EarnError.ts';

const servers: TestServer[] = [];
const serve = async (answer: Answer = (_request, response) => json(response, { code: 0, data: null })): Promise<TestServer> => {
  const server = await startTestServer(answer);
  servers.push(server);
  return server;
};
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

const clientOf = (server: TestServer, options: EarnClientOptions = {}) =>
  createEarnClient({ origin: server.origin, delay: async () => undefined, ...options });
const reasonOf = (promise: Promise<unknown>): Promise<EarnError | undefined> => promise.then(() => undefined, earnErrorOf);
const usdt = { asset: 'USDT', amount: decimal('10'), minAprFraction: '0.0500' };
const NOT_SENT = { kind: 'not-sent', call: 'flexible.subscribe' };

describe('the base path', () => {
  it('stands in front of declared and of other paths, with their fields', async () => {
    const server = await serve();
    const client = clientOf(server, { basePath: '/gateway/v7', paths: { 'flexible.subscribe': '/lend' } });
    await client.call(flexible.subscribe, usdt);
    await client.call(fixed.setReinvest, { orderId: '7', on: true });
    await reasonOf(client.call(account.vip, undefined));
    expect(server.seen.map(({ path }) => path)).toEqual([
      '/gateway/v7/lend',
      '/gateway/v7/apiw/v2/fixed_earn/api/user/reinvest-status/7',
      '/gateway/v7/apiw/v2/uni-loan/earn/user/vip',
    ]);
  });

  it.each(['gateway', '/gateway/', '//evil.example', '/\\evil.example', '/a?b', '/a#b', '/a b', 'https://a.example'])(
    'refuses %s, which is no path',
    (basePath) => {
      expect(() => createEarnClient({ basePath })).toThrow(
        new TypeError(
          'EK015: createEarnClient: `basePath` is a path without a slash at its end, such as /gateway. https://github.com/earnkit/earnkit/blob/main/docs/errors.md#ek015',
        ),
      );
    },
  );

  it('is where the path of an origin belongs', () => {
    expect(() => createEarnClient({ origin: 'https://a.example/gateway' })).toThrow(/a path is `basePath`/);
  });
});

describe('headers', () => {
  it.each([
    ['a function', () => ({ Authorization: 'Bearer a' })],
    ['a promise', async () => ({ Authorization: 'Bearer a' })],
    ['pairs', async (): Promise<[string, string][]> => [['authorization', 'Bearer a']]],
    ['Headers', async () => new Headers({ authorization: 'Bearer a' })],
  ])('are sent from %s', async (_what, headers) => {
    const server = await serve();
    await clientOf(server, { headers }).call(flexible.subscribe, usdt);
    expect(server.seen[0]?.headers).toMatchObject({
      authorization: 'Bearer a',
      'content-type': 'application/x-www-form-urlencoded;charset=UTF-8',
    });
  });

  it('take the place of a header of the same name, whatever its case', async () => {
    const server = await serve();
    await clientOf(server, { headers: () => ({ Accept: 'application/vnd.exchange' }) }).call(flexible.subscribe, usdt);
    expect(server.seen[0]?.headers['accept']).toBe('application/vnd.exchange');
  });

  it('are read for each attempt, with the name of the call', async () => {
    const server = await serve((_request, response, count) => json(response, { code: 0, data: { tier: 1 } }, count < 3 ? 503 : 200));
    const asked: string[] = [];
    const headers = async ({ call }: { readonly call: string }) => ({ 'x-token': `${call} ${asked.push(call)}` });
    await clientOf(server, { headers }).call(account.vip, undefined);
    expect(server.seen.map(({ headers: sent }) => sent['x-token'])).toEqual(['account.vip 1', 'account.vip 2', 'account.vip 3']);
  });

  it.each([
    ['reject', () => Promise.reject(new Error('The token has expired'))],
    [
      'throw',
      () => {
        throw new Error('The token has expired');
      },
    ],
    ['have a name that is none', () => ({ 'a b': 'c' })],
    ['have a value that is none', async () => ({ authorization: 'a\nb' })],
    ['are none', async () => 'authorization' as never],
    ['never come', () => new Promise<never>(() => undefined)],
  ])('that %s end a write with a clear error, and nothing is sent', async (_what, headers) => {
    const server = await serve();
    const run = vi.fn(headers);
    const client = clientOf(server, { headers: run, timeoutMs: 20, requestIds: true });
    const thrown = await client.call(flexible.subscribe, usdt).catch((error: unknown) => error);
    expect(earnErrorOf(thrown)).toEqual(NOT_SENT);
    expect(thrown).toHaveProperty('cause', expect.any(Error));
    expect(run).toHaveBeenCalledOnce();
    expect(server.seen).toEqual([]);
  });

  it('that reject end a read at once', async () => {
    const server = await serve();
    const headers = vi.fn(() => Promise.reject(new Error('expired')));
    expect(await reasonOf(clientOf(server, { headers }).call(account.vip, undefined))).toEqual({ kind: 'not-sent', call: 'account.vip' });
    expect(headers).toHaveBeenCalledOnce();
  });

  it('can say that the session is over', async () => {
    const server = await serve();
    const onLoginNeeded = vi.fn<() => void>();
    const headers = () => Promise.reject(new EarnFailure({ kind: 'login-needed', call: 'token' }));
    const client = clientOf(server, { headers, onLoginNeeded });
    expect(await reasonOf(client.call(flexible.subscribe, usdt))).toEqual({ kind: 'login-needed', call: 'flexible.subscribe' });
    expect(onLoginNeeded).toHaveBeenCalledOnce();
  });

  it('are given up with the call', async () => {
    const server = await serve();
    const stopper = new AbortController();
    let stopped: AbortSignal | undefined;
    const headers = ({ signal }: { readonly signal: AbortSignal }): Promise<never> => {
      stopped = signal;
      return new Promise(() => undefined);
    };
    const call = reasonOf(clientOf(server, { headers }).call(flexible.subscribe, usdt, { signal: stopper.signal }));
    await vi.waitFor(() => expect(stopped).toBeDefined());
    stopper.abort();
    expect(await call).toEqual({ kind: 'cancelled', call: 'flexible.subscribe' });
    expect(stopped?.aborted).toBe(true);
  });

  it('are read before it is checked who is signed in', async () => {
    const server = await serve();
    const order: string[] = [];
    const client = clientOf(server, {
      headers: async () => {
        order.push('headers');
        return {};
      },
      whoIsSignedIn: async () => {
        order.push('who');
        return 'ann';
      },
    });
    await client.call(flexible.subscribe, usdt, { composer: { id: 'ann', current: () => 'ann' } });
    expect(order).toEqual(['headers', 'who']);
  });
});

describe('paths', () => {
  it('that name no call are refused by name, with the nearest one, and nothing is sent', async () => {
    const server = await serve();
    const uncaught: unknown[] = [];
    const queue = vi.spyOn(globalThis, 'queueMicrotask').mockImplementation((run) => {
      try {
        run();
      } catch (thrown) {
        uncaught.push(thrown);
      }
    });
    // @ts-expect-error no call has this name
    const client = clientOf(server, { paths: { 'flexible.subcribe': '/lend' } });
    const thrown = await client.call(flexible.subscribe, usdt).catch((error: unknown) => error);
    queue.mockRestore();
    const told = new TypeError(
      'EK012: createEarnClient: `paths` names no call "flexible.subcribe". Did you mean "flexible.subscribe"? https://github.com/earnkit/earnkit/blob/main/docs/errors.md#ek012',
    );
    expect(earnErrorOf(thrown)).toEqual(NOT_SENT);
    expect(thrown).toHaveProperty('cause', told);
    expect(uncaught).toEqual([told]);
    expect(server.seen).toEqual([]);
  });
});

describe('a client of one’s own', () => {
  it('compiles without a cast: it wraps another one, or reads answers by their declarations', async () => {
    const server = await serve((_request, response) => json(response, { tier: 2 }));
    const own: EarnClient = {
      async call(endpoint, input) {
        const response = await fetch(server.origin + endpoint.path, { headers: { 'x-input': JSON.stringify(endpoint.encode(input)) } });
        const read = readData(endpoint.data, await response.json());
        if ('broken' in read) throw new EarnFailure({ kind: 'contract', call: endpoint.name, ...read.broken });
        return read.data;
      },
    };
    const counted: string[] = [];
    const wrapped: EarnClient = {
      ...own,
      call: (endpoint, input, options) => {
        counted.push(endpoint.name);
        return own.call(endpoint, input, options);
      },
    };
    expect((await wrapped.call(account.vip, undefined)).tier).toBe(2);
    expect(counted).toEqual(['account.vip']);
  });
});
