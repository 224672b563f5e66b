import { type CalendarDay, addDays } from '@earnkit/time';
import { describe, expect, it } from 'vitest';
import { decimal } from '../decimal.ts';
import { availableBy, calendarFile, calendarWeeks } from './calendar.ts';

const NOW = 1_764_183_600; // 2025-11-26 19:00 UTC
const day = (text: string): CalendarDay => text as CalendarDay;
const entry = { key: 'fixed 7398240', day: day('2025-12-09'), summary: 'USDT, fixed 30 days, matures' };
const fileOf = (over: Partial<typeof entry & { description: string }> = {}, reminds = false): string =>
  calendarFile([{ ...entry, ...over }], { now: NOW, name: 'Earn', reminds });
/** The lines as a reader has them once it has joined what was folded (RFC 5545, 3.1). */
const linesOf = (file: string): readonly string[] => file.replaceAll('\r\n ', '').split('\r\n');

describe('a calendar file', () => {
  it('given an event, then it is a whole day with a stable name and the moment of the file (RFC 5545, 3.6.1, 3.8.4.7, 3.8.7.2)', () => {
    expect(linesOf(fileOf())).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Earnkit//Calendar//EN',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'X-WR-CALNAME:Earn',
      'BEGIN:VEVENT',
      'UID:fixed-7398240@earnkit',
      'DTSTAMP:20251126T190000Z',
      'DTSTART;VALUE=DATE:20251209',
      'DTEND;VALUE=DATE:20251210',
      'SUMMARY:USDT\\, fixed 30 days\\, matures',
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  it('given more about it, then the entry says so, escaped, and without it there is no such line', () => {
    const lines = linesOf(fileOf({ description: 'USDT, 30 days' }));
    expect(lines[lines.indexOf('SUMMARY:USDT\\, fixed 30 days\\, matures') + 1]).toBe('DESCRIPTION:USDT\\, 30 days');
    expect(linesOf(fileOf()).filter((line) => line.startsWith('DESCRIPTION'))).toEqual([]);
  });

  it('given several characters in a row that a name must not have, then one dash stands for them', () =>
    expect(linesOf(fileOf({ key: 'fixed: № 7' }))).toContain('UID:fixed-7@earnkit'));

  it('given that nothing is said of reminders, then there are none', () =>
    expect(calendarFile([entry], { now: NOW, name: 'Earn' })).not.toContain('VALARM'));

  it.each([
    ['of 75 octets', 67, [75]],
    ['of 76 octets', 68, [75, 2]],
    ['that fills two', 67 + 74, [75, 75]],
    ['of one octet more than two', 67 + 74 + 1, [75, 75, 2]],
  ])(
    'given a line %s, then it is folded only where it is longer than 75 octets, with the space of further parts',
    (_, length, expected) => {
      const lines = fileOf({ summary: 'x'.repeat(length) }).split('\r\n');
      expect(lines.filter((line) => /^(SUMMARY:| )x+$/.test(line)).map((line) => line.length)).toEqual(expected);
    },
  );

  it('given a file of another day, then the entry has the same name', () => {
    const uidOf = (file: string): string | undefined => linesOf(file).find((line) => line.startsWith('UID:'));
    const later = calendarFile([entry], { now: NOW + 86_400 * 40, name: 'Earn' });
    expect(uidOf(later)).toBe(uidOf(fileOf()));
    expect(linesOf(later)).toContain('DTSTAMP:20260105T190000Z');
  });

  it('given the last day of a year, then it ends with the first of the next', () =>
    expect(linesOf(fileOf({ day: day('2025-12-31') }))).toContain('DTEND;VALUE=DATE:20260101'));

  it('given a reminder, then it comes a day before', () => {
    const lines = linesOf(fileOf({}, true));
    expect(lines.slice(lines.indexOf('BEGIN:VALARM'), lines.indexOf('END:VALARM') + 1)).toEqual([
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      'DESCRIPTION:USDT\\, fixed 30 days\\, matures',
      'TRIGGER:-P1D',
      'END:VALARM',
    ]);
  });

  it('given text with what the format uses itself, then it is escaped, and control characters are left out (RFC 5545, 3.3.11)', () =>
    expect(linesOf(fileOf({ summary: 'a\\b;c,d\r\ne\nf\u0007g' }))).toContain('SUMMARY:a\\\\b\\;c\\,d\\ne\\nfg'));

  it('every line ends with CRLF, and no other line break is in the file', () => {
    const file = fileOf({ description: 'one\ntwo' });
    expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
    expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  });

  it.each(['x'.repeat(300), '到期提醒'.repeat(40), `${'a'.repeat(66)}🎉${'é'.repeat(90)}`])(
    'given the long text %s, then no line has more than 75 octets, no character is cut, and unfolding gives the text (RFC 5545, 3.1)',
    (summary) => {
      const file = fileOf({ summary });
      for (const line of file.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
      expect(file).not.toContain('\uFFFD');
      expect(linesOf(file)).toContain(`SUMMARY:${summary}`);
    },
  );
});

describe('the weeks of a calendar', () => {
  const events = [
    { key: 'a', at: NOW },
    { key: 'b', at: NOW + 86_400 * 13 },
  ];
  const weeksOf = (from: string) => calendarWeeks(events, { from: day(from), today: day('2025-11-26'), timeZone: 'UTC' });

  it('given a Wednesday, then five weeks begin with the Sunday before it, and today is not past', () => {
    const weeks = weeksOf('2025-11-26');
    expect(weeks.map((week) => week.length)).toEqual([7, 7, 7, 7, 7]);
    expect([weeks[0]?.[0]?.day, weeks[4]?.[6]?.day]).toEqual(['2025-11-23', '2025-12-27']);
    expect(weeks[0]?.map(({ past }) => past)).toEqual([true, true, true, false, false, false, false]);
  });

  it.each([
    ['a Sunday', '2025-11-23', '2025-11-23'],
    ['a Saturday', '2025-11-29', '2025-11-23'],
    ['a day before 1970', '1969-12-31', '1969-12-28'],
  ])('given %s, then the weeks begin with %s → %s, and each day follows the one before', (_, from, first) => {
    const days = weeksOf(from).flatMap((week) => week.map((cell) => cell.day));
    expect(days).toEqual(Array.from({ length: 35 }, (_each, index) => addDays(day(first), index)));
  });

  it('given a zone, then what happens is on its day there', () => {
    const on = (timeZone: string): readonly string[] =>
      calendarWeeks(events, { from: day('2025-11-26'), today: day('2025-11-26'), timeZone })
        .flat()
        .flatMap(({ day: each, events: those }) => those.map(() => each));
    expect(on('UTC')).toEqual(['2025-11-26', '2025-12-09']);
    expect(on('Asia/Shanghai')).toEqual(['2025-11-27', '2025-12-10']);
  });
});

describe('what is available by a day', () => {
  const usdt = { asset: 'USDT', renews: false } as const;
  const holdings = [
    { ...usdt, key: 'flexible', back: decimal('12500'), access: { kind: 'any-time' } },
    { ...usdt, key: 'fixed', back: decimal('3012.94'), access: { kind: 'at', at: NOW + 86_400 * 13, early: true } },
    { ...usdt, key: 'renewing', back: decimal('60'), access: { kind: 'at', at: NOW + 86_400, early: true }, renews: true },
    { ...usdt, key: 'staked', back: decimal('1200'), access: { kind: 'after', period: { kind: 'range', minDays: 1, maxDays: 5 } } },
    { ...usdt, key: 'unknown', back: decimal('9'), access: { kind: 'after', period: undefined } },
    { ...usdt, key: 'other', asset: 'BTC', back: decimal('1'), access: { kind: 'any-time' } },
  ] as const;
  const by = (days: number, balance = decimal('14140.26')) =>
    availableBy(holdings, { asset: 'USDT', by: NOW + days * 86_400, now: NOW, balance });
  const keysOf = (days: number): readonly string[] => by(days).holdings.map(({ key }) => key);

  it('given a day, then what is back by then counts, and neither what renews nor what is not known', () => {
    expect([keysOf(0), keysOf(5), keysOf(14)]).toEqual([['flexible'], ['flexible', 'staked'], ['flexible', 'fixed', 'staked']]);
    expect([by(0).total, by(14).total]).toEqual(['26640.26', '30853.2']);
  });

  it('given a balance or an amount that is not known, then the sum is not, or says so', () => {
    expect(availableBy(holdings, { asset: 'USDT', by: NOW, now: NOW, balance: undefined }).total).toBeUndefined();
    const unknown = [{ ...usdt, back: undefined, access: { kind: 'any-time' } as const }];
    expect(availableBy(unknown, { asset: 'USDT', by: NOW, now: NOW, balance: decimal('1') })).toMatchObject({ total: '1', partly: true });
    expect(availableBy([...holdings, ...unknown], { asset: 'USDT', by: NOW, now: NOW, balance: decimal('1') })).toMatchObject({
      total: '12501',
      partly: true,
    });
    expect(by(14).partly).toBe(false);
  });
});
