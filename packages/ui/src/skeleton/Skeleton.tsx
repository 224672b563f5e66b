import { cva } from 'class-variance-authority';
import { forwardRef } from 'react';
import * as css from './Skeleton.css.ts';
import { type PartProps, rootProps } from '../theme/rootProps.ts';

const skeletonVariants = cva(css.skeleton, {
  variants: { shape: { text: css.text, block: css.block, circle: css.circle } },
});

export interface SkeletonProps extends PartProps {
  /**
   * `text` stands for one line of the text around it, `block` for an area, `circle` for an icon.
   * @default 'text'
   */
  shape?: 'text' | 'block' | 'circle';
  /**
   * Any CSS length.
   * @default '6em'
   */
  width?: string;
  /**
   * Any CSS length; what `shape` gives when left out: capital height for a text, the whole height for a block, the width for a circle.
   * @default undefined
   */
  height?: string;
}

/**
 * A placeholder in the shape of the loading content, so that the layout does not jump. A screen reader hears that it is busy;
 * set `aria-busy` on the element around several, so that it hears so once.
 */
export const Skeleton = forwardRef<HTMLSpanElement, SkeletonProps>(function Skeleton(
  { shape = 'text', width = '6em', height, ...rest },
  ref,
) {
  const resolvedHeight = height ?? (shape === 'circle' ? width : undefined);
  return (
    <span
      ref={ref}
      {...rootProps('skeleton', rest, skeletonVariants({ shape }))}
      aria-busy="true"
      data-shape={shape}
      style={{ width, height: resolvedHeight, ...rest.style }}
    />
  );
});
