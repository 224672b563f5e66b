import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FIRST_DAY, LAST_DAY, addDays, calendarDay, dayOf, daysBetween, daysOf, parseCalendarDay, startOfDay } from './calendarDay.ts';
import { addMonths, endOfMonth, limitRange, monthlyBatches } from './months.ts';
import { DAY, isInstant, nextFullHour, parseInstant } from './instant.ts';
import { rangeOfDays, sameOffsetPieces } from './range.ts';
import { isTimeZone, offsetSeconds, wallClock, zoneOffsetHours } from './zone.ts';

/** Zones of every kind: whole, half and quarter hours, changes at midnight, in both hemispheres, by half an hour, of a day. */
const ZONES = [
  'UTC',
  'Europe/London',
  'Europe/Berlin',
  'Europe/Lisbon',
  'America/New_York',
  'America/Los_Angeles',
  'America/Sao_Paulo',
  'America/St_Johns',
  'America/Havana',
  'America/Santiago',
  'Asia/Shanghai',
  'Asia/Tokyo',
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'Asia/Tehran',
  'Asia/Beirut',
  'Africa/Cairo',
  'Africa/Casablanca',
  'Australia/Sydney',
  'Australia/Lord_Howe',
  'Pacific/Auckland',
  'Pacific/Chatham',
  'Pacific/Apia',
  'Pacific/Kiritimati',
];
const zone = fc.constantFrom(...ZONES);
const day = fc.integer({ min: 0, max: 49_000 }).map((days) => addDays(calendarDay('1971-01-01'), days % 21_900));

describe('zones', () => {
  it.each([
    ['2024-03-10T06:59:59Z', 'America/New_York', -5],
    ['2024-03-10T07:00:00Z', 'America/New_York', -4],
    ['2024-11-03T05:59:59Z', 'America/New_York', -4],
    ['2024-11-03T06:00:00Z', 'America/New_York', -5],
    ['2024-03-31T01:00:00Z', 'Europe/Berlin', 2],
    ['2024-10-27T00:59:59Z', 'Europe/Berlin', 2],
    ['2024-06-01T00:00:00Z', 'Asia/Kolkata', 5.5],
    ['2024-06-01T00:00:00Z', 'Asia/Kathmandu', 5.75],
    ['2024-06-01T00:00:00Z', 'America/St_Johns', -2.5],
    ['2024-01-01T00:00:00Z', 'Australia/Lord_Howe', 11],
    ['2024-06-01T00:00:00Z', 'Australia/Lord_Howe', 10.5],
    ['2024-01-01T00:00:00Z', 'Pacific/Chatham', 13.75],
    ['2011-12-29T12:00:00Z', 'Pacific/Apia', -10],
    ['2011-12-31T12:00:00Z', 'Pacific/Apia', 14],
    ['1960-01-01T00:00:00Z', 'UTC', 0],
  ])('at %s in %s the clock is %d hours ahead', (at, name, hours) => {
    expect(offsetSeconds(Date.parse(at) / 1000, name)).toBe(hours * 3600);
    expect(zoneOffsetHours(Date.parse(at) / 1000, name)).toBe(String(hours));
  });

  it('recognises time zones and rejects other names', () => {
    expect(isTimeZone('Asia/Tokyo')).toBe(true);
    expect(isTimeZone('Mars/Olympus')).toBe(false);
    expect(() => offsetSeconds(0, 'Mars/Olympus')).toThrow(RangeError);
  });

  it('gives the wall clock', () => {
    expect(wallClock(1_710_498_225, 'Asia/Shanghai')).toEqual({ year: '2024', month: '03', day: '15', hour: '18', minute: '23' });
    expect(wallClock(-1, 'UTC')).toEqual({ year: '1969', month: '12', day: '31', hour: '23', minute: '59' });
  });

  it('given a date as text, then its moment is read in its zone, UTC by default; a day that does not exist is none', () => {
    expect(['2024-02-29', '2024-02-29 01:00', '2024-02-29T01:00:30Z', '2024-02-29 01:00:00+0100'].map(parseInstant)).toEqual([
      1_709_164_800, 1_709_168_400, 1_709_168_430, 1_709_164_800,
    ]);
    expect(['2024-02-31', '2024-13-01', '2024-02-29 25:00', 'today', '', '1709164800'].map(parseInstant)).toEqual(Array(6).fill(undefined));
  });

  it('recognises instants within the calendar', () => {
    expect([0, -5, 1.5, 8e12].map(isInstant)).toEqual([true, true, true, true]);
    expect([Number.NaN, Number.POSITIVE_INFINITY, 9e15, '0', undefined].map(isInstant)).toEqual([false, false, false, false, false]);
  });
});

describe('calendar days', () => {
  it.each(['2024-02-29', '2000-02-29', '1970-01-01', '9999-12-31'])('reads %s', (text) => expect(parseCalendarDay(text)).toBe(text));
  it.each([
    '2023-02-29',
    '2100-02-29',
    '2024-13-01',
    '2024-00-10',
    '2024-01-32',
    '2024-1-1',
    '0001-01-01',
    ' 2024-01-01',
    '2024-01-01T00:00:00Z',
    '',
    5,
    undefined,
  ])('refuses %j', (text) => expect(parseCalendarDay(text)).toBeUndefined());

  it('adds days and clamps months', () => {
    expect(addDays(calendarDay('2024-02-28'), 2)).toBe('2024-03-01');
    expect(addMonths(calendarDay('2024-08-31'), -6)).toBe('2024-02-29');
    expect(addMonths(calendarDay('2024-01-31'), 1)).toBe('2024-02-29');
    expect(endOfMonth(calendarDay('2023-02-05'))).toBe('2023-02-28');
    expect(daysBetween(calendarDay('2024-02-01'), calendarDay('2024-03-01'))).toBe(29);
    expect(() => calendarDay('2024-02-30')).toThrow(RangeError);
  });

  it.each([
    // The clock jumps over midnight: the day begins at 01:00.
    ['2017-10-15', 'America/Sao_Paulo', '2017-10-15T03:00:00Z'],
    ['2024-03-31', 'Asia/Beirut', '2024-03-30T22:00:00Z'],
    ['2024-04-26', 'Africa/Cairo', '2024-04-25T22:00:00Z'],
    // The clock falls back at midnight: the day begins once, after it.
    ['2018-02-18', 'America/Sao_Paulo', '2018-02-18T03:00:00Z'],
    // 00:00 comes twice: the first one begins the day.
    ['2024-11-03', 'America/Havana', '2024-11-03T04:00:00Z'],
    // A day that never was begins with the next one.
    ['2011-12-30', 'Pacific/Apia', '2011-12-30T10:00:00Z'],
    ['2011-12-31', 'Pacific/Apia', '2011-12-30T10:00:00Z'],
    ['2024-04-07', 'Australia/Lord_Howe', '2024-04-06T13:00:00Z'],
    ['2024-03-15', 'Asia/Kathmandu', '2024-03-14T18:15:00Z'],
  ])('%s begins in %s at %s', (text, name, at) => expect(startOfDay(calendarDay(text), name)).toBe(Date.parse(at) / 1000));

  it('starts each day right after the day before, in every zone', () => {
    fc.assert(
      fc.property(day, zone, (one, name) => {
        const start = startOfDay(one, name);
        if (name === 'Pacific/Apia' && one === '2011-12-30') return;
        if (name === 'Pacific/Kiritimati' && (one === '1994-12-31' || one === '1995-01-01')) return;
        expect(dayOf(start, name)).toBe(one);
        expect(dayOf(start - 1, name) < one).toBe(true);
        const length = startOfDay(addDays(one, 1), name) - start;
        expect(length).toBeGreaterThanOrEqual(22 * 3600);
        expect(length).toBeLessThanOrEqual(26 * 3600);
      }),
      { numRuns: 3_000 },
    );
  });
});

describe('ranges', () => {
  const range = fc.tuple(day, fc.nat(900)).map(([start, days]) => ({ start, end: addDays(start, days) }));
  const limit = fc.constantFrom(1, 3, 6, 9, 12, 24);

  it('changes nothing when a limited range is limited again, and never moves the end', () => {
    fc.assert(
      fc.property(range, limit, (one, most) => {
        const { warning, ...limited } = limitRange(one, most);
        expect(limited.end).toBe(one.end);
        expect(limited.start >= one.start).toBe(true);
        expect(warning === undefined).toBe(limited.start === one.start);
        expect(limitRange(limited, most)).toEqual({ ...limited, warning: undefined });
      }),
    );
  });

  it('splits a range into months that cover it once, in order', () => {
    fc.assert(
      fc.property(range, (one) => {
        const batches = monthlyBatches(one);
        expect(batches[0]?.start).toBe(one.start);
        expect(batches.at(-1)?.end).toBe(one.end);
        expect(batches.map((batch) => batch.start.slice(0, 7))).toEqual(batches.map((batch) => batch.end.slice(0, 7)));
        expect(batches.slice(1).map((batch) => batch.start)).toEqual(batches.slice(0, -1).map((batch) => addDays(batch.end, 1)));
      }),
    );
    expect(monthlyBatches({ start: calendarDay('2024-02-02'), end: calendarDay('2024-02-01') })).toEqual([]);
  });

  it('splits a range without gap or overlap', () => {
    fc.assert(
      fc.property(range, zone, (one, name) => {
        const whole = rangeOfDays(one, name);
        const pieces = monthlyBatches(one).map((batch) => rangeOfDays(batch, name));
        pieces.reduce((end, piece) => {
          expect(piece.startsAt).toBe(end);
          return piece.endsAt;
        }, whole.startsAt);
        expect(pieces.at(-1)?.endsAt).toBe(whole.endsAt);
      }),
      { numRuns: 200 },
    );
  });

  it('gives 23 or 25 hours to a day with a clock change', () => {
    const length = (text: string, name: string): number => {
      const { startsAt, endsAt } = rangeOfDays({ start: calendarDay(text), end: calendarDay(text) }, name);
      return (endsAt - startsAt) / 3600;
    };
    expect([
      length('2024-03-31', 'Europe/Berlin'),
      length('2024-10-27', 'Europe/Berlin'),
      length('2024-04-07', 'Australia/Lord_Howe'),
      length('2024-06-01', 'UTC'),
    ]).toEqual([23, 25, 24.5, DAY / 3600]);
  });

  it('gives the full hour after an instant, never the instant itself', () => {
    expect(nextFullHour(7200)).toBe(10800);
    expect(nextFullHour(7199)).toBe(7200);
  });
});

describe('the ends of the calendar', () => {
  it.each([1, 7, 31, 400, 1e6, 1e12, Infinity])('are not passed by %s days or months', (many) => {
    for (const add of [addDays, addMonths]) {
      expect(add(LAST_DAY, many)).toBe(LAST_DAY);
      expect(add(FIRST_DAY, -many)).toBe(FIRST_DAY);
      expect(parseCalendarDay(add(calendarDay('9999-11-30'), many))).toBeDefined();
      expect(parseCalendarDay(add(calendarDay('1900-01-31'), -many))).toBeDefined();
    }
  });

  it.each(ZONES)('are whole days in %s, and ranges up to them end', (at) => {
    const end = { start: calendarDay('9999-11-15'), end: LAST_DAY };
    const { startsAt, endsAt } = rangeOfDays({ start: LAST_DAY, end: LAST_DAY }, at);
    expect(endsAt - startsAt).toBe(DAY);
    expect(monthlyBatches(end).map(({ end: last }) => last)).toEqual(['9999-11-30', LAST_DAY]);
    expect(sameOffsetPieces(end, at).at(-1)?.end).toBe(LAST_DAY);
    expect([...daysOf(end.start, end.end)]).toHaveLength(47);
    expect(limitRange({ start: FIRST_DAY, end: FIRST_DAY }, 12).start).toBe(FIRST_DAY);
  });
});
