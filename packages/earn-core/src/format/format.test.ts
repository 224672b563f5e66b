import { calendarDay, type Grouping } from '@earnkit/time';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Decimal, compare, roundDown, decimal, isNegative, parseDecimal, subtract } from '../decimal.ts';
import { formatAmount, formatExact } from './amount.ts';
import { formatCompact } from './compact.ts';
import { isChinese, isEnglish, isTraditionalChinese } from './locale.ts';
import { formatExactPercent, formatPercent, formatPercentChange } from './percent.ts';
import { type TimeFormats, formatTime, formatZone } from './time.ts';
import { formatCalendarDay, formatClock, formatDay, formatHour, formatMonthDay } from './day.ts';

/** Any amount with up to 18 whole digits and 20 decimals. */
const amount = fc.tuple(fc.boolean(), fc.bigInt({ min: 0n, max: 10n ** 38n }), fc.nat(20)).map(([negative, digits, places]): Decimal => {
  const text = digits.toString().padStart(places + 1, '0');
  const at = text.length - places;
  return decimal(`${negative ? '-' : ''}${text.slice(0, at)}${places === 0 ? '' : `.${text.slice(at)}`}`);
});
const size = (value: Decimal): Decimal => (isNegative(value) ? decimal(value.slice(1)) : value);
const back = (text: string): Decimal => decimal(text.replaceAll(',', ''));

describe('a rate before and after a change (R04)', () => {
  it('shows 2 decimals where they tell the rates apart, else every digit', () => {
    const change = (from: string, to: string) => formatPercentChange({ from: decimal(from), to: decimal(to) }, {});
    expect(change('0.051', '0.04319')).toEqual({ from: '5.10%', to: '4.31%' });
    expect(change('0.001', '0.00105')).toEqual({ from: '0.1%', to: '0.105%' });
    expect(change('0', '0.00001')).toEqual({ from: '0%', to: '0.001%' });
  });
});

describe('amounts (FM-01 to FM-05)', () => {
  it('shows -- for an unknown value, not zero', () => {
    expect([
      formatAmount(undefined, {}),
      formatExact(undefined, {}),
      formatCompact(undefined, { locale: 'en' }),
      formatPercent(undefined, {}),
    ]).toEqual(['--', '--', '--', '--']);
  });

  it('never shows more than the amount, and at most one unit of the last digit less', () => {
    fc.assert(
      fc.property(amount, (value) => {
        const text = formatAmount(value, {});
        const small = value !== '0' && compare(size(value), decimal('0.00000001')) < 0;
        expect(/[<>]/.test(text)).toBe(small);
        fc.pre(!small);
        const shown = back(text);
        const lost = subtract(size(value), size(shown));
        const lastDigit = decimal(
          compare(size(value), decimal('10')) >= 0 ? '0.01' : compare(size(value), decimal('1')) >= 0 ? '0.0001' : '0.00000001',
        );
        expect(isNegative(lost)).toBe(false);
        expect(compare(lost, lastDigit)).toBe(-1);
      }),
    );
  });

  it('shows every digit in the exact format', () => {
    fc.assert(
      fc.property(amount, (value) => {
        expect(back(formatExact(value, {}))).toBe(value);
        expect(formatExact(value, {})).toMatch(/^-?\d{1,3}(,\d{3})*(\.\d+)?$/);
      }),
    );
    expect(formatExact(decimal('-1234567.000000000000000001'), {})).toBe('-1,234,567.000000000000000001');
  });

  it('never shows more than the amount in compact format', () => {
    const worth: Readonly<Record<string, string>> = {
      K: '000',
      M: '000000',
      B: '000000000',
      T: '000000000000',
      万: '0000',
      亿: '00000000',
      万亿: '000000000000',
      萬: '0000',
      億: '00000000',
      萬億: '000000000000',
    };
    fc.assert(
      fc.property(amount, fc.constantFrom('en', 'zh', 'zh-TW', 'de'), (value, locale) => {
        const [, digits = '', sign = ''] = /^-?([\d,.]+)(\D+)$/.exec(formatCompact(value, { locale })) ?? [];
        fc.pre(sign !== '');
        const [whole = '', places = ''] = digits.replaceAll(',', '').split('.');
        const zeros = worth[sign]?.length ?? 0;
        const shown = decimal(`${whole}${places.padEnd(zeros, '0')}`);
        expect(compare(shown, size(value))).toBeLessThanOrEqual(0);
        expect(compare(size(value), decimal(`${whole}${places.padEnd(zeros, '9')}.999999999999999999999`))).toBeLessThanOrEqual(0);
      }),
    );
    fc.assert(
      fc.property(amount, fc.constantFrom('en', 'zh'), (value, locale) => {
        fc.pre(compare(size(value), decimal('1000')) < 0);
        expect(formatCompact(value, { locale })).toBe(formatAmount(value, {}));
      }),
    );
    expect(formatCompact(decimal('-1234567.89'), { locale: 'en' })).toBe('-1.23M');
    expect(formatCompact(decimal('1234567890123456'), { locale: 'en' })).toBe('1,234.56T');
  });

  it.each([
    ['en', ['999.99', '1.00K', '999.99K', '1.00M', '999.99M', '1.00B', '999.99B', '1.00T']],
    ['zh', ['9,999.99', '1.00万', '9,999.99万', '1.00亿', '9,999.99亿', '1.00万亿']],
    ['zh-TW', ['9,999.99', '1.00萬', '9,999.99萬', '1.00億', '9,999.99億', '1.00萬億']],
  ])('given %s, then a unit begins at its own worth, and what is a hundredth less is of the unit below', (locale, written) => {
    const step = locale === 'en' ? 3 : 4;
    const steps = Array.from({ length: written.length / 2 }, (_, number) => step * (number + 1));
    expect(
      steps.flatMap((zeros) => {
        const worth = decimal(`1${'0'.repeat(zeros)}`);
        return [subtract(worth, decimal('0.01')), worth].map((value) => formatCompact(value, { locale }));
      }),
    ).toEqual(written);
  });

  it('cuts percent down, groups it and never shows negative zero', () => {
    expect([
      formatPercent(decimal('0.99999'), {}),
      formatPercent(decimal('-0.00001'), {}),
      formatPercent(decimal('-0.05129'), {}),
      formatPercent(decimal('12'), {}),
      formatPercent(decimal('12345.6789'), {}),
      formatPercent(decimal('-12'), {}),
    ]).toEqual(['99.99%', '0.00%', '-5.12%', '1,200.00%', '1,234,567.89%', '-1,200.00%']);
  });

  it('writes a fee with every digit, so that it is never less than what is charged (ST-97, ST-98)', () => {
    const fees = ['0', '0.0015', '0.00125', '0.000001', '1.5', '12.34567'].map((fee) => formatExactPercent(decimal(fee), {}));
    expect(fees).toEqual(['0%', '0.15%', '0.125%', '0.0001%', '150%', '1,234.567%']);
  });

  it('gives the same text whether the amount is cut before or not', () => {
    fc.assert(
      fc.property(amount, (value) => {
        fc.pre(compare(size(value), decimal('0.00000001')) >= 0);
        expect(formatAmount(roundDown(value, 8), {})).toBe(formatAmount(value, {}));
      }),
    );
  });
});

describe('grouping of a product (FM-01)', () => {
  const GROUPINGS = ['comma', 'space', 'apostrophe', 'lakh', 'none'] as const satisfies readonly Grouping[];

  it.each<[grouping: Grouping, thousand: string, million: string, percent: string, compact: string]>([
    ['comma', '1,000', '-12,345,678.9', '123,456.00%', '12,345.67T'],
    ['space', '1\u202f000', '-12\u202f345\u202f678.9', '123\u202f456.00%', '12\u202f345.67T'],
    ['apostrophe', '1\u2019000', '-12\u2019345\u2019678.9', '123\u2019456.00%', '12\u2019345.67T'],
    ['lakh', '1,000', '-1,23,45,678.9', '1,23,456.00%', '12,345.67T'],
    ['none', '1000', '-12345678.9', '123456.00%', '12345.67T'],
  ])('given %s, then figures are written %s and %s, with a point before decimals', (grouping, thousand, million, percent, compact) => {
    const formats = { grouping };
    expect([
      formatExact(decimal('1000'), formats),
      formatExact(decimal('-12345678.9'), formats),
      formatPercent(decimal('1234.56'), formats),
      formatCompact(decimal('12345678901234567'), { locale: 'en', grouping }),
    ]).toEqual([thousand, million, percent, compact]);
    expect([formatExact(decimal('999.1234'), formats), formatAmount(undefined, formats)]).toEqual(['999.1234', '--']);
    expect(formatExactPercent(decimal('1234.56'), formats)).toBe(percent.replace('.00', ''));
    expect(formatPercentChange({ from: decimal('1234.56'), to: decimal('0') }, formats)).toEqual({ from: percent, to: '0.00%' });
  });

  it('has the same digits in each grouping, and groups of two or three', () => {
    fc.assert(
      fc.property(amount, fc.constantFrom(...GROUPINGS), (value, grouping) => {
        const text = formatExact(value, { grouping });
        expect(text.replaceAll(/[,\u202f\u2019]/g, '')).toBe(value);
        const [whole = ''] = text.replace('-', '').split('.');
        const groups = { comma: 3, space: 3, apostrophe: 3, lakh: 2, none: Infinity }[grouping];
        const [last = '', ...before] = whole.split(/[,\u202f\u2019]/).toReversed();
        const [first = '', ...inner] = before.toReversed();
        expect(last.length === 3 || before.length === 0).toBe(true);
        if (grouping !== 'none') expect(last.length).toBeLessThanOrEqual(3);
        expect(first.length).toBeLessThanOrEqual(groups);
        expect(inner.every(({ length }) => length === groups)).toBe(true);
        expect(
          formatAmount(value, { grouping })
            .replaceAll(/[\u202f\u2019]/g, ',')
            .replaceAll(',', ''),
        ).toBe(formatAmount(value, {}).replaceAll(',', ''));
      }),
    );
  });

  it('groups by commas where a text has no formats', () => {
    expect(formatExact(decimal('1234567.5'), {})).toBe('1,234,567.5');
  });
});

const style = (locale: string, timeZone: string) => ({ locale, timeZone });

describe('times (FM-17)', () => {
  const at = Date.parse('2024-03-10T06:59:59Z') / 1000;

  it("uses the zone's clock and the language's order", () => {
    expect(formatTime(at, style('en', 'America/New_York'))).toBe('03/10/2024 01:59');
    expect(formatTime(at + 1, style('en', 'America/New_York'))).toBe('03/10/2024 03:00');
    expect(formatHour(at, style('en', 'America/New_York'))).toBe('03/10/2024 01:00');
    expect(formatDay(at, style('zh-CN', 'Pacific/Kiritimati'))).toBe('2024/03/10');
    expect(formatTime(at, style('zh-tw', 'Pacific/Honolulu'))).toBe('2024/03/09 20:59');
  });

  it("given a zone that is not whole hours off UTC, then a full hour is the exchange's", () => {
    expect(formatHour(at, style('de', 'Asia/Kathmandu'))).toBe('2024/03/10 11:45');
    expect(formatHour(at + 1, style('zh', 'Asia/Kolkata'))).toBe('2024/03/10 12:30');
  });

  it('shows -- for an unknown or invalid time', () => {
    for (const odd of [undefined, Number.NaN, Number.POSITIVE_INFINITY, 1e300]) expect(formatTime(odd, style('en', 'UTC'))).toBe('--');
  });

  it.each([
    ['UTC', 'UTC'],
    ['Asia/Shanghai', 'UTC+8'],
    ['America/St_Johns', 'UTC-2:30'],
    ['Asia/Kathmandu', 'UTC+5:45'],
    ['America/New_York', 'UTC-5'],
  ])('names %s %s', (zone, name) => expect(formatZone(at, zone)).toBe(name));
});

describe('formats of a product (AMB-171)', () => {
  const dayText = { ymd: '2026/01/15', mdy: '01/15/2026', dmy: '15.01.2026' } as const;
  const axis = { ymd: '01/15', mdy: '01/15', dmy: '15.01.' } as const;
  const clocks = [
    ['00:05', '12:05\u00a0AM'],
    ['09:30', '9:30\u00a0AM'],
    ['12:00', '12:00\u00a0PM'],
    ['23:59', '11:59\u00a0PM'],
  ] as const;
  const orders = ['ymd', 'mdy', 'dmy'] as const;

  it.each(['en', 'zh', 'de'].flatMap((locale) => orders.map((dateOrder) => [locale, dateOrder] as const)))(
    'given the language %s and dates as %s, then every date and time is written so',
    (locale, dateOrder) => {
      for (const [wall, twelve] of clocks) {
        const at = Date.parse(`2026-01-15T${wall}Z`) / 1000;
        for (const [hours, clock] of [
          [24, wall],
          [12, twelve],
        ] as const) {
          const formats: TimeFormats = { dateOrder, hours };
          const own = { ...style(locale, 'UTC'), ...formats };
          expect(formatTime(at, own)).toBe(`${dayText[dateOrder]} ${clock}`);
          expect(formatDay(at, own)).toBe(dayText[dateOrder]);
          expect(formatCalendarDay(calendarDay('2026-01-15'), own)).toBe(dayText[dateOrder]);
          expect(formatMonthDay(at, own)).toBe(axis[dateOrder]);
          expect(formatClock(at, own)).toBe(clock);
        }
      }
    },
  );
});

describe('locales', () => {
  it.each([
    ['zh', '2026/01/15', '123.45万'],
    ['zh-CN', '2026/01/15', '123.45万'],
    ['zh-tw', '2026/01/15', '123.45萬'],
    ['en', '01/15/2026', '1.23M'],
    ['de', '2026/01/15', '1.23M'],
    ['ar', '2026/01/15', '1.23M'],
    ['en-GB', '01/15/2026', '1.23M'],
  ])('%s writes the day %s and a large amount %s (RG-06, FM-07, FM-17, AMB-171)', (locale, day, amount) => {
    expect([formatDay(1_768_465_800, style(locale, 'UTC')), formatCompact(decimal('1234567.89'), { locale })]).toEqual([day, amount]);
  });

  it('recognises Chinese and English language tags', () => {
    expect(['zh', 'zh-CN', 'ZH-tw', 'zh_HK', 'zh-Hans'].map(isChinese)).toEqual([true, true, true, true, true]);
    expect(['en', 'zhx', 'ja'].map(isChinese)).toEqual([false, false, false]);
    expect(['zh-tw', 'zh-HK', 'zh-Hant', 'zh', 'zh-CN'].map(isTraditionalChinese)).toEqual([true, true, true, false, false]);
    expect(['en', 'en-GB', 'eng', 'zh'].map(isEnglish)).toEqual([true, true, false, false]);
  });

  it('gives text for unknown that is no decimal', () => expect(parseDecimal(formatAmount(undefined, {}))).toBeUndefined());
});
