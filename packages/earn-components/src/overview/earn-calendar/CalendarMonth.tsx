'use client';
import { type ReactElement, useMemo } from 'react';
import { formatCalendarDay } from '@earnkit/core';
import { type CalendarEvent, useCalendarWeeks } from '@earnkit/hooks/overview';
import { Icon, IconButton, Text, VisuallyHidden, icons, Words } from '@earnkit/ui';
import { useMessages } from '../../messages/index.ts';
import { useTimeStyle } from '../../parts/figures/useTimeStyle.ts';
import * as css from './earnCalendar.css.ts';
import { type EventTone, eventName, toneOf } from './eventText.ts';
import { calendarMessages } from './messages.ts';

/** Events that a day shows; the list has all. */
const SHOWN = 2;

const TONES = ['arrives', 'expires', 'ends'] as const satisfies readonly EventTone[];

export interface CalendarMonthProps {
  /** Everything that happens once. */
  events: readonly CalendarEvent[];
  /** The present, in unix seconds. */
  now: number;
}

/** Five weeks with what happens on each day, from the present week on; on a phone the list alone says it. */
export function CalendarMonth({ events, now }: CalendarMonthProps): ReactElement {
  const { t, figureStyle } = useMessages(calendarMessages);
  const style = useTimeStyle();
  const { weeks, today, first, last, earlier, later } = useCalendarWeeks(events, now);
  const names = useMemo(() => {
    const name = new Intl.DateTimeFormat(style.locale, { weekday: 'short', timeZone: 'UTC' });
    const long = new Intl.DateTimeFormat(style.locale, { weekday: 'long', timeZone: 'UTC' });
    return (weeks[0] ?? []).map(({ day }) => {
      const at = new Date(`${day}T00:00:00Z`);
      return { day, short: name.format(at), long: long.format(at) };
    });
  }, [weeks, style.locale]);
  const span = `${formatCalendarDay(first, style)} – ${formatCalendarDay(last, style)}`;
  return (
    <>
      <div className={css.toolbar}>
        <Text weight="medium">{span}</Text>
        <IconButton variant="ghost" tone="neutral" label={t('earn.calendar.earlier')} onClick={earlier}>
          <Icon icon={icons.chevronBack} />
        </IconButton>
        <IconButton variant="ghost" tone="neutral" label={t('earn.calendar.later')} onClick={later}>
          <Icon icon={icons.chevronForward} />
        </IconButton>
      </div>
      <table className={css.month}>
        <caption>
          <VisuallyHidden>{`${t('earn.calendar.month')}, ${span}`}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            {names.map(({ day, short, long }) => (
              <th key={day} scope="col" className={css.weekday} abbr={long}>
                {short}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]?.day}>
              {week.map(({ day, past, events: those }) => (
                <td key={day} className={css.cell} data-past={past || undefined}>
                  <time
                    dateTime={day}
                    className={css.dayNumber}
                    data-today={day === today || undefined}
                    {...(day === today && { 'aria-current': 'date' as const })}
                  >
                    {Number(day.slice(8))}
                  </time>
                  {those.slice(0, SHOWN).map((event) => (
                    <span key={event.key} className={css.event} data-tone={toneOf(event)}>
                      {eventName(t, figureStyle, event)}
                    </span>
                  ))}
                  {those.length > SHOWN && (
                    <Text size="1" color="gray">
                      <span aria-hidden="true">{t('earn.calendar.more', { count: String(those.length - SHOWN) })}</span>
                      <VisuallyHidden>{t('earn.calendar.moreOf', { count: those.length - SHOWN })}</VisuallyHidden>
                    </Text>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <ul className={css.legend}>
        {TONES.map((tone) => (
          <li key={tone}>
            <span className={css.mark} data-tone={tone} />
            <Words>{t(`earn.calendar.legend.${tone}`)}</Words>
          </li>
        ))}
      </ul>
    </>
  );
}
