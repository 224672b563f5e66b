import { Slot } from 'radix-ui';
import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { link } from './Text.css.ts';

/** What {@link TextLink} takes. */
export interface TextLinkProps extends Omit<ComponentPropsWithoutRef<'a'>, 'className' | 'style'> {
  /**
   * Give the look to the one child: a router's own link, or a button among words.
   * @default false
   */
  asChild?: boolean;
}

/** A link inside words. Underlined, so that colour alone never says that it is one. */
export const TextLink = forwardRef<HTMLAnchorElement, TextLinkProps>(function TextLink({ asChild = false, ...rest }, ref) {
  const Tag = asChild ? Slot.Root : 'a';
  return <Tag {...rest} ref={ref} className={link} />;
});
