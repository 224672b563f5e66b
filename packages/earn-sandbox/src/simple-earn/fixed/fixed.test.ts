import { add, compare, decimal, multiply } from '@earnkit/core';
import { faq, fixed, fixedVip, flexible, history, vouchers } from '@earnkit/core/simple-earn/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { happens, ledgerOf, orderFor, ordersOf, personWith, spotOf, subscribe } from '../../testing/fixedOrders.ts';
import { WORLDS } from '../../worlds/worlds.ts';
import { worthOf } from '../../coins/coins.ts';
import { openTestSandbox, START, type TestPage, type TestSandbox } from '../../testing/testSandbox.ts';

const DAY = 86_400;
const MIDNIGHT = Math.ceil(START / DAY) * DAY;

let box: TestSandbox;
let saver: TestPage;
let vip: TestPage;
beforeAll(async () => {
  box = await openTestSandbox();
  saver = await box.page('saver');
  vip = await box.page('vip5');
});
afterAll(async () => {
  expect(box.reported).toEqual([]);
  expect(await ledgerOf(saver)).toMatchObject({ damage: null });
  await box.close();
});

const clean = async <Row>(answer: Promise<{ readonly rows: readonly Row[]; readonly unreadable: readonly unknown[] }>) => {
  const { rows, unreadable } = await answer;
  expect(unreadable).toEqual([]);
  return rows;
};

test('the products: every term, every kind, sold out ones, ladders paid in another coin (API-30, API-31, SE-02, SE-X-01, SE-X-02, SE-F-01, SE-32, AMB-028)', async () => {
  const visitor = await box.page('anonymous');
  const normal = await clean(visitor.read(fixed.products, { type: 'normal' }));
  expect([...new Set(normal.map(({ days }) => days))].sort((a, b) => a - b)).toEqual([1, 7, 30, 90]);
  expect(new Set(normal.map(({ asset }) => asset)).size).toBeGreaterThan(5);
  expect(normal.filter(({ soldOut }) => soldOut).map(({ id }) => id)).toEqual(['112', '142']);
  const ladder = normal.find(({ id }) => id === '103');
  expect(ladder).toMatchObject({ bonusAsset: 'GT', productAssetPrice: '1', bonusAssetPrice: '16.84', userMaxAmount: '100000' });
  expect(ladder?.ladder?.[1]).toEqual({ from: '500', to: '5000', aprFraction: '0.012' });
  const flagsOf = (id: string) => {
    const { canReinvest, canRedeemEarly, canChooseRedeemAccount } = normal.find((row) => row.id === id) ?? {};
    return [canReinvest, canRedeemEarly, canChooseRedeemAccount];
  };
  expect([flagsOf('102'), flagsOf('104'), flagsOf('111')]).toEqual([
    [true, true, true],
    [false, false, true],
    [true, true, false],
  ]);
  const ofVips = await visitor.read(fixed.products, { type: 'vip', asset: 'USDT' });
  expect(ofVips).toMatchObject({
    businessType: -1,
    rows: [
      { type: 'vip', minVip: 5, maxVip: 9 },
      { minVip: 8, maxVip: 16 },
    ],
  });
  const [coin] = await clean(visitor.read(flexible.product, { asset: 'USDT' }));
  expect(coin?.fixedProducts).toEqual(normal.filter(({ asset }) => asset === 'USDT'));
  expect((await visitor.read(fixed.products, { type: 'special' })).rows).toEqual([]);
  expect(await visitor.read(fixed.product, { id: '301' })).toMatchObject({ type: 'special', title: 'A thank-you for savers' });
  expect(await visitor.read(fixed.product, { id: 'nope' })).toBeNull();
  expect((await visitor.call(fixed.products, { type: 'normal', asset: 'NOPE' })).code).toBe(30001);
});

test('the worlds: orders about to mature, with a voucher and renewing; of VIP products on paths of their own; a newcomer has none (API-52, SE-X-03, SE-X-56, AMB-030)', async () => {
  expect(await clean(saver.read(fixed.orders, { page: 1, limit: 10 }))).toMatchObject([
    { asset: 'GT', reinvest: true, redeemAccount: 'spot', finishesAt: MIDNIGHT + 3 * DAY },
    { asset: 'BTC', voucherAprFraction: '0.01', interest: '0.00024657', totalInterest: '0.00044383', redeemAccount: 'spot' },
    {
      asset: 'USDT',
      finishesAt: MIDNIGHT,
      principal: '3000',
      aprFraction: '0.0525',
      interest: '12.94520547',
      ladder: { length: 3 },
      status: 1,
    },
  ]);
  expect(await clean(saver.read(fixedVip.orders, {}))).toEqual([]);
  expect((await clean(vip.read(fixedVip.orders, {}))).map(({ productId, productType }) => [productId, productType])).toEqual([
    ['202', 'vip'],
    ['201', 'vip'],
  ]);
  expect((await clean(vip.read(fixed.orders, {}))).map(({ productId }) => productId)).toEqual(['102']);
  const [ofVip] = await ordersOf(vip, fixedVip);
  expect((await vip.read(fixed.orders, { orderId: ofVip?.orderId ?? '' })).rows).toEqual([]);
  expect((await vip.read(fixedVip.orders, { orderId: ofVip?.orderId ?? '' })).rows).toMatchObject([{ id: ofVip?.id }]);
  const page = await saver.read(fixed.orders, { page: 2, limit: 2 });
  expect([page.rows.map(({ asset }) => asset), page.total]).toEqual([['USDT'], 3]);
  const newcomer = await box.page('empty');
  expect([await ordersOf(newcomer), (await newcomer.read(fixed.coins, undefined)).rows]).toEqual([[], []]);
  expect((await saver.read(fixed.coins, undefined)).rows).toEqual(['BTC', 'GT', 'USDT']);
});

test('vouchers of a person: all that are left, the next to expire first; a used one is gone (API-56, SE-V-02, AMB-098)', async () => {
  const found = await clean(saver.read(vouchers.vouchers, { productId: '102' }));
  expect(found.map(({ title, assets }) => [title, assets])).toEqual([
    ['+3% for a day', ['USDT']],
    ['+1.5% on SOL', ['SOL']],
    ['+2% on stable coins', ['USDT', 'USDC']],
    ['+0.5% on any coin', []],
  ]);
  expect(found[2]).toMatchObject({ aprFraction: '0.02', days: 7, low: '100', high: '5000', expiresAt: START + 28 * DAY });
  expect((await (await box.page('empty')).read(vouchers.vouchers, { productId: '102' })).rows).toEqual([]);
  expect((await saver.call(vouchers.vouchers, { productId: '999' })).code).toBe(30101);
});

test.each(WORLDS.filter(({ person }) => person !== undefined))(
  'the way to a higher tier asks a person of the world $id for more than they have (SE-29)',
  async ({ id, steps }) => {
    const { way, asset, value } = await (await box.page(id)).read(fixed.upgradeWay, undefined);
    const had = steps.filter((step) => way === 2 || step.asset === asset);
    const worths = had.map((step) => multiply(decimal(step.amount), way === 2 ? decimal(worthOf(step.asset)) : decimal('1')));
    if (way === 1 || way === 2) expect(value && compare(value, add(decimal('0'), ...worths))).toBe(1);
    else expect(way).toBe(3);
  },
);

test('who may subscribe: VIP tiers of 5 and more within the bounds, and those who are invited (API-58, API-59, SE-29, SE-X-53, SE-X-54, SE-X-58, AMB-086, AMB-087)', async () => {
  const able = async (page: TestPage, productId: string) => (await page.read(fixed.subscribeCheck, { productId })).canSubscribe;
  const products = ['102', '201', '203', '301', '161'];
  expect(await Promise.all(products.map((id) => able(vip, id)))).toEqual([true, true, false, true, false]);
  const person = await personWith(box, { USDT: '60000' });
  expect(await Promise.all(products.map((id) => able(person, id)))).toEqual([true, false, false, false, false]);
  expect(await subscribe(person, '301')).toMatchObject({ code: 30108, message: 'You cannot take part in this product.' });
  const refused = { code: 30107, message: 'This product is for VIP 5 to 9.' };
  const wealth = () => subscribe(person, '201', { amount: decimal('10000') }, fixedVip);
  expect([await wealth(), (await person.read(fixed.upgradeWay, undefined)).way]).toMatchObject([refused, 1]);
  for (const [tier, answer, way] of [
    [4, refused, 2],
    [5, { code: 0 }, 3],
    [9, { code: 0 }, 3],
    [10, refused, 3],
    [14, refused, 0],
  ] as const) {
    expect(await happens(person, { event: 'vip-tier', tier })).toBe(200);
    expect([await wealth(), (await person.read(fixed.upgradeWay, undefined)).way]).toMatchObject([answer, way]);
  }
  expect(await ordersOf(person, fixedVip)).toHaveLength(2);
  expect((await saver.call(fixed.subscribeCheck, { productId: '999' })).code).toBe(30101);
});

test('a subscription moves the principal into a fixed order, whole, or is refused with its own words (API-34, SE-48, SE-49, SE-X-29, SE-X-50, SE-X-51, AMB-088)', async () => {
  const person = await personWith(box, { USDT: '20010', USDC: '50', XRP: '50', DOGE: '50' });
  const before = (await ledgerOf(person)) as { transfers: number };
  const of = async (productId: string, more: Parameters<typeof orderFor>[2] = {}, calls = fixed as typeof fixedVip) => {
    const { code, message } = await subscribe(person, productId, more, calls);
    return `${code} ${message}`;
  };
  const amount = (text: string) => ({ amount: decimal(text) });
  expect(await of('999')).toBe('30101 There is no such product.');
  expect(await of('102', {}, fixedVip)).toBe('30101 There is no such product.');
  expect(await of('201')).toBe('30101 There is no such product.');
  expect(await of('112')).toBe('30013 The quota is sold out. Nothing was subscribed.');
  expect(await of('161', amount('50'))).toBe('30102 This product is not on sale at the moment.');
  expect(await of('102', amount('0.999999'))).toBe('30002 The least amount is 1 USDT.');
  expect(await of('102', amount('10.0000001'))).toBe('30003 At most 6 decimals are possible.');
  expect(await of('102', amount('20010.000001'))).toBe('30004 Your balance is not enough.');
  expect(await of('102', amount('20000.5'))).toBe('30104 You can put at most 20000 USDT more into this product.');
  expect(await of('102', { aprFraction: decimal('0.0413') })).toBe(
    '30106 The rate of this product has changed. Look at it again before you subscribe.',
  );
  expect(await of('104', { ...amount('100'), reinvest: true, redeemAccount: 'spot' })).toBe(
    '30109 Orders of this product do not renew themselves.',
  );
  expect(await of('111', { redeemAccount: 'spot' })).toBe('30110 This product does not let you choose the account it pays into.');
  expect(await of('102', { reinvest: true })).toBe('30112 An order that renews itself pays into your account.');
  expect(await of('102', { voucherId: 'x' })).toBe('30121 There is no such voucher.');
  const plain = await person.post(fixed.subscribe.path, { product_id: '102', amount: '-1', year_rate: '0.0412' });
  expect([plain.status, ((await plain.json()) as { msg: string }).msg]).toEqual([400, 'The field amount is not an amount.']);
  expect(await ledgerOf(person)).toMatchObject({ transfers: before.transfers });
  expect(await person.read(fixed.lendable, { productId: '102' })).toEqual({ lendable: '20000' });
  expect(await of('102', amount('19999.25'))).toBe('0 success');
  expect(await ordersOf(person)).toMatchObject([
    { productId: '102', principal: '19999.25', createdAt: START, finishesAt: MIDNIGHT + 7 * DAY, redeemAccount: 'flexible' },
  ]);
  expect(await spotOf(person, 'USDT')).toBe('10.75');
  expect(await person.read(fixed.lendable, { productId: '102' })).toEqual({ lendable: '0.75' });
  expect(await of('102', amount('5'))).toBe('30105 What you may still put into this product is less than its least amount.');
  expect(await person.read(fixed.lendable, { productId: '104' })).toEqual({ lendable: 'unlimited' });
  expect((await person.call(fixed.lendable, { productId: '201' })).code).toBe(30101);
  expect((await person.call(fixedVip.lendable, { productId: '102' })).code).toBe(30101);
  expect((await person.read(flexible.statistics, undefined)).totalValueUsdt).toBe('19999.25');
});

test('a locked account subscribes nothing, and a funding password is asked for (SE-53, SH-31)', async () => {
  const person = await personWith(box, { USDT: '100' });
  await happens(person, { event: 'funds-locked', locked: true });
  expect((await subscribe(person, '102')).code).toBe(30010);
  await happens(person, { event: 'funds-locked', locked: false });
  await happens(person, { event: 'funding-password', state: 'on', password: '1234' });
  expect((await subscribe(person, '102')).code).toBe(101);
  const { encode, path } = fixed.subscribe;
  const sent = await person.post(path, { ...encode(await orderFor(person, '102')), fundpass: '1234' });
  expect(((await sent.json()) as { code: number }).code).toBe(0);
  const [order] = await ordersOf(person);
  expect((await person.call(fixed.redeemEarly, { orderId: order?.orderId ?? '' })).code).toBe(10_010_111);
});

test('a voucher raises one order of its person, within its coins and bounds (SE-V-01, SE-V-06, SE-V-07, SE-V-09, AMB-097)', async () => {
  const person = await box.freshPage('saver');
  const ids = new Map((await person.read(vouchers.vouchers, { productId: '102' })).rows.map(({ title, id }) => [title, id]));
  const voucherId = ids.get('+2% on stable coins') ?? '';
  const of = async (productId: string, amount: string, id = voucherId) => {
    const { code, message } = await subscribe(person, productId, { amount: decimal(amount), voucherId: id });
    return `${code} ${message}`;
  };
  expect(await of('131', '0.5')).toBe('30124 This voucher cannot be used with ETH.');
  expect(await of('102', '99.999999')).toBe('30125 This voucher takes at least 100 USDT.');
  expect(await of('102', '5000.000001')).toBe('30126 This voucher takes at most 5000 USDT.');
  expect((await saver.call(fixed.subscribe, await orderFor(saver, '102', { voucherId }))).code, 'of another person').toBe(30121);
  const both = await Promise.all([of('103', '5000'), of('103', '5000')]);
  expect(both.sort()).toEqual(['0 success', '30122 This voucher has already been used.']);
  const [raised] = await ordersOf(person);
  // 2% on 5,000 for 7 of the 30 days.
  expect(raised).toMatchObject({ voucherAprFraction: '0.02', interest: '21.57534246', totalInterest: '23.49315067' });
  expect((await person.read(vouchers.vouchers, { productId: '102' })).rows.map(({ id }) => id)).not.toContain(voucherId);
  const other = ids.get('+0.5% on any coin') ?? '';
  expect(await happens(person, { event: 'voucher-used', voucher: other })).toBe(200);
  expect(await of('102', '10', other)).toBe('30122 This voucher has already been used.');
  expect(await happens(saver, { event: 'voucher-used', voucher: other })).toBe(30_121);
  expect(await happens(person, { event: 'voucher-used' })).toBe(200);
  expect((await person.read(vouchers.vouchers, { productId: '102' })).rows).toEqual([]);
  expect((await saver.read(vouchers.vouchers, { productId: '102' })).rows).toHaveLength(4);
  expect(await happens(await box.page('anonymous'), { event: 'voucher-used' })).toBe(401);
});

test('the questions, and the kinds of records of each history (API-39, API-57, SE-57, SE-H-02, SE-H-08)', async () => {
  const visitor = await box.page('anonymous');
  const questions = await clean(visitor.read(faq.questions, {}));
  expect(questions.length).toBeGreaterThanOrEqual(8);
  expect(new Set(questions.map(({ question }) => question)).size).toBe(questions.length);
  const typesOf = async (product: 'flexible' | 'fixed') =>
    (await visitor.read(history.historyTypes, { product })).rows.map(({ value }) => value);
  expect([await typesOf('flexible'), await typesOf('fixed')]).toEqual([
    ['1', '2', '3', '4'],
    ['1', '2', '3', '4', '5'],
  ]);
});

test('given a person without automatic lending, then no question is about it, and the US edition commits (SE-57, US-04, US-09, RG-04)', async () => {
  const about = async (world: string) => {
    const { rows } = await (await box.page(world)).read(faq.questions, {});
    const text = rows.map(({ question, answer }) => `${question} ${answer}`).join(' ');
    return { questions: rows.length, autoEarn: /auto-earn/i.test(text), subscribes: /subscri/i.test(text), commits: /commit/i.test(text) };
  };
  const everybody = await about('saver');
  expect(everybody).toMatchObject({ autoEarn: true, subscribes: true, commits: false });
  const questions = everybody.questions - 1;
  expect(await about('restricted')).toEqual({ questions, autoEarn: false, subscribes: true, commits: false });
  expect(await about('us')).toEqual({ questions, autoEarn: false, subscribes: false, commits: true });
});

test.each(['saver', 'us'])('given Chinese, then every question of %s and its answer is in Chinese (SE-57, US-09)', async (world) => {
  const page = await box.page(world);
  const { rows } = await page.read(faq.questions, { locale: 'zh-CN' });
  expect(rows).toHaveLength((await page.read(faq.questions, {})).rows.length);
  for (const { question, answer } of rows) {
    expect(question).toMatch(/[\u4e00-\u9fff]/u);
    expect(`${question} ${answer}`).not.toMatch(/[a-z]{3,}/u);
    if (world === 'us') expect(answer).not.toContain('申购');
  }
});

test('the kind of a subscription has the words of the edition (SE-H-08, US-09)', async () => {
  const first = async (world: string) => (await (await box.page(world)).read(history.historyTypes, { product: 'fixed' })).rows[0];
  expect([await first('saver'), await first('us')]).toEqual([
    { name: 'Subscribe', value: '1' },
    { name: 'Commit', value: '1' },
  ]);
});

test('nobody but a signed-in person reads or changes orders; a wrong method is told', async () => {
  const visitor = await box.page('anonymous');
  for (const call of [fixed.orders, fixedVip.orders, fixed.coins]) expect((await visitor.fetch(call.path)).status).toBe(401);
  expect((await visitor.put('/apiw/v2/fixed_earn/api/user/reinvest-status/1', { reinvest_status: '1' })).status).toBe(401);
  expect((await saver.post('/apiw/v2/fixed_earn/api/user/reinvest-status/1', { reinvest_status: '1' })).status).toBe(405);
  expect((await saver.fetch('/apiw/v2/fixed_earn/api/product/1/lists')).status).toBe(404);
});
