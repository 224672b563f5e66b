'use client';

import * as Primitive from 'radix-ui/toolbar';
import { useRef, useState, type KeyboardEvent, type ForwardedRef, useImperativeHandle } from 'react';
import { forwardGeneric, type PartProps, rootProps } from '../theme/rootProps.ts';
import { Icon, icons } from '../icon/index.ts';
import { formatMessage } from '../theme/message.ts';
import { focusedElement } from '../theme/tree.ts';
import { useLabels } from '../theme/useLabels.ts';
import { chosenLabels } from '../theme/labels.ts';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { chip, cross, group, words as wordsClass } from './Chips.css.ts';

export interface RemovableChipsProps<Value extends string> extends PartProps {
  /** Name of the row, read aloud: what these are. */
  label: string;
  /** What is chosen. */
  items: readonly { value: Value; label: string }[];
  /** Called with the removed value. */
  onRemove: (value: Value) => void;
}

/**
 * Chosen values, each removed with a press: active filters, coins. One tab stop; arrow keys move; Enter, Space,
 * Delete and Backspace remove one, which is announced, and focus moves to the next.
 */
export const RemovableChips = forwardGeneric(function RemovableChips<Value extends string>(
  { label, items, onRemove, ...rest }: RemovableChipsProps<Value>,
  ref: ForwardedRef<HTMLDivElement>,
) {
  const labels = useLabels(chosenLabels);
  const row = useRef<HTMLDivElement>(null);
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => row.current, []);
  const [message, setMessage] = useState('');

  const remove = (index: number) => {
    const item = items[index];
    if (!item) return;
    const buttons = [...(row.current?.querySelectorAll<HTMLElement>('button') ?? [])];
    // Before the chip is removed: removing a focused element would send focus to the top of the page.
    if (buttons[index] === focusedElement()) (buttons[index + 1] ?? buttons[index - 1] ?? row.current)?.focus();
    setMessage(formatMessage(labels.removed, { name: item.label }));
    onRemove(item.value);
  };

  return (
    <div ref={row} {...rootProps('removable-chips', rest)} tabIndex={-1}>
      <Primitive.Root className={group} aria-label={label}>
        {items.map((item, index) => (
          <Primitive.Button
            key={item.value}
            className={chip}
            aria-label={formatMessage(labels.remove, { name: item.label })}
            onClick={() => remove(index)}
            onKeyDown={(event: KeyboardEvent) => {
              if (event.key !== 'Delete' && event.key !== 'Backspace') return;
              event.preventDefault();
              remove(index);
            }}
          >
            <span className={wordsClass}>{item.label}</span>
            <span className={cross}>
              <Icon icon={icons.close} size={14} />
            </span>
          </Primitive.Button>
        ))}
      </Primitive.Root>
      <VisuallyHidden role="status">{message}</VisuallyHidden>
    </div>
  );
});
