'use client';

import * as Primitive from 'radix-ui/tabs';
import type { ReactNode, ForwardedRef } from 'react';
import { forwardGeneric, type PartProps, rootProps } from '../theme/rootProps.ts';
import { choice, scrollRow } from '../scroll-row/scrollRow.css.ts';
import { useChosenInView } from '../scroll-row/useChosenInView.ts';
import { list, panel, root, tab } from './Tabs.css.ts';

export interface TabsProps<Value extends string> extends PartProps {
  /** Name of the set, read aloud. */
  label: string;
  /** The tab that is shown. */
  value: Value;
  /** Called with the tab that is chosen. */
  onValueChange: (value: Value) => void;
  /** The tabs, each with its content; only the shown one is mounted. */
  items: readonly { value: Value; label: ReactNode; content: ReactNode; disabled?: boolean }[];
}

/** Parts of one page, one shown at a time. Arrow keys move between them. Where there is no room the row scrolls and keeps the chosen tab in view. */
export const Tabs = forwardGeneric(function Tabs<Value extends string>(
  { label, value, onValueChange, items, ...rest }: TabsProps<Value>,
  ref: ForwardedRef<HTMLDivElement>,
) {
  const row = useChosenInView(value);
  const shown = items.find((item) => item.value === value);
  return (
    <Primitive.Root
      ref={ref}
      {...rootProps('tabs', rest, root)}
      value={value}
      onValueChange={(next) => {
        const item = items.find((one) => one.value === next);
        if (item) onValueChange(item.value);
      }}
    >
      <Primitive.List ref={row} data-part="tabs-list" className={`${scrollRow} ${list}`} aria-label={label}>
        {items.map((item) => (
          <Primitive.Trigger
            key={item.value}
            data-part="tabs-trigger"
            className={`${choice} ${tab}`}
            value={item.value}
            disabled={item.disabled ?? false}
            // The other panels are not there.
            {...(item.value !== value && { 'aria-controls': undefined })}
          >
            {item.label}
          </Primitive.Trigger>
        ))}
      </Primitive.List>
      {shown && (
        <Primitive.Content key={shown.value} data-part="tabs-panel" className={panel} value={shown.value}>
          {shown.content}
        </Primitive.Content>
      )}
    </Primitive.Root>
  );
});
