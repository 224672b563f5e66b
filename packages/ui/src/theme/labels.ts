import { type Message, plural } from './message.ts';

/*
 * The English labels, in one group for each part, so that a page loads only the labels of the parts it uses.
 */

type Catalogue = Readonly<Record<string, Message>>;

/** Labels of a dialog. */
export const closeLabels = {
  /** Name of the button that closes a dialog. */
  close: 'Close',
} satisfies Catalogue;

/** Label of a field that can be cleared. */
export const clearLabels = {
  /** Name of the button that clears a field. */
  clear: 'Clear',
} satisfies Catalogue;

/** Labels of an amount field. */
export const amountLabels = {
  /** Text of the button that fills in the highest amount. */
  max: 'Max',
  /** Announced when typed or pasted text is rejected and the field keeps its value. */
  refusedCharacter: 'Only digits and one point are taken. Nothing was changed.',
  /** Announced when a number with a comma is rejected because it can be read in two ways. */
  refusedGrouping: 'This can be read in two ways. Use a point for decimals. Nothing was changed.',
  /** Announced when a minus sign is left out. */
  refusedSign: 'The minus was left out.',
  /** Announced when a larger value is replaced by the highest one. `{max}` is that value. */
  cappedAt: 'The maximum is {max}.',
  /** Announced when decimals past the last allowed one are left out. `{decimals}` is how many are allowed. */
  cutDecimals: 'At most {decimals} decimals.',
  /** Announced when text past the length limit is left out. `{length}` is the limit. */
  cutLength: 'At most {length} characters.',
} satisfies Catalogue;

/** Label of a banner or toast that can be dismissed. */
export const dismissLabels = {
  /** Name of the button that dismisses a banner or a toast. */
  dismiss: 'Dismiss',
} satisfies Catalogue;

/** Labels of the toasts. */
export const noticeLabels = {
  /** Read before each toast. */
  notification: 'Notification',
  /** Name of the region that holds the toasts. `{hotkey}` is the key that moves there. */
  notifications: 'Notifications ({hotkey})',
} satisfies Catalogue;

/** Labels of the filters of a list. */
export const filterLabels = {
  /** Text of the button that opens the filters of a list, and title of the sheet that it opens. */
  filters: 'Filters',
  /** Name of that button while some filters are in use. `{count}` is how many. */
  filtersActive: 'Filters, {count} in use',
  /** Text of the button that applies the chosen filters. */
  apply: 'Apply',
  /** Text of the button that resets the filters. */
  reset: 'Reset',
} satisfies Catalogue;

/** Labels of chips that can be removed. */
export const chosenLabels = {
  /** Name of the button that removes a chip. `{name}` is its label. */
  remove: 'Remove {name}',
  /** Announced when a chip is removed. `{name}` is its label. */
  removed: '{name} was removed.',
} satisfies Catalogue;

/** Labels of a question. */
export const confirmLabels = {
  /** Text of the button that declines a question. */
  cancel: 'Cancel',
  /** Text of the button that agrees to a question. */
  confirm: 'Confirm',
} satisfies Catalogue;

/** Labels of a switch. */
export const switchLabels = {
  /** Announced while a switch is being changed. */
  switching: 'Being changed.',
  /** Announced when a switch could not be changed and keeps its state. */
  switchFailed: 'This could not be changed and is as it was.',
} satisfies Catalogue;

/** Labels of a countdown. */
export const countdownLabels = {
  /** Time left, a day or more. `{days}`, `{hours}` and `{minutes}` are numbers. */
  countdownDays: '{days} d {hours} h {minutes} min',
  /** Time left, less than a day. `{hours}`, `{minutes}` and `{seconds}` are numbers of two digits. */
  countdownClock: '{hours}:{minutes}:{seconds}',
  /** Announced at a milestone of a countdown with an hour or more left. `{hours}` is a number. */
  hoursLeft: plural('hours', { one: '# hour left', other: '# hours left' }),
  /** The same in minutes. */
  minutesLeft: plural('minutes', { one: '# minute left', other: '# minutes left' }),
  /** The same in seconds. */
  secondsLeft: plural('seconds', { one: '# second left', other: '# seconds left' }),
  /** Shown when a countdown has ended. */
  countdownOver: 'Ended',
} satisfies Catalogue;

/** Labels of a pager. */
export const pagerLabels = {
  /** Name of the button that goes to the previous page. */
  previousPage: 'Previous page',
  /** Name of the button that goes to the next page. */
  nextPage: 'Next page',
  /** Position in a list of pages. `{page}` and `{pages}` are numbers. */
  pageOf: 'Page {page} of {pages}',
  /** Name of the navigation of pages. */
  pagination: 'Pages',
  /** Name of the button of one page. `{page}` is its number. */
  page: 'Page {page}',
  /** Title where the requested page is past the last one. `{page}` is its number. */
  pageBeyond: 'There is no page {page}.',
  /** Text of the button that goes to the last page. `{page}` is its number. */
  goToPage: 'Go to page {page}',
} satisfies Catalogue;

/** Label of a button that tries again. */
export const retryLabels = {
  /** Text of the button that tries again. */
  retry: 'Try again',
} satisfies Catalogue;

/** Labels of a copy button. */
export const copyLabels = {
  /** Name of a copy button. */
  copy: 'Copy',
  /** Announced when text was copied. */
  copied: 'Copied',
  /** Announced when the browser did not allow copying. */
  copyFailed: 'Copying was not allowed. Select the text and copy it.',
} satisfies Catalogue;

/** Labels of steps. */
export const stepLabels = {
  /** Name of a completed step in a timeline. */
  stepDone: 'Done',
  /** Name of the current step in a timeline. */
  stepCurrent: 'Now',
  /** Name of a step in a timeline that has not started. */
  stepAhead: 'Ahead',
} satisfies Catalogue;

/** Label of an error state. */
export const errorLabels = {
  /** Title of a list that could not be loaded. */
  errorTitle: 'This could not be loaded',
} satisfies Catalogue;

/** Label of an unknown amount. */
export const unknownLabels = {
  /** Read for an amount that is not known. */
  unknownAmount: 'Not known yet',
} satisfies Catalogue;

/** Label of a hidden amount. */
export const hiddenLabels = {
  /** Read for an amount that is hidden. */
  hiddenAmount: 'Hidden',
} satisfies Catalogue;

/** Labels of an empty state. */
export const emptyLabels = {
  /** Title of a list without rows. */
  noData: 'No Data',
  /** Title of a history without entries. */
  noRecord: 'No records yet',
  /** Title where a search or a filter matches nothing. */
  noResults: 'No results',
  /** Title of a chart without points. */
  noChartData: 'No data for this period',
} satisfies Catalogue;

/** Labels of a table. */
export const tableLabels = {
  /** Text of the button that loads more rows. */
  loadMore: 'Load more',
  /** Which rows of a page are shown. `{from}`, `{to}` and `{total}` are numbers. */
  rowsOfTotal: 'Rows {from} to {to} of {total}',
  /** The same where the total is unknown. */
  rowsFromTo: 'Rows {from} to {to}',
  /** How many rows a growing list has loaded. `{count}` and `{total}` are numbers. */
  countOfTotal: '{count} of {total} rows',
  /** The same where the total is unknown. `{count}` is a number. */
  countLoaded: plural('count', { one: '# row', other: '# rows' }),
  /** Announced when more rows could not be loaded. */
  loadMoreFailed: 'More rows could not be loaded.',
  /** Shown over rows that could not be refreshed. */
  refreshFailed: 'This could not be refreshed. What you see may be out of date.',
  /** Shown over rows of which some, or some figures, could not be loaded. */
  partlyLoaded: 'Some of this could not be loaded. The rest is shown.',
  /** Name of the sort order field on a phone. */
  sortBy: 'Sort by',
  /** The order of a list that is not sorted. */
  defaultOrder: 'Default order',
  /** Announced after a list is sorted. `{column}` is the name of the column, `{direction}` one of the next two. */
  sortedBy: 'Sorted by {column}, {direction}.',
  /** A choice of the sort order field, of a `{column}` and a `{direction}`. */
  sortChoice: '{column}, {direction}',
  /** Smallest or earliest first. */
  ascending: 'ascending',
  /** Largest or latest first. */
  descending: 'descending',
  /** Name of the column that holds a row's actions. */
  actions: 'Actions',
  /** Name of the button that opens the details of a row. */
  details: 'Details',
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
