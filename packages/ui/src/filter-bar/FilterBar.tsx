'use client';

import { useState, type ReactNode } from 'react';
import { Button } from '../button/Button.tsx';
import { Icon } from '../icon/Icon.tsx';
import { fillLabel } from '../theme/labels.ts';
import { useLabels } from '../theme/useLabels.ts';
import { filterWords } from '../theme/words.ts';
import { useIsMobile } from '../use-is-mobile/useIsMobile.ts';
import { bar, count as countClass, results as resultsClass } from './FilterBar.css.ts';
import { placeVariants } from './FilterBar.variants.ts';
import { FilterSheet } from './FilterSheet.tsx';

/** What a filter's control is drawn from: in the row what is in effect, in the sheet what is being chosen. */
export interface FilterChoice<Values> {
  /** All filters' values. */
  values: Values;
  /** Changes one or several of them. */
  change: (part: Partial<Values>) => void;
}

/** One filter of a {@link FilterBar}. */
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

/** What {@link FilterBar} takes. */
export interface FilterBarProps<Values> {
  /** Name of the group, read aloud: what is filtered. */
  label: string;
  /** The values in effect. */
  values: Values;
  /** The values of a list nobody has asked anything of; `Reset` leads back to them. */
  resetValues: Values;
  /** Called with all values when they change: in the row with each, in the sheet once, on `Apply`. */
  onValuesChange: (values: Values) => void;
  /** The filters, most used first. */
  items: readonly FilterItem<Values>[];
  /**
   * How many rows there are with these values, already in words ("24 products"). Drawn at the end and read aloud when it changes.
   * @default undefined
   */
  results?: string | undefined;
}

/**
 * Filters of a list (UI-11). A row on a desktop, each taking effect at once. At 768 px and below one button that says how many are in
 * use, and a sheet: what is changed there takes effect on Apply together, and closing it any other way leaves all as it was.
 */
export function FilterBar<Values>({ label, values, resetValues, onValuesChange, items, results }: FilterBarProps<Values>) {
  const words = useLabels(filterWords);
  const mobile = useIsMobile();
  const [open, setOpen] = useState(false);
  // A window that became wide has the row again, and no sheet waits for it to be narrow.
  if (open && !mobile) setOpen(false);
  const active = items.filter((item) => item.active(values)).length;
  const behind = items.filter((item) => !item.pinned);
  const activeBehind = behind.filter((item) => item.active(values)).length;
  const choice: FilterChoice<Values> = { values, change: (part) => onValuesChange({ ...values, ...part }) };
  const shown = mobile ? items.filter((item) => item.pinned) : items;

  return (
    <div role="group" aria-label={label} className={bar}>
      {shown.map((item) => (
        <div key={item.key} className={placeVariants({ width: item.width ?? 'field', pinned: item.pinned ?? false })}>
          {item.control(choice)}
        </div>
      ))}
      {mobile && behind.length > 0 && (
        <Button
          variant="outline"
          tone="neutral"
          aria-haspopup="dialog"
          aria-label={activeBehind > 0 ? fillLabel(words.filtersActive, { count: String(activeBehind) }) : undefined}
          onClick={() => setOpen(true)}
        >
          <Icon name="filter" />
          {words.filters}
          {activeBehind > 0 && <span className={countClass}>{activeBehind}</span>}
        </Button>
      )}
      {!mobile && active > 0 && (
        <Button variant="ghost" tone="neutral" onClick={() => onValuesChange(resetValues)}>
          {words.reset}
        </Button>
      )}
      <span className={resultsClass} role="status">
        {results}
      </span>
      {mobile && (
        <FilterSheet open={open} onOpenChange={setOpen} values={values} resetValues={resetValues} items={behind} onApply={onValuesChange} />
      )}
    </div>
  );
}
