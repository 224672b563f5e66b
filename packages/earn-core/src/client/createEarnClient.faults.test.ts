import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Answer, type TestServer, json, startTestServer } from '../../../../tooling/testServer.ts';
import * as account from '../contract/account.ts';
import { decimal } from '../decimal.ts';
import * as autoEarn from '../contract/simple-earn/autoEarn.ts';
import * as flexible from '../contract/simple-earn/flexible.ts';
import { createEarnClient } from './createEarnClient.ts';
import type { EarnClientOptions } from './EarnClient.ts';
import { type EarnError, EarnFailure, earnErrorOf, isOutcomeUnknown } from '../EarnError.ts';

const servers: TestServer[] = [];
const serve = async (answer: Answer): Promise<TestServer> => {
  const server = await startTestServer(answer);
  servers.push(server);
  return server;
};
const clientOf = (server: TestServer, options: EarnClientOptions = {}) =>
  createEarnClient({ origin: server.origin, delay: async () => undefined, ...options });
const reasonOf = (promise: Promise<unknown>): Promise<EarnError | undefined> =>
  promise.then(
    () => undefined,
    (thrown: unknown) => {
      expect(thrown).toBeInstanceOf(EarnFailure);
      return earnErrorOf(thrown);
    },
  );
const write = (server: TestServer, options?: EarnClientOptions): Promise<EarnError | undefined> =>
  reasonOf(clientOf(server, options).call(autoEarn.setAutoEarn, { asset: 'USDT', on: true }));
const read = (server: TestServer, options?: EarnClientOptions): Promise<EarnError | undefined> =>
  reasonOf(clientOf(server, options).call(account.vip, undefined));

afterEach(async () => {
  vi.unstubAllGlobals();
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

describe('answers that do not arrive', () => {
  it('given a write whose answer is lost, then it is sent once and fails with a network error of unknown outcome', async () => {
    const server = await serve((_request, response) => response.destroy());
    const reason = await write(server);
    expect(reason).toEqual({ kind: 'network', call: 'autoEarn.set' });
    expect(reason && isOutcomeUnknown(reason)).toBe(true);
    expect(server.seen).toHaveLength(1);
  });

  it('given a read whose answer is lost, then it is retried', async () => {
    const server = await serve((_request, response, count) =>
      count < 3 ? response.destroy() : json(response, { code: 0, data: { tier: 5 } }),
    );
    expect(await clientOf(server).call(account.vip, undefined)).toEqual({ tier: 5 });
    expect(server.seen).toHaveLength(3);
  });

  it('given a refused connection, then the call fails with a network error', async () => {
    const server = await serve((_request, response) => json(response, {}));
    await server.close();
    expect(await write(server)).toEqual({ kind: 'network', call: 'autoEarn.set' });
  });

  it('given a body that arrives too slowly, then the call times out (SH-44)', async () => {
    const server = await serve((_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.write('{"code":0,');
      const trickle = setInterval(() => response.write(' '), 10);
      response.on('close', () => clearInterval(trickle));
    });
    const started = Date.now();
    expect(await write(server, { timeoutMs: 120 })).toEqual({ kind: 'timeout', call: 'autoEarn.set' });
    expect(Date.now() - started).toBeLessThan(2_000);
    expect(server.seen).toHaveLength(1);
  });

  it('waits 20 seconds by default (SH-44, FM-18)', async () => {
    vi.useFakeTimers();
    try {
      const silent = createEarnClient({ origin: 'https://exchange.example', fetch: () => new Promise(() => undefined) });
      const ended = vi.fn();
      void reasonOf(silent.call(autoEarn.setAutoEarn, { asset: 'USDT', on: true })).then(ended);
      await vi.advanceTimersByTimeAsync(19_999);
      expect(ended).not.toHaveBeenCalled();
      await vi.advanceTimersByTimeAsync(1);
      expect(ended).toHaveBeenCalledExactlyOnceWith({ kind: 'timeout', call: 'autoEarn.set' });
    } finally {
      vi.useRealTimers();
    }
  });

  it('times out even when fetch and body ignore the abort signal', async () => {
    const deaf = createEarnClient({ origin: 'https://exchange.example', timeoutMs: 20, fetch: () => new Promise(() => undefined) });
    expect(await reasonOf(deaf.call(autoEarn.setAutoEarn, { asset: 'USDT', on: true }))).toEqual({ kind: 'timeout', call: 'autoEarn.set' });
    const stuck = createEarnClient({
      origin: 'https://exchange.example',
      timeoutMs: 20,
      fetch: async () => new Response(new ReadableStream({})),
    });
    expect(await reasonOf(stuck.call(autoEarn.setAutoEarn, { asset: 'USDT', on: true }))).toEqual({
      kind: 'timeout',
      call: 'autoEarn.set',
    });
  });

  it('given the caller aborts before, during or between attempts, then the call is cancelled', async () => {
    const server = await serve((_request, response, count) => {
      if (count === 1) json(response, 'down', 503);
    });
    const cancelled = { kind: 'cancelled', call: 'account.vip' };
    expect(await reasonOf(clientOf(server).call(account.vip, undefined, { signal: AbortSignal.abort() }))).toEqual(cancelled);
    expect(server.seen).toHaveLength(0);
    const waiting = new AbortController();
    const between = reasonOf(
      clientOf(server, {
        delay: () => {
          waiting.abort();
          return new Promise(() => undefined);
        },
      }).call(account.vip, undefined, { signal: waiting.signal }),
    );
    expect(await between).toEqual(cancelled);
    const during = new AbortController();
    const pending = reasonOf(clientOf(server).call(account.vip, undefined, { signal: during.signal }));
    await vi.waitFor(() => expect(server.seen).toHaveLength(2));
    during.abort();
    expect(await pending).toEqual(cancelled);
  });

  it('given no connection, then a write is not sent and a read is still tried', async () => {
    const server = await serve((_request, response) => json(response, { code: 0, data: { tier: 1 } }));
    vi.stubGlobal('navigator', { onLine: false });
    expect(await write(server)).toEqual({ kind: 'offline', call: 'autoEarn.set' });
    expect(server.seen).toHaveLength(0);
    expect(await read(server)).toBeUndefined();
  });
});

describe('answers that cannot be read', () => {
  const whole = JSON.stringify({ code: 0, msg: 'ok', data: { asset: 'USDT', amount: '12.50' } });

  it('given an answer that is cut anywhere, then it is a contract error and never a success', async () => {
    const server = await serve((_request, response, count) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(whole.slice(0, count - 1));
    });
    const client = clientOf(server);
    const redeem = () =>
      reasonOf(client.call(flexible.redeem, { asset: 'USDT', amount: decimal('12.5'), currentAmount: undefined, lentAmount: undefined }));
    for (let length = 0; length < whole.length; length += 1) {
      const reason = await redeem();
      expect(reason, `cut at ${length}`).toMatchObject({ kind: 'contract', call: 'flexible.redeem', field: '' });
      expect(reason && isOutcomeUnknown(reason)).toBe(true);
    }
    expect(await redeem()).toBeUndefined();
    expect(server.seen).toHaveLength(whole.length + 1);
  });

  it('given a connection that breaks within the body, then the call fails with a network error', async () => {
    const server = await serve((_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': String(whole.length) });
      response.write(whole.slice(0, 10), () => response.destroy());
    });
    expect(await write(server)).toEqual({ kind: 'network', call: 'autoEarn.set' });
  });

  it.each([
    ['HTML', 200, '<html>busy</html>', { kind: 'contract', call: 'autoEarn.set', field: '', problem: 'is not JSON' }],
    ['nothing', 200, '', { kind: 'contract', call: 'autoEarn.set', field: '', problem: 'is empty' }],
    ['204', 204, '', { kind: 'contract', call: 'autoEarn.set', field: '', problem: 'is empty' }],
    ['a list', 200, '[]', { kind: 'contract', call: 'autoEarn.set', field: '', problem: 'is not an object' }],
    ['null', 200, 'null', { kind: 'contract', call: 'autoEarn.set', field: '', problem: 'is not an object' }],
    ['no code', 200, '{"data":{}}', { kind: 'contract', call: 'autoEarn.set', field: 'code', problem: 'is missing' }],
    ['an odd code', 200, '{"code":{"a":1}}', { kind: 'contract', call: 'autoEarn.set', field: 'code', problem: 'is missing' }],
    [
      'too deep',
      200,
      `{"code":0,"data":${'['.repeat(5000)}${']'.repeat(5000)}}`,
      { kind: 'contract', call: 'autoEarn.set', field: '', problem: 'is nested too deep' },
    ],
    [
      'HTML with 503',
      503,
      '<html>down</html>',
      { kind: 'http', call: 'autoEarn.set', status: 503, message: undefined, retryAfterSeconds: undefined },
    ],
    [
      'JSON with 500',
      500,
      '{"message":"maintenance"}',
      { kind: 'http', call: 'autoEarn.set', status: 500, message: 'maintenance', retryAfterSeconds: undefined },
    ],
    [
      'JSON with 403',
      403,
      '{"code":403,"msg":"csrf"}',
      { kind: 'http', call: 'autoEarn.set', status: 403, message: 'csrf', retryAfterSeconds: undefined },
    ],
    [
      'success inside 500',
      500,
      '{"code":0,"data":null}',
      { kind: 'http', call: 'autoEarn.set', status: 500, message: undefined, retryAfterSeconds: undefined },
    ],
  ])('%s', async (_name, status, body, expected) => {
    const server = await serve((_request, response) => {
      response.writeHead(status, { 'content-type': 'text/plain' });
      response.end(body);
    });
    expect(await write(server)).toEqual(expected);
    expect(server.seen).toHaveLength(1);
  });

  it.each([
    ['c0ffee00-0000-4000-8000-000000000000', 'c0ffee00-0000-4000-8000-000000000000'],
    ['', undefined],
    ['Call +1 900 555 0100', undefined],
    ['x'.repeat(65), undefined],
  ])('given the request id "%s", then a failed call carries %s (N13)', async (sent, reported) => {
    const server = await serve((_request, response) => {
      response.writeHead(503, { 'content-type': 'text/html', 'x-request-id': sent });
      response.end('<html>down</html>');
    });
    const reason = await write(server);
    expect(reason).toMatchObject({ kind: 'http', status: 503 });
    expect(reason?.kind === 'http' && reason.requestId).toBe(reported);
  });

  describe('the id that is sent with a write', () => {
    const lost: Answer = (_request, response) => response.destroy();
    const idOf = (reason: EarnError | undefined): string | undefined =>
      reason !== undefined && 'requestId' in reason ? reason.requestId : undefined;

    it('is in the error when the answer is lost, and is new for each write', async () => {
      const server = await serve(lost);
      const ids = [await write(server, { requestIds: true }), await write(server, { requestIds: true })].map(idOf);
      expect(ids).toEqual([expect.stringMatching(/^[0-9a-f]{16}$/), expect.stringMatching(/^[0-9a-f]{16}$/)]);
      expect(new Set(ids).size).toBe(2);
      expect(server.seen.map(({ headers }) => headers['x-request-id'])).toEqual(ids);
    });

    it('is the one that the caller created with `newRequestId`', async () => {
      const server = await serve(lost);
      const client = clientOf(server, { requestIds: true });
      const requestId = client.newRequestId?.();
      const reason = await reasonOf(client.call(autoEarn.setAutoEarn, { asset: 'USDT', on: true }, { requestId }));
      expect(requestId).toBeDefined();
      expect([idOf(reason), server.seen[0]?.headers['x-request-id']]).toEqual([requestId, requestId]);
    });

    it.each(['broken', 'an HTTP error'])('is in the error when the answer is %s without an id of its own', async (kind) => {
      const server = await serve((_request, response) => {
        response.writeHead(kind === 'broken' ? 200 : 502, { 'content-type': 'application/json' });
        response.end('{');
      });
      const reason = await write(server, { requestIds: true });
      expect(idOf(reason)).toBe(server.seen[0]?.headers['x-request-id']);
    });

    it('is replaced by the id that the exchange returns', async () => {
      const server = await serve((_request, response) => {
        response.writeHead(503, { 'x-request-id': 'told-1' });
        response.end();
      });
      expect(idOf(await write(server, { requestIds: true }))).toBe('told-1');
    });

    it('is not sent with a read, nor to another origin than the page unless `requestIds` is set', async () => {
      const server = await serve((_request, response) => json(response, { code: 0, data: { tier: 5 } }));
      vi.stubGlobal('location', { origin: 'https://console.example' });
      await read(server, { requestIds: true });
      await write(server);
      expect(clientOf(server).newRequestId?.()).toBeUndefined();
      vi.stubGlobal('location', { origin: server.origin });
      await write(server);
      expect(server.seen.map(({ headers }) => 'x-request-id' in headers)).toEqual([false, false, true]);
    });
  });

  it('given an endless answer, then reading stops', async () => {
    const line = 'x'.repeat(1_048_576);
    const server = await serve((_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      const more = (): void => {
        if (!response.destroyed) response.write(line, () => setImmediate(more));
      };
      more();
    });
    expect(await write(server)).toEqual({ kind: 'contract', call: 'autoEarn.set', field: '', problem: 'is too long' });
  });

  it('keys that would change objects change nothing', async () => {
    const server = await serve((_request, response) =>
      json(
        response,
        '{"__proto__":{"code":0},"code":0,"constructor":1,"data":{"tier":3,"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}}',
      ),
    );
    expect(await clientOf(server).call(account.vip, undefined)).toEqual({ tier: 3 });
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
    const codeless = await serve((_request, response) => json(response, '{"__proto__":{"code":0,"data":{"tier":9}}}'));
    expect(await read(codeless)).toMatchObject({ kind: 'contract', field: 'code' });
  });

  it('a failure describes the problem and never contains what was sent or answered', async () => {
    const server = await serve((_request, response) => json(response, { code: 0, data: { tier: 'secret-tier' } }));
    const failure: unknown = await clientOf(server)
      .call(account.vip, undefined)
      .catch((thrown: unknown) => thrown);
    expect(String(failure)).toBe('EarnFailure: account.vip: contract data.tier: is not /^-?\\d{1,15}(\\.0+)?$/');
  });
});
