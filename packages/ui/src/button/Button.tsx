'use client';

import { Slot } from 'radix-ui';
import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { nameWhileLoading, spinner, spinnerPlace } from './Button.css.ts';
import { buttonClass, type ButtonSize, type ButtonTone, type ButtonVariant } from './Button.variants.ts';
import { usePressable } from './usePressable.ts';

/** What {@link Button} takes. */
export interface ButtonProps extends Omit<ComponentPropsWithoutRef<'button'>, 'className' | 'style'> {
  /**
   * How loud: one `solid` per view, `soft` and `outline` beside it, `ghost` in rows.
   * @default 'solid'
   */
  variant?: ButtonVariant;
  /**
   * What it does: `danger` takes something away.
   * @default 'accent'
   */
  tone?: ButtonTone;
  /**
   * 28, 36 or 44 px high; at least 44 px under a finger.
   * @default '2'
   */
  size?: ButtonSize;
  /**
   * The action runs: the name stays for who listens, a spinner is drawn, pressing does nothing.
   * @default false
   */
  loading?: boolean;
  /**
   * Take the whole width.
   * @default false
   */
  wide?: boolean;
  /**
   * Give the look to the one child, for a link or a menu's trigger. `loading` does not apply to it.
   * @default false
   */
  asChild?: boolean;
  /** The name. */
  children?: ReactNode;
}

/** A thing to press. `type` is `button` unless told otherwise, so that no form is sent by accident. */
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
    children,
    ...rest
  },
  ref,
) {
  const pressable = usePressable({ disabled, loading, onClick });
  const className = buttonClass({ variant, tone, size, wide });
  if (asChild) {
    return (
      <Slot.Root {...rest} ref={ref} onClick={onClick} className={className}>
        {children}
      </Slot.Root>
    );
  }
  return (
    <button type="button" {...rest} {...pressable} ref={ref} className={className}>
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
