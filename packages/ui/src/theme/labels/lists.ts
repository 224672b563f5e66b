/* The English labels of lists and of what they are made of. */
import type { Catalogue } from './catalogue.ts';

/** Label of a field that can be cleared. */
export const clearLabels = {
  /** Name of the button that clears a field. */
  clear: 'Clear',
} satisfies Catalogue;

/** Label of a banner or toast that can be dismissed. */
export const dismissLabels = {
  /** Name of the button that dismisses a banner or a toast. */
  dismiss: 'Dismiss',
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

/** Label of an error state. */
export const errorLabels = {
  /** Title of a list that could not be loaded. */
  errorTitle: 'This could not be loaded',
} satisfies Catalogue;

/** Labels of a part that an error kept from being shown. */
export const boundaryLabels = {
  /** Title of a part that failed. */
  failedTitle: 'This part stopped working',
  /** Text below it. */
  failedText: 'Orders that were sent are not affected. Try again, or load the page anew.',
} satisfies Catalogue;

/** Label of an unknown amount. */
export const unknownLabels = {
  /** Read for an amount that is not known. */
  unknownAmount: 'Not known',
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
  countOfTotal: '{count} of {total} shown',
  /** The same where the total is unknown. `{count}` is a number. */
  countLoaded: '{count} shown',
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

/** Labels of a switch. */
export const switchLabels = {
  /** Announced while a switch is being changed. */
  switching: 'Being changed.',
  /** Announced when a switch could not be changed and keeps its state. */
  switchFailed: 'This could not be changed and is as it was.',
} satisfies Catalogue;
