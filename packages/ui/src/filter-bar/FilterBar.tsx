'use client';
import { cva } from 'class-variance-authority';
import type { ForwardedRef } from 'react';
import { bar, pinned, place, results as resultsClass, widths } from './FilterBar.css.ts';
import { forwardGeneric, type PartProps, rootProps } from '../theme/rootProps.ts';
import { Button } from '../button/Button.tsx';
import { useLabels } from '../theme/useLabels.ts';
import { filterLabels } from '../theme/labels.ts';
import { useIsMobile } from '../use-is-mobile/useIsMobile.ts';
import type { FilterChoice, FilterItem } from './filterItem.ts';
import { FilterSheet } from './FilterSheet.tsx';

const placeVariants = cva(place, { variants: { width: widths, pinned: { true: pinned, false: '' } } });

export interface FilterBarProps<Values> extends PartProps {
  /** Accessible name of the group: what is filtered. */
  label: string;
  /** The values in effect. */
  values: Values;
  /** The values of the unfiltered list; `Reset` restores them. */
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
 * Filters of a list (UI-11). On a desktop a row, where each takes effect at once. At 768 px and below a button that shows how many are
 * active, and a sheet: its changes take effect together on Apply; closing it any other way discards them.
 */
export const FilterBar = forwardGeneric(function FilterBar<Values>(
  { label, values, resetValues, onValuesChange, items, results, ...rest }: FilterBarProps<Values>,
  ref: ForwardedRef<HTMLDivElement>,
) {
  const words = useLabels(filterLabels);
  const mobile = useIsMobile();
  const active = items.filter((item) => item.active(values)).length;
  const behind = items.filter((item) => !item.pinned);
  const choice: FilterChoice<Values> = { values, change: (part) => onValuesChange({ ...values, ...part }) };
  const shown = mobile ? items.filter((item) => item.pinned) : items;

  return (
    <div ref={ref} {...rootProps('filter-bar', rest, bar)} role="group" aria-label={label}>
      {shown.map((item) => (
        <div key={item.key} className={placeVariants({ width: item.width ?? 'field', pinned: item.pinned ?? false })}>
          {item.control(choice)}
        </div>
      ))}
      {mobile && behind.length > 0 && <FilterSheet values={values} resetValues={resetValues} items={behind} onApply={onValuesChange} />}
      {!mobile && active > 0 && (
        <Button variant="ghost" tone="neutral" onClick={() => onValuesChange(resetValues)}>
          {words.reset}
        </Button>
      )}
      <span className={resultsClass} role="status">
        {results}
      </span>
    </div>
  );
});
