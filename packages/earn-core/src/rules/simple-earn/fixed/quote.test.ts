import { describe, expect, it } from 'vitest';
import { type Decimal, decimal } from '../../../decimal.ts';
import type { FixedProduct } from '../../../contract/simple-earn/fixed.ts';
import { type FixedQuote, fixedQuote, interestOfDay, interestSum, promiseOutcome, quoteOfOrder } from './quote.ts';

const AT = 1_764_000_000;

const product = (over: Partial<FixedProduct> = {}): FixedProduct =>
  ({ id: '31', asset: 'USDT', days: 30, aprFraction: decimal('0.0525'), ladder: [], bonusAsset: 'USDT', ...over }) as FixedProduct;

const quote = (over: Partial<FixedQuote> = {}): FixedQuote => {
  const made = fixedQuote(product(), decimal('3000'), undefined, AT);
  if (made === undefined) throw new Error('The product has a rate');
  return { ...made, ...over };
};

const order = (over: { orderId?: string; productId?: string; principal?: Decimal | undefined; createdAt?: number | undefined } = {}) => ({
  orderId: '1',
  productId: '31',
  principal: decimal('3000'),
  createdAt: AT + 2,
  ...over,
});

describe('what a subscription promised', () => {
  it('given 3,000 at 5.25 % for 30 days, then the quote is what the sum gives, cut at 8 digits (FM-10)', () => {
    expect(quote()).toMatchObject({ principal: '3000', interest: '12.94520547', voucher: '0', days: 30, aprFraction: '0.0525', at: AT });
    expect(fixedQuote(product({ aprFraction: undefined }), decimal('3000'), undefined, AT)).toBeUndefined();
  });

  it('given one quote with product, principal and moment of an order, then it is of that order', () => {
    expect(quoteOfOrder([quote()], order(), [order()])).toEqual(quote());
    expect(quoteOfOrder([quote({ productId: '32' }), quote()], order(), [order()])).toEqual(quote());
  });

  it.each([
    ['another product', order({ productId: '32' })],
    ['another principal', order({ principal: decimal('3000.01') })],
    ['an unknown principal', order({ principal: undefined })],
    ['another moment', order({ createdAt: AT + 121 })],
    ['an unknown moment', order({ createdAt: undefined })],
  ])('given an order with %s, then it has no quote', (_, other) => expect(quoteOfOrder([quote()], other, [other])).toBeUndefined());

  it('given two that fit, quotes or orders, then there is none', () => {
    expect(quoteOfOrder([quote(), quote({ at: AT + 60 })], order(), [order()])).toBeUndefined();
    expect(quoteOfOrder([quote()], order(), [order(), order({ orderId: '2', createdAt: AT + 90 })])).toBeUndefined();
  });

  it('given what was paid, then the promise was kept to the last digit, or the difference is named', () => {
    expect(promiseOutcome(quote(), decimal('12.94520547'))).toEqual({ kind: 'kept', difference: '0' });
    expect(promiseOutcome(quote(), decimal('12.94520546'))).toEqual({ kind: 'less', difference: '0.00000001' });
    expect(promiseOutcome(quote(), decimal('12.95'))).toEqual({ kind: 'more', difference: '0.00479453' });
  });

  it('given a voucher, then what it adds is part of what was promised', () => {
    const withVoucher = quote({ voucher: decimal('1.23') });
    expect(promiseOutcome(withVoucher, decimal('14.17520547'))).toEqual({ kind: 'kept', difference: '0' });
    expect(promiseOutcome(withVoucher, decimal('12.94520547'))).toEqual({ kind: 'less', difference: '1.23' });
  });
});

describe('the sum of a term', () => {
  const terms = { principal: decimal('3000'), aprFraction: decimal('0.0525'), days: 30 };

  it('given the interest that the multiplication gives, then the sum is shown', () =>
    expect(interestSum(terms, decimal('12.94520547'))).toEqual({
      amount: '3000',
      aprFraction: '0.0525',
      days: 30,
      interest: '12.94520547',
    }));

  it('given another amount of the exchange, or something unknown, then no sum explains it', () => {
    expect(interestSum(terms, decimal('13'))).toBeUndefined();
    expect(interestSum(terms, undefined)).toBeUndefined();
    expect(interestSum({ ...terms, principal: undefined }, decimal('12.94520547'))).toBeUndefined();
    expect(interestSum({ ...terms, aprFraction: undefined }, decimal('12.94520547'))).toBeUndefined();
  });

  it('given the interest of a term, then a day earns its share, cut down', () => {
    expect(interestOfDay(decimal('12.94520547'), 30)).toBe('0.43150684');
    expect(interestOfDay(decimal('1'), 0)).toBeUndefined();
    expect(interestOfDay(undefined, 30)).toBeUndefined();
  });
});
