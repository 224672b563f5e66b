'use client';

import { forwardRef, type ReactNode, useEffect, useId, useImperativeHandle, useRef, useState } from 'react';
import { type PartProps, rootProps } from '../theme/rootProps.ts';
import { useHydrated } from '../theme/useHydrated.ts';
import { useLabels } from '../theme/useLabels.ts';
import { clearLabels, rangeLabels } from '../theme/labels.ts';
import { useIsMobileWindow } from '../use-is-mobile/windowWidth.ts';
import { hidden } from '../visually-hidden/VisuallyHidden.css.ts';
import { formatDayRange } from './calendarFormat.ts';
import type { DateRange, DateRangeChoice, DateRangePreset, DateRangeWarning } from './choice.ts';
import {
  box,
  clear,
  fieldIcon,
  label as labelClass,
  message as messageClass,
  placeholder as placeholderClass,
  root,
  text,
  trigger,
} from './DateRangePicker.css.ts';
import { CalendarIcon } from './CalendarIcon.tsx';
import { limitText } from './limitText.ts';
import { type ShellKind, useShell } from './useShell.ts';
import type { RangePanelOptions } from './useRangePanel.ts';
import type { Weekday } from './weekStart.ts';

export interface DateRangePickerProps extends PartProps {
  /** Name of the field. */
  label: string;
  /**
   * Whether to hide the label visually, in a row of filters; it stays the accessible name.
   * @default false
   */
  labelHidden?: boolean;
  /**
   * The chosen days, if controlled; `null` for none.
   * @default none: the field holds it
   */
  value?: DateRange | null;
  /**
   * The initial days, if uncontrolled.
   * @default null
   */
  defaultValue?: DateRange | null;
  /**
   * Called with a whole range once both ends are chosen, and with `undefined` when it is cleared.
   * @default nothing
   */
  onValueChange?: (choice: DateRangeChoice | undefined) => void;
  /**
   * First day that can be chosen.
   * @default none
   */
  min?: string;
  /**
   * Last day that can be chosen.
   * @default none
   */
  max?: string;
  /**
   * Longest range: 6 or 12 are calendar months back from the end, any other number 30 days each. An earlier start is moved, and a message
   * says so (UI-12 to UI-15).
   * @default none
   */
  limit?: number;
  /**
   * Returns the host's message for a moved start.
   * @default the labels `limitMonths` and `limitDays`
   */
  warningText?: (warning: DateRangeWarning) => string;
  /**
   * Preset ranges beside the calendar. One that reaches past `min` or `max` is disabled.
   * @default []
   */
  presets?: readonly DateRangePreset[];
  /**
   * Zone in which a day begins and ends (AMB-055).
   * @default the browser's
   */
  timeZone?: string;
  /**
   * Language of names, order of typed dates unless `dateOrder` says it, and first day of the week. Give it where pages are rendered on a server.
   * @default the browser's
   */
  locale?: string;
  /**
   * Order of typed dates: `2026/01/15`, `01/15/2026` or `15.01.2026`.
   * @default the locale's
   */
  dateOrder?: 'ymd' | 'mdy' | 'dmy';
  /**
   * First day of the week, 0 is Sunday.
   * @default the locale's
   */
  weekStart?: Weekday;
  /**
   * The date of today.
   * @default the day of `now` in the zone
   */
  today?: string;
  /**
   * The current time in unix seconds.
   * @default the clock of the machine
   */
  now?: () => number;
  /**
   * Shown while nothing is chosen.
   * @default the label `chooseDays`
   */
  placeholder?: string;
  /**
   * Text below the field while there is no error.
   * @default none
   */
  hint?: ReactNode;
  /**
   * Error below the field. Announced, and marks the field as invalid.
   * @default none
   */
  error?: ReactNode;
  /**
   * Whether to show a button that clears the field.
   * @default true
   */
  clearable?: boolean;
  /**
   * Whether the control is disabled.
   * @default false
   */
  disabled?: boolean;
  /**
   * Name of the first day in a plain form, which sends `2026-01-31`.
   * @default none
   */
  startName?: string;
  /**
   * Name of the last day in a plain form.
   * @default none
   */
  endName?: string;
  /**
   * Id of the button that opens the calendar.
   * @default made up
   */
  id?: string;
}

/**
 * A field for a range of days, both ends included. The calendar opens beside it, or from below on a phone; the ends can be
 * typed as well, in the locale's order or as ISO 8601 (UI-11 to UI-16, AMB-053 to AMB-055).
 *
 * The result comes as calendar days, and as instants of `timeZone` with the end excluded, so that a day of a
 * clock change has its 23 or 25 hours. Only a complete range is reported. The calendar's code is
 * loaded and run once on hover and on focus, or else when it is opened.
 *
 * @throws RangeError when a given day is invalid, or the platform does not know the zone.
 */
export const DateRangePicker = forwardRef<HTMLButtonElement, DateRangePickerProps>(function DateRangePicker(props, ref) {
  const { label, value, defaultValue = null, onValueChange, locale, hint, error, startName, endName } = props;
  const { labelHidden = false, clearable = true, disabled = false, warningText, placeholder } = props;
  const words = useLabels(rangeLabels);
  const { clear: clearName } = useLabels(clearLabels);
  const kind: ShellKind = useIsMobileWindow() ? 'sheet' : 'popover';
  const [own, setOwn] = useState(defaultValue);
  const range = value === undefined ? own : value;
  const shell = useShell(kind, disabled);
  const { Open, Prewarm, loading } = shell;
  const [moved, setMoved] = useState<DateRangeChoice>();
  const fieldRef = useRef<HTMLDivElement>(null);
  const triggerRef = useRef<HTMLButtonElement>(null);
  useImperativeHandle<HTMLButtonElement | null, HTMLButtonElement | null>(ref, () => triggerRef.current, []);

  const made = useId();
  const id = props.id ?? made;
  const part = (suffix: string): string => `${id}-${suffix}`;

  useEffect(() => {
    const form = triggerRef.current?.form;
    const reset = () => setOwn(defaultValue);
    form?.addEventListener('reset', reset);
    return () => form?.removeEventListener('reset', reset);
  }, [defaultValue]);

  const choose = (choice: DateRangeChoice | undefined): void => {
    setOwn(choice ? choice.days : null);
    setMoved(choice?.warning ? choice : undefined);
    onValueChange?.(choice);
  };

  const warning = moved && range?.start === moved.days.start && range.end === moved.days.end ? moved.warning : undefined;
  // A server does not know the browser's language. English until then.
  const hydrated = useHydrated();
  const written = locale ?? (hydrated ? undefined : 'en');
  const say: (warning: DateRangeWarning, start: string) => string = warningText ?? limitText(words, written);
  const wrong = error !== undefined && error !== null && error !== false && error !== '';
  const message = wrong ? error : loading === 'failed' ? words.calendarFailed : warning && range && !Open && say(warning, range.start);

  const options: RangePanelOptions = {
    range,
    onChoose: choose,
    onClose: shell.close,
    min: props.min,
    max: props.max,
    limit: props.limit,
    timeZone: props.timeZone,
    locale,
    dateOrder: props.dateOrder,
    weekStart: props.weekStart,
    today: props.today,
    now: props.now,
    presets: props.presets,
    warning,
    clearable,
  };

  return (
    <div {...rootProps('date-range-picker', props, root)} role="group" aria-labelledby={part('label')}>
      <label className={labelHidden ? hidden : labelClass} id={part('label')} htmlFor={id}>
        {label}
      </label>
      <div
        ref={fieldRef}
        className={box}
        data-invalid={wrong || undefined}
        data-disabled={disabled || undefined}
        data-open={Open !== undefined || undefined}
        onPointerEnter={shell.prewarm}
        onFocus={shell.prewarm}
      >
        <button
          ref={triggerRef}
          id={id}
          type="button"
          className={trigger}
          disabled={disabled}
          aria-haspopup="dialog"
          aria-expanded={Open !== undefined}
          aria-controls={Open && kind === 'popover' ? part('calendar') : undefined}
          aria-labelledby={`${part('label')} ${part('value')}`}
          aria-describedby={part('message')}
          aria-busy={loading === 'waiting' || undefined}
          onClick={shell.toggle}
          onBlur={loading === 'waiting' ? shell.close : undefined}
        >
          <span className={fieldIcon}>
            <CalendarIcon name="calendar" />
          </span>
          <span id={part('value')} className={range ? text : placeholderClass}>
            {range ? formatDayRange(range, written) : (placeholder ?? words.chooseDays)}
          </span>
        </button>
        {clearable && !disabled && range && (
          <button
            type="button"
            className={clear}
            aria-label={clearName}
            onClick={() => {
              choose(undefined);
              shell.close();
              triggerRef.current?.focus();
            }}
          >
            <CalendarIcon name="close" />
          </button>
        )}
      </div>
      {startName !== undefined && <input type="hidden" name={startName} value={range?.start ?? ''} disabled={disabled} />}
      {endName !== undefined && <input type="hidden" name={endName} value={range?.end ?? ''} disabled={disabled} />}
      <div
        className={messageClass}
        id={part('message')}
        data-kind={wrong || loading === 'failed' ? 'error' : message ? 'notice' : 'hint'}
        data-bare={(labelHidden && !message && hint === undefined) || undefined}
      >
        <span role="status">{message}</span>
        {!message && hint !== undefined && <span>{hint}</span>}
      </div>
      {Prewarm && <Prewarm {...options} onDone={shell.endPrewarm} />}
      {Open && <Open {...options} id={part('calendar')} label={label} field={fieldRef} trigger={triggerRef} warningText={warningText} />}
    </div>
  );
});
