/* The English labels of fields. */
import { plural } from '../message.ts';
import type { Catalogue } from './catalogue.ts';

/** Labels of an amount field. */
export const amountLabels = {
  /** Text of the button that fills in the highest amount. */
  max: 'Max',
  /** Announced when typed or pasted text is rejected and the field keeps its value. */
  refusedCharacter: 'Only digits and one point are taken. Nothing was changed.',
  /** Shown when a letter or sign is typed into a number, until the text is edited. */
  refusedLetter: 'Only digits and one point are taken. Delete something to go on.',
  /** Announced when a number with a comma is rejected because it can be read in two ways. */
  refusedGrouping: 'This can be read in two ways. Use a point for decimals. Nothing was changed.',
  /** Shown when a second point or comma is typed, until the text is edited. */
  refusedSeparator: 'There is a point already. Delete something to go on.',
  /** Shown when something other than a digit is typed into a field of whole numbers, until the text is edited. */
  refusedDecimals: 'Only whole numbers are taken. Delete something to go on.',
  /** Shown while a typed comma that became the point could have grouped thousands. `{text}` is how it is read, `{grouped}` the other number, `{digits}` its digits. */
  readComma: 'Read as {text}. For {grouped} type {digits}.',
  /** Announced when a minus sign is left out. */
  refusedSign: 'The minus was left out.',
  /** Announced when a larger value is replaced by the highest one. `{max}` is that value. */
  cappedAt: 'The maximum is {max}.',
  /** Announced when decimals past the last allowed one are left out. `{decimals}` is how many are allowed. */
  cutDecimals: 'At most {decimals} decimals.',
  /** Announced when text past the length limit is left out. `{length}` is the limit. */
  cutLength: 'At most {length} characters.',
} satisfies Catalogue;

/** Labels of a question. */
export const confirmLabels = {
  /** Text of the button that declines a question. */
  cancel: 'Cancel',
  /** Text of the button that agrees to a question. */
  confirm: 'Confirm',
} satisfies Catalogue;

/** Labels of a date range field. */
export const rangeLabels = {
  /** Shown in a date range field without a value. */
  chooseDays: 'Choose days',
  /** Shown when a range was too long and its start was moved to `{day}`. `{months}` is the limit. */
  limitMonths: 'You can choose {months} months at most. The start was moved to {day}.',
  /** The same for a limit in days. */
  limitDays: 'You can choose {days} days at most. The start was moved to {day}.',
  /** Shown when the code of the calendar could not be loaded. */
  calendarFailed: 'The calendar could not be loaded. Check your connection and try again.',
} satisfies Catalogue;

/** Labels of an open calendar. */
export const calendarLabels = {
  /** Name of the field of the first day. */
  firstDay: 'Start date',
  /** Name of the field of the last day. */
  lastDay: 'End date',
  /** Name of the button that goes back one month. */
  previousMonth: 'Previous month',
  /** Name of the button that goes forward one month. */
  nextMonth: 'Next month',
  /** Shown while no day of the range is chosen. */
  pickFirstDay: 'Choose the first day.',
  /** Shown while only one end of the range is chosen. */
  pickLastDay: 'Choose the last day.',
  /** Length of the range. `{count}` is the number of days, both ends counted. */
  daysChosen: plural('count', { one: '# day', other: '# days' }),
  /** Name of the group of preset ranges. */
  quickRanges: 'Quick choices',
  /** A preset range. `{days}` is the number of days, today included. */
  lastDays: 'Last {days} days',
  /** A preset range from the month's first day to today. */
  thisMonth: 'This month',
  /** A preset range of the whole previous month. */
  lastMonth: 'Last month',
  /** Text of the button that closes the calendar. */
  done: 'Done',
  /** Stands for a day of two digits in a date pattern. */
  dayLetters: 'DD',
  /** Stands for a month of two digits in a date pattern. */
  monthLetters: 'MM',
  /** Stands for a year of four digits in a date pattern. */
  yearLetters: 'YYYY',
  /** Error for text that is not a date. `{text}` is the text, `{pattern}` and `{example}` show how to write a date. */
  dayUnreadable: '“{text}” cannot be read as a date. Write it as {pattern}, for example {example}.',
  /** Error for a date that does not exist. `{text}` is the text. */
  dayMissing: 'There is no day {text}. Check the day and the month.',
  /** Error for a day before the first allowed one. `{day}` is the day, `{limit}` the first allowed one. */
  dayTooEarly: '{day} is too early. The first day you can choose is {limit}.',
  /** Error for a day after the last allowed one. `{day}` is the day, `{limit}` the last allowed one. */
  dayTooLate: '{day} is too late. The last day you can choose is {limit}.',
  /** Error for an end before the start, `{day}`. */
  endBeforeStart: 'The end would be before the start. Choose {day} or later.',
  /** Error for a start after the end, `{day}`. */
  startAfterEnd: 'The start would be after the end. Choose {day} or earlier.',
  /** Names the time zone in which days begin and end. `{zone}` is its name. */
  timeZone: 'Time zone: {zone}',
} satisfies Catalogue;
