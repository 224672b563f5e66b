import { forwardRef, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { stackVariants } from './Stack.variants.ts';

/** Props of {@link Stack}. */
export interface StackProps extends Omit<HTMLAttributes<HTMLElement>, 'className' | 'style'> {
  /**
   * Element that is rendered.
   * @default 'div'
   */
  as?: 'div' | 'section' | 'header' | 'footer' | 'nav' | 'main' | 'aside' | 'ul' | 'ol' | 'li' | 'form' | 'fieldset' | 'span';
  /**
   * Axis the children follow.
   * @default 'column'
   */
  direction?: 'column' | 'row';
  /**
   * Space between the children: 0, 4, 8, 12, 16, 24, 32 or 40 px.
   * @default '3'
   */
  gap?: '0' | '1' | '2' | '3' | '4' | '5' | '6' | '7';
  /**
   * Place across the axis.
   * @default 'stretch' in a column, 'center' in a row
   */
  align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch';
  /**
   * Place along the axis.
   * @default 'start'
   */
  justify?: 'start' | 'center' | 'end' | 'between';
  /**
   * Let a row break into lines where it is too narrow.
   * @default false
   */
  wrap?: boolean;
  /**
   * Take the space that is left in the stack around.
   * @default false
   */
  grow?: boolean;
  /** What is stacked. */
  children?: ReactNode;
}

/** Children in a row or a column with equal space between them. */
export const Stack = forwardRef<HTMLElement, StackProps>(function Stack(
  {
    as: Tag = 'div',
    direction = 'column',
    gap = '3',
    align = direction === 'row' ? 'center' : 'stretch',
    justify = 'start',
    wrap = false,
    grow = false,
    ...rest
  },
  ref,
) {
  // One component stands for many elements; the ref's type follows `as`, which the props cannot express.
  return <Tag {...rest} ref={ref as Ref<never>} className={stackVariants({ direction, gap, align, justify, wrap, grow })} />;
});
