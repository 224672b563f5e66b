import type { ReactNode } from 'react';

/** What a filter's control is drawn from: in the row what is in effect, in the sheet what is being chosen. */
export interface FilterChoice<Values> {
  /** All filters' values. */
  values: Values;
  /** Changes one or several of them. */
  change: (part: Partial<Values>) => void;
}

/** One filter of a `FilterBar`. */
export interface FilterItem<Values> {
  /** Names the filter between renders. */
  key: string;
  /** What it is about; drawn above it in the sheet. The control has its own name for who listens, and hides it. */
  label: string;
  /** The control: a Select, Chips, a SearchField, a range of dates. */
  control: (choice: FilterChoice<Values>) => ReactNode;
  /** Whether it leaves anything out; counted on the phone's button. */
  active: (values: Values) => boolean;
  /**
   * Stays beside the button on a phone, for a search.
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
