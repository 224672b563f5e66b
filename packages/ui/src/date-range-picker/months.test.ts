import { addDays, calendarDay } from '@earnkit/time';
import { describe, expect, it } from 'vitest';
import { presetOf } from './presets.ts';
import { dayAfterKey, monthsBetween, startOfMonth, weekdayOf, weekFrom, weeksOf } from './months.ts';
import { weekStartOf, weekStartOfRegion, type Weekday } from './weekStart.ts';
import { englishLabels } from '../theme/englishLabels.ts';

const jan15 = calendarDay('2026-01-15');

describe('months', () => {
  it('hold each of their days once, under its day of the week, whatever the week begins with', () => {
    for (let month = calendarDay('2023-01-01'); month < '2029-01-01'; month = startOfMonth(addDays(month, 40)))
      for (const first of [0, 1, 6] as const) {
        const weeks = weeksOf(month, first);
        const days = weeks.flat().filter((day) => day !== undefined);
        expect(days.length).toBe(new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5, 7)), 0)).getUTCDate());
        expect(days[0]).toBe(month);
        expect(weeks.every((week) => week.length === 7 && week.some(Boolean))).toBe(true);
        for (const week of weeks)
          week.forEach((day, place) => day && expect(new Date(`${day}T00:00Z`).getUTCDay()).toBe((first + place) % 7));
      }
  });

  it('are counted from one day to another', () => {
    expect(monthsBetween(jan15, calendarDay('2025-12-31'))).toBe(-1);
    expect(monthsBetween(jan15, calendarDay('2027-02-01'))).toBe(13);
    expect(weekdayOf(jan15)).toBe(4);
    expect(weekdayOf(calendarDay('1971-01-01'))).toBe(5);
    expect(weekFrom(6).map(weekdayOf)).toEqual([6, 0, 1, 2, 3, 4, 5]);
  });
});

describe('keys of the date grid', () => {
  const after = (
    day: string,
    key: string,
    { shift = false, rightToLeft = false, weekStart = 0 }: { shift?: boolean; rightToLeft?: boolean; weekStart?: Weekday } = {},
  ) => dayAfterKey(calendarDay(day), key, { shift, rightToLeft, weekStart });

  it.each([
    ['ArrowRight', '2026-01-16'],
    ['ArrowLeft', '2026-01-14'],
    ['ArrowDown', '2026-01-22'],
    ['ArrowUp', '2026-01-08'],
    ['Home', '2026-01-11'],
    ['End', '2026-01-17'],
    ['PageUp', '2025-12-15'],
    ['PageDown', '2026-02-15'],
    ['a', undefined],
  ])('%s leads to %s', (key, day) => expect(after(jan15, key)).toBe(day));

  it('follow the reading direction, the week’s first day, and clamp to the month', () => {
    expect(after(jan15, 'ArrowLeft', { rightToLeft: true })).toBe('2026-01-16');
    expect(after(jan15, 'Home', { weekStart: 1 })).toBe('2026-01-12');
    expect(after('2026-01-31', 'PageDown')).toBe('2026-02-28');
    expect(after('2024-02-29', 'PageUp', { shift: true })).toBe('2023-02-28');
    expect(after('2026-12-31', 'ArrowRight')).toBe('2027-01-01');
  });
});

describe('weeks', () => {
  it.each([
    ['en-US', 0],
    ['en-GB', 1],
    ['de', 1],
    ['ar-EG', 6],
    ['fa-IR', 6],
    ['pt-BR', 0],
    ['ja', 0],
  ])('begin in %s on day %i', (locale, day) => expect(weekStartOf(locale)).toBe(day));

  it('begin by region where the browser does not tell', () => {
    expect(['US', 'EG', 'DE', undefined].map(weekStartOfRegion)).toEqual([0, 6, 1, 1]);
  });
});

describe('ready-made ranges', () => {
  it.each([
    ['last7', '2026-01-09', '2026-01-15', 'Last 7 days'],
    ['last30', '2025-12-17', '2026-01-15', 'Last 30 days'],
    ['last90', '2025-10-18', '2026-01-15', 'Last 90 days'],
    ['thisMonth', '2026-01-01', '2026-01-15', 'This month'],
    ['lastMonth', '2025-12-01', '2025-12-31', 'Last month'],
  ] as const)('%s is %s to %s', (preset, start, end, label) =>
    expect(presetOf(preset, jan15, englishLabels)).toEqual({ label, range: { start, end } }),
  );

  it('of a host must be days', () =>
    expect(() => presetOf({ label: 'x', range: { start: 'x', end: 'y' } }, jan15, englishLabels)).toThrow(RangeError));
});
