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
  /** The statement to agree to. It may contain a link; pressing the link does not tick the box. */
  label: ReactNode;
  /**
   * Error below the label. Announced, and marks the box as invalid.
   * @default none
   */
  error?: ReactNode;
  /**
   * Whether it must be ticked.
   * @default false
   */
  required?: boolean;
  /**
   * Whether the control is disabled.
   * @default false
   */
  disabled?: boolean;
  /**
   * Whether its form is being sent: pressing does nothing, and focus stays.
   * @default false
   */
  pending?: boolean;
  /**
   * Name in a plain form.
   * @default none
   */
  name?: string;
  /**
   * Called on blur.
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
