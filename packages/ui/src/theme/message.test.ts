import { describe, expect, test, vi } from 'vitest';
import type { Grouping } from '@earnkit/time';
import { formatMessage, plural, select } from './message.ts';

describe('formatMessage', () => {
  test('fills in values as text, whatever they hold', () => {
    expect(formatMessage('Hello {name}', { name: "<b>{other}</b> $& ' #", other: 'x' })).toBe("Hello <b>{other}</b> $& ' #");
  });

  test.each(['بيتكوين', '\u202eTDSU', 'שקל'])(
    'given a coin named %j, then it is isolated, and the amount beside it keeps its place (D12)',
    (coin) => {
      expect(formatMessage('{coin} {amount} more', { coin, amount: '12.5' })).toBe(`\u2068${coin}\u2069 12.5 more`);
    },
  );

  test.each(['B', '1000000MOGWIFHATSUPERLONGTICKER', '比特币', '👩‍🚀', 'e\u0301'])(
    'given a coin named %j, then it is filled in as it is (D12)',
    (coin) => {
      expect(formatMessage('{coin} {amount}', { coin, amount: '12.5' })).toBe(`${coin} 12.5`);
    },
  );

  test('keeps a placeholder whose value is missing', () => {
    expect(formatMessage('{missing} coins')).toBe('{missing} coins');
    expect(formatMessage('{toString}')).toBe('{toString}');
  });

  test.each(['en', 'en-IN', 'zh', 'de', 'ar-EG', 'fa'])(
    'given %s, then counts are grouped by commas, as amounts are, and text is as it is',
    (locale) => {
      expect(formatMessage('{from} to {total}, order {id}', { from: 1, total: 18_593, id: '18593' }, locale)).toBe(
        '1 to 18,593, order 18593',
      );
      for (const [count, text] of [
        [0, '0'],
        [999, '999'],
        [-1000, '-1,000'],
        [1_234_567.5, '1,234,567.5'],
      ] as const)
        expect(formatMessage('{count}', { count }, locale)).toBe(text);
    },
  );

  test.each<[grouping: Grouping, text: string]>([
    ['comma', '12,345,678 of 1,000'],
    ['space', '12\u202f345\u202f678 of 1\u202f000'],
    ['apostrophe', '12\u2019345\u2019678 of 1\u2019000'],
    ['lakh', '1,23,45,678 of 1,000'],
    ['none', '12345678 of 1000'],
  ])('given the grouping %s, then counts are %s in every language and form', (grouping, text) => {
    const values = { part: 12_345_678, all: 1000, kind: 'any' };
    for (const locale of ['en', 'zh', 'de', 'hi-IN'])
      for (const message of ['{part} of {all}', plural('part', { other: '# of {all}' }), select('kind', { other: '{part} of {all}' })])
        expect(formatMessage(message, values, locale, grouping)).toBe(text);
  });

  test('makes no number format, because the first of a page takes long', () => {
    const made = vi.spyOn(Intl, 'NumberFormat');
    for (const locale of ['en', 'zh', 'pl-PL'])
      expect(formatMessage('{from} of {total}', { from: 1, total: 18_593 }, locale)).toBe('1 of 18,593');
    expect(made).not.toHaveBeenCalled();
    made.mockRestore();
  });

  test('hands values and locale to a message that is a function', () => {
    expect(formatMessage(({ coin }, locale) => `${String(coin)} ${locale}`, { coin: 'BTC' }, 'zh')).toBe('BTC zh');
  });
});

describe('plural', () => {
  const rows = plural('count', { one: '# row of {coin}', other: '# rows of {coin}' });
  const sekundy = plural('seconds', { one: '# sekunda', few: '# sekundy', many: '# sekund', other: '# sekundy' });

  test.each([
    [1, '1 row of BTC'],
    [2, '2 rows of BTC'],
    [1234, '1,234 rows of BTC'],
  ])('chooses the form for %s and writes the count grouped', (count, text) => {
    expect(formatMessage(rows, { count, coin: 'BTC' })).toBe(text);
  });

  test.each([
    [1, '1 sekunda'],
    [3, '3 sekundy'],
    [5, '5 sekund'],
  ])('follows the rules of the locale for %s', (seconds, text) => {
    expect(formatMessage(sekundy, { seconds }, 'pl')).toBe(text);
  });

  test('uses the form `other` where the form of the locale is left out', () => {
    expect(formatMessage(plural('count', { other: '#' }), { count: 1 })).toBe('1');
  });

  test.each([
    [0, 'no rows'],
    [1, '1 row'],
    [2, '2 rows'],
  ])('given a form of exactly 0 and the count %i, then says %s', (count, text) => {
    expect(formatMessage(plural('count', { '=0': 'no rows', one: '# row', other: '# rows' }), { count })).toBe(text);
  });

  test('given a form that chooses again, then both choices are made', () => {
    const message = plural('count', {
      one: select('side', { buy: 'Bought one {coin}', other: 'Sold one {coin}' }),
      other: select('side', { buy: 'Bought {count} {coin}', other: 'Sold {count} {coin}' }),
    });
    const say = (count: number, side: string): string => formatMessage(message, { count, side, coin: 'BTC' });
    expect([say(1, 'buy'), say(1, 'sell'), say(1200, 'buy'), say(2, 'constructor')]).toEqual([
      'Bought one BTC',
      'Sold one BTC',
      'Bought 1,200 BTC',
      'Sold 2 BTC',
    ]);
  });
});

describe('in a language that is written from right to left', () => {
  test('an amount and its coin stand together, and no value changes the order of its neighbours', () => {
    expect(formatMessage('تسترد {amount} {coin} في {day}', { amount: '1,200', coin: 'USDT', day: '12/01' }, 'ar')).toBe(
      'تسترد \u20661,200 \u2068USDT\u2069\u2069 في 12/01',
    );
  });

  test('other languages are as they were', () => {
    expect(formatMessage('{amount} {coin}', { amount: '1,200', coin: 'USDT' }, 'zh')).toBe('1,200 USDT');
  });
});
