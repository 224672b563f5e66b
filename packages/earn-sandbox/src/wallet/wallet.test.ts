import { add, decimal, subtract } from '@earnkit/core';
import * as account from '@earnkit/core/account/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestSandbox, START, type TestPage, type TestSandbox } from '../testing/testSandbox.ts';

let box: TestSandbox;
beforeAll(async () => {
  box = await openTestSandbox();
});
afterAll(async () => {
  const page = await box.page('saver');
  expect(((await (await page.fetch('/sandbox/ledger')).json()) as { data: unknown }).data).toMatchObject({ damage: null });
  expect(box.reported).toEqual([]);
  await box.close();
});

let names = 0;
const name = () => `order-${String((names += 1)).padStart(6, '0')}`;

interface Answer {
  readonly status: number;
  readonly code: number;
  readonly message: string;
  readonly data: Record<string, unknown> | null;
}
const order = async (page: TestPage, kind: 'deposit' | 'transfer' | 'buy', fields: Record<string, unknown>): Promise<Answer> => {
  const response = await page.post(`/sandbox/wallet/${kind}`, { clientId: name(), ...fields });
  return { status: response.status, ...((await response.json()) as Omit<Answer, 'status'>) };
};
const accounts = async (page: TestPage, asset: string) => {
  const { data } = (await (await page.fetch(`/sandbox/wallet?asset=${asset}`)).json()) as {
    data: { coins: [{ spot: string; funding: string; price: string; opensAt: number | null }] };
  };
  const [coin] = data.coins;
  return { ...coin, spot: decimal(coin.spot) };
};
const transfers = async (page: TestPage) =>
  ((await (await page.fetch('/sandbox/ledger')).json()) as { data: { transfers: number } }).data.transfers;

test('a deposit brings coins from outside, into either account, and earn sees what is in spot (SH-27)', async () => {
  const page = await box.page('empty');
  expect(await order(page, 'deposit', { asset: 'USDT', amount: '250.12345678' })).toMatchObject({
    code: 200,
    data: { kind: 'deposit', asset: 'USDT', amount: '250.12345678', at: START, transferId: expect.any(String) },
  });
  await order(page, 'deposit', { asset: 'USDT', amount: '40', into: 'funding' });
  expect(await accounts(page, 'USDT')).toMatchObject({ spot: '250.12345678', funding: '40' });
  expect((await page.read(account.balances, { assets: ['USDT'] })).rows[0]).toMatchObject({ available: '250.12345678' });
});

test('a transfer moves between the person’s own accounts, both ways, never more than there is', async () => {
  const page = await box.page('saver');
  const before = await accounts(page, 'BTC');
  expect(before).toMatchObject({ spot: '0.23215', funding: '0.02' });
  expect((await order(page, 'transfer', { asset: 'BTC', amount: '0.02' })).code).toBe(200);
  expect(await accounts(page, 'BTC')).toMatchObject({ spot: '0.25215', funding: '0' });
  expect(await order(page, 'transfer', { asset: 'BTC', amount: '0.00000001' })).toMatchObject({ code: 30004 });
  expect((await order(page, 'transfer', { asset: 'BTC', amount: '0.02', from: 'spot' })).code).toBe(200);
  expect(await accounts(page, 'BTC')).toEqual(before);
});

test('a purchase pays USDT and brings the coin at the market’s price, cut to 8 decimals (SH-29)', async () => {
  const page = await box.page('vip5');
  const [usdt, eth] = [await accounts(page, 'USDT'), await accounts(page, 'ETH')];
  expect(await order(page, 'buy', { asset: 'ETH', spend: '1000' })).toMatchObject({
    code: 200,
    data: { amount: '0.30223167', spent: '1000', price: '3308.72' },
  });
  expect((await accounts(page, 'USDT')).spot).toBe(subtract(usdt.spot, decimal('1000')));
  expect((await accounts(page, 'ETH')).spot).toBe(add(eth.spot, decimal('0.30223167')));
});

test('no coin is bought before its trade opens; at that second it is (SH-24, AMB-077)', async () => {
  const own = await openTestSandbox();
  const page = await own.page('saver');
  const { opensAt } = await page.read(account.coinListing, { asset: 'PEPE' });
  expect((await accounts(page, 'PEPE')).opensAt).toBe(opensAt);
  expect(await order(page, 'buy', { asset: 'PEPE', spend: '10' })).toMatchObject({
    code: 30014,
    message: 'Trading opens at 2026-03-13 10:00 UTC.',
  });
  await page.advance((opensAt ?? 0) - START - 1);
  expect((await order(page, 'buy', { asset: 'PEPE', spend: '10' })).code).toBe(30014);
  await page.advance(1);
  expect((await order(page, 'buy', { asset: 'PEPE', spend: '10' })).code).toBe(200);
  expect(own.reported).toEqual([]);
  await own.close();
});

const unreadable = (field: string): string => `The field ${field} is missing or cannot be read.`;

test.each<[string, 'deposit' | 'transfer' | 'buy', Record<string, unknown>, number, string]>([
  ['nothing', 'deposit', { asset: 'USDT', amount: '0' }, 30002, 'The least amount is 0.00000001 USDT.'],
  ['no coin at all', 'transfer', { asset: 'BTC', amount: '0' }, 30002, 'The least amount is 0.00000001 BTC.'],
  ['less than nothing', 'deposit', { asset: 'USDT', amount: '-5' }, 400, unreadable('amount')],
  ['an exponent', 'deposit', { asset: 'USDT', amount: '1e3' }, 400, unreadable('amount')],
  ['a number', 'deposit', { asset: 'USDT', amount: 5 }, 400, unreadable('amount')],
  ['nine decimals', 'deposit', { asset: 'USDT', amount: '0.000000001' }, 30003, 'At most 8 decimals are possible.'],
  ['a fortune', 'deposit', { asset: 'USDT', amount: '10000000.00000001' }, 30015, 'The largest amount is 10000000 USDT.'],
  ['a fortune in coins', 'deposit', { asset: 'BTC', amount: '102.65622995' }, 30015, 'The largest amount is 102.65622994 BTC.'],
  ['a coin nobody has', 'deposit', { asset: 'NOPE', amount: '1' }, 30001, 'This coin is not offered in Simple Earn.'],
  ['another account', 'deposit', { asset: 'USDT', amount: '1', into: 'house' }, 400, unreadable('into')],
  ['more than there is', 'transfer', { asset: 'USDT', amount: '99999999', from: 'spot' }, 30004, 'Your balance is not enough.'],
  ['somebody else’s account', 'transfer', { asset: 'USDT', amount: '1', from: 'lent' }, 400, unreadable('from')],
  ['less than a dollar', 'buy', { asset: 'BTC', spend: '0.99999999' }, 30002, 'The least amount is 1 USDT.'],
  ['the most that one may, without the USDT for it', 'buy', { asset: 'BTC', spend: '1000000' }, 30004, 'Your balance is not enough.'],
  ['more than one may', 'buy', { asset: 'BTC', spend: '1000000.00000001' }, 30015, 'The largest amount is 1000000 USDT.'],
  ['USDT for USDT', 'buy', { asset: 'USDT', spend: '5' }, 400, 'USDT is not traded against itself.'],
  ['no name', 'deposit', { asset: 'USDT', amount: '1', clientId: undefined }, 400, unreadable('clientId')],
  ['an odd name', 'deposit', { asset: 'USDT', amount: '1', clientId: "x'; drop table users" }, 400, unreadable('clientId')],
])('%s is refused in a sentence and moves nothing', async (_name, kind, fields, code, message) => {
  const page = await box.page('saver');
  const before = await transfers(page);
  expect(await order(page, kind, fields)).toMatchObject({ code, message });
  expect(await transfers(page)).toBe(before);
});

test('given the most that a deposit may be worth and the most that a purchase may cost, then both are carried out', async () => {
  const page = await box.freshPage('empty');
  expect((await order(page, 'deposit', { asset: 'USDT', amount: '10000000' })).code).toBe(200);
  expect((await order(page, 'deposit', { asset: 'BTC', amount: '102.65622994' })).code).toBe(200);
  expect((await order(page, 'buy', { asset: 'ETH', spend: '1000000' })).code).toBe(200);
  expect((await order(page, 'buy', { asset: 'ETH', spend: '1' })).code).toBe(200);
  expect((await accounts(page, 'USDT')).spot).toBe('8999999');
});

test('region and edition are judged here too (RG-03, US-01)', async () => {
  expect((await order(await box.page('restricted'), 'buy', { asset: 'BTC', spend: '5' })).code).toBe(30012);
  expect((await order(await box.page('us'), 'transfer', { asset: 'USDT', amount: '1', from: 'spot' })).code).toBe(30012);
  expect((await order(await box.page('anonymous'), 'deposit', { asset: 'USDT', amount: '1' })).code).toBe(401);
  const stranger = await box.sandbox.fetch(
    new Request('http://127.0.0.1/sandbox/wallet/deposit', { method: 'POST', headers: { origin: 'https://evil.example' }, body: '{}' }),
  );
  expect(stranger.status).toBe(403);
});

test('one name, one movement: repeated, all at once, or with other figures (N02, N05, N06)', async () => {
  const page = await box.page('unified');
  const before = await accounts(page, 'USDT');
  const send = (amount: string) => page.post('/sandbox/wallet/deposit', { clientId: 'same-name-1', asset: 'USDT', amount });
  const answers = await Promise.all(Array.from({ length: 8 }, async () => (await send('100')).text()));
  expect(new Set(answers).size).toBe(1);
  const other = await send('200');
  expect([other.status, ((await other.json()) as Answer).code]).toEqual([409, 409]);
  expect((await order(page, 'transfer', { asset: 'USDT', amount: '100', clientId: 'same-name-1' })).code).toBe(409);
  expect((await accounts(page, 'USDT')).spot).toBe(add(before.spot, decimal('100')));
  const elsewhere = await order(await box.page('vip5'), 'deposit', { asset: 'USDT', amount: '200', clientId: 'same-name-1' });
  expect(elsewhere.code, 'names are each person’s own').toBe(200);
});

test('a lost answer moved the money once; a refused order leaves its name free', async () => {
  const page = await box.page('locked');
  const before = (await accounts(page, 'BTC')).spot;
  const first = await order(page, 'transfer', { asset: 'BTC', amount: '0.1', clientId: 'try-again-1' });
  expect(first.code).toBe(30004);
  await order(page, 'deposit', { asset: 'BTC', amount: '0.1', into: 'funding' });
  expect((await order(page, 'transfer', { asset: 'BTC', amount: '0.1', clientId: 'try-again-1' })).code).toBe(200);
  expect((await order(page, 'transfer', { asset: 'BTC', amount: '0.1', clientId: 'try-again-1' })).code).toBe(200);
  expect((await accounts(page, 'BTC')).spot).toBe(add(before, decimal('0.1')));
});

test('given an order that was sent a day ago, when the day is over, then its name is forgotten', async () => {
  const page = await box.freshPage('empty');
  const deposit = { clientId: 'kept-for-a-day', asset: 'USDT', amount: '7' };
  const spot = async () => (await accounts(page, 'USDT')).spot;
  await order(page, 'deposit', deposit);
  await page.advance(24 * 3600 - 60);
  await order(page, 'deposit', deposit);
  expect(await spot()).toBe('7');
  await page.advance(120);
  await order(page, 'deposit', deposit);
  expect(await spot()).toBe('14');
});

test('given a person with a funding password, when they transfer or buy, then nothing moves without it', async () => {
  const page = await box.freshPage('password');
  const orders = [
    ['transfer', { asset: 'USDT', amount: '100' }],
    ['buy', { asset: 'ETH', spend: '50' }],
  ] as const;
  for (const [kind, fields] of orders) {
    const before = await transfers(page);
    expect(await order(page, kind, fields), kind).toMatchObject({ code: 101 });
    expect(await order(page, kind, { ...fields, fundpass: '111111' }), kind).toMatchObject({ code: 10010106 });
    expect(await transfers(page), kind).toBe(before);
    expect(await order(page, kind, { ...fields, fundpass: '246813' }), kind).toMatchObject({ code: 200 });
    expect(await transfers(page), kind).toBe(before + 1);
  }
  expect((await order(page, 'deposit', { asset: 'USDT', amount: '1' })).code).toBe(200);
});
