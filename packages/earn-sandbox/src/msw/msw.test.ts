import { createEarnClient } from '@earnkit/core/client';
import { earnErrorOf, decimal } from '@earnkit/core';
import { flexible } from '@earnkit/core/simple-earn/contract';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { fileSandbox } from '../testing/fileSandbox.ts';
import { mockEndpoint, refuse, sandboxHandlers } from './index.ts';

const box = fileSandbox();
const server = setupServer();
beforeAll(() => server.listen());
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const client = createEarnClient({ origin: 'https://earn.example', credentials: 'omit' });
const redeem = () =>
  client.call(flexible.redeem, { asset: 'USDT', amount: decimal('10'), currentAmount: undefined, lentAmount: undefined });

test('given the handlers of a sandbox, then reads are answered and an order moves money', async () => {
  server.use(...sandboxHandlers(await box.freshPage('saver')));
  const held = async () => (await client.call(flexible.holdings, { asset: 'USDT' })).rows[0]?.currentAmount;
  const before = await held();
  expect(before).toBeDefined();
  expect((await redeem()).asset).toBe('USDT');
  expect(await held()).not.toBe(before);
});

test('given a mock of one call before them, then it answers that call alone', async () => {
  server.use(...sandboxHandlers(await box.page('saver')));
  server.use(refuse(flexible.redeem, 30_007, 'Not today'), mockEndpoint(flexible.market, []));
  expect(await redeem().then(() => undefined, earnErrorOf)).toMatchObject({ kind: 'business', code: '30007', message: 'Not today' });
  expect((await client.call(flexible.market, undefined)).rows).toEqual([]);
  expect((await client.call(flexible.holdings, {})).rows.length).toBeGreaterThan(0);
});
