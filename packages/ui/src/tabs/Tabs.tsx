'use client';

import { Tabs as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';
import { choice, scrollRow } from '../scroll-row/scrollRow.css.ts';
import { useChosenInView } from '../scroll-row/useChosenInView.ts';
import { list, panel, tab } from './Tabs.css.ts';

/** Props of {@link Tabs}. */
export interface TabsProps<Value extends string> {
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
export function Tabs<Value extends string>({ label, value, onValueChange, items }: TabsProps<Value>) {
  const row = useChosenInView(value);
  return (
    <Primitive.Root
      value={value}
      onValueChange={(next) => {
        const item = items.find((one) => one.value === next);
        if (item) onValueChange(item.value);
      }}
    >
      <Primitive.List ref={row} className={`${scrollRow} ${list}`} aria-label={label}>
        {items.map((item) => (
          <Primitive.Trigger key={item.value} className={`${choice} ${tab}`} value={item.value} disabled={item.disabled ?? false}>
            {item.label}
          </Primitive.Trigger>
        ))}
      </Primitive.List>
      {items.map((item) => (
        <Primitive.Content key={item.value} className={panel} value={item.value}>
          {item.content}
        </Primitive.Content>
      ))}
    </Primitive.Root>
  );
}
