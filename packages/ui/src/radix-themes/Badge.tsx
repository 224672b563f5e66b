import { Badge as RadixBadge } from '@radix-ui/themes/components/badge';
import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import type { Tone } from '../theme/tone.ts';
import { badge } from './Badge.css.ts';
import { toneColors } from './toneColors.ts';

export interface BadgeProps extends Omit<ComponentPropsWithoutRef<'span'>, 'color'> {
  /**
   * Colour by meaning; the text says the same.
   * @default 'neutral'
   */
  tone?: Tone;
  /**
   * `soft` for a prominent badge, `outline` for several in one row.
   * @default 'soft'
   */
  variant?: 'soft' | 'outline';
  /**
   * Size: text of 12 px in two paddings, or of 14 px.
   * @default '1'
   */
  size?: '1' | '2' | '3';
  /** One or two words. */
  children: ReactNode;
}

/** A short label on something: "New", "VIP 5", "Sold out". It cannot be pressed. */
export const Badge = forwardRef<HTMLSpanElement, BadgeProps>(function Badge({ tone = 'neutral', className, ...rest }, ref) {
  const color = toneColors[tone];
  return (
    <RadixBadge
      data-part="badge"
      data-tone={tone}
      {...rest}
      {...(color && { color })}
      ref={ref}
      className={className === undefined ? badge : `${badge} ${className}`}
    />
  );
});
