import { addDays, calendarDay } from '@earnkit/time';
import { describe, expect, it } from 'vitest';
import { formatDay, formatDayRange } from './calendarFormat.ts';
import { dayPattern, dayText, readDay, fieldLocaleOf } from './dayText.ts';

const LETTERS = { year: 'YYYY', month: 'MM', day: 'DD' };
const LOCALES = [
  'en-US',
  'en-GB',
  'de-DE',
  'fr-CA',
  'zh-CN',
  'ja-JP',
  'ko-KR',
  'ar-EG',
  'fa-IR',
  'hi-IN',
  'th-TH',
  'pt-BR',
  'sv-SE',
  'hu-HU',
];

describe('typed days', () => {
  it.each([
    ['01/15/2026', 'en-US'],
    ['1/15/2026', 'en-US'],
    ['15/01/2026', 'en-GB'],
    ['15.1.2026', 'de-DE'],
    ['15. 1. 2026', 'de-DE'],
    ['2026/1/15', 'zh-CN'],
    ['2026年1月15日', 'zh-CN'],
    ['2026. 1. 15.', 'ko-KR'],
    ['2026-01-15', 'en-US'],
    ['2026-01-15', 'de-DE'],
    [' 2026-1-15 ', 'ar-EG'],
    ['١٥/١/٢٠٢٦', 'ar-EG'],
    ['۲۰۲۶-۰۱-۱۵', 'fa-IR'],
    ['１５／０１／２０２６', 'en-GB'],
    ['01152026', 'en-US'],
    ['15012026', 'de-DE'],
    ['20260115', 'en-US'],
  ])('%s is read in %s', (text, locale) => expect(readDay(text, locale)).toEqual({ day: '2026-01-15' }));

  it.each([
    ['15/01/2026', 'en-US', 'missing'],
    ['02/30/2026', 'en-US', 'missing'],
    ['29.02.2025', 'de-DE', 'missing'],
    ['2026-13-01', 'en-US', 'missing'],
    ['1/15/26', 'en-US', 'unreadable'],
    ['15/01/2026', 'zh-CN', 'unreadable'],
    ['soon', 'en-US', 'unreadable'],
    ['2026-01', 'en-US', 'unreadable'],
    ['-01/15/2026', 'en-US', 'unreadable'],
    ['1768465800', 'en-US', 'unreadable'],
  ])('%s is not guessed at in %s: %s', (text, locale, problem) => expect(readDay(text, locale)).toEqual({ problem }));

  it.each(LOCALES)('reads back each day of three years as written in %s', (locale) => {
    for (let day = calendarDay('2023-12-30'); day < '2027-01-02'; day = addDays(day, 1))
      expect(readDay(dayText(day, locale), locale)).toEqual({ day });
  });

  it.each([
    ['ymd', '2026/01/15', 'YYYY/MM/DD'],
    ['mdy', '01/15/2026', 'MM/DD/YYYY'],
    ['dmy', '15.01.2026', 'DD.MM.YYYY'],
  ] as const)('given days as %s, then each locale writes and reads %s', (order, text, pattern) => {
    for (const locale of LOCALES) {
      const own = fieldLocaleOf(locale, order);
      expect([dayText('2026-01-15', own), dayPattern(own, LETTERS), readDay(text, own)]).toEqual([text, pattern, { day: '2026-01-15' }]);
    }
  });

  it('uses the pattern of the locale', () => {
    expect(dayPattern('en-US', LETTERS)).toBe('MM/DD/YYYY');
    expect(dayPattern('de-DE', LETTERS)).toBe('DD.MM.YYYY');
    expect(dayPattern('zh-CN', { year: '年', month: '月', day: '日' })).toBe('年/月/日');
    expect(dayPattern('ar-EG', LETTERS)).toBe('DD/MM/YYYY');
  });
});

describe('written days', () => {
  it('are those days, whatever the machine’s zone', () => {
    expect(formatDay('2026-01-01', 'en-US', 'full')).toBe('Thursday, January 1, 2026');
    expect(formatDay('2011-12-30', 'en-US', 'medium')).toBe('Dec 30, 2011');
    expect(formatDayRange({ start: '2026-01-01', end: '2026-01-31' }, 'en-US').replaceAll(/\s/g, ' ')).toBe('Jan 1 – 31, 2026');
    expect(formatDayRange({ start: '2026-01-08', end: '2026-01-08' }, 'en-US')).toBe('Jan 8, 2026');
  });

  it('are of the Gregorian calendar, as the exchange counts', () => expect(formatDay('2026-01-15', 'th-TH', 'medium')).toContain('2026'));

  it('must be days', () => expect(() => formatDay('2026-02-30x', 'en-US', 'full')).toThrow(RangeError));
});
