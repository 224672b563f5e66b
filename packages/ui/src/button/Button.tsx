'use client';

import * as Slot from 'radix-ui/slot';
import { forwardRef } from 'react';
import { buttonClass } from './Button.variants.ts';
import type { ButtonProps } from './ButtonProps.ts';
import { propsOfButton } from './PlainButton.tsx';

/** A button. Its `type` is `button` by default, so that no form is submitted by accident. */
export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button({ asChild = false, ...props }, ref) {
  if (!asChild) return <button type="button" {...propsOfButton(props)} ref={ref} />;
  const { variant = 'solid', tone = 'accent', size = '2', wide = false, loading: _, disabled: __, className, ...rest } = props;
  return <Slot.Root data-part="button" {...rest} ref={ref} className={buttonClass({ variant, tone, size, wide, className })} />;
});
