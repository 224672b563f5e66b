'use client';

import * as Slot from 'radix-ui/slot';
import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { nameWhileLoading, spinner, spinnerPlace } from './Button.css.ts';
import { buttonClass, type ButtonSize, type ButtonTone, type ButtonVariant } from './Button.variants.ts';
import { usePressable } from './usePressable.ts';

export interface ButtonProps extends ComponentPropsWithoutRef<'button'> {
  /**
   * Emphasis: one `solid` per view, `soft` and `outline` beside it, `ghost` in rows.
   * @default 'solid'
   */
  variant?: ButtonVariant;
  /**
   * Meaning of the action: `danger` for a destructive one.
   * @default 'accent'
   */
  tone?: ButtonTone;
  /**
   * 28, 36 or 44 px high; at least 44 px on a touch screen.
   * @default '2'
   */
  size?: ButtonSize;
  /**
   * Whether the action is running: a spinner replaces the label, the accessible name stays, and pressing does nothing.
   * @default false
   */
  loading?: boolean;
  /**
   * Whether to take the full width.
   * @default false
   */
  wide?: boolean;
  /**
   * Whether to apply the look to the only child, such as a link. `loading` does not apply to it.
   * @default false
   */
  asChild?: boolean;
  /**
   * The name.
   * @default none
   */
  children?: ReactNode;
}

/** A button. Its `type` is `button` by default, so that no form is submitted by accident. */
export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  {
    variant = 'solid',
    tone = 'accent',
    size = '2',
    loading = false,
    wide = false,
    asChild = false,
    disabled = false,
    onClick,
    className,
    children,
    ...rest
  },
  ref,
) {
  const pressable = usePressable({ disabled, loading, onClick });
  const root = { 'data-part': 'button', ...rest, className: buttonClass({ variant, tone, size, wide, className }) };
  if (asChild) {
    return (
      <Slot.Root {...root} ref={ref} onClick={onClick}>
        {children}
      </Slot.Root>
    );
  }
  return (
    <button type="button" {...root} {...pressable} ref={ref}>
      {loading ? (
        <>
          <span className={nameWhileLoading}>{children}</span>
          <span className={spinnerPlace}>
            <span className={spinner} />
          </span>
        </>
      ) : (
        children
      )}
    </button>
  );
});
