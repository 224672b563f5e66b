import { DAY, decimal } from '@earnkit/core';
import type { FixedQuote } from '@earnkit/core/simple-earn/rules';
import * as v from 'valibot';
import { beforeEach, expect, test, vi } from 'vitest';
import { forgetChoices } from '../provider/deviceChoices.ts';
import { fixedQuotes } from '../simple-earn/fixed/fixedQuotes.ts';
import { tabStorage } from '../testing/tabStorage.ts';
import { keptQuotes } from './keptQuotes.ts';

beforeEach(() => void vi.stubGlobal('localStorage', tabStorage()));

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
  fixedQuotes.keep('person:ada', quote());
  fixedQuotes.keep('person:ada', quote({ at: AT + 60, bonus: decimal('0.21963361') }));
  expect(fixedQuotes.read('person:ada')).toEqual([quote(), quote({ at: AT + 60, bonus: decimal('0.21963361') })]);
  expect(fixedQuotes.read('person:bob')).toEqual([]);
});

test('given a sign-out, then nothing is left of them', () => {
  fixedQuotes.keep('person:ada', quote());
  forgetChoices();
  expect(fixedQuotes.read('person:ada')).toEqual([]);
  expect(Object.keys(localStorage)).toEqual([]);
});

test('given a quote of an order that is over for long, then the next one takes its place', () => {
  fixedQuotes.keep('person:ada', quote());
  fixedQuotes.keep('person:ada', quote({ at: AT + 801 * DAY }));
  expect(fixedQuotes.read('person:ada').map(({ at }) => at)).toEqual([AT + 801 * DAY]);
});

test('given an order of exactly the longest time, then its quote is given up; a second earlier it is not', () => {
  for (const at of [AT, AT + 1, AT + 800 * DAY]) fixedQuotes.keep('person:ada', quote({ at }));
  expect(fixedQuotes.read('person:ada').map(({ at }) => at)).toEqual([AT + 1, AT + 800 * DAY]);
});

test.each(['', 'null', '{', '[{"productId":"31"}]', '[{"principal":3000}]'])('given the storage holds %s, then there are none', (text) => {
  localStorage.setItem('earnkit.quotes.fixed.person:ada', text);
  expect(fixedQuotes.read('person:ada')).toEqual([]);
});

test('given a storage that takes nothing, then nothing is kept and nothing fails', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
  fixedQuotes.keep('person:ada', quote());
  expect(fixedQuotes.read('person:ada')).toEqual([]);
});

test('given a browser without storage, then nothing is kept and nothing fails', () => {
  vi.stubGlobal('localStorage', undefined);
  fixedQuotes.keep('person:ada', quote());
  expect(fixedQuotes.read('person:ada')).toEqual([]);
});

test('given quotes of two kinds, then each is read by its own', () => {
  const stakes = keptQuotes('stake', v.object({ at: v.number() }));
  stakes.keep('person:ada', { at: AT });
  expect(stakes.read('person:ada')).toEqual([{ at: AT }]);
  expect(fixedQuotes.read('person:ada')).toEqual([]);
});

test('given no quote, then nothing is kept', () => {
  fixedQuotes.keep('person:ada', undefined);
  expect(Object.keys(localStorage)).toEqual([]);
});

test('given more than two hundred, then the oldest is given up', () => {
  const stakes = keptQuotes('stake', v.object({ at: v.number() }));
  for (let at = 1; at <= 201; at += 1) stakes.keep('person:ada', { at });
  expect(stakes.read('person:ada')).toHaveLength(200);
  expect(stakes.read('person:ada')[0]).toEqual({ at: 2 });
});
