import { faq, holdings, products, trends } from '@earnkit/core/staking/contract';
import { readData } from '@earnkit/core/endpoint';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { happens, personWith } from '../testing/fixedOrders.ts';
import { CREDIT, heldOf, holdingsOf, LIDO, MINT, productOf, redeem, SOL, stake, TOKEN } from '../testing/staking.ts';
import { openTestSandbox, type TestPage, type TestSandbox } from '../testing/testSandbox.ts';
import { staking } from './slice.ts';
import { CATALOGUE } from './catalogue.ts';

const DAY = 86_400;

let box: TestSandbox;
let visitor: TestPage;
beforeAll(async () => {
  box = await openTestSandbox({ slices: [staking] });
  visitor = await box.page();
});
afterAll(async () => {
  expect(box.reported).toEqual([]);
  await box.close();
});

const consoleRead = async (page: TestPage, path: string) => {
  const response = await page.fetch(`/sandbox/staking/${path}`);
  return ((await response.json()) as { data: { list: Record<string, unknown>[]; total: number } }).data;
};

test('every product is read whole by its coin, its id and a protocol’s id, by a visitor too; another coin names none (API-69, ST-01 to ST-12)', async () => {
  for (const { pid, assets } of CATALOGUE) {
    const response = await visitor.fetch(`${products.product.path}?pid=${pid}`);
    const read = readData(products.product.data, ((await response.json()) as { data: never }).data);
    expect(read, pid).toMatchObject({ unreadableRows: [], unreadableFields: [] });
    expect(await visitor.read(products.product, { pid, asset: assets[0] })).toMatchObject({ pid, asset: assets[0] });
    expect(await visitor.read(products.product, { pid, asset: 'PEPE' })).toBeNull();
  }
  expect(await productOf(visitor, { asset: 'ETH' })).toMatchObject({ pid: '1001', isDefi: true, type: 'staking' });
  expect(await productOf(visitor, LIDO)).toMatchObject({ pid: '1001' });
  expect(await visitor.read(products.product, { asset: 'NOPE' })).toBeNull();
  expect(await visitor.read(products.product, { pid: '77' })).toBeNull();
});

test('the five variants: protocols, token, minted token, staking and debt each say what is particular to them', async () => {
  const [eth, btc, mint, sol, credit] = await Promise.all([LIDO, TOKEN, MINT, SOL, CREDIT].map((of) => productOf(visitor, of)));
  expect(eth?.protocols.rows.map(({ name, rewards }) => [name, rewards.rows.map(({ rewardAsset }) => rewardAsset)])).toEqual([
    ['Lido', ['ETH']],
    ['Rocket Pool', ['ETH', 'GT']],
    ['Aave', ['ETH']],
  ]);
  expect(eth?.redeemOptions.rows).toEqual([
    { asset: 'ETH', fast: true, fastMinutes: 30, fastFeeFraction: '0.0015', feeFraction: '0.0005', fastDailyQuota: '320' },
  ]);
  expect(eth?.period).toMatchObject({ minDays: 1, maxDays: 5, fast: true });
  expect(eth?.vipDiscounts.rows).toHaveLength(4);
  expect(btc).toMatchObject({ type: 'token', exchangeType: 'asset', rewardAsset: 'BTC', stakeAssets: ['BTC'] });
  expect(btc?.credits.rows).toMatchObject([{ stakeAsset: 'BTC', rewardAsset: 'GTBTC', exchangeRate: btc?.exchangeRate }]);
  expect(mint).toMatchObject({ exchangeType: 'asset', exchangeRate: '1', exchangeRateReverse: '1', stakeAssets: ['USDT', 'USDC'] });
  expect(sol).toMatchObject({ type: 'staking', exchangeType: 'none', bonus: { status: 'processing' }, bonusKind: 'normal' });
  expect(sol?.bonus?.tiers?.map(({ from, to, startsAt }) => [from, to, startsAt === undefined])).toEqual([
    ['0', '10', true],
    ['10', '50', false],
    ['50', undefined, false],
  ]);
  expect(credit).toMatchObject({ type: 'debt', rewardDelayDays: 0, personalLimit: '5000', crowdLimit: '500' });
  expect(credit?.credits.rows.map(({ stakeAsset, protocolName }) => [stakeAsset, protocolName])).toEqual([
    ['USDC', 'Maple'],
    ['USDT', 'Maple'],
  ]);
  expect(await productOf(visitor, { pid: '1701' })).toMatchObject({
    bonusKind: 'web3-task',
    bonusTask: { address: '/web3/tasks/gate-layer-bridge' },
  });
});

test('a config without a field, of an unknown type, without protocols, with broken steps or fields of other kinds is served as it is, and listed when it is asked for', async () => {
  const [bare, unknown, empty, broken, fee, others] = await Promise.all(
    ['9001', '9002', '9003', '9004', '9005', '9006'].map((pid) => productOf(visitor, { pid })),
  );
  expect(bare).toMatchObject({ minStakeAmount: undefined, aprFraction: undefined, incomeDays: undefined, redeemOptions: { rows: [] } });
  expect(unknown).toMatchObject({ type: undefined, exchangeType: undefined });
  expect(empty).toMatchObject({ isDefi: true, protocols: { rows: [] } });
  expect(broken).toMatchObject({ bonus: { status: 'processing', tiers: undefined } });
  expect(fee?.redeemOptions.rows).toMatchObject([{ feeFraction: '1.05' }]);
  expect(others?.protocols.unreadable).toHaveLength(1);
  expect(await (await box.page('saver')).read(products.user, { asset: 'DOT' })).toMatchObject({ heldAmount: '0' });
  expect(await visitor.read(trends.rates, { asset: 'DOT', limit: 7, page: 1 })).toMatchObject({ rows: [] });
  const [listed, all] = [await consoleRead(visitor, 'products'), await consoleRead(visitor, 'products?odd=1')];
  expect([listed.total, all.total]).toEqual([CATALOGUE.length, CATALOGUE.length + 6]);
  expect(listed.list[0]).toMatchObject({ pid: '1001', coin: 'ETH', title: 'ETH on chain', tag: 2, sold_out: 0, left_amount: null });
  expect((await consoleRead(visitor, 'coins')).list.find(({ coin }) => coin === 'USDT')).toMatchObject({ pids: ['1201', '1601'] });
});

test('products with an odd config are staked, earn and are redeemed as any other', async () => {
  const page = await personWith(box, { ADA: '5', XRP: '5', LINK: '5', DOGE: '5' });
  for (const [asset, pid] of [
    ['ADA', '9001'],
    ['XRP', '9002'],
    ['LINK', '9004'],
    ['DOGE', '9006'],
  ] as const) {
    const of = { asset, pid };
    expect([(await stake(page, of, '5')).code, await heldOf(page, of), (await redeem(page, of, '4', { fast: true })).code]).toEqual([
      0,
      '5',
      0,
    ]);
    expect(await holdingsOf(page), asset).toContainEqual(expect.objectContaining({ pid, amount: '1' }));
  }
});

test('given an hour that passes, then the exchange rate of a token is another one, and what a loan gives for a coin and the rates of a day stay (ST-07)', async () => {
  const [btc, credit] = [await productOf(visitor, TOKEN), await productOf(visitor, CREDIT)];
  await happens(visitor, { event: 'hour-passes' });
  const [later, laterCredit] = [await productOf(visitor, TOKEN), await productOf(visitor, CREDIT)];
  expect(Number(later.exchangeRateReverse)).toBeGreaterThan(Number(btc.exchangeRateReverse));
  expect(later.exchangeRate).not.toBe(btc.exchangeRate);
  expect(laterCredit.credits.rows[0]?.exchangeRate).toBe(credit.credits.rows[0]?.exchangeRate);
  expect(later.aprFraction).toBe(btc.aprFraction);
});

test('given 7, 30, 90 or 365 days, then the trend has one point for each up to today, the same again, and page 2 goes on before it (API-61, API-62, ST-16, ST-17, ST-103)', async () => {
  const today = Math.floor((await box.sandbox.now()) / DAY) * DAY;
  for (const limit of [7, 30, 90, 365]) {
    const { rows } = await visitor.read(trends.rates, { ...LIDO, limit, page: 1 });
    expect([rows.length, rows[0]?.at, rows.at(-1)?.at]).toEqual([limit, today - (limit - 1) * DAY, today]);
    expect(await visitor.read(trends.rates, { ...LIDO, limit, page: 1 })).toMatchObject({ rows });
  }
  const eth = (await productOf(visitor, LIDO)).protocols.rows.find(({ pid }) => pid === LIDO.pid);
  const [point] = (await visitor.read(trends.rates, { ...LIDO, limit: 1, page: 1 })).rows;
  expect(point).toMatchObject({
    aprFraction: eth?.aprFraction,
    baseAprFraction: eth?.baseAprFraction,
    extraAprFraction: '0.015',
    extraAsset: 'GT',
    coins: ['ETH'],
  });
  const older = (await visitor.read(trends.rates, { asset: 'BTC', limit: 7, page: 2 })).rows;
  expect(older.at(-1)?.at).toBe(today - 7 * DAY);
  const totals = (await visitor.read(trends.totals, { asset: 'BTC', limit: 365, page: 1 })).rows;
  expect(totals).toHaveLength(365);
  expect(new Set(totals.map(({ amount }) => amount)).size).toBeGreaterThan(100);
  expect(Number(totals[0]?.amountUsdt)).toBeCloseTo(Number(totals[0]?.amount) * 97_412.5, 2);
  for (const query of ['limit=0&page=1', 'limit=401&page=1', 'limit=7&page=0'])
    expect((await visitor.fetch(`${trends.rates.path}?coin=BTC&${query}`)).status, query).toBe(400);
  expect((await visitor.call(trends.rates, { asset: 'NOPE', limit: 7, page: 1 })).code).toBe(30_301);
  expect((await visitor.call(trends.totals, { asset: 'NOPE', limit: 7, page: 1 })).code).toBe(30_301);
});

test('questions are those of the product, with the period of its redemption (API-71, ST-19, ST-96)', async () => {
  const answers = async (pid: string) => (await visitor.read(faq.questions, { pid })).rows;
  const period = async (pid: string) => (await answers(pid)).find(({ question }) => question.startsWith('How long'))?.answer;
  expect((await answers('1001')).map(({ category }) => category)).toEqual(['overview', 'common', 'common', 'common', 'overview', 'defi']);
  expect([await period('1201'), await period('1601'), await period('1401'), await period('1001')]).toEqual([
    'It arrives at once.',
    'It arrives after at most 21 days.',
    'It arrives after 14 days.',
    'It arrives after 1 to 5 days.',
  ]);
  expect((await visitor.call(faq.questions, { asset: 'NOPE' })).code).toBe(30_301);
});

test('who a person is to a product, and what they have borrowed of a coin (API-66, API-70, ST-13, ST-15)', async () => {
  const [vip, unified, borrower] = await Promise.all(['vip5', 'unified', 'borrower'].map((world) => box.page(world)));
  if (!vip || !unified || !borrower) throw new Error('Three pages');
  expect(await vip.read(products.user, LIDO)).toMatchObject({ heldAmount: '64', tier: 5, isCrowd: false, taskDone: undefined });
  expect(await unified.read(products.user, { asset: 'BTC' })).toMatchObject({ tier: 2, isCrowd: true });
  expect(await borrower.read(holdings.loans, { asset: 'USDT' })).toEqual([{ name: 'USDT', value: '5000' }]);
  expect(await borrower.read(holdings.loans, { asset: 'ETH' })).toEqual([]);
  expect((await vip.call(products.user, { asset: 'NOPE' })).code).toBe(30_301);
  for (const endpoint of [products.user, holdings.balances, holdings.statistics, holdings.loans])
    expect((await visitor.call(endpoint as typeof holdings.loans, { asset: 'BTC' })).status, endpoint.name).toBe(401);
});
