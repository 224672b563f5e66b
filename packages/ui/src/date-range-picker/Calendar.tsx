import { addMonths, type CalendarDay, endOfMonth } from '@earnkit/time';
import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { hidden } from '../visually-hidden/VisuallyHidden.css.ts';
import { dayFormat, noonOf } from './calendarFormat.ts';
import { calendar, nextTurn, previousTurn, turn as turnClass } from './Calendar.css.ts';
import { CalendarIcon } from './CalendarIcon.tsx';
import { MonthTable } from './MonthTable.tsx';
import { dayAfterKey, monthsBetween } from './months.ts';
import type { RangePanelState } from './useRangePanel.ts';

/** One or two months with the range in them. Keys as in the date grid of the WAI-ARIA practices. */
export function Calendar({ panel }: { panel: RangePanelState }) {
  const { words, locale, weekStart, view, months, active, draft, pointed } = panel;
  const root = useRef<HTMLDivElement>(null);
  const follows = useRef(false);
  useLayoutEffect(() => {
    if (!follows.current) return;
    follows.current = false;
    root.current?.querySelector<HTMLElement>(`[data-day="${active}"]`)?.focus();
  }, [active]);

  const begun = draft.start ?? draft.end;
  const awaiting = (draft.start === undefined) !== (draft.end === undefined);
  const other = awaiting ? (pointed ?? begun) : draft.end;
  const [from, to] = begun !== undefined && other !== undefined && other < begun ? [other, begun] : [begun, other];
  const shown = Array.from({ length: months }, (_, index) => addMonths(view, index));
  const monthName = (month: CalendarDay): string => dayFormat(locale, 'month').format(noonOf(month));

  const handleKeyDown = (event: KeyboardEvent) => {
    const day = dayAt(event.target);
    if (day === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      if (!event.repeat) panel.pick(day);
      return;
    }
    const rightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
    const next = dayAfterKey(day, event.key, { shift: event.shiftKey, rightToLeft, weekStart });
    if (next === undefined) return;
    event.preventDefault();
    // A pressed day out of bounds has focus but is not active; any key moves back to the active day.
    follows.current = panel.moveTo(next);
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the days in it are the controls; it listens for all of them
    <div
      ref={root}
      role="group"
      aria-label={shown.map(monthName).join(' – ')}
      className={calendar}
      onClick={(event) => {
        const day = dayAt(event.target);
        if (day !== undefined) panel.pick(day);
      }}
      onKeyDown={handleKeyDown}
      onPointerOver={(event) => {
        if (awaiting && event.pointerType === 'mouse') panel.point(dayAt(event.target));
      }}
      onPointerLeave={() => panel.point(undefined)}
    >
      <button
        type="button"
        className={`${turnClass} ${previousTurn}`}
        aria-label={words.previousMonth}
        aria-disabled={!panel.canTurnBack || undefined}
        onClick={() => panel.canTurnBack && panel.turn(-1)}
      >
        <CalendarIcon name="back" />
      </button>
      {shown.map((month) => {
        const touched = from !== undefined && to !== undefined && from <= endOfMonth(month) && to >= month;
        return (
          <MonthTable
            key={month}
            month={month}
            locale={locale}
            weekStart={weekStart}
            from={touched ? from : undefined}
            to={touched ? to : undefined}
            preview={awaiting && from !== to}
            active={monthsBetween(month, active) === 0 ? active : undefined}
            today={panel.today}
            min={panel.min}
            max={panel.max}
            startName={words.firstDay}
            endName={words.lastDay}
          />
        );
      })}
      <button
        type="button"
        className={`${turnClass} ${nextTurn}`}
        aria-label={words.nextMonth}
        aria-disabled={!panel.canTurnOn || undefined}
        onClick={() => panel.canTurnOn && panel.turn(1)}
      >
        <CalendarIcon name="forward" />
      </button>
      <span className={hidden} role="status">
        {shown.map(monthName).join(' – ')}
      </span>
    </div>
  );
}

const dayAt = (target: EventTarget): CalendarDay | undefined =>
  target instanceof Element ? (target.closest<HTMLElement>('[data-day]')?.dataset['day'] as CalendarDay | undefined) : undefined;
