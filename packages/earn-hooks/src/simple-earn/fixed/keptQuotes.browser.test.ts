import { DAY, decimal } from '@earnkit/core';
import type { FixedQuote } from '@earnkit/core/simple-earn/rules';
import { beforeEach, expect, test, vi } from 'vitest';
import { forgetChoices } from '../../provider/deviceChoices.ts';
import { keepQuote, readQuotes } from './keptQuotes.ts';

beforeEach(() => localStorage.clear());

const AT = 1_764_000_000;
const quote = (over: Partial<FixedQuote> = {}): FixedQuote => ({
  productId: '31',
  asset: 'USDT',
  principal: decimal('3000'),
  at: AT,
  days: 30,
  aprFraction: decimal('0.0525'),
  interest: decimal('12.94520547'),
  voucher: decimal('0'),
  bonus: undefined,
  bonusAsset: 'GT',
  ...over,
});

test('given quotes that were kept, then their person reads them with every digit, and nobody else', () => {
  keepQuote('person:ada', quote());
  keepQuote('person:ada', quote({ at: AT + 60, bonus: decimal('0.21963361') }));
  expect(readQuotes('person:ada')).toEqual([quote(), quote({ at: AT + 60, bonus: decimal('0.21963361') })]);
  expect(readQuotes('person:bob')).toEqual([]);
});

test('given a sign-out, then nothing is left of them', () => {
  keepQuote('person:ada', quote());
  forgetChoices();
  expect(readQuotes('person:ada')).toEqual([]);
  expect(Object.keys(localStorage)).toEqual([]);
});

test('given a quote of an order that is over for long, then the next one takes its place', () => {
  keepQuote('person:ada', quote());
  keepQuote('person:ada', quote({ at: AT + 801 * DAY }));
  expect(readQuotes('person:ada').map(({ at }) => at)).toEqual([AT + 801 * DAY]);
});

test.each(['', 'null', '{', '[{"productId":"31"}]', '[{"principal":3000}]'])('given the storage holds %s, then there are none', (text) => {
  localStorage.setItem('earnkit.quotes.person:ada', text);
  expect(readQuotes('person:ada')).toEqual([]);
});

test('given a storage that takes nothing, then nothing is kept and nothing fails', () => {
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  keepQuote('person:ada', quote());
  full.mockRestore();
  expect(readQuotes('person:ada')).toEqual([]);
});
