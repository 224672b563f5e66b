import * as account from '@earnkit/core/account/contract';
import { type Decimal, decimal, type Reason } from '@earnkit/core';
import { availableForFixed } from '@earnkit/core/account/rules';
import { fixed, fixedVip, vouchers } from '@earnkit/core/simple-earn/contract';
import {
  assessEarlyRedeem,
  assessFixedSubscribe,
  DEFAULT_MATURITY,
  fixedOrderControls,
  fixedReturn,
  fixedTimeline,
  offeredMaturity,
  voucherBar,
  withRedeemAccount,
  withReinvest,
} from '@earnkit/core/simple-earn/rules';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deposit, ordersOf, personWith } from '../../testing/fixedOrders.ts';
import { openTestSandbox, type TestPage, type TestSandbox } from '../../testing/testSandbox.ts';
import { FIXED_PRODUCTS } from './products.ts';

/*
 * What the rules of the client call ready the exchange accepts, what they refuse it refuses, and what they estimate it
 * promises. Each was written without the other.
 */

let box: TestSandbox;
const pages: TestPage[] = [];
beforeAll(async () => {
  box = await openTestSandbox();
  pages.push(await box.page('saver'), await box.page('vip5'), await personWith(box, {}));
  for (const page of pages)
    for (const asset of new Set(FIXED_PRODUCTS.map((product) => product.asset))) await deposit(page, asset, '20000');
});
afterAll(async () => {
  expect(box.reported).toEqual([]);
  await box.close();
});

/** What the exchange's refusals say, in the words of the rules. */
const REASON_OF: Readonly<Record<number, Reason['key']>> = {
  30002: 'finances.simpleEarn.minPurchaseAmount',
  30004: 'lend_earn.insufficient.balance',
  30104: 'finance.individualRemainingQuotaAmount',
  30105: 'simple_earn.amount.tip.remainingQuotaLessAmount',
  30125: 'simple.min_purchase',
  30126: 'simple.max_purchase',
};

/** What a person may have chosen last, whatever the product offers. */
const CHOICES = {
  default: DEFAULT_MATURITY,
  spot: withRedeemAccount(DEFAULT_MATURITY, 'spot'),
  reinvest: withReinvest(true),
};

const anyStep = fc.record({
  person: fc.nat(2),
  product: fc.constantFrom(...FIXED_PRODUCTS.map(({ id }) => id)),
  maturity: fc.constantFrom('default' as const, 'spot' as const, 'reinvest' as const),
  anchor: fc.nat(4),
  shift: fc.constantFrom('0', '0', '0', '0.000001', '-0.000001', '0.00000001', '1.5'),
  voucher: fc.nat(3),
  advance: fc.constantFrom(0, 0, 0, 0, 0, 0, 7_200, 86_400),
});
type Step = typeof anyStep extends fc.Arbitrary<infer Value> ? Value : never;

const tally = { accepted: 0, refused: 0, redeemed: 0 };

/** An amount near one that matters, with at most 8 decimals. */
function near(anchors: readonly (Decimal | 'unlimited' | undefined)[], { anchor, shift }: Step): string {
  const known = anchors.filter((amount) => amount !== undefined && amount !== 'unlimited');
  const units = (text: string): bigint => {
    const [whole = '0', fraction = ''] = text.replace('-', '').split('.');
    return (text.startsWith('-') ? -1n : 1n) * BigInt(whole + fraction.padEnd(8, '0').slice(0, 8));
  };
  const sum = units(known[anchor % Math.max(known.length, 1)] ?? '10') + units(shift);
  const digits = (sum < 0n ? 0n : sum).toString().padStart(9, '0');
  return decimal(`${digits.slice(0, -8)}.${digits.slice(-8)}`);
}

async function step(given: Step): Promise<void> {
  const page = pages[given.person] as TestPage;
  if (given.advance > 0) await page.advance(given.advance);
  const product = await page.read(fixed.product, { id: given.product });
  if (product === null) throw new Error('There is no such product');
  const { canSubscribe } = await page.read(fixed.subscribeCheck, { productId: product.id });
  if (product.type === 'special' && !canSubscribe) return;
  const calls = product.type === 'vip' ? fixedVip : fixed;
  const now = await box.sandbox.now();
  const { rows } = await page.read(vouchers.vouchers, { productId: product.id });
  const usable = rows.filter(
    (voucher) => voucherBar(voucher, { asset: product.asset, days: product.days, amount: undefined, now }) === undefined,
  );
  const voucher = usable[given.voucher];
  const facts = {
    product,
    voucher,
    now,
    available: availableForFixed(await page.read(account.fixedAvailable, { asset: product.asset })),
    lendable: (await page.read(calls.lendable, { productId: product.id })).lendable,
    tier: (await page.read(account.vip, undefined)).tier,
    maturity: offeredMaturity(CHOICES[given.maturity], product),
  };
  const amount = near([product.minLendAmount, facts.lendable, facts.available, voucher?.low, voucher?.high], given);
  const assessment = assessFixedSubscribe(amount, facts);
  const what = `${JSON.stringify(given)} ${amount}`;
  if (assessment.state === 'ready') {
    tally.accepted += 1;
    expect(await page.call(calls.subscribe, assessment.request), what).toMatchObject({ code: 0 });
    const [order] = await ordersOf(page, calls);
    const promised = fixedReturn(product, assessment.request.amount, voucher);
    expect([order?.interest, order?.totalInterest, order?.finishesAt], what).toEqual([
      promised?.interest,
      promised?.total,
      fixedTimeline(now, product.days, 'UTC').maturesAt,
    ]);
    return;
  }
  tally.refused += 1;
  const sent = { productId: product.id, amount: decimal(amount), aprFraction: product.aprFraction ?? decimal('0'), voucherId: voucher?.id };
  const { code } = await page.call(calls.subscribe, { ...sent, ...facts.maturity });
  expect(code, `${what}: the rules block it and the exchange carries it out`).not.toBe(0);
  const [reason] = assessment.state === 'blocked' ? assessment.reasons : [];
  if (reason !== undefined && REASON_OF[code] !== undefined) expect(REASON_OF[code], what).toBe(reason.key);
  if (reason === undefined) await redeemSome(page, calls, now);
}

/** The latest order can be redeemed early, and changed, when the rules say so. */
async function redeemSome(page: TestPage, calls: typeof fixed | typeof fixedVip, now: number): Promise<void> {
  const [order] = await ordersOf(page, calls);
  if (order === undefined) return;
  const { orderId } = order;
  const { reinvest } = fixedOrderControls(order, now);
  expect((await page.call(calls.setReinvest, { orderId, on: true })).code === 0).toBe(reinvest === undefined);
  const early = assessEarlyRedeem(order, now);
  expect((await page.call(calls.redeemEarly, { orderId })).code === 0).toBe(early.state === 'ready');
  tally.redeemed += 1;
}

test('rules and exchange agree over random fixed orders', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyStep, { minLength: 6, maxLength: 8 }), async (steps) => {
      for (const each of steps) await step(each);
    }),
    { numRuns: process.env['EARNKIT_LONG'] === '1' ? 300 : 10, endOnFailure: true },
  );
  expect(tally.accepted, 'ready and sent').toBeGreaterThan(5);
  expect(tally.refused, 'blocked and refused').toBeGreaterThan(15);
  expect(tally.redeemed, 'redeemed early, or refused').toBeGreaterThan(0);
});
