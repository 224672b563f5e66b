import { skeletonVariants } from './Skeleton.variants.ts';

/** What {@link Skeleton} takes. */
export interface SkeletonProps {
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
 * Holds the place of what is still loading, in the same shape, so that nothing jumps when it comes.
 * Hidden from screen readers: what surrounds it says `aria-busy`.
 */
export function Skeleton({ shape = 'text', width = '6em', height }: SkeletonProps) {
  const resolvedHeight = height ?? (shape === 'circle' ? width : undefined);
  return <span aria-hidden="true" data-shape={shape} className={skeletonVariants({ shape })} style={{ width, height: resolvedHeight }} />;
}
