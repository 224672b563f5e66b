import { add, compare, type Decimal, decimal, divide, multiply, subtract, ZERO } from '@earnkit/core';
import { autoEarn, fixed, flexible, history, vouchers } from '@earnkit/core/simple-earn/contract';
import { expect, test } from 'vitest';
import { fileSandbox } from '../../testing/fileSandbox.ts';
import { deposit, happens, ledgerOf, ordersOf, personWith, place, recordsOf, spotOf } from '../../testing/fixedOrders.ts';
import { START, type TestPage } from '../../testing/testSandbox.ts';

const MINUTE = 60;
const HOUR = 3600;
const DAY = 24 * HOUR;
/** The next midnight UTC: interest starts here. */
const MIDNIGHT = Math.ceil(START / DAY) * DAY;

const box = fileSandbox({ fresh: true });

const { until } = box;
const holdingOf = async (page: TestPage, asset: string) => (await page.read(flexible.holdings, { asset })).rows[0];
const amount = (text: string) => ({ amount: decimal(text) });
const spot = { redeemAccount: 'spot' } as const;
const renewing = { reinvest: true, redeemAccount: 'spot' } as const;

/** One term's interest by the documented formula, with the arithmetic of another library. */
const interestOf = (principal: string, rate: string, days: number): Decimal =>
  divide(multiply(decimal(principal), decimal(rate), decimal(String(days))), decimal('365'), 8);

test('given an order that pays into flexible Simple Earn, when 30 minutes have passed since its maturity, then principal and interest are held there (SE-X-10, SE-X-45, SE-X-47 to SE-X-49, AMB-084)', async () => {
  const page = await personWith(box, { USDT: '1000.5' });
  const orderId = await place(page, '101', amount('1000'));
  const matures = MIDNIGHT + DAY;
  const interest = interestOf('1000', '0.0285', 1);
  for (const before of [matures, matures + 30 * MINUTE - 1]) {
    await until(page, before);
    expect(await ordersOf(page)).toMatchObject([{ orderId, status: 1, finishesAt: matures, interest }]);
    expect([await spotOf(page, 'USDT'), await holdingOf(page, 'USDT')]).toEqual(['0.5', undefined]);
  }
  await until(page, matures + 30 * MINUTE);
  expect(await ordersOf(page)).toEqual([]);
  expect((await page.read(fixed.orders, { orderId })).rows).toMatchObject([{ status: 2, redeemingEarly: false }]);
  const paid = add(decimal('1000'), interest);
  expect(await holdingOf(page, 'USDT')).toMatchObject({ currentAmount: paid, cumulativeInterest: '0' });
  expect(await spotOf(page, 'USDT')).toBe('0.5');
  expect((await page.read(history.flexibleHistory, {})).rows).toMatchObject([
    { type: 'subscribe', mode: 'fixed', amount: paid, at: matures + 30 * MINUTE },
  ]);
  expect(await page.read(flexible.statistics, undefined)).toMatchObject({ totalValueUsdt: paid, totalInterestUsdt: interest });
  await until(page, matures + 3 * HOUR);
  expect((await holdingOf(page, 'USDT'))?.cumulativeInterest, 'earns from the next full hour on').not.toBe('0');
  await until(page, matures + DAY);
  const { yesterdayInterestUsdt = ZERO } = await page.read(flexible.statistics, undefined);
  expect(compare(yesterdayInterestUsdt, interest), 'what flexible Simple Earn paid comes on top').toBe(1);
});

test('a voucher’s interest and a ladder bonus in another coin are paid at maturity, to the last digit, and stand in the history (SE-28, SE-H-01, SE-H-02, SE-V-01, AMB-096, AMB-097)', async () => {
  const page = await box.page('saver');
  await deposit(page, 'USDT', '6200');
  const [voucher] = (await page.read(vouchers.vouchers, { productId: '103' })).rows.filter(({ title }) => title?.includes('any coin'));
  const orderId = await place(page, '103', { ...amount('6200'), ...spot, voucherId: voucher?.id });
  const matures = MIDNIGHT + 30 * DAY;
  await until(page, matures);
  const [usdt, gt] = [await spotOf(page, 'USDT'), await spotOf(page, 'GT')];
  await until(page, matures + 30 * MINUTE);
  const interest = interestOf('6200', '0.0525', 30);
  const raised = interestOf('6200', '0.005', 30);
  // 3% on the first 500, 1.2% up to 5,000, 0.4% above; a GT is worth 16.84 USDT.
  const yearly = add(
    multiply(decimal('500'), decimal('0.03')),
    multiply(decimal('4500'), decimal('0.012')),
    multiply(decimal('1200'), decimal('0.004')),
  );
  const bonus = divide(multiply(yearly, decimal('30')), multiply(decimal('365'), decimal('16.84')), 8);
  expect(subtract(await spotOf(page, 'USDT'), usdt)).toBe(add(decimal('6200'), interest, raised));
  expect(subtract(await spotOf(page, 'GT'), gt)).toBe(bonus);
  const at = matures + 30 * MINUTE;
  const common = { asset: 'USDT', at, days: 30, aprFraction: '0.0525', lentPrincipal: '6200' };
  expect(await recordsOf(page, { asset: 'USDT', from: at, to: at + 1 })).toMatchObject([
    { ...common, type: 'redeem', amount: '6200', mode: 'matured', finishedAt: at },
    { ...common, type: 'interest', interest },
    { ...common, type: 'bonus', amount: bonus, bonusAmount: bonus, bonusAsset: 'GT' },
    { ...common, type: 'rateUp', voucherPrincipal: '6200', voucherInterest: raised, voucherAprFraction: '0.005' },
  ]);
  expect(await recordsOf(page, { type: 'rateUp' })).toHaveLength(1);
  expect(await recordsOf(page, { asset: 'USDT', from: START, to: START + 1 })).toMatchObject([
    { type: 'subscribe', amount: '6200', mode: 'manual' },
  ]);
  expect((await page.read(fixed.orders, { orderId })).rows).toMatchObject([{ status: 2 }]);
  expect(await ledgerOf(page)).toMatchObject({ damage: null });
});

test('given an order that renews itself, then its principal goes on at the rate of that moment and its interest goes to the spot account (SE-X-42, AMB-153)', async () => {
  const page = await box.freshPage('saver');
  const [voucher] = (await page.read(vouchers.vouchers, { productId: '102' })).rows.filter(({ title }) => title?.includes('any coin'));
  const first = await place(page, '102', { ...amount('365'), ...renewing, voucherId: voucher?.id });
  const before = await spotOf(page, 'USDT');
  expect(await happens(page, { event: 'fixed-rate', product: '102', rateYear: '0.1' })).toBe(200);
  const matures = MIDNIGHT + 7 * DAY;
  await until(page, matures - DAY);
  const spentMeanwhile = subtract(await spotOf(page, 'USDT'), before);
  await until(page, matures);
  const earned = add(interestOf('365', '0.0412', 7), interestOf('365', '0.005', 7));
  expect(await spotOf(page, 'USDT')).toBe(add(before, spentMeanwhile, earned));
  const next = (await ordersOf(page)).find(({ productId }) => productId === '102');
  expect(next).toMatchObject({
    principal: '365',
    aprFraction: '0.1',
    createdAt: matures,
    reinvest: true,
    redeemAccount: 'spot',
    interest: '0.7',
  });
  expect([next?.finishesAt, next?.voucherAprFraction]).toEqual([matures + 8 * DAY, undefined]);
  expect((await page.read(fixed.orders, { orderId: first })).rows).toMatchObject([{ status: 2 }]);
  expect(
    (await recordsOf(page, { asset: 'USDT', from: matures, to: matures + 1 })).map(({ type, mode, amount: of }) => [type, mode, of]),
  ).toEqual([
    ['subscribe', 'renewal', '365'],
    ['interest', undefined, interestOf('365', '0.0412', 7)],
    ['rateUp', undefined, interestOf('365', '0.005', 7)],
  ]);
});

test.each([
  ['sold out', '102', 'USDT', 'renewal-sold-out', '0.0412'],
  ['no longer on sale', '162', 'XRP', 'renewal-not-on-sale', '0.0151'],
])(
  'given a product that is %s at maturity, then everything is paid out and the history says why (AMB-153)',
  async (_why, productId, asset, mode, rate) => {
    const page = await personWith(box, { [asset]: '100' });
    await place(page, productId, { ...amount('100'), ...renewing });
    if (productId === '102') await happens(page, { event: 'fixed-sold-out', product: '102', left: '99.999999' });
    const matures = MIDNIGHT + 7 * DAY;
    await until(page, matures);
    expect([await ordersOf(page), await spotOf(page, asset)]).toMatchObject([[{ reinvest: false, redeemAccount: 'spot' }], '0']);
    await until(page, matures + 30 * MINUTE);
    expect([await ordersOf(page), await spotOf(page, asset)]).toEqual([[], add(decimal('100'), interestOf('100', rate, 7))]);
    expect(await recordsOf(page, { type: 'redeem' })).toMatchObject([{ amount: '100', mode, at: matures + 30 * MINUTE }]);
  },
);

test('given an early redemption, then the principal arrives with the next full hour, without interest, bonus or voucher (SE-X-32, SE-X-37, AMB-152)', async () => {
  const page = await box.freshPage('saver');
  const [voucher] = (await page.read(vouchers.vouchers, { productId: '103' })).rows.filter(({ title }) => title?.includes('any coin'));
  const before = await spotOf(page, 'USDT');
  const orderId = await place(page, '103', { ...amount('500'), voucherId: voucher?.id });
  await until(page, START + 3 * DAY);
  expect((await page.call(fixed.redeemEarly, { orderId })).code).toBe(0);
  const asked = START + 3 * DAY;
  expect((await page.read(fixed.orders, { orderId })).rows).toMatchObject([{ status: 1, redeemingEarly: true, redeemAccount: 'spot' }]);
  expect((await page.call(fixed.redeemEarly, { orderId })).code).toBe(30_114);
  expect((await page.call(fixed.setReinvest, { orderId, on: true })).code).toBe(30_114);
  const next = Math.ceil(asked / HOUR) * HOUR;
  await until(page, next - 1);
  expect(subtract(before, await spotOf(page, 'USDT'))).toBe('500');
  await until(page, next);
  expect(await spotOf(page, 'USDT')).toBe(before);
  // Its page would promise the interest of the term again otherwise.
  expect((await page.read(fixed.orders, { orderId })).rows).toMatchObject([{ status: 2, redeemingEarly: true }]);
  expect(await recordsOf(page, { from: asked })).toMatchObject([
    { type: 'redeem', mode: 'early', amount: '500', at: asked, finishedAt: next },
  ]);
  await until(page, MIDNIGHT + 31 * DAY);
  expect(await recordsOf(page, { from: next, asset: 'USDT', type: 'rateUp' })).toEqual([]);
  expect((await page.read(vouchers.vouchers, { productId: '103' })).rows.map(({ id }) => id)).not.toContain(voucher?.id);
});

test('one leap and many small steps pay the same, whatever renews, matures and is lent automatically', async () => {
  const run = async (step: number) => {
    box.host.now = START * 1000;
    await box.sandbox.reset();
    const page = await personWith(box, { USDT: '5000', BTC: '1', GT: '0' });
    await place(page, '101', { ...amount('1000'), ...renewing });
    await place(page, '101', amount('500'));
    await place(page, '102', { ...amount('700'), ...spot });
    const early = await place(page, '121', amount('0.5'));
    await page.read(autoEarn.setAutoEarn, { asset: 'USDT', on: true });
    await page.call(fixed.redeemEarly, { orderId: early });
    const end = MIDNIGHT + 8 * DAY + 5 * HOUR;
    for (let at = START; at < end; at = Math.min(at + step, end)) await until(page, Math.min(at + step, end));
    const transfers = await ledgerOf(page);
    expect(transfers).toMatchObject({ damage: null });
    return {
      orders: await ordersOf(page),
      records: await recordsOf(page),
      lent: await holdingOf(page, 'USDT'),
      subscribed: (await page.read(history.flexibleHistory, { type: 'subscribe' })).rows,
      spot: [await spotOf(page, 'USDT'), await spotOf(page, 'BTC')],
    };
  };
  const leap = await run(30 * DAY);
  expect(leap.records.filter(({ mode }) => mode === 'renewal')).toHaveLength(4);
  expect(leap.subscribed.map(({ mode }) => mode)).toEqual(['auto', 'fixed', 'auto']);
  expect(await run(3 * HOUR + 10 * MINUTE)).toEqual(leap);
});

test('requests that meet at a maturity pay it once', async () => {
  const page = await personWith(box, { USDT: '100' });
  await place(page, '101', { ...amount('100'), ...spot });
  box.host.now += 3 * DAY * 1000;
  await Promise.all(Array.from({ length: 12 }, () => page.read(fixed.orders, {})));
  expect(await spotOf(page, 'USDT')).toBe(add(decimal('100'), interestOf('100', '0.0285', 1)));
  expect(await recordsOf(page, { type: 'interest' })).toHaveLength(1);
});

test('automatic lending: what lies idle is lent with the next full hour, later balances in a following one, nothing once it is off (SE-A-01, SE-A-11)', async () => {
  const page = await personWith(box, { USDT: '300' });
  const lent = async () => (await holdingOf(page, 'USDT'))?.currentAmount ?? ZERO;
  const orders = async () => (await page.read(history.flexibleHistory, { type: 'subscribe', asset: 'USDT' })).rows;
  await place(page, '101', { ...amount('100'), ...spot });
  await page.read(autoEarn.setAutoEarn, { asset: 'USDT', on: true });
  const next = Math.ceil(START / HOUR) * HOUR;
  await until(page, next - 1);
  expect([await lent(), await spotOf(page, 'USDT')]).toEqual(['0', '200']);
  await until(page, next);
  expect([await lent(), await spotOf(page, 'USDT')]).toEqual(['200', '0']);
  expect(await orders()).toMatchObject([{ mode: 'auto', amount: '200', at: next }]);
  await deposit(page, 'USDT', '50');
  await until(page, next + HOUR);
  expect((await orders()).map((row) => row.amount)).toEqual(['50', '200']);
  const matures = MIDNIGHT + DAY;
  await until(page, matures + 30 * MINUTE);
  expect(await spotOf(page, 'USDT')).toBe('100.00780821');
  await until(page, matures + HOUR);
  expect(await spotOf(page, 'USDT'), 'whole millionths are lent').toBe('0.00000021');
  await page.read(autoEarn.setAutoEarn, { asset: autoEarn.ALL_ASSETS, on: false });
  await deposit(page, 'USDT', '70');
  await until(page, matures + 4 * HOUR);
  expect([await spotOf(page, 'USDT'), (await orders()).length]).toEqual(['70.00000021', 3]);
});
