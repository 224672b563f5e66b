import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decimal } from '../decimal.ts';
import { type QuotedOrder, type QuoteSubject, boundQuote } from './quotes.ts';

const AT = 1_764_000_000;
const quote = (over: Partial<QuoteSubject> = {}): QuoteSubject => ({ productId: '31', principal: decimal('3'), at: AT, ...over });
const order = (over: Partial<QuotedOrder> = {}): QuotedOrder => ({
  key: 'a',
  productId: '31',
  principal: decimal('3.0'),
  placedAt: AT + 5,
  ...over,
});

describe('boundQuote', () => {
  it('given product, amount and moment that agree, then it is of that order', () => {
    expect(boundQuote([quote({ productId: '32' }), quote()], order())).toEqual(quote());
  });

  it.each([
    ['another product', order({ productId: '32' })],
    ['no product', order({ productId: undefined })],
    ['another amount', order({ principal: decimal('3.00000001') })],
    ['an amount that is not known', order({ principal: undefined })],
    ['a moment three minutes later', order({ placedAt: AT + 180 })],
    ['a moment that is left out', order({ placedAt: undefined })],
  ])('given %s, then there is none', (_, other) => expect(boundQuote([quote()], other)).toBeUndefined());

  it.each([AT - 120, AT + 120])('given a moment exactly two minutes before or after (%d), then it is of that order', (placedAt) =>
    expect(boundQuote([quote()], order({ placedAt }))).toEqual(quote()),
  );

  it.each([AT - 121, AT + 121])('given a moment a second further away (%d), then there is none', (placedAt) =>
    expect(boundQuote([quote()], order({ placedAt }))).toBeUndefined(),
  );

  it('given another order of the same amount and moment of another product, then the quote is still of the first', () => {
    expect(boundQuote([quote()], order(), [order(), order({ key: 'b', productId: '32' })])).toEqual(quote());
  });

  it('given no quote that fits, then there is none, whatever other orders there are', () => {
    expect(boundQuote([], order(), [order({ key: 'b' })])).toBeUndefined();
    expect(boundQuote([quote({ principal: decimal('4') })], order(), [order({ key: 'b' })])).toBeUndefined();
  });

  it('given two quotes, or two orders, that fit, then there is none', () => {
    expect(boundQuote([quote(), quote({ at: AT + 60 })], order())).toBeUndefined();
    expect(boundQuote([quote()], order(), [order(), order({ key: 'b' })])).toBeUndefined();
  });

  it('given a product whose exchange never says the moment, then the latest quote counts while the amount is the same', () => {
    const latest = order({ placedAt: 'latest' });
    const later = quote({ at: AT + 1000, principal: decimal('4') });
    expect(boundQuote([quote({ at: AT - 500 }), quote()], latest)).toEqual(quote());
    expect(boundQuote([quote(), later], latest)).toBeUndefined();
    expect(boundQuote([quote(), quote({ at: AT + 1000, productId: '32' })], latest)).toEqual(quote());
    expect(boundQuote([quote(), later], order({ placedAt: 'latest', principal: decimal('4') }))).toEqual(later);
  });

  it('given any quotes, then the one that is bound has the order’s product and amount', () => {
    const quotes = fc.array(
      fc.record({
        productId: fc.constantFrom('31', '32'),
        principal: fc.constantFrom(decimal('3'), decimal('4')),
        at: fc.integer({ min: AT, max: AT + 400 }),
      }),
    );
    fc.assert(
      fc.property(quotes, fc.constantFrom<QuotedOrder['placedAt']>(AT, 'latest'), (kept, placedAt) => {
        const bound = boundQuote(kept, order({ placedAt }));
        expect(bound === undefined || (bound.productId === '31' && bound.principal === '3')).toBe(true);
      }),
    );
  });
});
