import { type TimeFormats, calendarDay } from '@earnkit/core';
import { createEarnClient } from '@earnkit/core/client';
import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { EarnArea } from '../../area/EarnArea.tsx';
import { useMessages } from '../../messages/index.ts';
import { HistoryRangePicker } from '../query/HistoryRangePicker.tsx';
import { useTimes } from './useTimes.ts';

const client = createEarnClient({ fetch: async () => Response.json({ code: 0, data: null }) });

/** 15 January 2026, 23:05 UTC. */
const AT = 1_768_518_300;

function Written(): ReactElement {
  const { minute } = useTimes();
  const { noticeText } = useMessages();
  const today = calendarDay('2026-01-15');
  return (
    <>
      <output>{`${minute(AT)} | ${noticeText({ key: 'earn.launchpool.heldInFixedUntil', values: { at: String(AT) } })}`}</output>
      <HistoryRangePicker view={{ range: { start: today, end: today }, today, warning: undefined }} onRangeChange={() => undefined} />
    </>
  );
}

test.each<[locale: string, formats: TimeFormats | undefined, day: string, clock: string]>([
  ['en', undefined, '01/15/2026', '23:05'],
  ['zh', undefined, '2026/01/15', '23:05'],
  ['de', undefined, '2026/01/15', '23:05'],
  ['de', { dateOrder: 'dmy' }, '15.01.2026', '23:05'],
  ['en-GB', { dateOrder: 'dmy', hours: 12 }, '15.01.2026', '11:05\u00a0PM'],
  ['zh', { dateOrder: 'mdy' }, '01/15/2026', '23:05'],
])(
  'given the locale %s and the formats %o, then times, notices and typed days are written %s %s (AMB-171)',
  async (locale, formats, day, clock) => {
    const screen = await render(
      <EarnArea client={client} session={{ state: 'signed-in', id: 'ada' }} locale={locale} timeZone="UTC" {...(formats && { formats })}>
        <Written />
      </EarnArea>,
    );
    const moment = `${day} ${clock.replace('\u00a0', ' ')} (UTC)`;
    const [written, notice] = ((await screen.getByRole('status').first().findElement()).textContent ?? '')
      .replaceAll('\u00a0', ' ')
      .split(' | ');
    expect([written, notice?.includes(moment)]).toEqual([moment, true]);
    await screen.getByRole('group').getByRole('button').first().click();
    await expect.element(screen.getByRole('textbox').first()).toHaveValue(day);
  },
);

const sources = import.meta.glob<string>(['../../**/*.{ts,tsx}', '!../../**/*.{test,stories,css}.*', '!../../**/testing/**'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

test('given the sources of the components, then none writes a date in a language and an order of its own', () => {
  const own = Object.entries(sources).flatMap(([file, text]) =>
    [...text.matchAll(/\bformat(?:CalendarDay|Clock|Day|Hour|MonthDay|Time)\([^()]*,\s*\{(?!\s*\.\.\.)[^}]*\}/g)].map(
      ([call]) => `${file}: ${call}`,
    ),
  );
  expect(Object.keys(sources).length).toBeGreaterThan(100);
  expect(own).toEqual([]);
});

test('given the sources of the components, then none writes a figure in a grouping of its own', () => {
  const call =
    /\b(?:format(?:Amount|Compact|Exact|ExactPercent|Percent|PercentChange)|(?:amount|exact|percent|share)Text)\((?:[^()]|\([^()]*\))*,\s*\{(?!\s*(?:\.\.\.|grouping \}))[^}]*\}\s*\)/g;
  expect('formatExact(sum(of), {})'.match(call)).toHaveLength(1);
  expect(Object.entries(sources).flatMap(([file, text]) => Array.from(text.matchAll(call), ([found]) => `${file}: ${found}`))).toEqual([]);
});
