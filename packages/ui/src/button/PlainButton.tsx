'use client';

import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { nameWhileLoading, spinner, spinnerPlace } from './Button.css.ts';
import { buttonClass } from './Button.variants.ts';
import type { ButtonProps } from './ButtonProps.ts';
import { pressable } from './pressable.ts';

type PlainButtonProps = Omit<ButtonProps, 'asChild'>;

/**
 * A `Button` that is always a button, for parts that show one in some states only: a page would load with `asChild` what puts a look on any
 * child.
 */
export const PlainButton = forwardRef<HTMLButtonElement, PlainButtonProps>(function PlainButton(props, ref) {
  return <button type="button" {...propsOfButton(props)} ref={ref} />;
});

/** The attributes and the content of a button's element. */
export function propsOfButton({
  variant = 'solid',
  tone = 'accent',
  size = '2',
  loading = false,
  wide = false,
  disabled = false,
  onClick,
  className,
  children,
  ...rest
}: PlainButtonProps): ComponentPropsWithoutRef<'button'> {
  return {
    'data-part': 'button',
    ...rest,
    className: buttonClass({ variant, tone, size, wide, className }),
    ...pressable({ disabled, loading, onClick }),
    children: loading ? (
      <>
        <span className={nameWhileLoading}>{children}</span>
        <span className={spinnerPlace}>
          <span className={spinner} />
        </span>
      </>
    ) : (
      children
    ),
  } as ComponentPropsWithoutRef<'button'>;
}
