import { describe, expect, test } from 'vitest';
import { type Decimal, add, compare, decimal, divide } from '../../../decimal.ts';
import { estimatedInterest } from '../../rates/interest.ts';
import { DAY, HOUR, addDays, dayOf, startOfDay } from '@earnkit/time';
import { bestOffer } from '../idle.ts';
import type { Voucher } from '../../../contract/simple-earn/vouchers.ts';
import { bestVoucher, expiringVouchers, voucherBar, voucherChange, voucherChoices, voucherInterest } from '../vouchers.ts';
import { fixedProduct } from '../../../testing/fixedProduct.ts';
import { leastTierOf, vipAccess } from './access.ts';
import { subscribeAgain } from './subscribeAgain.ts';
import type { FixedOrder, FixedProduct } from '../../../contract/simple-earn/fixed.ts';
import { earlyRedemptionLoss, fixedAprForAmount, fixedRateChange, fixedReturn, orderInterest } from './estimate.ts';
import { fixedHeadlineApr } from './product.ts';
import { fixedProductToOpen } from './productToOpen.ts';
import {
  DEFAULT_MATURITY,
  assessEarlyRedeem,
  fixedOrderControls,
  fixedOrderReceivedAt,
  fixedOrderSettlement,
  nextFixedOrderChange,
  offeredMaturity,
  withRedeemAccount,
  withReinvest,
} from './order.ts';
import { redemptionReceivedAt } from './receivedAt.ts';
import { type FixedSubscribeFacts, assessFixedSubscribe, fixedObstacle } from './subscribe.ts';
import { fixedTimeline } from './timeline.ts';
import { interestStartOf } from './earnedDays.ts';

import fc from 'fast-check';

const d = decimal;
const NOW = 1_710_498_225;
/** An exchange that counts its days in UTC. */
const UTC = { exchangeTimeZone: 'UTC' };
/** The start of that UTC day. */
const MIDNIGHT = Math.floor(NOW / DAY) * DAY;

const product = (over: Partial<FixedProduct> = {}): FixedProduct => fixedProduct({ id: '7', ...over });

const voucher = (over: Partial<Voucher> = {}): Voucher => ({
  id: 'v1',
  title: 'Raise',
  days: 7,
  aprFraction: d('0.02'),
  low: d('50'),
  high: d('0'),
  assets: [],
  expiresAt: NOW + DAY,
  ...over,
});

const order = (over: Partial<FixedOrder> = {}): FixedOrder => ({
  id: '1',
  orderId: '1001',
  asset: 'USDT',
  icon: undefined,
  productId: '7',
  productType: 'normal',
  principal: d('1000'),
  status: 1,
  redeemingEarly: false,
  createdAt: NOW - 10 * DAY,
  finishesAt: MIDNIGHT + 21 * DAY,
  days: 30,
  interest: d('4.10958904'),
  totalInterest: d('4.10958904'),
  reinvest: false,
  redeemAccount: 'flexible',
  subBusiness: undefined,
  aprFraction: d('0.05'),
  ladder: [],
  bonusAsset: undefined,
  voucherAprFraction: undefined,
  canRedeemEarly: true,
  canReinvest: true,
  canChooseRedeemAccount: true,
  ...over,
});

const facts = (over: Partial<FixedSubscribeFacts> = {}): FixedSubscribeFacts => ({
  product: product(),
  available: d('1000'),
  lendable: 'unlimited',
  tier: 0,
  voucher: undefined,
  maturity: DEFAULT_MATURITY,
  now: NOW,
  ...over,
});

describe('assessFixedSubscribe', () => {
  test('sends the amount cut to 6 decimals, the rate that was seen, and the choice for maturity (SE-52, API-34)', () => {
    expect(assessFixedSubscribe('70.12345678', facts({ voucher: voucher({ high: d('80') }) }))).toEqual({
      state: 'ready',
      request: {
        asset: 'USDT',
        vip: false,
        productId: '7',
        amount: '70.123456',
        aprFraction: '0.05',
        reinvest: false,
        redeemAccount: 'flexible',
        voucherId: 'v1',
      },
    });
  });

  test.each<[string, string, Partial<FixedSubscribeFacts>, string]>([
    ['quota below the minimum comes first', '5', { lendable: d('5') }, 'simple_earn.amount.tip.remainingQuotaLessAmount'],
    ['a quota that is used up', '100', { lendable: d('0') }, 'simple_earn.amount.tip.remainingQuotaLessAmount'],
    ['below the minimum', '9.999999', {}, 'finances.simpleEarn.minPurchaseAmount'],
    ['above the balance', '1000.00000001', {}, 'lend_earn.insufficient.balance'],
    ['above the quota', '60', { lendable: d('50') }, 'finance.individualRemainingQuotaAmount'],
    ['below the voucher', '49', { voucher: voucher() }, 'simple.min_purchase'],
    ['above the voucher', '81', { voucher: voucher({ high: d('80') }) }, 'simple.max_purchase'],
    ['a voucher that ran out while the form was open', '60', { voucher: voucher({ expiresAt: NOW }) }, 'earn.voucher.expired'],
    ['a voucher that was used in another tab', '60', { voucher: voucher(), voucherGone: true }, 'earn.voucher.gone'],
    ['a voucher of another coin', '60', { voucher: voucher({ assets: ['BTC'] }) }, 'earn.voucher.otherCoin'],
  ])('%s is refused with its reason (SE-X-50, SE-X-51, SE-V-06, SE-V-07, AMB-088, AMB-098)', (_case, text, over, key) => {
    expect(assessFixedSubscribe(text, facts(over))).toMatchObject({ state: 'blocked', reasons: [{ key }] });
  });

  test('names the coin of the product beside its minimum', () => {
    expect(assessFixedSubscribe('9', facts())).toEqual({
      state: 'blocked',
      reasons: [{ key: 'finances.simpleEarn.minPurchaseAmount', values: { amount: '10', coin: 'USDT' } }],
    });
  });

  test.each([
    ['', 'empty', 'empty'],
    ['abc', 'unknown', 'blocked'],
    ['100', 'unknown', 'blocked'],
  ])('given the draft "%s", then it is %s without a product, and %s with one that is sold out', (text, without, soldOut) => {
    expect(assessFixedSubscribe(text, facts({ product: undefined }))).toEqual({ state: without });
    expect(assessFixedSubscribe(text, facts({ product: product({ soldOut: true }) }))).toEqual(
      soldOut === 'empty' ? { state: 'empty' } : { state: 'blocked', reasons: [] },
    );
  });

  test.each([
    ['vip', true],
    ['normal', false],
    ['special', false],
  ] as const)('given a product of the kind %s, then whether the order is one of VIPs is %s (SE-X-56)', (type, vip) => {
    expect(assessFixedSubscribe('100', facts({ product: product({ type }), tier: 5 }))).toMatchObject({ state: 'ready', request: { vip } });
    expect(assessEarlyRedeem(order({ productType: type }), NOW)).toMatchObject({ state: 'ready', request: { vip } });
  });

  test.each(['product', 'available', 'lendable'] as const)('refuses nothing while the %s is not known', (fact) => {
    expect(assessFixedSubscribe('100', facts({ [fact]: undefined }))).toEqual({ state: 'unknown' });
  });

  test.each<[string, Partial<FixedProduct>, number, string | undefined]>([
    ['sold out (SE-X-29)', { soldOut: true }, 0, 'sold-out'],
    ['not on sale yet', { startsAt: NOW + 1 }, 0, 'not-started'],
    ['on sale from this second on', { startsAt: NOW }, 0, undefined],
    ['no longer on sale', { endsAt: NOW }, 0, 'ended'],
    ['on sale for one more second', { endsAt: NOW + 1 }, 0, undefined],
    ['on sale without an end, which is said as 0', { endsAt: 0 }, 0, undefined],
    ['a kind that is not known (D05)', { type: undefined }, 0, 'unknown'],
    ['a sale status that is not known (D05)', { soldOut: undefined }, 0, 'unknown'],
    ['no rate (SE-50)', { aprFraction: undefined }, 0, 'no-rate'],
    ['no minimum', { minLendAmount: undefined }, 0, 'no-minimum'],
    ['for VIPs, at tier 4 (SE-X-54)', { type: 'vip', minVip: 3, maxVip: 9 }, 4, 'vip'],
    ['for VIPs, at tier 5', { type: 'vip', minVip: 5, maxVip: 9 }, 5, undefined],
  ])('%s', (_case, over, tier, obstacle) => {
    expect(fixedObstacle(product(over), tier, NOW)).toBe(obstacle);
    const assessed = assessFixedSubscribe('100', facts({ product: product(over), tier }));
    expect(assessed.state).toBe(obstacle === undefined ? 'ready' : 'blocked');
  });
});

describe('vipAccess', () => {
  test('tells a tier between 5 and the least of the product to upgrade to that least (SE-X-52, AMB-086)', () => {
    for (const tier of [5, 6])
      expect(vipAccess({ type: 'vip', minVip: 7, maxVip: 9 }, tier)).toEqual({ opens: 'ineligible', card: { upgradeTo: 7 } });
  });

  test.each<[string, Pick<FixedProduct, 'type' | 'minVip' | 'maxVip'>, number, ReturnType<typeof vipAccess>]>([
    ['above the largest one', { type: 'vip', minVip: 5, maxVip: 9 }, 10, { opens: 'ineligible', card: 'benefits' }],
    ['that is the largest one', { type: 'vip', minVip: 5, maxVip: 9 }, 9, { opens: 'subscribe', card: undefined }],
    ['without a largest one', { type: 'vip', minVip: 5, maxVip: undefined }, 16, { opens: 'subscribe', card: undefined }],
    ['above the bound of a product for everyone', { type: 'normal', minVip: 0, maxVip: 3 }, 4, { opens: 'subscribe', card: undefined }],
    ['above the bound of a kind that is not known', { type: undefined, minVip: 0, maxVip: 3 }, 4, { opens: 'subscribe', card: undefined }],
  ])('given a tier %s, then only a product of VIPs refuses it (SE-X-52, SE-X-53, SE-X-59)', (_case, terms, tier, access) => {
    expect(vipAccess(terms, tier)).toEqual(access);
  });

  test.each<[string, Pick<FixedProduct, 'type' | 'minVip'>, number | undefined]>([
    ['a bound above 5', { type: 'vip', minVip: 7 }, 7],
    ['a bound below 5', { type: 'vip', minVip: 3 }, 5],
    ['no bound', { type: 'vip', minVip: undefined }, 5],
    ['a product for everyone', { type: 'normal', minVip: 3 }, undefined],
    ['a kind that is not known', { type: undefined, minVip: 7 }, undefined],
  ])('given %s, then the least tier is the one that opens it (SE-X-53, SE-X-54, AMB-087)', (_case, terms, least) => {
    expect(leastTierOf(terms)).toBe(least);
    if (least === undefined) return;
    const opens = (tier: number) => vipAccess({ ...terms, maxVip: undefined }, tier).opens;
    expect([opens(least), opens(least - 1)]).toEqual(['subscribe', least === 5 ? 'upgrade-guide' : 'ineligible']);
  });

  test('given a kind that is not known, then no tier is asked for: the exchange decides (SE-02)', () => {
    expect(vipAccess({ type: undefined, minVip: 7, maxVip: 9 }, 0).opens).toBe('subscribe');
    expect(fixedProductToOpen([product({ type: undefined, aprFraction: d('0.9') }), product({ id: '8' })], undefined, NOW)?.id).toBe('8');
  });

  test('leaves it to the exchange while the tier is not known', () => {
    expect(vipAccess({ type: 'vip', minVip: 5, maxVip: 9 }, undefined).opens).toBe('subscribe');
  });
});

describe('what a term earns', () => {
  const ladder = [
    { from: d('0'), to: d('500'), aprFraction: d('0.1') },
    { from: d('500'), to: d('2000'), aprFraction: d('0.05') },
  ];
  const rung = (apr: string): FixedProduct['ladder'] => [{ from: d('0'), to: undefined, aprFraction: d(apr) }];

  test('interest, the voucher on the whole amount and its days, and the bonus in its own coin (FM-10, FM-11, AMB-097, AMB-172)', () => {
    const raised = product({ ladder, bonusAsset: 'GT', productAssetPrice: d('1'), bonusAssetPrice: d('4') });
    expect(fixedReturn(raised, d('1000'), voucher({ high: d('1000') }))).toEqual({
      interest: '4.10958904',
      voucher: '0.38356164',
      raised: '4.49315068',
      total: '4.49315068',
      back: '1004.49315068',
      bonus: '1.54109589',
      bonusAsset: 'GT',
    });
  });

  test('given a bonus in the same coin, then the total counts it; in another coin it does not (SE-39)', () => {
    const interest = d('4.10958904');
    expect(fixedReturn(product({ ladder }), d('1000'), undefined)).toMatchObject({
      interest,
      raised: interest,
      bonus: '6.16438356',
      total: '10.2739726',
      back: '1010.2739726',
    });
    const other = product({ ladder, bonusAsset: 'GT', productAssetPrice: d('1'), bonusAssetPrice: d('4') });
    expect(fixedReturn(other, d('1000'), undefined)).toMatchObject({ bonus: '1.54109589', total: interest });
  });

  test('knows no bonus without the price of its coin, rather than none', () => {
    expect(fixedReturn(product({ ladder, bonusAsset: 'GT' }), d('1000'), undefined)).toMatchObject({ bonus: undefined });
  });

  test('given a ladder that cannot be read, then what it adds is unknown and nothing is promised of it (D04)', () => {
    const unknown = product({ ladder: undefined });
    expect(fixedHeadlineApr(unknown)).toEqual({ base: '0.05', bonus: '0', total: '0.05' });
    expect(fixedAprForAmount(unknown, d('1000'), undefined)).toBeUndefined();
    expect(fixedReturn(unknown, d('1000'), undefined)).toMatchObject({
      interest: '4.10958904',
      bonus: undefined,
      total: undefined,
      back: undefined,
    });
    const inGt = fixedReturn({ ...unknown, bonusAsset: 'GT', bonusAssetPrice: d('4'), productAssetPrice: d('1') }, d('1000'), undefined);
    expect(inGt).toMatchObject({ bonus: undefined, total: '4.10958904' });
    expect(earlyRedemptionLoss(order({ ladder: undefined }), NOW, UTC)).toMatchObject({ bonus: undefined, total: undefined });
  });

  test('the rate of an amount: each part on what it is paid on, and the parts add up (AMB-154)', () => {
    expect(fixedHeadlineApr(product({ ladder }))).toEqual({ base: '0.05', bonus: '0.1', total: '0.15' });
    // 500 at 10 % and 500 at 5 %; the voucher's 2 % for 7 of 30 days.
    expect(fixedAprForAmount(product({ ladder }), d('1000'), voucher({ high: d('1000') }))).toEqual({
      base: '0.05',
      bonus: '0.075',
      voucher: '0.0046',
      total: '0.1296',
    });
  });

  test.each<[string, Partial<FixedProduct>, object | undefined]>([
    ['nothing changed', {}, undefined],
    ['the bonus ended', { ladder: [] }, { from: '0.15', to: '0.05' }],
    ['the rate rose', { aprFraction: d('0.06') }, { from: '0.15', to: '0.16' }],
    ['the rate fell and the bonus rose as much', { aprFraction: d('0.04'), ladder: rung('0.11') }, { from: '0.05', to: '0.04' }],
    ['the rate fell by less than is shown', { aprFraction: d('0.049999'), ladder: rung('0.100001') }, { from: '0.05', to: '0.049999' }],
    ['the rate is not known', { aprFraction: undefined }, undefined],
  ])('given an offer that was seen, when %s, then its change is named (R04)', (_case, over, change) => {
    expect(fixedRateChange(product({ ladder }), product({ ladder, ...over }))).toEqual(change);
  });

  test('given a bonus that now ends at a smaller amount, then the rate of the amount changed, and that of a smaller one did not (R04)', () => {
    const step = (to: string) => product({ ladder: [{ from: d('0'), to: d(to), aprFraction: d('0.1') }] });
    expect(fixedRateChange(step('500'), step('250'))).toBeUndefined();
    expect(fixedRateChange(step('500'), step('250'), d('500'))).toEqual({ from: '0.15', to: '0.1' });
    expect(fixedRateChange(step('500'), step('250'), d('250'))).toBeUndefined();
  });

  test('given that there was or is no rate, then no change of it is named, nor of that of an amount (R04)', () => {
    const [rated, unrated] = [product({ ladder }), product({ ladder, aprFraction: undefined })];
    for (const [seen, now] of [
      [rated, unrated],
      [unrated, rated],
      [unrated, unrated],
    ] as const)
      expect([fixedRateChange(seen, now), fixedRateChange(seen, now, d('100'))]).toEqual([undefined, undefined]);
  });

  test.each<[string, Partial<FixedProduct>, string]>([
    ['no rate', { aprFraction: undefined }, '1000'],
    ['no amount', {}, '0'],
    ['an amount below zero', {}, '-1'],
    ['no days', { days: 0 }, '1000'],
  ])('given %s, then an amount has no rate', (_case, over, amount) => {
    expect(fixedAprForAmount(product({ ladder, ...over }), d(amount), undefined)).toBeUndefined();
  });

  test('given no voucher, then the rate of an amount has no part of one', () => {
    expect(fixedAprForAmount(product(), d('1000'), undefined)).toEqual({ base: '0.05', bonus: '0', voucher: '0', total: '0.05' });
  });

  test('given a bonus in another coin that has no steps, then there is none, and no price is needed to say so', () => {
    expect(fixedReturn(product({ ladder: [], bonusAsset: 'GT' }), d('1000'), undefined)).toMatchObject({ bonus: '0', bonusAsset: 'GT' });
  });

  test('given a voucher whose rate is not known, then it adds nothing', () => {
    const odd = voucher({ aprFraction: undefined });
    expect(voucherInterest(odd, d('1000'), 30)).toBe('0');
    expect(fixedAprForAmount(product(), d('1000'), odd)).toMatchObject({ voucher: '0', total: '0.05' });
    expect(fixedReturn(product(), d('1000'), odd)).toMatchObject({ voucher: '0', total: '4.10958904' });
  });

  test.each<[string, Partial<FixedOrder>, object]>([
    ['its interest alone', { totalInterest: undefined }, { interest: '4.10958904', voucher: '0', total: '4.10958904' }],
    [
      'its whole interest alone',
      { interest: undefined, aprFraction: undefined },
      { interest: undefined, voucher: '0', total: '4.10958904' },
    ],
    [
      'neither of both, but a rate',
      { interest: undefined, totalInterest: undefined },
      { interest: '4.10958904', voucher: '0', total: '4.10958904' },
    ],
    [
      'both of them and a voucher',
      { totalInterest: d('4.49315068'), voucherAprFraction: d('0.02') },
      { interest: '4.10958904', voucher: '0.38356164', total: '4.49315068' },
    ],
    [
      'its interest alone and a voucher',
      { totalInterest: undefined, voucherAprFraction: d('0.02') },
      { interest: '4.10958904', voucher: undefined, total: undefined },
    ],
    [
      'its whole interest alone and a voucher',
      { interest: undefined, aprFraction: undefined, voucherAprFraction: d('0.02') },
      { interest: undefined, voucher: undefined, total: '4.10958904' },
    ],
  ])('given an order with %s, then what is not known of its interest is not made up (SE-X-08)', (_case, over, interest) => {
    expect(orderInterest(order(over))).toEqual(interest);
  });

  test('a larger amount or a longer term never earns less, with a voucher or without (FM-10, AMB-097)', () => {
    const amounts = fc.integer({ min: 0, max: 1_000_000 }).map((units) => d(String(units)));
    fc.assert(
      fc.property(amounts, amounts, fc.integer({ min: 1, max: 90 }), fc.boolean(), (first, second, days, raised) => {
        const [less, more] = compare(first, second) < 0 ? [first, second] : [second, first];
        const used = raised ? voucher({ low: undefined, high: d('5000') }) : undefined;
        const totalOf = (amount: Decimal, term: number) => fixedReturn(product({ days: term }), amount, used)?.total ?? d('-1');
        expect(compare(totalOf(less, days), totalOf(more, days))).toBeLessThanOrEqual(0);
        expect(compare(totalOf(more, days), totalOf(more, days + 1))).toBeLessThanOrEqual(0);
      }),
    );
  });
});

describe('what a product offers of a choice for maturity (SE-30, SE-31, SE-42)', () => {
  const renewal = withReinvest(true);
  const spot = withRedeemAccount(DEFAULT_MATURITY, 'spot');

  test('with renewal the rest is paid into the spot account, and without it into flexible Simple Earn (SE-X-42, SE-X-43)', () => {
    expect([withReinvest(true), withReinvest(false)]).toEqual([{ reinvest: true, redeemAccount: 'spot' }, DEFAULT_MATURITY]);
  });

  test.each([
    ['a renewal, and no account', renewal, { canChooseRedeemAccount: false }, renewal],
    ['an account, and no renewal', spot, { canReinvest: false }, spot],
    ['no renewal', renewal, { canReinvest: false }, DEFAULT_MATURITY],
    ['no account', spot, { canChooseRedeemAccount: false }, DEFAULT_MATURITY],
    ['neither', renewal, { canReinvest: false, canChooseRedeemAccount: false }, DEFAULT_MATURITY],
  ])('%s', (_case, choice, over, offered) => {
    expect(offeredMaturity(choice, product(over))).toEqual(offered);
  });
});

describe('early redemption', () => {
  test('names what is lost: interest of the full days held, what would come, and the voucher (AMB-152)', () => {
    // Subscribed ten days ago: the next day begins to earn, so nine days are full.
    expect(earlyRedemptionLoss(order({ voucherAprFraction: d('0.02'), totalInterest: d('4.49315068') }), NOW, UTC)).toEqual({
      earnedDays: 9,
      earned: '1.23287671',
      toCome: '2.87671233',
      voucher: '0.38356164',
      total: '4.49315068',
      bonus: '0',
      bonusAsset: 'USDT',
    });
  });

  test('given any day of any term, then the interest lost so far and the interest to come add up to that of the term (AMB-152)', () => {
    const units = fc.integer({ min: 0, max: 1_000_000_000 });
    fc.assert(
      fc.property(units, fc.integer({ min: 1, max: 90 }), fc.integer({ min: 0, max: 120 }), (cents, days, passed) => {
        const interest = divide(decimal(String(cents)), decimal('100'), 2);
        const loss = earlyRedemptionLoss(order({ days, interest, finishesAt: NOW + (days - passed) * DAY }), NOW, UTC);
        expect(loss.earned && loss.toCome && add(loss.earned, loss.toCome)).toBe(interest);
        expect(loss.total).toBe(interest);
      }),
    );
  });

  test('given an exchange that does not send the interest, then the rate on the principal stands for it', () => {
    expect(earlyRedemptionLoss(order({ interest: undefined }), NOW, UTC)).toMatchObject({ earned: '1.23287671', total: '4.10958904' });
  });

  test('a figure that cannot be worked out is unknown, not zero', () => {
    const loss = earlyRedemptionLoss(
      order({ aprFraction: undefined, interest: undefined, voucherAprFraction: d('0.02'), totalInterest: undefined }),
      NOW,
      UTC,
    );
    expect(loss).toMatchObject({ earned: undefined, toCome: undefined, voucher: undefined, total: undefined });
  });

  test('given a voucher of which it is not known what it adds, then what is lost in all is not known, and the interest is', () => {
    expect(earlyRedemptionLoss(order({ voucherAprFraction: d('0.02'), totalInterest: undefined }), NOW, UTC)).toMatchObject({
      earned: '1.23287671',
      toCome: '2.87671233',
      voucher: undefined,
      total: undefined,
    });
  });

  test('given an order with a term of no days, then all of its interest is earned', () => {
    expect(earlyRedemptionLoss(order({ days: 0, finishesAt: MIDNIGHT }), NOW, UTC)).toMatchObject({
      earnedDays: 0,
      earned: '4.10958904',
      toCome: '0',
      total: '4.10958904',
    });
  });

  test.each<[string, Partial<FixedOrder>, Decimal | undefined]>([
    ['no bonus', {}, d('0')],
    ['no bonus, in another coin', { bonusAsset: 'GT' }, d('0')],
    ['a bonus that cannot be read', { ladder: undefined }, undefined],
    ['a bonus that cannot be read, in another coin', { ladder: undefined, bonusAsset: 'GT' }, undefined],
  ])('given an order whose principal is not known and that has %s, then only no bonus is known', (_case, over, bonus) => {
    const bonusAsset = over.bonusAsset ?? 'USDT';
    expect(earlyRedemptionLoss(order({ principal: undefined, ...over }), NOW, UTC)).toMatchObject({ bonus, bonusAsset });
  });

  test('given an order of which it is not known when it began, then what it earned so far is unknown and the whole loss is known (D04)', () => {
    expect(earlyRedemptionLoss(order({ createdAt: undefined, finishesAt: undefined }), NOW, UTC)).toMatchObject({
      earnedDays: undefined,
      earned: undefined,
      toCome: undefined,
      total: '4.10958904',
    });
  });

  test('given an order of which it is not known when it matures, then nothing is refused because of that (D04)', () => {
    const endless = order({ finishesAt: undefined });
    expect(fixedOrderControls(endless, NOW)).toMatchObject({ state: 'holding', redeemEarly: undefined, reinvest: undefined });
    expect(fixedOrderControls(order({ finishesAt: undefined, redeemingEarly: true }), NOW).state).toBe('redeeming');
    expect(nextFixedOrderChange([endless], NOW)).toBeUndefined();
    expect(redemptionReceivedAt(undefined)).toBeUndefined();
  });

  test.each([4_000_000, 99_999_999_999_999])(
    'given a term of %i days, which leads beyond the calendar, then its maturity is unknown and its beginning is known (D04)',
    (days) => {
      expect(fixedTimeline(NOW, days, 'Asia/Tokyo')).toEqual({
        subscribedAt: NOW,
        interestStartsAt: expect.any(Number) as number,
        maturesAt: undefined,
        receivedAt: undefined,
      });
    },
  );

  test.each([8e12, 9e12, Number.NaN])('given an order of the moment %d, which no day has, then nothing of it is made up (D04)', (at) => {
    const none = { interestStartsAt: undefined, maturesAt: undefined, receivedAt: undefined };
    expect(fixedTimeline(at, 30, 'UTC')).toEqual({ subscribedAt: at, ...none });
  });

  test('on the first day nothing is earned, and never more days than the term has', () => {
    expect(earlyRedemptionLoss(order({ finishesAt: MIDNIGHT + 31 * DAY }), NOW, UTC).earnedDays).toBe(0);
    expect(earlyRedemptionLoss(order({ finishesAt: NOW - 60 * DAY }), NOW, UTC).earnedDays).toBe(30);
    const unread = { finishesAt: undefined };
    expect(earlyRedemptionLoss(order({ ...unread, createdAt: NOW }), NOW, UTC).earnedDays).toBe(0);
    expect(earlyRedemptionLoss(order({ ...unread, createdAt: NOW - 90 * DAY }), NOW, UTC).earnedDays).toBe(30);
  });

  test.each([
    ['0', [], undefined, '4.10958904'],
    ['0.4109589', [{ from: d('0'), to: undefined, aprFraction: d('0.005') }], undefined, '4.52054794'],
    ['0.20547945', [{ from: d('0'), to: undefined, aprFraction: d('0.005') }], 'GT', '4.10958904'],
  ])(
    'names the bonus that is lost, %s, and counts it where it is in the coin of the order (AMB-152)',
    (bonus, ladder, bonusAsset, total) => {
      const prices = { productAssetPrice: d('1'), bonusAssetPrice: d('2') };
      const loss = earlyRedemptionLoss(order({ ladder, bonusAsset }), NOW, { ...UTC, prices });
      expect(loss).toMatchObject({ bonus, bonusAsset: bonusAsset ?? 'USDT', total });
    },
  );

  test('given a bonus in another coin whose price is not known, then its amount is unknown, not zero (AMB-152, D04)', () => {
    const ladder = [{ from: d('0'), to: undefined, aprFraction: d('0.005') }];
    expect(earlyRedemptionLoss(order({ ladder, bonusAsset: 'GT' }), NOW, UTC)).toMatchObject({ bonus: undefined, total: '4.10958904' });
    expect(earlyRedemptionLoss(order({ ladder, principal: undefined }), NOW, UTC)).toMatchObject({ bonus: undefined, total: undefined });
  });

  test.each(['UTC', 'Asia/Shanghai', 'Asia/Kolkata', 'America/New_York', 'Pacific/Kiritimati', 'Australia/Lord_Howe'])(
    'given an exchange whose days begin in %s, then a term begins and counts with its calendar days, also over a change of the clock (SE-X-47, AMB-157)',
    (exchangeTimeZone) => {
      const moments = fc.integer({ min: Date.UTC(2024, 0, 1) / 1000, max: Date.UTC(2026, 11, 31) / 1000 });
      fc.assert(
        fc.property(moments, fc.integer({ min: 1, max: 370 }), fc.nat(370), (createdAt, days, held) => {
          const { interestStartsAt, maturesAt } = fixedTimeline(createdAt, days, exchangeTimeZone);
          const today = dayOf(createdAt, exchangeTimeZone);
          expect([interestStartsAt, maturesAt]).toEqual([1, days + 1].map((later) => startOfDay(addDays(today, later), exchangeTimeZone)));
          const placed = order({ createdAt, finishesAt: maturesAt, days });
          expect(interestStartOf(placed, exchangeTimeZone)).toBe(interestStartsAt);
          expect(interestStartOf({ ...placed, finishesAt: undefined }, exchangeTimeZone)).toBe(interestStartsAt);
          const dayBegins = startOfDay(addDays(today, 1 + held), exchangeTimeZone);
          const earnedAt = (at: number) => earlyRedemptionLoss(placed, at, { exchangeTimeZone }).earnedDays;
          expect([earnedAt(dayBegins - 1), earnedAt(dayBegins)]).toEqual([Math.min(days, Math.max(0, held - 1)), Math.min(days, held)]);
        }),
      );
    },
  );

  test('given an order that matures within a day, such as a stake of a launchpool, then its days have 24 hours', () => {
    const stake = order({ createdAt: NOW, finishesAt: NOW + 7 * DAY, days: 7 });
    expect(interestStartOf(stake, 'Asia/Shanghai')).toBe(NOW);
    expect([DAY - 1, DAY].map((after) => earlyRedemptionLoss(stake, NOW + after, UTC).earnedDays)).toEqual([0, 1]);
  });

  test.each([
    [99_999_990, NOW - 99_999_990 * DAY],
    [100_100_000, undefined],
  ])('given an order that matures within a day after a term of %i days, then it begins at %s, or it is not known when', (days, begins) => {
    expect(interestStartOf(order({ finishesAt: NOW, days }), 'UTC')).toBe(begins);
  });

  test('given an order of which nothing is known, then when it begins to earn is unknown', () => {
    expect(interestStartOf(order({ finishesAt: undefined, createdAt: undefined }), 'UTC')).toBeUndefined();
  });

  test('an early redemption arrives with the next full hour, a matured order 30 minutes later, and one that was redeemed early no more (SE-X-10, AMB-152)', () => {
    const due = order({ finishesAt: NOW + 2 * HOUR });
    const early = order({ redeemingEarly: true });
    expect(fixedOrderReceivedAt(due, NOW)).toBe(NOW + 2 * HOUR + HOUR / 2);
    expect(fixedOrderReceivedAt(early, NOW)).toBe(Math.ceil(NOW / HOUR) * HOUR);
    expect(nextFixedOrderChange([early], NOW)).toBe(Math.ceil(NOW / HOUR) * HOUR);
    expect(fixedOrderReceivedAt({ ...early, status: 2 }, NOW)).toBeUndefined();
  });

  test('is allowed until an hour before maturity, and says why it is not (SE-X-34 to SE-X-36)', () => {
    expect(assessEarlyRedeem(order({ finishesAt: NOW + HOUR + 1 }), NOW)).toEqual({
      state: 'ready',
      request: { orderId: '1001', asset: 'USDT', amount: '1000', vip: false },
    });
    const bars: readonly (readonly [Partial<FixedOrder>, string])[] = [
      [{ finishesAt: NOW + HOUR }, 'maturing'],
      [{ canRedeemEarly: false }, 'unsupported'],
      [{ redeemingEarly: true }, 'redeeming'],
      [{ status: 2 }, 'ended'],
    ];
    for (const [over, obstacle] of bars)
      expect(assessEarlyRedeem(order(over), NOW)).toEqual({ state: 'blocked', reasons: [{ key: `earn.fixed.obstacle.${obstacle}` }] });
    expect(assessEarlyRedeem(undefined, NOW)).toEqual({ state: 'unknown' });
    expect(assessEarlyRedeem(order({ principal: undefined }), NOW)).toEqual({ state: 'unknown' });
  });

  test('names the next moment at which an order changes: an hour before its maturity, its maturity, and when its payment is late (AMB-083)', () => {
    const orders = [order({ finishesAt: NOW + 2 * HOUR })];
    const late = NOW + 2 * HOUR + HOUR / 2 + 1;
    expect(nextFixedOrderChange(orders, NOW)).toBe(NOW + HOUR);
    expect(nextFixedOrderChange(orders, NOW + HOUR)).toBe(NOW + 2 * HOUR);
    expect(nextFixedOrderChange(orders, NOW + 2 * HOUR)).toBe(late);
    expect(nextFixedOrderChange(orders, late)).toBeUndefined();
    const settlements = [NOW, NOW + 2 * HOUR, late - 1, late].map((at) => fixedOrderSettlement(order({ finishesAt: NOW + 2 * HOUR }), at));
    expect(settlements).toEqual([undefined, 'due', 'due', 'late']);
    expect(fixedOrderSettlement(order({ finishesAt: NOW - HOUR, redeemingEarly: true }), NOW)).toBeUndefined();
    expect(fixedOrderSettlement(order({ finishesAt: NOW - HOUR, status: 2 }), NOW)).toBeUndefined();
  });

  test('given an order of a kind of product or a status that is not known, then nothing of it can be done (D05)', () => {
    const bars = (over: Partial<FixedOrder>): unknown => {
      const { redeemEarly, reinvest, redeemAccount } = fixedOrderControls(order(over), NOW);
      return [redeemEarly, reinvest, redeemAccount];
    };
    expect(bars({ productType: 'unknown' })).toEqual(['unsupported', 'unsupported', 'unsupported']);
    expect(bars({ status: 99 })).toEqual(['ended', 'ended', 'ended']);
    expect(bars({ productType: undefined })).toEqual(bars({ productType: 'normal' }));
  });

  test('given products that are not known to be on sale, then none of them is opened or counted as the best (D05)', () => {
    const odd = product({ id: '9', soldOut: undefined, aprFraction: d('0.9') });
    expect(fixedProductToOpen([odd, product({ id: '8' })], undefined, NOW)?.id).toBe('8');
    expect(bestOffer(undefined, [odd], NOW)).toBeUndefined();
  });

  test.each([
    ['opens in a minute', { startsAt: NOW + 60 }],
    ['closes now', { endsAt: NOW }],
  ])(
    'given a better product that %s, then it is neither opened nor the best offer, nor where subscribing again leads (SE-X-63, SE-X-64)',
    (_, times) => {
      const better = product({ id: '9', aprFraction: d('0.9'), ...times });
      const open = product({ id: '8', startsAt: NOW, endsAt: NOW + 1 });
      expect(fixedProductToOpen([better, open], undefined, NOW)?.id).toBe('8');
      expect(bestOffer(undefined, [better, open], NOW)?.aprFraction).toBe('0.05');
      const again = { order: order({ productId: '9', productType: 'normal' }), tier: undefined, businessType: -1, now: NOW };
      expect(subscribeAgain({ ...again, product: better, candidates: [better, open] })).toEqual({ to: 'fixed', productId: '8' });
      expect(subscribeAgain({ ...again, product: better, candidates: [better] })).toEqual({ to: 'flexible' });
    },
  );

  test.each<[string, string | undefined, string]>([
    ['the one that was asked for', 'late', 'late'],
    ['the one that was asked for, although it is sold out', 'gone', 'gone'],
    ['the best rate with the shorter term, without one that was asked for', undefined, 'week'],
    ['the best rate with the shorter term, where there is no such product', 'none', 'week'],
  ])('a subscription opens with %s', (_case, id, opened) => {
    const products = [
      product({ id: 'month', days: 30 }),
      product({ id: 'unrated', days: 1, aprFraction: undefined }),
      product({ id: 'gone', aprFraction: d('0.9'), soldOut: true }),
      product({ id: 'week', days: 7 }),
      product({ id: 'low', days: 1, aprFraction: d('0.04') }),
      product({ id: 'late', aprFraction: d('0.9'), startsAt: NOW + 1 }),
      product({ id: 'vip', aprFraction: d('0.9'), type: 'vip' }),
    ];
    for (const listed of [products, products.toReversed()]) expect(fixedProductToOpen(listed, id, NOW)?.id).toBe(opened);
  });

  test('given no product for everyone that is on sale, then a subscription opens with the first there is', () => {
    const products = [product({ id: 'gone', soldOut: true }), product({ id: 'vip', type: 'vip' })];
    expect(fixedProductToOpen(products, undefined, NOW)?.id).toBe('gone');
    expect(fixedProductToOpen([], undefined, NOW)).toBeUndefined();
  });

  test('given several products, then subscribing again leads to the best one of the coin for everyone, of equal ones the shorter term (SE-X-64)', () => {
    const candidates = [
      product({ id: 'month', days: 30 }),
      product({ id: 'unrated', days: 1, aprFraction: undefined }),
      product({ id: 'coin', asset: 'BTC', aprFraction: d('0.9') }),
      product({ id: 'week', days: 7 }),
      product({ id: 'low', days: 1, aprFraction: d('0.04') }),
      product({ id: 'vip', aprFraction: d('0.9'), type: 'vip' }),
    ];
    const again = { order: order(), tier: undefined, product: null, businessType: -1, now: NOW };
    for (const listed of [candidates, candidates.toReversed()])
      expect(subscribeAgain({ ...again, candidates: listed })).toEqual({ to: 'fixed', productId: 'week' });
    const none = candidates.filter(({ id }) => ['unrated', 'coin', 'vip'].includes(id));
    expect(subscribeAgain({ ...again, candidates: none })).toEqual({ to: 'flexible' });
    expect(subscribeAgain({ ...again, candidates: none, businessType: 1 })).toEqual({ to: 'market' });
  });

  test('given an order of a VIP product, then a tier below 5 leads to the upgrade guide, and the exchange decides about an unknown one (SE-X-62)', () => {
    const own = product({ type: 'vip', minVip: 7 });
    const again = { order: order({ productId: own.id, productType: 'vip' }), product: own, candidates: [], businessType: 1, now: NOW };
    expect([0, 4].map((tier) => subscribeAgain({ ...again, tier }))).toEqual([
      { to: 'upgrade-guide', tier: 7 },
      { to: 'upgrade-guide', tier: 7 },
    ]);
    expect([5, undefined].map((tier) => subscribeAgain({ ...again, tier }))).toEqual([
      { to: 'fixed', productId: own.id },
      { to: 'fixed', productId: own.id },
    ]);
  });

  test('given an end of 0, then a product has none', () => {
    expect(
      fixedProductToOpen([product({ id: '8', startsAt: 0, endsAt: 0 }), product({ aprFraction: undefined })], undefined, NOW)?.id,
    ).toBe('8');
  });

  test('an order that is being redeemed early can be changed in nothing (AMB-081)', () => {
    expect(fixedOrderControls(order({ redeemingEarly: true }), NOW)).toEqual({
      state: 'redeeming',
      redeemEarly: 'redeeming',
      reinvest: 'redeeming',
      redeemAccount: 'redeeming',
    });
  });
});

describe('vouchers', () => {
  const use = { asset: 'USDT', days: 30, amount: d('100'), now: NOW };

  test.each<[string, Partial<Voucher>, string | undefined]>([
    ['one for any coin can be used', {}, undefined],
    ['one of other coins cannot (AMB-098)', { assets: ['BTC', 'ETH'] }, 'other-coin'],
    ['one of this coin can', { assets: ['BTC', 'USDT'] }, undefined],
    ['one whose rate is not known cannot', { aprFraction: undefined }, 'unknown-rate'],
    ['one that ran out cannot', { expiresAt: NOW }, 'expired'],
    ['one whose end is not known can', { expiresAt: undefined }, undefined],
    ['one without an end can', { expiresAt: null }, undefined],
    ['one whose lower limit is the amount can (SE-V-06)', { low: d('100') }, undefined],
    ['one whose lower limit is above the amount cannot', { low: d('100.00000001') }, 'below'],
    ['one whose upper limit is the amount can (SE-V-07)', { high: d('100') }, undefined],
    ['one whose upper limit is below the amount cannot', { high: d('99.99999999') }, 'above'],
    ['one without limits can', { low: undefined, high: undefined }, undefined],
  ])('%s', (_case, over, obstacle) => {
    expect(voucherBar(voucher(over), use)).toBe(obstacle);
  });

  test('given a voucher that is listed twice, then it is one choice and one that expires, as it is listed first (D07)', () => {
    const twice = [voucher(), voucher({ id: 'v2' }), voucher({ aprFraction: d('0.9') })];
    expect(voucherChoices(twice, use).map((choice) => [choice.voucher.id, choice.voucher.aprFraction])).toEqual([
      ['v1', voucher().aprFraction],
      ['v2', voucher().aprFraction],
    ]);
    expect(expiringVouchers(twice, NOW).map(({ id }) => id)).toEqual(['v1', 'v2']);
  });

  test('given vouchers without an end, then they do not expire, neither soon nor ever', () => {
    const vouchers = [voucher({ id: 'open', expiresAt: null }), voucher({ id: 'unknown', expiresAt: undefined }), voucher()];
    for (const days of [7, Infinity]) expect(expiringVouchers(vouchers, NOW, days).map(({ id }) => id)).toEqual(['v1']);
  });

  test.each([undefined, 0, -1])('given the days %s of a voucher, then it adds to the whole term (AMB-097)', (days) => {
    expect(voucherInterest(voucher({ days }), d('1000'), 30)).toBe('1.64383561');
  });

  test('while no amount is typed, the picker puts usable ones first, those of the highest rate before others, and the earliest of equal ones', () => {
    const vouchers = [
      voucher({ id: 'other', aprFraction: d('0.9'), assets: ['BTC'] }),
      voucher({ id: 'low', aprFraction: d('0.01') }),
      voucher({ id: 'unrated', aprFraction: undefined }),
      voucher({ id: 'late', aprFraction: d('0.03'), expiresAt: NOW + 9 }),
      voucher({ id: 'soon', aprFraction: d('0.03'), expiresAt: NOW + 8 }),
    ];
    for (const listed of [vouchers, vouchers.toReversed()]) {
      const choices = voucherChoices(listed, { ...use, amount: undefined });
      expect(choices.map((choice) => [choice.voucher.id, choice.interest])).toEqual([
        ['soon', undefined],
        ['late', undefined],
        ['low', undefined],
        ['other', undefined],
        ['unrated', undefined],
      ]);
    }
  });

  test.each<[string, Partial<Voucher>, Partial<Voucher>, boolean]>([
    ['nothing', {}, {}, false],
    ['its title, its coins and its expiry, which are judged as they are', {}, { title: 'T', assets: ['BTC'], expiresAt: NOW }, false],
    ['no limit, said in another way', { low: undefined, high: d('0'), days: 0 }, { low: d('0'), high: undefined, days: undefined }, false],
    ['its rate', {}, { aprFraction: d('0.03') }, true],
    ['its rate, which is no longer said', {}, { aprFraction: undefined }, true],
    ['its days', { days: 7 }, { days: 0 }, true],
    ['its lower limit', {}, { low: d('51') }, true],
    ['its upper limit', {}, { high: d('5000') }, true],
  ])('given a chosen voucher of which %s is another, then the person is asked where its terms are (R04)', (_what, before, after, asked) => {
    const [from, to] = [voucher(before), voucher({ ...before, ...after })];
    expect(voucherChange(from, to)).toEqual(asked ? { from, to } : undefined);
  });

  test('the picker puts usable ones first, those that add most before others, and says what each adds', () => {
    const choices = voucherChoices(
      [
        voucher({ id: 'other', assets: ['BTC'] }),
        voucher({ id: 'small', days: 7 }),
        voucher({ id: 'large', days: 30 }),
        voucher({ id: 'too-much', low: d('500'), days: 30 }),
      ],
      use,
    );
    expect(choices.map((choice) => [choice.voucher.id, choice.obstacle, choice.interest])).toEqual([
      ['large', undefined, '0.16438356'],
      ['small', undefined, '0.03835616'],
      ['other', 'other-coin', undefined],
      ['too-much', 'below', undefined],
    ]);
  });

  test.each<[string, readonly Partial<Voucher>[], string | undefined, string | undefined]>([
    ['the one that adds most', [{ id: 'week' }, { id: 'term', days: 30 }], '100', 'term'],
    [
      'of equal ones the earliest to expire',
      [
        { id: 'late', expiresAt: NOW + 9 },
        { id: 'soon', expiresAt: NOW + 8 },
      ],
      '100',
      'soon',
    ],
    ['one with an end before an equal one without', [{ id: 'open', expiresAt: null }, { id: 'ends' }], '100', 'ends'],
    [
      'of equal ones the earliest, whatever its rate',
      [
        { id: 'raise', aprFraction: d('0.04'), days: 7, expiresAt: NOW + 9 },
        { id: 'low', aprFraction: d('0.02'), days: 14, expiresAt: NOW + 8 },
      ],
      '100',
      'low',
    ],
    ['no one above its limit', [{ id: 'small', high: d('99') }], '100', undefined],
    ['no one that adds less than the exchange books', [{ low: d('0') }], '0.000001', undefined],
    ['no one before an amount is typed', [{}], undefined, undefined],
    ['no one where there is none', [], '100', undefined],
  ])('chooses %s (AMB-174)', (_what, vouchers, amount, id) => {
    const best = bestVoucher(
      vouchers.map((over) => voucher(over)),
      { ...use, amount: amount === undefined ? undefined : d(amount) },
    );
    expect(best?.voucher.id).toBe(id);
  });

  test('given any vouchers, then the one that is chosen fits, none that fits adds more, and of equal ones none expires earlier (AMB-174)', () => {
    const some = fc.record({
      aprFraction: fc.constantFrom(undefined, d('0.005'), d('0.01'), d('0.02')),
      days: fc.constantFrom(undefined, 0, 7, 14, 30),
      low: fc.constantFrom(undefined, d('0'), d('50'), d('200')),
      high: fc.constantFrom(undefined, d('0'), d('100'), d('5000')),
      assets: fc.constantFrom([], ['USDT'], ['BTC']),
      expiresAt: fc.constantFrom(undefined, null, NOW, NOW + 1, NOW + DAY),
    });
    fc.assert(
      fc.property(fc.array(some, { maxLength: 6 }), fc.integer({ min: 1, max: 6000 }), fc.constantFrom(1, 7, 30), (drawn, units, days) => {
        const vouchers = drawn.map((over, index) => voucher({ id: String(index), ...over }));
        const at = { asset: 'USDT', days, amount: d(String(units)), now: NOW };
        const best = bestVoucher(vouchers, at);
        const others = vouchers.filter((one) => voucherBar(one, at) === undefined);
        const worth = (one: Voucher): Decimal => voucherInterest(one, at.amount, days);
        const end = ({ expiresAt }: Voucher): number => expiresAt ?? Infinity;
        for (const other of others) expect(compare(worth(other), best?.interest ?? d('0'))).toBeLessThanOrEqual(0);
        if (best === undefined) return;
        expect(others).toContain(best.voucher);
        expect(best.interest).toBe(worth(best.voucher));
        for (const other of others) if (worth(other) === best.interest) expect(end(other)).toBeGreaterThanOrEqual(end(best.voucher));
      }),
    );
  });

  test('never adds more than its rate on the whole amount for the whole term (AMB-097)', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 100_000 }),
        fc.integer({ min: 0, max: 90 }),
        fc.integer({ min: 1, max: 90 }),
        (units, raised, days) => {
          const amount = d(String(units));
          const most = estimatedInterest({ amount, aprFraction: d('0.02'), days });
          expect(compare(voucherInterest(voucher({ days: raised }), amount, days), add(most, d('0')))).toBeLessThanOrEqual(0);
        },
      ),
    );
  });
});
