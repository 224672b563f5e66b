'use client';

import * as Primitive from 'radix-ui/radio-group';
import { type ReactNode, type ForwardedRef, useImperativeHandle } from 'react';
import { forwardGeneric, type PartProps, rootProps } from '../theme/rootProps.ts';
import { choice, scrollRow } from '../scroll-row/scrollRow.css.ts';
import { useChosenInView } from '../scroll-row/useChosenInView.ts';
import { group, segment } from './SegmentedControl.css.ts';

export interface SegmentedControlProps<Value extends string> extends PartProps {
  /** Name of the choice, read aloud. */
  label: string;
  /** The one that is chosen. */
  value: Value;
  /** Called with the one that is chosen next. */
  onValueChange: (value: Value) => void;
  /** Two to five short words to choose from. */
  options: readonly { value: Value; label: ReactNode; disabled?: boolean }[];
}

/** One of a few options that takes effect at once: 7, 30 or 90 days. One is always chosen; arrow keys move. */
export const SegmentedControl = forwardGeneric(function SegmentedControl<Value extends string>(
  { label, value, onValueChange, options, ...rest }: SegmentedControlProps<Value>,
  ref: ForwardedRef<HTMLDivElement>,
) {
  const row = useChosenInView(value);
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => row.current, [row]);
  return (
    <Primitive.Root
      ref={row}
      {...rootProps('segmented-control', rest, `${scrollRow} ${group}`)}
      aria-label={label}
      orientation="horizontal"
      value={value}
      onValueChange={(next) => {
        const option = options.find((one) => one.value === next);
        if (option) onValueChange(option.value);
      }}
    >
      {options.map((option) => (
        <Primitive.Item
          key={option.value}
          data-part="segmented-control-item"
          className={`${choice} ${segment}`}
          value={option.value}
          disabled={option.disabled ?? false}
        >
          {option.label}
        </Primitive.Item>
      ))}
    </Primitive.Root>
  );
});
