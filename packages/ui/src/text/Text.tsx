import { forwardRef, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { textVariants } from './Text.variants.ts';

/** Steps of the type scale: 12, 14, 16, 18, 20, 24, 28 and 35 px. */
export type TextSize = '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8';

/** Props of {@link Text}. */
export interface TextProps extends Omit<HTMLAttributes<HTMLElement>, 'className' | 'style'> {
  /**
   * Element that is rendered.
   * @default 'span'
   */
  as?: 'span' | 'p' | 'div' | 'strong' | 'time' | 'dt' | 'dd' | 'li' | 'figcaption';
  /**
   * Step of the type scale.
   * @default the size around
   */
  size?: TextSize;
  /**
   * Colour by meaning: `accent` only for positive amounts and rates, `danger` only for losses and errors.
   * @default the colour around
   */
  tone?: 'default' | 'muted' | 'accent' | 'danger';
  /**
   * Font weight.
   * @default the weight around
   */
  weight?: 'regular' | 'medium' | 'semibold';
  /**
   * Text alignment.
   * @default the side around
   */
  align?: 'start' | 'center' | 'end';
  /**
   * Keep to one line and end it with an ellipsis. Never for money.
   * @default false
   */
  truncate?: boolean;
  /** Machine-readable moment, for `as="time"`. */
  dateTime?: string;
  /** The text. */
  children?: ReactNode;
}

/** Text in the theme's typeface, with tabular figures. */
export const Text = forwardRef<HTMLElement, TextProps>(function Text(
  { as: Tag = 'span', size, tone, weight, align, truncate = false, ...rest },
  ref,
) {
  // One component renders many elements; the ref's type follows `as`, which the props cannot express.
  return <Tag {...rest} ref={ref as Ref<never>} className={textVariants({ size, tone, weight, align, truncate })} />;
});
