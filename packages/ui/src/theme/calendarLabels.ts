/** The words of an open calendar. */
export interface CalendarLabels {
  /** Name of the field of a range's first day. */
  firstDay: string;
  /** Name of the field of a range's last day. */
  lastDay: string;
  /** Name of the button that goes one month back. */
  previousMonth: string;
  /** Name of the button that goes one month on. */
  nextMonth: string;
  /** Said while no day of a range is chosen. */
  pickFirstDay: string;
  /** Said while only one end of a range is chosen. */
  pickLastDay: string;
  /** How long the range is. `{count}` is the number of days, both ends counted. */
  daysChosen: string;
  /** The same where it is one day. */
  oneDayChosen: string;
  /** Name of the group of ready-made ranges. */
  quickRanges: string;
  /** A ready-made range. `{days}` is how many days, today counted. */
  lastDays: string;
  /** A ready-made range: from the month's first day to today. */
  thisMonth: string;
  /** A ready-made range: the whole month before this one. */
  lastMonth: string;
  /** Text of the button that closes the calendar. */
  done: string;
  /** Stands for a day of two digits in a written pattern. */
  dayLetters: string;
  /** Stands for a month of two digits in a written pattern. */
  monthLetters: string;
  /** Stands for a year of four digits in a written pattern. */
  yearLetters: string;
  /** Said of text that is no date. `{text}` is what was typed, `{pattern}` and `{example}` how it could be written. */
  dayUnreadable: string;
  /** Said of a date that the calendar does not have. `{text}` is what was typed. */
  dayMissing: string;
  /** Said of a day before the first allowed one. */
  dayTooEarly: string;
  /** Said of a day after the last allowed one. */
  dayTooLate: string;
  /** Said of an end that lies before the start, `{day}`. */
  endBeforeStart: string;
  /** Said of a start that lies after the end, `{day}`. */
  startAfterEnd: string;
  /** Names the zone in which days begin and end. */
  timeZone: string;
}

/** Their English. Loaded with the calendar, so that no other part pays for it. */
export const calendarEnglish: CalendarLabels = {
  firstDay: 'Start date',
  lastDay: 'End date',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  pickFirstDay: 'Choose the first day.',
  pickLastDay: 'Choose the last day.',
  daysChosen: '{count} days',
  oneDayChosen: '1 day',
  quickRanges: 'Quick choices',
  lastDays: 'Last {days} days',
  thisMonth: 'This month',
  lastMonth: 'Last month',
  done: 'Done',
  dayLetters: 'DD',
  monthLetters: 'MM',
  yearLetters: 'YYYY',
  dayUnreadable: '“{text}” cannot be read as a date. Write it as {pattern}, for example {example}.',
  dayMissing: 'There is no day {text}. Check the day and the month.',
  dayTooEarly: '{day} is too early. The first day you can choose is {limit}.',
  dayTooLate: '{day} is too late. The last day you can choose is {limit}.',
  endBeforeStart: 'The end would be before the start. Choose {day} or later.',
  startAfterEnd: 'The start would be after the end. Choose {day} or earlier.',
  timeZone: 'Time zone: {zone}',
};
