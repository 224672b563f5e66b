import * as Slot from 'radix-ui/slot';
import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { buttonClass, type ButtonSize, type ButtonTone, type ButtonVariant } from './Button.variants.ts';

export interface LinkButtonProps extends ComponentPropsWithoutRef<'a'> {
  /**
   * Emphasis: one `solid` per view, `soft` and `outline` beside it, `ghost` in rows.
   * @default 'solid'
   */
  variant?: ButtonVariant;
  /**
   * Meaning of the link: `danger` for a destructive action.
   * @default 'accent'
   */
  tone?: ButtonTone;
  /**
   * 28, 36 or 44 px high; at least 44 px on a touch screen.
   * @default '2'
   */
  size?: ButtonSize;
  /**
   * Whether to take the whole width.
   * @default false
   */
  wide?: boolean;
  /**
   * Whether to apply the look to the only child, such as a router's own link.
   * @default false
   */
  asChild?: boolean;
}

/** A link that looks like a button. It navigates, and can be opened in a new tab. */
export const LinkButton = forwardRef<HTMLAnchorElement, LinkButtonProps>(function LinkButton(
  { variant = 'solid', tone = 'accent', size = '2', wide = false, asChild = false, className, ...rest },
  ref,
) {
  const Tag = asChild ? Slot.Root : 'a';
  return <Tag data-part="link-button" {...rest} ref={ref} className={buttonClass({ variant, tone, size, wide, className })} />;
});
