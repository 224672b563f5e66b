import { forwardRef, type HTMLAttributes, type ReactNode } from 'react';
import { headingVariants } from './Text.variants.ts';
import type { TextSize } from './Text.tsx';

const defaultSize = { 1: '6', 2: '5', 3: '4', 4: '3', 5: '2', 6: '2' } as const;

/** Props of {@link Heading}. */
export interface HeadingProps extends Omit<HTMLAttributes<HTMLHeadingElement>, 'className' | 'style'> {
  /**
   * Level in the page's outline.
   * @default 2
   */
  level?: 1 | 2 | 3 | 4 | 5 | 6;
  /**
   * Step of the type scale.
   * @default what suits the level
   */
  size?: TextSize;
  /**
   * Colour by meaning.
   * @default the colour around
   */
  tone?: 'default' | 'muted' | 'accent' | 'danger';
  /**
   * Text alignment.
   * @default the side around
   */
  align?: 'start' | 'center' | 'end';
  /** The text. */
  children?: ReactNode;
}

/** A heading. `level` sets its place in the outline, `size` its look. */
export const Heading = forwardRef<HTMLHeadingElement, HeadingProps>(function Heading(
  { level = 2, size = defaultSize[level], tone, align, ...rest },
  ref,
) {
  const Tag = `h${level}` as const;
  return <Tag {...rest} ref={ref} className={headingVariants({ size, tone, align })} />;
});
