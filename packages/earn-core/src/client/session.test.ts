import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Answer, type TestServer, json, startTestServer } from '../../../../tooling/testServer.ts';
import * as account from '../contract/account.ts';
import * as autoEarn from '../contract/simple-earn/autoEarn.ts';
import * as flexible from '../contract/simple-earn/flexible.ts';
import { createEarnClient } from './createEarnClient.ts';
import { earnErrorOf } from '../EarnError.ts';
import { watchSession } from './session.ts';

const servers: TestServer[] = [];
const serve = async (answer: Answer): Promise<TestServer> => {
  const server = await startTestServer(answer);
  servers.push(server);
  return server;
};

afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

describe('login needed (SH-41, AMB-012)', () => {
  it.each<[string, Answer]>([
    ['code 401', (_request, response) => json(response, { code: 401, message: 'login' })],
    ['code "401"', (_request, response) => json(response, { code: '401' })],
    ['HTTP 401', (_request, response) => json(response, 'no', 401)],
    ['code 401 inside HTTP 403', (_request, response) => json(response, { code: 401 }, 403)],
    [
      'a redirect to a login page',
      (request, response) => {
        if (request.path !== '/login') return void response.writeHead(302, { location: '/login' }).end();
        response.writeHead(200, { 'content-type': 'text/html' }).end('<html>login</html>');
      },
    ],
    [
      'a redirect to some page',
      (request, response) => {
        if (request.path !== '/welcome') return void response.writeHead(302, { location: '/welcome?to=login' }).end();
        response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end('<html></html>');
      },
    ],
  ])('%s is told', async (_name, answer) => {
    const server = await serve(answer);
    const onLoginNeeded = vi.fn();
    const client = createEarnClient({ origin: server.origin, onLoginNeeded });
    await expect(client.call(account.vip, undefined)).rejects.toSatisfy((thrown) => earnErrorOf(thrown)?.kind === 'login-needed');
    expect(onLoginNeeded).toHaveBeenCalledExactlyOnceWith();
  });

  it('given a write that is redirected to a login page, then it does not follow the redirect', async () => {
    const server = await serve((_request, response) => void response.writeHead(307, { location: '/account/login' }).end());
    const client = createEarnClient({ origin: server.origin });
    const reason = await client.call(autoEarn.setAutoEarn, { asset: 'USDT', on: true }).catch(earnErrorOf);
    expect(reason).toEqual({ kind: 'login-needed', call: 'autoEarn.set' });
    expect(server.seen.map((request) => request.path)).toEqual(['/apiw/v2/uni-loan/earn/autoivest']);
    const hidden = createEarnClient({
      origin: server.origin,
      fetch: async () => Object.defineProperty(new Response(''), 'type', { value: 'opaqueredirect' }),
    });
    expect(await hidden.call(autoEarn.setAutoEarn, { asset: 'USDT', on: true }).catch(earnErrorOf)).toMatchObject({ kind: 'login-needed' });
  });

  it.each([
    ['instead of the answer', false, 'https://exchange.example/apiw/v2/uni-loan/earn/user/vip'],
    ['after a redirect to its own address', true, 'https://portal.cafe.example/welcome'],
  ])(
    'a network’s own page %s is no lost session and no broken data: the exchange was not reached (N17)',
    async (_name, redirected, url) => {
      const onLoginNeeded = vi.fn();
      let attempts = 0;
      const client = createEarnClient({
        origin: 'https://exchange.example',
        onLoginNeeded,
        delay: async () => undefined,
        fetch: async () => {
          attempts += 1;
          if (attempts > 2) return new Response('{"code":0,"data":{"tier":3}}', { headers: { 'content-type': 'text/html' } });
          const page = new Response('<html>Accept our terms</html>', { headers: { 'content-type': 'text/html; charset=utf-8' } });
          return Object.defineProperties(page, { redirected: { value: redirected }, url: { value: url } });
        },
      });
      expect(await client.call(account.vip, undefined)).toEqual({ tier: 3 });
      attempts = 0;
      const write = await client.call(autoEarn.setAutoEarn, { asset: 'USDT', on: true }).catch(earnErrorOf);
      expect(write).toEqual({ kind: 'network', call: 'autoEarn.set' });
      expect(attempts, 'a write is never sent again').toBe(1);
      expect(onLoginNeeded).not.toHaveBeenCalled();
    },
  );

  it('given a write that is redirected elsewhere, then it fails with an HTTP error', async () => {
    const server = await serve((_request, response) => void response.writeHead(308, { location: '/elsewhere' }).end());
    const reason = await createEarnClient({ origin: server.origin })
      .call(autoEarn.setAutoEarn, { asset: 'USDT', on: true })
      .catch(earnErrorOf);
    expect(reason).toMatchObject({ kind: 'http', status: 308 });
    expect(server.seen).toHaveLength(1);
  });

  it('is reported once for many calls, and again only after a new session', async () => {
    let signedIn = false;
    const server = await serve((request, response) => {
      if (request.path.endsWith('/market/list')) return json(response, { code: 0, data: [] });
      json(response, signedIn ? { code: 0, data: { tier: 1 } } : { code: 401 });
    });
    const onLoginNeeded = vi.fn();
    const client = createEarnClient({ origin: server.origin, onLoginNeeded });
    const vip = () => client.call(account.vip, undefined).catch(() => undefined);
    await Promise.all([vip(), vip(), client.call(flexible.statistics, undefined).catch(() => undefined)]);
    expect(onLoginNeeded).toHaveBeenCalledTimes(1);
    await client.call(flexible.market, undefined);
    await vip();
    expect(onLoginNeeded, 'a public read proves no session').toHaveBeenCalledTimes(1);
    signedIn = true;
    await vip();
    signedIn = false;
    await vip();
    expect(onLoginNeeded).toHaveBeenCalledTimes(2);
    client.sessionRenewed();
    await vip();
    expect(onLoginNeeded).toHaveBeenCalledTimes(3);
  });

  it('given an answer to a call of the earlier session, then it does not affect the new session', () => {
    const tell = vi.fn();
    const watch = watchSession(tell);
    const early = watch.mark();
    watch.lost('a', early);
    watch.renewed();
    watch.lost('b', early);
    expect(tell).toHaveBeenCalledTimes(1);
    watch.lost('b', watch.mark());
    expect(tell).toHaveBeenCalledTimes(2);
  });
});
