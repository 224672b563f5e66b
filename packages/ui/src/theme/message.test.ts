import { describe, expect, test } from 'vitest';
import { formatMessage, plural } from './message.ts';

describe('formatMessage', () => {
  test('fills in values as text, whatever they hold', () => {
    expect(formatMessage('Hello {name}', { name: "<b>{other}</b> $& ' #", other: 'x' })).toBe("Hello <b>{other}</b> $& ' #");
  });

  test('keeps a placeholder whose value is missing', () => {
    expect(formatMessage('{missing} coins')).toBe('{missing} coins');
    expect(formatMessage('{toString}')).toBe('{toString}');
  });

  test('writes a number as a count of the locale, and text as it is', () => {
    expect(formatMessage('{from} to {total}, order {id}', { from: 1, total: 18_593, id: '18593' })).toBe('1 to 18,593, order 18593');
    expect(formatMessage('{total}', { total: 18_593 }, 'de')).toBe('18.593');
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
});
