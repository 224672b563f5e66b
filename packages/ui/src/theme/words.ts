import type { UiLabels } from './labels.ts';

/*
 * English words, used where a product gives none; in groups, so that a page pays for the words of the parts it has.
 */

/** A dialog. */
export const closeWords = {
  close: 'Close',
} satisfies Partial<UiLabels>;

/** A field that can be emptied. */
export const clearWords = {
  clear: 'Clear',
} satisfies Partial<UiLabels>;

/** An amount field. */
export const amountWords = {
  max: 'Max',
  refusedCharacter: 'Only digits and one point are taken. Nothing was changed.',
  refusedGrouping: 'This can be read in two ways. Use a point for decimals. Nothing was changed.',
  refusedSign: 'The minus was left out.',
  cappedAt: 'The highest value is {max}.',
  cutDecimals: 'At most {decimals} decimals.',
  cutLength: 'At most {length} characters.',
} satisfies Partial<UiLabels>;

/** A notice that can be closed. */
export const dismissWords = {
  dismiss: 'Dismiss',
} satisfies Partial<UiLabels>;

/** Notices. */
export const noticeWords = {
  notification: 'Notification',
  notifications: 'Notifications ({hotkey})',
} satisfies Partial<UiLabels>;

/** Filters of a list. */
export const filterWords = {
  filters: 'Filters',
  filtersActive: 'Filters, {count} in use',
  apply: 'Apply',
  reset: 'Reset',
} satisfies Partial<UiLabels>;

/** Chosen things that can be taken away. */
export const chosenWords = {
  remove: 'Remove {name}',
  removed: '{name} was removed.',
} satisfies Partial<UiLabels>;

/** A question. */
export const confirmWords = {
  cancel: 'Cancel',
  confirm: 'Confirm',
} satisfies Partial<UiLabels>;

/** A switch. */
export const switchWords = {
  switching: 'Being changed.',
  switchFailed: 'This could not be changed and is as it was.',
} satisfies Partial<UiLabels>;

/** A countdown. */
export const countdownWords = {
  countdownDays: '{days} d {hours} h {minutes} min',
  countdownClock: '{hours}:{minutes}:{seconds}',
  hoursLeft: '{hours} h left',
  minutesLeft: '{minutes} min left',
  secondsLeft: '{seconds} s left',
  countdownOver: 'Ended',
} satisfies Partial<UiLabels>;

/** Pages. */
export const pagerWords = {
  previousPage: 'Previous page',
  nextPage: 'Next page',
  pageOf: 'Page {page} of {pages}',
  pagination: 'Pages',
  page: 'Page {page}',
  pageBeyond: 'There is no page {page}.',
  goToPage: 'Go to page {page}',
} satisfies Partial<UiLabels>;

/** What can be tried again. */
export const retryWords = {
  retry: 'Try again',
} satisfies Partial<UiLabels>;

/** A copy button. */
export const copyWords = {
  copy: 'Copy',
  copied: 'Copied',
  copyFailed: 'Copying was not allowed. Select the text and copy it.',
} satisfies Partial<UiLabels>;

/** Steps in time. */
export const stepWords = {
  stepDone: 'Done',
  stepCurrent: 'Now',
  stepAhead: 'Ahead',
} satisfies Partial<UiLabels>;

/** What could not be read. */
export const errorWords = {
  errorTitle: 'This could not be loaded',
} satisfies Partial<UiLabels>;

/** What is not known. */
export const unknownWords = {
  unknownAmount: 'Not known yet',
} satisfies Partial<UiLabels>;

/** Where there is nothing. */
export const emptyWords = {
  noData: 'No Data',
  noRecord: 'No records yet',
  noResults: 'No results',
  noChartData: 'No data for this period',
} satisfies Partial<UiLabels>;

/** A table. */
export const tableWords = {
  loadMore: 'Load more',
  rowsOfTotal: 'Rows {from} to {to} of {total}',
  rowsFromTo: 'Rows {from} to {to}',
  countOfTotal: '{count} of {total} rows',
  countLoaded: '{count} rows',
  oneLoaded: '1 row',
  loadMoreFailed: 'More rows could not be loaded.',
  refreshFailed: 'This could not be refreshed. What you see may be out of date.',
  partlyLoaded: 'Some of this could not be loaded. The rest is shown.',
  sortBy: 'Sort by',
  defaultOrder: 'Default order',
  sortedBy: 'Sorted by {column}, {direction}.',
  ascending: 'ascending',
  descending: 'descending',
  actions: 'Actions',
  details: 'Details',
} satisfies Partial<UiLabels>;

/** A field for a range of days. */
export const rangeWords = {
  chooseDays: 'Choose days',
  limitMonths: 'You can choose {months} months at most. The start was moved to {day}.',
  limitDays: 'You can choose {days} days at most. The start was moved to {day}.',
  calendarFailed: 'The calendar could not be loaded. Check your connection and try again.',
} satisfies Partial<UiLabels>;

/** An open calendar. */
export const calendarWords = {
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
} satisfies Partial<UiLabels>;
