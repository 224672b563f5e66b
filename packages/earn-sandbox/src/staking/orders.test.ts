import { decimal } from '@earnkit/core';
import { holdings, products, redemptions, stakes } from '@earnkit/core/staking/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { happens, ledgerOf, personWith, spotOf } from '../testing/fixedOrders.ts';
import { AVAX, CREDIT, GT, heldOf, holdingsOf, LIDO, MINT, productOf, redeem, ROCKET, SOL, stake, TOKEN, TRX } from '../testing/staking.ts';
import { openTestSandbox, type TestPage, type TestSandbox } from '../testing/testSandbox.ts';
import { staking } from './slice.ts';

const MINUTE = 60;
const DAY = 86_400;

let box: TestSandbox;
let onlooker: TestPage;
beforeAll(async () => {
  box = await openTestSandbox({ slices: [staking] });
  onlooker = await personWith(box, {});
});
afterAll(async () => {
  expect(box.reported).toEqual([]);
  expect(await ledgerOf(onlooker)).toMatchObject({ damage: null });
  await box.close();
});

/** Moves the clock to the next time of day, in seconds after midnight UTC. */
const untilTime = async (page: TestPage, secondsOfDay: number): Promise<number> => {
  const now = await box.sandbox.now();
  return page.advance(((secondsOfDay - (now % DAY) + DAY - 1) % DAY) + 1);
};

/** The redemptions of a person that have not arrived. */
const underWay = async (page: TestPage): Promise<unknown> =>
  ((await (await page.fetch('/sandbox/staking/orders?type=1&arrived=0')).json()) as { data: unknown }).data;

test('a stake leaves the spot account and is held at once, in each variant; coin and product say what is held there (API-63, API-66, API-67, AMB-018)', async () => {
  const page = await personWith(box, { ETH: '5', BTC: '1', USDT: '500', USDC: '600', SOL: '20', AVAX: '9', GT: '90' });
  const placed = [
    [LIDO, '1.5'],
    [ROCKET, '2'],
    [TOKEN, '0.25'],
    [MINT, '100'],
    [{ ...MINT, asset: 'USDC' }, '50.5'],
    [SOL, '12.00000001'],
    [AVAX, '9'],
    [CREDIT, '200'],
    [GT, '90'],
  ] as const;
  for (const [of, amount] of placed) {
    expect(await stake(page, of, amount), of.pid).toMatchObject({ code: 0, message: 'success' });
    expect(await heldOf(page, of), of.pid).toBe(amount);
  }
  expect([await spotOf(page, 'ETH'), await spotOf(page, 'USDC'), await spotOf(page, 'SOL')]).toEqual(['1.5', '349.5', '7.99999999']);
  expect(await page.read(products.user, { asset: 'ETH' })).toMatchObject({ heldAmount: '3.5' });
  expect(await page.read(products.user, { asset: 'ETH', pid: '1001' })).toMatchObject({ heldAmount: '3.5' });
  expect((await page.read(holdings.balances, { asset: 'ETH' })).rows).toMatchObject([
    { pid: '1011', asset: 'ETH', protocolName: 'Lido', amount: '1.5', type: 'staking', rewardAsset: 'ETH' },
    { pid: '1012', asset: 'ETH', protocolName: 'Rocket Pool', amount: '2' },
  ]);
  const all = await holdingsOf(page);
  expect(all).toHaveLength(placed.length);
  expect(all.find(({ pid }) => pid === '1601')).toMatchObject({ type: 'debt', protocolName: 'Maple' });
  // Without an id, a coin's own product is meant; the vip theme changes nothing else (ST-102).
  expect((await page.call(stakes.stake, { asset: 'SOL', amount: decimal('1'), vip: true })).code).toBe(0);
  expect(await heldOf(page, SOL)).toBe('13.00000001');
  const { data } = (await (await page.fetch('/sandbox/staking/orders?type=0&coin=SOL')).json()) as { data: { list: unknown } };
  expect(data.list).toMatchObject([
    { coin: 'SOL', amount: '1', src: 1 },
    { coin: 'SOL', amount: '12.00000001', src: 0 },
  ]);
});

test.each([
  ['an unknown product', { asset: 'ETH', pid: '77' }, '1', 30_301, 'There is no such staking product for this coin.'],
  ['a coin that the product does not take', { asset: 'BTC', pid: '1011' }, '1', 30_301, 'There is no such staking product for this coin.'],
  ['no protocol', { asset: 'ETH', pid: '1001' }, '1', 30_302, 'Choose a protocol first.'],
  ['a DeFi product without one', { asset: 'DOT', pid: '9003' }, '1', 30_302, 'Choose a protocol first.'],
  ['less than the minimum', LIDO, '0.00999999', 30_002, 'The least amount is 0.01 ETH.'],
  ['nothing', LIDO, '0', 30_002, 'The least amount is 0.01 ETH.'],
  ['nine decimals', LIDO, '1.000000001', 30_003, 'At most 8 decimals are possible.'],
  ['more than there is', LIDO, '10.00000001', 30_004, 'Your balance is not enough.'],
  ['more than one person may have', GT, '1000.00000001', 30_305, 'You can have at most 1000 GT in this product.'],
  ['more than the credit limit', CREDIT, '5000.01', 30_306, 'Your credit limit is 5000 USDC. Nothing was staked.'],
] as const)('a stake of %s is refused in a sentence and moves nothing', async (_what, of, amount, code, message) => {
  const page = await personWith(box, { ETH: '10', BTC: '1', DOT: '5', GT: '2000', USDC: '9000' });
  const answer = await stake(page, of, amount);
  expect([answer.code, answer.message, answer.data]).toEqual([code, message, undefined]);
  expect(await holdingsOf(page)).toEqual([]);
  expect(await spotOf(page, 'ETH')).toBe('10');
});

test('limits count all coins and protocols of a product together; a crowd holder has their own (AMB-114)', async () => {
  const page = await personWith(box, { USDC: '5000', USDT: '5000', ETH: '60' });
  const codes = async (of: typeof CREDIT, ...amounts: string[]) => {
    const found = [];
    for (const amount of amounts) found.push((await stake(page, of, amount)).code);
    return found;
  };
  expect(await codes(CREDIT, '4000')).toEqual([0]);
  expect(await codes({ ...CREDIT, asset: 'USDT' }, '1000.01', '600')).toEqual([30_306, 0]);
  await happens(page, { event: 'crowd-holder', on: true });
  expect((await page.read(products.user, LIDO)).isCrowd).toBe(true);
  expect(await codes(LIDO, '50.01', '30')).toEqual([30_305, 0]);
  expect(await codes(ROCKET, '20.01', '20')).toEqual([30_305, 0]);
  expect(await codes(CREDIT, '10')).toEqual([30_306]);
  await happens(page, { event: 'crowd-holder', on: false });
  expect(await codes(LIDO, '10')).toEqual([0]);
  // Two tabs at once do not pass it either.
  const both = await Promise.all([stake(page, CREDIT, '400'), stake(page, { ...CREDIT, asset: 'USDT' }, '400')]);
  expect(new Set(both.map(({ code }) => code))).toEqual(new Set([0, 30_306]));
});

test('borrowed coins are not staked, unless the coin or the product allows it (AMB-067, ST-66)', async () => {
  const page = await personWith(box, { SOL: '10' });
  for (const [asset, amount] of [
    ['SOL', '4'],
    ['BTC', '1'],
    ['USDT', '50'],
  ] as const)
    await happens(page, { event: 'loan-taken', asset, amount });
  expect((await stake(page, SOL, '10.00000001')).code).toBe(30_004);
  expect([(await stake(page, SOL, '10')).code, (await stake(page, TOKEN, '1')).code, (await stake(page, MINT, '50')).code]).toEqual([
    0, 0, 0,
  ]);
});

test('a product that others buy up is refused with what is left, or as sold out', async () => {
  const page = await personWith(box, { AVAX: '10' });
  await happens(page, { event: 'staking-sold-out', product: '1401', left: '3' });
  expect(await stake(page, AVAX, '4')).toMatchObject({
    code: 30_304,
    message: 'Only 3 AVAX are left of this product. Nothing was staked.',
  });
  expect((await stake(page, AVAX, '2.7')).code).toBe(0);
  expect((await stake(page, AVAX, '0.5')).code).toBe(30_303);
  await happens(page, { event: 'staking-sold-out', product: '1401', left: null });
  expect((await stake(page, AVAX, '0.5')).code).toBe(0);
});

test('locked funds, a funding password and a visitor keep a stake and a redemption from moving anything', async () => {
  const page = await personWith(box, { SOL: '10' });
  await stake(page, SOL, '5');
  await happens(page, { event: 'funds-locked', locked: true });
  expect([(await stake(page, SOL, '1')).code, (await redeem(page, SOL, '1')).code]).toEqual([30_010, 30_010]);
  await happens(page, { event: 'funds-locked', locked: false });
  await happens(page, { event: 'funding-password', state: 'on', password: '1234' });
  expect([(await stake(page, SOL, '1')).code, (await redeem(page, SOL, '1')).code]).toEqual([101, 10_010_111]);
  expect(await heldOf(page, SOL)).toBe('5');
  const visitor = await box.page();
  expect([(await stake(visitor, SOL, '1')).status, (await redeem(visitor, SOL, '1')).status]).toEqual([401, 401]);
  for (const fields of [{ side: 1 }, { src: 2 }, { amount: 'x' }])
    expect((await onlooker.post(stakes.stake.path, { side: 0, coin: 'SOL', amount: '1', ...fields }, 'json')).status).toBe(400);
});

test('given a standard redemption, then the holding falls at once and the amount arrives after the product’s days, without its fee (API-64, ST-98, FM-14, FM-16, AMB-108, AMB-163)', async () => {
  const page = await personWith(box, { ETH: '2' });
  await stake(page, LIDO, '0.50000001');
  const at = await box.sandbox.now();
  const { data, code } = await redeem(page, LIDO, '0.50000001');
  const arrives = at + 3 * DAY;
  expect([code, data?.arrivesAt]).toEqual([0, arrives]);
  expect([await heldOf(page, LIDO), await spotOf(page, 'ETH')]).toEqual(['0', '1.49999999']);
  await page.advance(arrives - (await box.sandbox.now()) - 1);
  expect(await spotOf(page, 'ETH')).toBe('1.49999999');
  expect(await underWay(page)).toMatchObject({ list: [{ amount: '0.50000001', arrived: 0 }], total: 1 });
  await page.advance(1);
  // 0.05% of the amount, cut down, is the fee.
  expect(await spotOf(page, 'ETH')).toBe('1.99975');
  const { data: orders } = (await (await page.fetch('/sandbox/staking/orders?type=1')).json()) as { data: { list: unknown } };
  expect(orders.list).toMatchObject([{ amount: '0.50000001', fee: '0.00025', received: '0.49975001', arrived: 1, quick: 0 }]);
  expect(await underWay(page)).toEqual({ list: [], total: 0 });
});

test('given a fast redemption, then it arrives after minutes, costs its fee and takes from the quota of the day, which is whole again at midnight UTC (FM-15, ST-91, ST-97)', async () => {
  const page = await personWith(box, { BTC: '9' });
  await stake(page, TOKEN, '9');
  await untilTime(page, 12 * 3600);
  const at = await box.sandbox.now();
  const { data } = await redeem(page, TOKEN, '2', { fast: true });
  expect(data?.arrivesAt).toBe(at + 30 * MINUTE);
  await page.advance(30 * MINUTE - 1);
  expect(await spotOf(page, 'BTC')).toBe('0');
  await page.advance(1);
  expect(await spotOf(page, 'BTC')).toBe('1.998');
  const quota = async () => (await productOf(page, TOKEN)).redeemOptions.rows[0]?.fastDailyQuota;
  expect(await quota()).toBe('3');
  expect(await redeem(page, TOKEN, '3.00000001', { fast: true })).toMatchObject({
    code: 30_312,
    message: 'Only 3 BTC can be redeemed fast today. Nothing was redeemed.',
  });
  await happens(page, { event: 'fast-quota-used', product: '1101', asset: 'BTC', left: '0.0001' });
  // The quota has to exceed the minimum (ST-91).
  expect([await quota(), (await redeem(page, TOKEN, '0.0001', { fast: true })).code]).toEqual(['0.0001', 30_313]);
  await untilTime(page, 0);
  expect([await quota(), (await redeem(page, TOKEN, '5', { fast: true })).code, await quota()]).toEqual(['5', 0, '0']);
});

test('given a fast redemption at any second, when the clock leaps past its arrival, then it arrived to the second after its minutes (FM-15, AMB-163)', async () => {
  const page = await personWith(box, { GT: '50', SOL: '50' });
  await stake(page, GT, '50');
  await stake(page, SOL, '50');
  await untilTime(page, 9 * 3600 + 17 * MINUTE + 23);
  const at = await box.sandbox.now();
  const arrivals = [
    (await redeem(page, GT, '20', { fast: true })).data?.arrivesAt,
    (await redeem(page, SOL, '20', { fast: true })).data?.arrivesAt,
  ];
  expect(arrivals).toEqual([at + 10 * MINUTE, at + 60 * MINUTE]);
  await page.advance(10 * MINUTE - 1);
  expect([await spotOf(page, 'GT'), await spotOf(page, 'SOL')]).toEqual(['0', '0']);
  await page.advance(1);
  expect([await spotOf(page, 'GT'), await spotOf(page, 'SOL')]).toEqual(['19.9', '0']);
  await page.advance(50 * MINUTE - 1);
  expect(await spotOf(page, 'SOL')).toBe('0');
  // The host’s clock, too, may leap: what arrived in between did so at its moment.
  box.host.now += 5 * 3600 * 1000;
  expect(await spotOf(page, 'SOL')).toBe('19.96');
  const { data } = (await (await page.fetch('/sandbox/staking/orders?type=1&coin=SOL')).json()) as { data: { list: unknown } };
  expect(data.list).toMatchObject([{ arrived: 1, redeem_stamp: at + 60 * MINUTE }]);
});

test('given rewards that fall due within a minute, when the clock passes them, then each was booked at its own second (ST-37)', async () => {
  const page = await personWith(box, { GT: '50' });
  await stake(page, GT, '20');
  const first = await box.sandbox.now();
  await page.advance(20);
  await stake(page, GT, '30');
  const day = 24 * 3600;
  await page.advance(day - 60);
  await page.advance(100);
  const { data } = (await (await page.fetch('/sandbox/bookings?after=0')).json()) as {
    readonly data: { readonly bookings: readonly { readonly kind: string; readonly at: number; readonly amount: string }[] };
  };
  const due = data.bookings.filter(({ kind, amount }) => kind === 'staking-reward' && !amount.startsWith('-'));
  expect([...new Set(due.map(({ at }) => at - first))]).toEqual([day, day + 20]);
});

test('an unlimited quota stays so, immediate redemption arrives at once, and dollars are paid in the coin that is asked for (ST-81, AMB-106)', async () => {
  const page = await personWith(box, { SOL: '100', USDT: '300', TRX: '50' });
  await stake(page, SOL, '100');
  expect((await redeem(page, SOL, '90', { fast: true })).code).toBe(0);
  expect((await productOf(page, SOL)).redeemOptions.rows[0]?.fastDailyQuota).toBe('unlimited');
  await stake(page, MINT, '300');
  const now = await box.sandbox.now();
  expect((await redeem(page, MINT, '100', { redeemAsset: 'USDC' })).data?.arrivesAt).toBe(now);
  expect((await redeem(page, MINT, '50')).code).toBe(0);
  expect([await heldOf(page, MINT), await spotOf(page, 'USDC'), await spotOf(page, 'USDT')]).toEqual(['150', '100', '49.995']);
  await stake(page, TRX, '50');
  expect((await redeem(page, TRX, '50')).code).toBe(0);
  expect([await heldOf(page, TRX), await spotOf(page, 'TRX'), await page.read(holdings.balances, { asset: 'TRX' })]).toMatchObject([
    '0',
    '50',
    { rows: [] },
  ]);
});

test.each([
  ['of what is not staked', { asset: 'ETH', pid: '1013' }, '1', {}, 30_308, 'You have nothing staked here.'],
  ['without naming one of two protocols', { asset: 'ETH', pid: '1001' }, '1', {}, 30_302, 'Choose a protocol first.'],
  ['below the minimum', LIDO, '0.00099999', {}, 30_002, 'The least amount is 0.001 ETH.'],
  ['above what is held', LIDO, '1.00000001', {}, 30_309, 'You can redeem at most 1 ETH.'],
  ['in a coin that is not paid out', LIDO, '1', { redeemAsset: 'USDC' }, 30_310, 'This product is paid out in ETH.'],
  ['in none of several coins', MINT, '1', { redeemAsset: 'BTC' }, 30_310, 'This product is paid out in USDC, USDT.'],
  ['fast where there is no fast one', AVAX, '1', { fast: true }, 30_311, 'This product has no fast redemption in this coin.'],
  ['whose fee is over the amount', { asset: 'LTC', pid: '9005' }, '1', {}, 30_314, 'The fee of 1.05 LTC is not less than the amount.'],
  ['with nine decimals', LIDO, '0.100000001', {}, 30_003, 'At most 8 decimals are possible.'],
] as const)('a redemption %s is refused in a sentence and moves nothing', async (_what, of, amount, more, code, message) => {
  const page = await personWith(box, { ETH: '2', AVAX: '5', LTC: '3', USDT: '20' });
  for (const [held, much] of [
    [MINT, '20'],
    [LIDO, '1'],
    [ROCKET, '1'],
    [AVAX, '5'],
    [{ asset: 'LTC', pid: '9005' }, '3'],
  ] as const)
    await stake(page, held, much);
  const before = await holdingsOf(page);
  const answer = await redeem(page, of, amount, more);
  expect([answer.code, answer.message, answer.data]).toEqual([code, message, undefined]);
  expect(await holdingsOf(page)).toEqual(before);
});

test('given one protocol held, then a redemption need not name it; a coin’s whole amount can go (ST-78)', async () => {
  const page = await personWith(box, { ETH: '1' });
  await stake(page, ROCKET, '1');
  expect((await page.call(redemptions.redeem, { asset: 'ETH', amount: decimal('1'), fast: false, redeemAsset: 'ETH' })).code).toBe(0);
  expect(await heldOf(page, ROCKET)).toBe('0');
});
