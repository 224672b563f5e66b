import type { RefObject } from 'react';
import type { DateRangeWarning } from './choice.ts';
import type { RangePanelOptions } from './useRangePanel.ts';

/** Props of the popover and of the sheet that hold the calendar. */
export interface RangeShellProps extends RangePanelOptions {
  /** Id of the popover. */
  id: string;
  /** Accessible name of the popover, and title of the sheet. */
  label: string;
  /** The field the popover is placed beside. */
  field: RefObject<HTMLDivElement | null>;
  /** The button that focus returns to. */
  trigger: RefObject<HTMLButtonElement | null>;
  warningText: ((warning: DateRangeWarning) => string) | undefined;
}
