'use client';

import { Switch as Primitive } from 'radix-ui';
import { forwardRef, useId, type ReactNode } from 'react';
import { spinner } from '../button/Button.css.ts';
import { hidden } from '../visually-hidden/VisuallyHidden.css.ts';
import { description as descriptionClass, row, thumb, track, words } from './Switch.css.ts';

/** What {@link Switch} takes. */
export interface SwitchProps {
  /** Whether it is on. */
  checked: boolean;
  /** Called with the wish of the person; what is shown stays `checked`. */
  onCheckedChange: (checked: boolean) => void;
  /** What is switched. */
  label: ReactNode;
  /** A sentence under the label. */
  description?: ReactNode;
  /**
   * Draw only the switch; the label is still read aloud.
   * @default false
   */
  labelHidden?: boolean;
  /**
   * The wish is being carried out: pressing does nothing, and focus stays.
   * @default false
   */
  pending?: boolean;
  /**
   * Cannot be used.
   * @default false
   */
  disabled?: boolean;
  /** Name in a plain form. */
  name?: string;
}

/** Turns something on or off at once. It shows what is, not what was asked for: the host changes `checked` when it is so. */
export const Switch = forwardRef<HTMLButtonElement, SwitchProps>(function Switch(
  { checked, onCheckedChange, label, description, labelHidden = false, pending = false, disabled = false, name },
  ref,
) {
  const id = useId();
  return (
    <label className={row} htmlFor={id} data-disabled={disabled || undefined}>
      <Primitive.Root
        ref={ref}
        id={id}
        className={track}
        checked={checked}
        onCheckedChange={(wish) => {
          if (!pending) onCheckedChange(wish);
        }}
        disabled={disabled}
        {...(name === undefined ? {} : { name })}
        {...(pending ? { 'aria-disabled': true, 'aria-busy': true } : {})}
        aria-labelledby={`${id}-label`}
        aria-describedby={description === undefined ? undefined : `${id}-description`}
      >
        <Primitive.Thumb className={thumb}>{pending && <span className={spinner} />}</Primitive.Thumb>
      </Primitive.Root>
      <span className={labelHidden ? hidden : words}>
        <span id={`${id}-label`}>{label}</span>
        {description !== undefined && (
          <span className={descriptionClass} id={`${id}-description`}>
            {description}
          </span>
        )}
      </span>
    </label>
  );
});
