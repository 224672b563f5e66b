import { describe, expect, it } from 'vitest';
import { addDays, calendarDay, type CalendarDay, dayOf } from './calendarDay.ts';
import { addMonths, endOfMonth } from './months.ts';
import { rangeOfDays } from './range.ts';

/** Two to three years in which each zone's clock was changed, if it ever is. */
const ZONES: readonly (readonly [zone: string, years: readonly number[]])[] = [
  ['UTC', [2024]],
  ['America/New_York', [2024, 2026]],
  ['America/St_Johns', [2024, 2026]],
  ['America/Sao_Paulo', [2017, 2018]],
  ['America/Santiago', [2022, 2024]],
  ['America/Havana', [2024, 2025]],
  ['America/Los_Angeles', [2024]],
  ['Europe/London', [2024, 2026]],
  ['Europe/Berlin', [2024, 2026]],
  ['Africa/Cairo', [2023, 2024]],
  ['Africa/Casablanca', [2024, 2025]],
  ['Asia/Beirut', [2022, 2024]],
  ['Asia/Tehran', [2020, 2022]],
  ['Asia/Kathmandu', [2024]],
  ['Asia/Kolkata', [2024]],
  ['Asia/Shanghai', [2024]],
  ['Asia/Tokyo', [2024]],
  ['Australia/Lord_Howe', [2024, 2025]],
  ['Australia/Sydney', [2024]],
  ['Pacific/Auckland', [2024]],
  ['Pacific/Chatham', [2024]],
  ['Pacific/Apia', [2011, 2020]],
  ['Pacific/Kiritimati', [2024]],
];

/** What a wall calendar in the zone shows at a moment. The oracle: it shares nothing with the code under test. */
const wallCalendar = (zone: string): ((seconds: number) => string) => {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' });
  return (seconds) => format.format(seconds * 1000);
};

const QUARTER = 900;

/** Looks at the wall calendar every quarter of an hour until it shows the day, or a later one where the day never was. */
function firstMoment(day: string, shows: (seconds: number) => string): number {
  const noon = Date.parse(`${day}T12:00:00Z`) / 1000;
  for (let at = noon - 30 * 3600; at <= noon + 30 * 3600; at += QUARTER) if (shows(at) >= day) return at;
  throw new Error(`No such moment: ${day}`);
}

/** Days around each change of the zone's clock in a year: found by the hour at noon, which changes with it. */
function daysOfChange(year: number, zone: string): CalendarDay[] {
  const hour = new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit', day: '2-digit', hourCycle: 'h23' });
  const days: CalendarDay[] = [];
  for (let day = calendarDay(`${year}-01-02`); day < `${year}-12-31`; day = addDays(day, 1)) {
    const at = Date.parse(`${day}T12:00:00Z`);
    if (hour.format(at).slice(-5) !== hour.format(at - 86_400_000).slice(-5)) days.push(...[-2, -1, 0, 1].map((by) => addDays(day, by)));
  }
  return days;
}

const edgesOfYear = (year: number): CalendarDay[] => {
  const months = Array.from({ length: 12 }, (_, month) => addMonths(calendarDay(`${year}-01-01`), month));
  return [...months.flatMap((month) => [month, endOfMonth(month)]), addDays(calendarDay(`${year}-03-01`), -1)];
};

describe.each(ZONES)('ranges in %s', (zone, years) => {
  const shows = wallCalendar(zone);

  it.each(years)(
    'begin and end with their days on the days around clock changes, month ends and leap days of %i (UI-16, AMB-055)',
    (year) => {
      for (const day of [...daysOfChange(year, zone), ...edgesOfYear(year)]) {
        for (const length of [0, 1, 6]) {
          const end = addDays(day, length);
          expect(rangeOfDays({ start: day, end }, zone), `${day} to ${end}`).toEqual({
            startsAt: firstMoment(day, shows),
            endsAt: firstMoment(addDays(end, 1), shows),
          });
        }
      }
    },
  );

  it('contain every instant of their days and no other', () => {
    for (const day of daysOfChange(years[0] ?? 2024, zone)) {
      const { startsAt, endsAt } = rangeOfDays({ start: day, end: day }, zone);
      if (startsAt === endsAt) continue;
      expect([shows(startsAt - 1) < day, shows(startsAt), shows(endsAt - 1), shows(endsAt) > day], day).toEqual([true, day, day, true]);
      expect(dayOf(startsAt, zone)).toBe(day);
    }
  });
});

it("covers the zone's clock changes", () => {
  expect(ZONES.filter(([zone, years]) => years.some((year) => daysOfChange(year, zone).length > 0)).map(([zone]) => zone)).toEqual([
    'America/New_York',
    'America/St_Johns',
    'America/Sao_Paulo',
    'America/Santiago',
    'America/Havana',
    'America/Los_Angeles',
    'Europe/London',
    'Europe/Berlin',
    'Africa/Cairo',
    'Africa/Casablanca',
    'Asia/Beirut',
    'Asia/Tehran',
    'Australia/Lord_Howe',
    'Australia/Sydney',
    'Pacific/Auckland',
    'Pacific/Chatham',
    'Pacific/Apia',
  ]);
});
