'use client';

import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { spinner } from './Button.css.ts';
import { buttonClass, type ButtonSize, type ButtonTone, type ButtonVariant } from './Button.variants.ts';
import { pressable } from './pressable.ts';

export interface IconButtonProps extends Omit<ComponentPropsWithoutRef<'button'>, 'aria-label' | 'children'> {
  /** Accessible name. */
  label: string;
  /**
   * Emphasis: `ghost` in rows and headers, `solid` for a main action.
   * @default 'ghost'
   */
  variant?: ButtonVariant;
  /**
   * Meaning of the action: `danger` for a destructive one.
   * @default 'neutral'
   */
  tone?: ButtonTone;
  /**
   * 28, 36 or 44 px; at least 44 px on a touch screen.
   * @default '2'
   */
  size?: ButtonSize;
  /**
   * Whether the action runs: a spinner replaces the icon, and pressing does nothing.
   * @default false
   */
  loading?: boolean;
  /** The icon. */
  children: ReactNode;
}

/** A button with an icon and no visible label. */
export const IconButton = forwardRef<HTMLButtonElement, IconButtonProps>(function IconButton(
  { label, variant = 'ghost', tone = 'neutral', size = '2', loading = false, disabled = false, onClick, className, children, ...rest },
  ref,
) {
  return (
    <button
      type="button"
      data-part="icon-button"
      {...rest}
      className={buttonClass({ variant, tone, size, square: true, className })}
      {...pressable({ disabled, loading, onClick })}
      ref={ref}
      aria-label={label}
    >
      {loading ? <span className={spinner} /> : children}
    </button>
  );
});
