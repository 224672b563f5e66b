/** The few words the parts say themselves. A product gives its own through `EarnTheme labels`. */
export interface UiLabels {
  /** Name of the button that closes a dialog. */
  close: string;
  /** Name of the button that empties a field. */
  clear: string;
  /** Text of the button that fills in the highest amount. */
  max: string;
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
  /** The same for one row. */
  oneLoaded: string;
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

/** `{name}` in a label replaced by its value. */
export function fillLabel(label: string, values: Record<string, string>): string {
  return label.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}
