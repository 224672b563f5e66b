/** The words of all parts but those of an open calendar, which come with it. */
export interface CommonLabels {
  /** Name of the button that closes a dialog. */
  close: string;
  /** Name of the button that empties a field. */
  clear: string;
  /** Text of the button that fills in the highest amount. */
  max: string;
  /** Said beside a name while its action runs. */
  loading: string;
  /** Said when a typed or pasted text was refused and the field kept what it had. */
  refusedCharacter: string;
  /** Said when a number with a comma was refused because it can be read two ways. */
  refusedGrouping: string;
  /** Said when a minus was left out. */
  refusedSign: string;
  /** Said when the highest value took the place of a larger one. `{max}` is that value. */
  cappedAt: string;
  /** Said when decimals past the last allowed one were left out. `{decimals}` is how many are allowed. */
  cutDecimals: string;
  /** Said when text past the length limit was left out. `{length}` is the limit. */
  cutLength: string;
  /** Read before each notice. */
  notification: string;
  /** Name of the region that holds notices. `{hotkey}` is the key that moves there. */
  notifications: string;
  /** Name of the button that closes a notice. */
  dismiss: string;
  /** Text of the button that opens the filters of a list, and title of what it opens. */
  filters: string;
  /** Name of that button while some filters are in use. `{count}` is how many. */
  filtersActive: string;
  /** Text of the button that puts what was chosen into effect. */
  apply: string;
  /** Text of the button that goes back to how a list is unasked. */
  reset: string;
  /** Name of a button that takes a chosen thing away. `{name}` is its name. */
  remove: string;
  /** Said when a chosen thing was taken away. `{name}` is its name. */
  removed: string;
  /** Text of the button that declines a question. */
  cancel: string;
  /** Text of the button that agrees to a question. */
  confirm: string;
  /** Said while a switch's wish is carried out. */
  switching: string;
  /** Said when a switch's wish could not be carried out and it stands as it stood. */
  switchFailed: string;
  /** Time that is left, of a day and more. `{days}`, `{hours}` and `{minutes}` are numbers. */
  countdownDays: string;
  /** Time that is left, of less than a day. `{hours}`, `{minutes}` and `{seconds}` are numbers of two digits. */
  countdownClock: string;
  /** Said at few moments of a countdown, where there is an hour or more. `{hours}` is a number. */
  hoursLeft: string;
  /** The same for minutes. */
  minutesLeft: string;
  /** The same for seconds. */
  secondsLeft: string;
  /** Stands where a countdown has come to its end. */
  countdownOver: string;
  /** Name of the button that goes to the page before. */
  previousPage: string;
  /** Name of the button that goes to the next page. */
  nextPage: string;
  /** Position in a list of pages. `{page}` and `{pages}` are numbers. */
  pageOf: string;
  /** Name of the navigation of pages. */
  pagination: string;
  /** Text of the button that adds rows. */
  loadMore: string;
  /** Text of the button that tries again. */
  retry: string;
  /** Name of a copy button. */
  copy: string;
  /** Said when a text was copied. */
  copied: string;
  /** Said when the browser did not allow copying. */
  copyFailed: string;
  /** Name of a step in a timeline that is over. */
  stepDone: string;
  /** Name of the step in a timeline that runs now. */
  stepCurrent: string;
  /** Name of a step in a timeline that is still to come. */
  stepAhead: string;
  /** Title of a list that could not be read. */
  errorTitle: string;
  /** Read where an amount is not known. */
  unknownAmount: string;
  /** Title of a list without rows. */
  noData: string;
  /** Title where nothing has happened yet that could be listed. */
  noRecord: string;
  /** Title where a search or a filter matches nothing. */
  noResults: string;
  /** Title of a chart without points. */
  noChartData: string;
  /** Which rows of a page are shown. `{from}`, `{to}` and `{total}` are numbers. */
  rowsOfTotal: string;
  /** The same where the total is not known. */
  rowsFromTo: string;
  /** How many rows a growing list holds. `{count}` and `{total}` are numbers. */
  countOfTotal: string;
  /** The same where the total is not known. */
  countLoaded: string;
  /** Said when the page asked for lies behind the last one. `{page}` is its number. */
  pageBeyond: string;
  /** Text of the button that goes to the last page there is. `{page}` is its number. */
  goToPage: string;
  /** Name of the button of one page. `{page}` is its number. */
  page: string;
  /** Said where more rows were asked for and did not come. */
  loadMoreFailed: string;
  /** Said over rows that could not be read again. */
  refreshFailed: string;
  /** Said over rows of which some, or some figures in them, could not be read. */
  partlyLoaded: string;
  /** Name of the choice of an order, on a phone. */
  sortBy: string;
  /** The order a list has unasked. */
  defaultOrder: string;
  /** Said after a list was sorted. `{column}` is the column's name, `{direction}` one of the next two. */
  sortedBy: string;
  /** Smallest or earliest first. */
  ascending: string;
  /** Largest or latest first. */
  descending: string;
  /** Name of the column of a row's actions. */
  actions: string;
  /** Name of the button that opens what lies under a row. */
  details: string;
  /** Stands in a date range picker while nothing is chosen. */
  chooseDays: string;
  /** Said where a range was longer than its limit and its start was moved to `{day}`. `{months}` is the limit. */
  limitMonths: string;
  /** The same for a limit in days. */
  limitDays: string;
  /** Said where the calendar's code did not arrive. */
  calendarFailed: string;
}

/** Their English. */
export const commonEnglish: CommonLabels = {
  close: 'Close',
  clear: 'Clear',
  max: 'Max',
  loading: 'Loading',
  refusedCharacter: 'Only digits and one point are taken. Nothing was changed.',
  refusedGrouping: 'This can be read in two ways. Use a point for decimals. Nothing was changed.',
  refusedSign: 'The minus was left out.',
  cappedAt: 'The highest value is {max}.',
  cutDecimals: 'At most {decimals} decimals.',
  cutLength: 'At most {length} characters.',
  notification: 'Notification',
  notifications: 'Notifications ({hotkey})',
  dismiss: 'Dismiss',
  filters: 'Filters',
  filtersActive: 'Filters, {count} in use',
  apply: 'Apply',
  reset: 'Reset',
  remove: 'Remove {name}',
  removed: '{name} was removed.',
  cancel: 'Cancel',
  confirm: 'Confirm',
  switching: 'Being changed.',
  switchFailed: 'This could not be changed and is as it was.',
  countdownDays: '{days} d {hours} h {minutes} min',
  countdownClock: '{hours}:{minutes}:{seconds}',
  hoursLeft: '{hours} h left',
  minutesLeft: '{minutes} min left',
  secondsLeft: '{seconds} s left',
  countdownOver: 'Ended',
  previousPage: 'Previous page',
  nextPage: 'Next page',
  pageOf: 'Page {page} of {pages}',
  pagination: 'Pages',
  loadMore: 'Load more',
  retry: 'Try again',
  copy: 'Copy',
  copied: 'Copied',
  copyFailed: 'Copying was not allowed. Select the text and copy it.',
  stepDone: 'Done',
  stepCurrent: 'Now',
  stepAhead: 'Ahead',
  errorTitle: 'This could not be loaded',
  unknownAmount: 'Not known yet',
  noData: 'No Data',
  noRecord: 'No records yet',
  noResults: 'No results',
  noChartData: 'No data for this period',
  rowsOfTotal: 'Rows {from} to {to} of {total}',
  rowsFromTo: 'Rows {from} to {to}',
  countOfTotal: '{count} of {total} rows',
  countLoaded: '{count} rows',
  pageBeyond: 'There is no page {page}.',
  goToPage: 'Go to page {page}',
  page: 'Page {page}',
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
  chooseDays: 'Choose days',
  limitMonths: 'You can choose {months} months at most. The start was moved to {day}.',
  limitDays: 'You can choose {days} days at most. The start was moved to {day}.',
  calendarFailed: 'The calendar could not be loaded. Check your connection and try again.',
};

/** `{name}` in a label replaced by its value. */
export function fillLabel(label: string, values: Record<string, string>): string {
  return label.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}
