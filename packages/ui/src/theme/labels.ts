/** The few words the parts say themselves. A product gives its own through `EarnTheme labels`. */
export interface UiLabels {
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
}

/** English words, used where a product gives none. */
export const englishLabels: UiLabels = {
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
  rowsOfTotal: 'Rows {from} to {to} of {total}',
  rowsFromTo: 'Rows {from} to {to}',
  countOfTotal: '{count} of {total} rows',
  countLoaded: '{count} rows',
  pageBeyond: 'There is no page {page}.',
  goToPage: 'Go to page {page}',
  page: 'Page {page}',
  loadMoreFailed: 'More rows could not be loaded.',
  refreshFailed: 'This could not be refreshed. What you see may be out of date.',
  sortBy: 'Sort by',
  defaultOrder: 'Default order',
  sortedBy: 'Sorted by {column}, {direction}.',
  ascending: 'ascending',
  descending: 'descending',
  actions: 'Actions',
  details: 'Details',
};

/** `{name}` in a label replaced by its value. */
export function fillLabel(label: string, values: Record<string, string>): string {
  return label.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}
