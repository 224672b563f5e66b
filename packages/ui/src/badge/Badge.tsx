import type { ReactNode } from 'react';
import type { Tone } from '../theme/tone.ts';
import { badgeClass, type BadgeVariant } from './Badge.variants.ts';

/** Props of {@link Badge}. */
export interface BadgeProps {
  /**
   * Colour by meaning; the text says the same.
   * @default 'neutral'
   */
  tone?: Tone;
  /**
   * `soft` for a prominent badge, `outline` for several in one row.
   * @default 'soft'
   */
  variant?: BadgeVariant;
  /**
   * Step of the type scale: 12 or 14 px.
   * @default '1'
   */
  size?: '1' | '2';
  /** One or two words. */
  children: ReactNode;
}

/** A short label on something: "New", "VIP 5", "Sold out". It cannot be pressed. */
export function Badge({ tone = 'neutral', variant = 'soft', size = '1', children }: BadgeProps) {
  return (
    <span className={badgeClass({ tone, variant, size })} data-tone={tone}>
      {children}
    </span>
  );
}
