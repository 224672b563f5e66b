import { expect, it } from 'vitest';
import { type Decimal, decimal } from '../../decimal.ts';
import { quoteOfPurchase, wealthQuote } from './quote.ts';

const AT = 1_764_000_000;
const quoteAt = (netValue: Decimal | undefined) =>
  wealthQuote({ productId: '501', asset: 'USDT', amount: decimal('600'), at: AT }, netValue);
const purchase = (over: object = {}) => ({ id: '1', amount: decimal('600'), at: AT + 2, ...over });

it('given the value that was shown, then the quote says the units, 6 decimals down', () => {
  expect(quoteAt(decimal('1.01'))).toEqual({
    productId: '501',
    asset: 'USDT',
    principal: '600',
    at: AT,
    units: '594.059405',
    netValue: '1.01',
  });
});

it('given no value of a unit, or one of zero, then there is no quote', () => {
  expect([quoteAt(undefined), quoteAt(decimal('0'))]).toEqual([undefined, undefined]);
});

it('given purchases, then a quote is bound by product, amount and moment, and to none where two fit', () => {
  const quote = quoteAt(decimal('1.01'));
  if (quote === undefined) throw new Error('There is a quote');
  expect(quoteOfPurchase([quote], { productId: '501' }, purchase(), [purchase()])).toBe(quote);
  expect(quoteOfPurchase([quote], { productId: '502' }, purchase(), [purchase()])).toBeUndefined();
  expect(quoteOfPurchase([quote], { productId: '501' }, purchase({ amount: decimal('601') }), [])).toBeUndefined();
  expect(quoteOfPurchase([quote], { productId: '501' }, purchase({ at: AT + 600 }), [])).toBeUndefined();
  expect(quoteOfPurchase([quote], { productId: '501' }, purchase(), [purchase(), purchase({ id: '2', at: AT + 30 })])).toBeUndefined();
});
