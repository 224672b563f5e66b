import { describe, expect, test, vi } from 'vitest';
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

  test('writes a number as a count of the locale, and text as it is', () => {
    expect(formatMessage('{from} to {total}, order {id}', { from: 1, total: 18_593, id: '18593' })).toBe('1 to 18,593, order 18593');
    expect(formatMessage('{total}', { total: 18_593 }, 'de')).toBe('18.593');
  });

  test.each(['en', 'en-US', 'en-GB', 'en-IN', 'en-ZA', 'zh', 'zh-CN', 'zh-TW', 'en-u-nu-arab', 'de', 'ar-EG', 'fa'])(
    'given %s, when counts of every size are written, then each is as the locale writes it',
    (locale) => {
      const numbers = new Intl.NumberFormat(locale);
      for (const count of [
        0,
        1,
        9,
        10,
        999,
        1000,
        1001,
        99_999,
        100_000,
        1_234_567,
        9_007_199_254_740_991,
        1e21,
        -1,
        -1000,
        0.5,
        Number.NaN,
      ])
        expect(formatMessage('{count}', { count }, locale)).toBe(numbers.format(count));
    },
  );

  test('makes no number format for the locales of the kit, because the first of a page takes long', () => {
    const made = vi.spyOn(Intl, 'NumberFormat');
    for (const locale of ['en', 'zh']) expect(formatMessage('{from} of {total}', { from: 1, total: 18_593 }, locale)).toBe('1 of 18,593');
    expect(made).not.toHaveBeenCalled();
    expect(formatMessage('{total}', { total: 18_593 }, 'pl-PL')).toBe(new Intl.NumberFormat('pl-PL').format(18_593));
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
  ])('chooses the form for %s and writes the count in the locale', (count, text) => {
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
