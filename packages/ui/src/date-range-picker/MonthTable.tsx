import type { CalendarDay } from '@earnkit/time';
import { memo } from 'react';
import { dayFormat, noonOf } from './calendarFormat.ts';
import { day as dayClass, month as monthClass, monthName, monthTable, weekdayName } from './Calendar.css.ts';
import { weekFrom, weeksOf } from './months.ts';
import type { Weekday } from './weekStart.ts';

interface MonthTableProps {
  /** Any day of the month. */
  month: CalendarDay;
  locale: string | undefined;
  weekStart: Weekday;
  /** The first day of the range, chosen or previewed, if the range overlaps this month. */
  from: CalendarDay | undefined;
  to: CalendarDay | undefined;
  /** Only previewed: the pointer has not chosen it yet. */
  preview: boolean;
  /** The day that is the tab stop, if it is in this month. */
  active: CalendarDay | undefined;
  today: CalendarDay;
  min: CalendarDay;
  max: CalendarDay;
  /** Names of the two ends, for screen readers. */
  startName: string;
  endName: string;
}

/** A month as a grid of days. The calendar around it handles presses and pointer moves of all days, with one listener for each event. */
export const MonthTable = memo(function MonthTable(props: MonthTableProps) {
  const { month, locale, weekStart, from, to, preview, active, today, min, max, startName, endName } = props;
  const name = dayFormat(locale, 'month').format(noonOf(month));
  const full = dayFormat(locale, 'full');
  const numbers = dayNumbers(locale);
  return (
    <div className={monthClass}>
      <div className={monthName} aria-hidden="true">
        {name}
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- the date grid of the WAI-ARIA practices */}
      <table className={monthTable} role="grid" aria-label={name} aria-multiselectable="true">
        <thead>
          <tr>
            {weekdayNames(locale, weekStart).map(({ short, long }) => (
              <th key={long} className={weekdayName} scope="col" abbr={long}>
                {short}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month, weekStart).map((week, index) => (
            <tr key={index}>
              {week.map((day, place) => {
                if (day === undefined) return <td key={place} />;
                const chosen = from !== undefined && to !== undefined && day >= from && day <= to;
                const edge = !chosen ? undefined : from === to ? 'both' : day === from ? 'start' : day === to ? 'end' : undefined;
                const label = full.format(noonOf(day));
                return (
                  <td
                    key={place}
                    className={dayClass}
                    role="gridcell"
                    tabIndex={day === active ? 0 : -1}
                    data-day={day}
                    data-autofocus={day === active || undefined}
                    data-chosen={chosen ? (preview ? 'preview' : '') : undefined}
                    data-edge={edge}
                    aria-label={
                      edge === undefined || preview
                        ? label
                        : `${label}, ${edge === 'end' ? endName : edge === 'start' ? startName : `${startName}, ${endName}`}`
                    }
                    aria-selected={chosen && !preview}
                    aria-current={day === today ? 'date' : undefined}
                    aria-disabled={day < min || day > max || undefined}
                  >
                    {numbers[Number(day.slice(8))]}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
});

const numbersOf = new Map<string | undefined, readonly string[]>();

/** 0 to 31 in the locale's figures. */
function dayNumbers(locale: string | undefined): readonly string[] {
  let numbers = numbersOf.get(locale);
  if (!numbers) {
    const figures = new Intl.NumberFormat(locale);
    numbers = Array.from({ length: 32 }, (_, number) => figures.format(number));
    numbersOf.set(locale, numbers);
  }
  return numbers;
}

/** Names that fit into the column: a locale whose short names are full words gets single letters. */
function weekdayNames(locale: string | undefined, first: Weekday): readonly { short: string; long: string }[] {
  const week = weekFrom(first).map(noonOf);
  const write = (style: 'weekday' | 'weekdayShort' | 'weekdayNarrow') => week.map((day) => dayFormat(locale, style).format(day));
  const long = write('weekday');
  const short = write('weekdayShort');
  const fitting = short.some((name) => name.length > 4) ? write('weekdayNarrow') : short;
  return long.map((name, index) => ({ long: name, short: fitting[index] ?? name }));
}
