import { createEarnClient } from '@earnkit/core/client';
import { decimal, earnErrorOf } from '@earnkit/core';
import { flexible } from '@earnkit/core/simple-earn/contract';
import { browserOf, createSandbox } from '@earnkit/sandbox';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createWorld } from './createWorld.ts';
import { type Exchange, exchangeHandlers, mockEndpoint, refuse } from './msw.ts';

const server = setupServer();
beforeAll(() => server.listen());
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const client = createEarnClient({ origin: 'https://earn.example', credentials: 'omit' });
const redeem = () =>
  client.call(flexible.redeem, { asset: 'USDT', amount: decimal('10'), currentAmount: undefined, lentAmount: undefined });

const EXCHANGES: readonly (readonly [name: string, open: () => Promise<readonly [Exchange, () => Promise<void>]>])[] = [
  ['a world', async () => [createWorld({ flexible: { USDT: { held: '100' } } }), async () => undefined]],
  [
    'a sandbox',
    async () => {
      const sandbox = await createSandbox();
      const page = browserOf(sandbox.fetch);
      await page.login('saver');
      return [page, () => sandbox.close()];
    },
  ],
];

describe.each(EXCHANGES)('the handlers of %s', (_, open) => {
  test('answer reads, an order moves money, and a mock before them answers its call alone', async () => {
    const [exchange, close] = await open();
    server.use(...exchangeHandlers(exchange));
    const held = async () => (await client.call(flexible.holdings, { asset: 'USDT' })).rows[0]?.currentAmount;
    const before = await held();
    expect(before).toBeDefined();
    expect((await redeem()).asset).toBe('USDT');
    expect(await held()).not.toBe(before);

    server.use(refuse(flexible.redeem, 30_007, 'Not today'), mockEndpoint(flexible.market, []));
    expect(await redeem().then(() => undefined, earnErrorOf)).toMatchObject({ kind: 'business', code: '30007', message: 'Not today' });
    expect((await client.call(flexible.market, undefined)).rows).toEqual([]);
    expect((await client.call(flexible.holdings, {})).rows.length).toBeGreaterThan(0);
    await close();
  });
});
