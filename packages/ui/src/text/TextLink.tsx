import { Slot } from 'radix-ui';
import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { link } from './Text.css.ts';

/** Props of {@link TextLink}. */
export interface TextLinkProps extends Omit<ComponentPropsWithoutRef<'a'>, 'className' | 'style'> {
  /**
   * Whether to apply the look to the only child: a router's link, or a button in a sentence.
   * @default false
   */
  asChild?: boolean;
}

/** A link inside text. Underlined, so that it is not marked by colour alone. */
export const TextLink = forwardRef<HTMLAnchorElement, TextLinkProps>(function TextLink({ asChild = false, ...rest }, ref) {
  const Tag = asChild ? Slot.Root : 'a';
  return <Tag {...rest} ref={ref} className={link} />;
});
