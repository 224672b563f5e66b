'use client';

import type { Labels } from '../theme/englishLabels.ts';
import {
  addMonths,
  calendarDay,
  type CalendarDay,
  dayOf,
  daysBetween,
  type DayRange,
  endOfMonth,
  FIRST_DAY,
  LAST_DAY,
  limitRange,
  rangeOfDays,
} from '@earnkit/time';
import { useEffect, useMemo, useState } from 'react';
import { formatMessage } from '../theme/message.ts';
import { useLabels } from '../theme/useLabels.ts';
import { calendarLabels } from '../theme/labels.ts';
import { formatDay } from './calendarFormat.ts';
import type { DateRange, DateRangeChoice, DateRangePreset, DateRangeWarning } from './choice.ts';
import { type DateOrder, dayPattern, dayText, fieldLocaleOf, readDay } from './dayText.ts';
import { monthsBetween, startOfMonth } from './months.ts';
import { presetOf, type Preset } from './presets.ts';
import { type Weekday, weekStartOf } from './weekStart.ts';

/** Options the field passes to its calendar. */
export interface RangePanelOptions {
  range: DateRange | null;
  onChoose: (choice: DateRangeChoice | undefined) => void;
  onClose: () => void;
  min: string | undefined;
  max: string | undefined;
  limit: number | undefined;
  timeZone: string | undefined;
  locale: string | undefined;
  dateOrder: DateOrder | undefined;
  weekStart: Weekday | undefined;
  today: string | undefined;
  now: (() => number) | undefined;
  presets: readonly DateRangePreset[] | undefined;
  warning: DateRangeWarning | undefined;
  clearable: boolean;
}

/** A range being chosen: one end, both, or none. */
export interface Draft {
  readonly start: CalendarDay | undefined;
  readonly end: CalendarDay | undefined;
}

/** An end of a range. */
export type Edge = keyof Draft;

const NONE: Draft = { start: undefined, end: undefined };

/** State and actions of an open calendar. It reports only a complete range; an incomplete one is dropped when it closes. */
export function useRangePanel(options: RangePanelOptions, months: 1 | 2) {
  const { onChoose, onClose, limit, locale, dateOrder } = options;
  const fieldLocale = fieldLocaleOf(locale, dateOrder);
  const words = useLabels(calendarLabels);
  const { zone, today, min, max, weekStart, presets } = useSurroundings(options, words);
  const within = (day: CalendarDay): CalendarDay => (day < min ? min : day > max ? max : day);

  const [draft, setDraft] = useState<Draft>(() =>
    options.range ? { start: calendarDay(options.range.start), end: calendarDay(options.range.end) } : NONE,
  );
  const [warning, setWarning] = useState(options.warning);
  const [problems, setProblems] = useState<Partial<Record<Edge, string>>>({});
  /** Typed days that wait for the other end, which is on the wrong side of them so far. */
  const [waiting, setWaiting] = useState<Draft>(NONE);
  const [pointed, setPointed] = useState<CalendarDay>();
  const [active, setActive] = useState(() => within(draft.end ?? today));
  const [view, setView] = useState(() => firstView(draft, active, months, min, max));
  /** Changes when a chosen day replaces typed text. */
  const [round, setRound] = useState(0);

  const show = (day: CalendarDay): void => {
    const ahead = monthsBetween(view, day);
    if (ahead < 0) setView(startOfMonth(day));
    else if (ahead >= months) setView(addMonths(startOfMonth(day), 1 - months));
  };

  const settle = (range: DayRange): boolean => {
    const limited = limit === undefined ? { ...range, warning: undefined } : limitRange(range, limit);
    const days = { start: limited.start, end: limited.end };
    setDraft(days);
    setWarning(limited.warning);
    onChoose({ days, instants: rangeOfDays(days, zone), warning: limited.warning });
    return limited.warning === undefined;
  };

  const forgetTyped = (): void => {
    setProblems({});
    setWaiting(NONE);
    setRound((before) => before + 1);
  };

  /** Chooses a day of the grid: the start of a new range, or the other end of an incomplete one. */
  const pick = (day: CalendarDay): void => {
    if (day !== within(day)) return;
    setActive(day);
    setPointed(undefined);
    forgetTyped();
    const other = draft.start === undefined ? draft.end : draft.end === undefined ? draft.start : undefined;
    if (other === undefined) {
      setWarning(undefined);
      setDraft({ start: day, end: undefined });
    } else if (settle(day < other ? { start: day, end: other } : { start: other, end: day })) onClose();
  };

  const choosePreset = ({ range }: Preset): void => {
    forgetTyped();
    if (settle(range)) onClose();
    else {
      setActive(range.end);
      show(range.end);
    }
  };

  /** Parses the text of one end, and closes with a complete range if `thenClose`. Returns whether it is a valid day; if not, the text stays and a message says why. */
  const type = (edge: Edge, text: string, thenClose = false): boolean => {
    const reject = (label: string, values: Record<string, string> = {}): false => {
      setProblems((before) => ({ ...before, [edge]: formatMessage(label, { text: text.trim(), ...values }) }));
      return false;
    };
    const medium = (day: CalendarDay): string => formatDay(day, locale, 'medium');
    setWaiting((before) => ({ ...before, [edge]: undefined }));
    if (text.trim() === '') {
      setProblems((before) => ({ ...before, [edge]: undefined }));
      setDraft((before) => ({ ...before, [edge]: undefined }));
      return true;
    }
    const read = readDay(text, fieldLocale);
    if ('problem' in read) {
      return read.problem === 'missing'
        ? reject(words.dayMissing)
        : reject(words.dayUnreadable, { pattern: patternOf(fieldLocale, words), example: dayText(today, fieldLocale) });
    }
    const { day } = read;
    if (day < min) return reject(words.dayTooEarly, { day: medium(day), limit: medium(min) });
    if (day > max) return reject(words.dayTooLate, { day: medium(day), limit: medium(max) });
    const other: Edge = edge === 'start' ? 'end' : 'start';
    const opposite = waiting[other] ?? draft[other];
    if (opposite !== undefined && (edge === 'end' ? day < opposite : day > opposite)) {
      setWaiting((before) => ({ ...before, [edge]: day }));
      return reject(edge === 'end' ? words.endBeforeStart : words.startAfterEnd, { day: medium(opposite) });
    }
    setProblems({ ...problems, [edge]: undefined, ...(waiting[other] && { [other]: undefined }) });
    setWaiting(NONE);
    setActive(day);
    show(day);
    const { start, end }: Draft = { start: opposite, end: opposite, [edge]: day };
    if (start === undefined || end === undefined) setDraft({ start, end });
    else if (((start === draft.start && end === draft.end) || settle({ start, end })) && thenClose) onClose();
    return true;
  };

  return {
    words,
    locale,
    fieldLocale,
    zone,
    today,
    min,
    max,
    weekStart,
    presets,
    months,
    clearable: options.clearable,
    draft,
    warning,
    problems,
    active,
    view,
    round,
    /** A day under the pointer while the other end is awaited. */
    pointed,
    point: setPointed,
    pick,
    choosePreset,
    type,
    /** Goes to a day by the keyboard; never to one that cannot be chosen. Returns whether that is another day. */
    moveTo: (day: CalendarDay): boolean => {
      const next = within(day);
      if (next === active) return false;
      setActive(next);
      show(next);
      if ((draft.start === undefined) !== (draft.end === undefined)) setPointed(next);
      return true;
    },
    /** Shows other months and moves the active day along. */
    turn: (by: number): void => {
      const next = addMonths(view, by);
      const ahead = monthsBetween(next, active);
      setView(next);
      if (ahead < 0) setActive(within(addMonths(active, -ahead)));
      else if (ahead >= months) setActive(within(addMonths(active, months - 1 - ahead)));
    },
    clear: (): void => {
      forgetTyped();
      setDraft(NONE);
      setWarning(undefined);
      onChoose(undefined);
    },
    /** Closes, unless an end is missing or invalid; then returns that end. */
    finish: (): Edge | undefined => {
      const open = problems.start !== undefined ? 'start' : problems.end !== undefined ? 'end' : undefined;
      const half = draft.start === undefined ? 'start' : draft.end === undefined ? 'end' : undefined;
      const left = open ?? (draft.start === draft.end ? undefined : half);
      if (left === undefined) onClose();
      return left;
    },
    canTurnBack: view > min,
    canTurnOn: endOfMonth(addMonths(view, months - 1)) < max,
  };
}

/** What an open calendar knows and can do. */
export type RangePanelState = ReturnType<typeof useRangePanel>;

/** How long the draft is, or what to do next. */
export function draftStatus({ draft, words }: RangePanelState): string {
  if (draft.start === undefined) return words.pickFirstDay;
  if (draft.end === undefined) return words.pickLastDay;
  const count = daysBetween(draft.start, draft.end) + 1;
  return formatMessage(words.daysChosen, { count });
}

/** The date pattern of a field's locale, with the host's letters. */
export const patternOf = (locale: string | undefined, words: Labels<typeof calendarLabels>): string =>
  dayPattern(locale, { year: words.yearLetters, month: words.monthLetters, day: words.dayLetters });

const machineNow = (): number => Date.now() / 1000;

/** Values from the host and the clock while the calendar is open. At midnight, today and the presets change, never the range. */
function useSurroundings(
  { timeZone, today: given, now = machineNow, min, max, weekStart, locale, presets }: RangePanelOptions,
  words: Labels<typeof calendarLabels>,
) {
  const zone = useMemo(() => timeZone ?? new Intl.DateTimeFormat().resolvedOptions().timeZone, [timeZone]);
  const [at, setAt] = useState(now);
  const today = given === undefined ? dayOf(at, zone) : calendarDay(given);
  useEffect(() => {
    if (given !== undefined) return undefined;
    const left = rangeOfDays({ start: today, end: today }, zone).endsAt - at;
    // A minute at most: the device may sleep meanwhile, and its clock may be set anew.
    const timer = setTimeout(() => setAt(now()), Math.min(left, 60) * 1000);
    return () => clearTimeout(timer);
  }, [given, now, today, zone, at]);
  return useMemo(
    () => ({
      zone,
      today,
      min: min === undefined ? FIRST_DAY : calendarDay(min),
      max: max === undefined ? LAST_DAY : calendarDay(max),
      weekStart: weekStart ?? weekStartOf(locale),
      presets: (presets ?? []).map((preset) => presetOf(preset, today, words)),
    }),
    [zone, today, min, max, weekStart, locale, presets, words],
  );
}

/** The first month shown: the start of the range if the whole range fits, else such that its end is visible. Avoids a month out of bounds beside one within. */
function firstView(draft: Draft, active: CalendarDay, months: number, min: CalendarDay, max: CalendarDay): CalendarDay {
  const last = startOfMonth(active);
  const fits = draft.start !== undefined && monthsBetween(draft.start, active) < months;
  const wanted = draft.start === undefined ? last : fits ? startOfMonth(draft.start) : addMonths(last, 1 - months);
  const latest = addMonths(startOfMonth(max), 1 - months);
  const view = wanted > latest ? latest : wanted;
  return view < startOfMonth(min) ? startOfMonth(min) : view;
}
