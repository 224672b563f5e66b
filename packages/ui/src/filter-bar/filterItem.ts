import type { ReactNode } from 'react';

/** The values behind a filter's control: the current ones in the row, the pending ones in the sheet. */
export interface FilterChoice<Values> {
  /** All filters' values. */
  values: Values;
  /** Changes one or several of them. */
  change: (part: Partial<Values>) => void;
}

/** One filter of a `FilterBar`. */
export interface FilterItem<Values> {
  /** Unique key of the filter. */
  key: string;
  /** What it filters; shown above it in the sheet. The control has its own accessible name and a hidden label. */
  label: string;
  /** The control: a Select, Chips, a SearchField, a range of dates. */
  control: (choice: FilterChoice<Values>) => ReactNode;
  /** Whether it filters anything; counted on the phone's button. */
  active: (values: Values) => boolean;
  /**
   * Whether it stays beside the button on a phone, for a search.
   * @default false
   */
  pinned?: boolean;
  /**
   * Place in the row: `field` and `wide` keep their width whatever is chosen, `wide` for a range of dates; `content` takes what
   * chips need.
   * @default 'field'
   */
  width?: 'field' | 'wide' | 'content';
}
