'use client';

import * as Primitive from 'radix-ui/checkbox';
import { forwardRef, useId, type ReactNode } from 'react';
import { type PartProps, rootProps } from '../theme/rootProps.ts';
import { Icon, icons } from '../icon/index.ts';
import { box, mark, message, place, row, words } from './Checkbox.css.ts';

export interface CheckboxProps extends PartProps {
  /** Whether it is ticked. */
  checked: boolean;
  /** Called with the new state. */
  onCheckedChange: (checked: boolean) => void;
  /** What is agreed to. May hold a link, which then opens instead of ticking. */
  label: ReactNode;
  /**
   * Below the label, announced, and marks the box as wrong.
   * @default none
   */
  error?: ReactNode;
  /**
   * Must be ticked.
   * @default false
   */
  required?: boolean;
  /**
   * Whether the control is disabled.
   * @default false
   */
  disabled?: boolean;
  /**
   * Whether what it belongs to is being sent: pressing does nothing, and focus stays.
   * @default false
   */
  pending?: boolean;
  /**
   * Name in a plain form.
   * @default none
   */
  name?: string;
  /**
   * Called when the box is left.
   * @default nothing
   */
  onBlur?: () => void;
}

/** A checkbox whose value takes effect when its form is submitted. */
export const Checkbox = forwardRef<HTMLButtonElement, CheckboxProps>(function Checkbox(
  { checked, onCheckedChange, label, error, required = false, disabled = false, pending = false, name, onBlur, ...rest },
  ref,
) {
  const id = useId();
  const wrong = error !== undefined && error !== null && error !== false && error !== '';
  return (
    <div {...rootProps('checkbox', rest, row)} data-disabled={disabled || undefined}>
      <span className={place}>
        <Primitive.Root
          ref={ref}
          id={id}
          className={box}
          checked={checked}
          onCheckedChange={(next) => {
            if (!pending) onCheckedChange(next === true);
          }}
          required={required}
          disabled={disabled}
          aria-disabled={pending || undefined}
          aria-busy={pending || undefined}
          onBlur={onBlur}
          aria-invalid={wrong || undefined}
          aria-describedby={wrong ? `${id}-error` : undefined}
          {...(name === undefined ? {} : { name })}
        >
          <Primitive.Indicator asChild>
            <span className={mark}>
              <Icon icon={icons.check} size={14} />
            </span>
          </Primitive.Indicator>
        </Primitive.Root>
      </span>
      <span className={words}>
        <label htmlFor={id}>{label}</label>
        <span className={message} id={`${id}-error`} role="status">
          {wrong ? error : null}
        </span>
      </span>
    </div>
  );
});
