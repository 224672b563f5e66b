import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import type { ButtonSize, ButtonTone, ButtonVariant } from './Button.variants.ts';

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
